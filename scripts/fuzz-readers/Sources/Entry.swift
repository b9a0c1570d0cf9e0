import Foundation

/// What libFuzzer calls once: writes the seeds and leaves, where it is asked for them.
@_cdecl("LLVMFuzzerInitialize")
public func fuzzerInitialize(_ count: UnsafeMutableRawPointer, _ arguments: UnsafeMutableRawPointer) -> Int32
{
  let environment = ProcessInfo.processInfo.environment
  if let folder = environment["FUZZ_SEEDS"] {
    MainActor.assumeIsolated { Seeds(folder: folder).write() }
    exit(0)
  }
  let name = environment["FUZZ_READER"] ?? ""
  guard let reader = Readers.all.first(where: { $0.name == name }) else {
    print("FUZZ_READER is one of \(Readers.all.map(\.name).joined(separator: ", "))")
    exit(2)
  }
  chosen = reader.read
  return 0
}

/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzerTestOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  MainActor.assumeIsolated { chosen(bytes) }
  return 0
}

/// The reader of this process; libFuzzer has one thread.
nonisolated(unsafe) private var chosen: @MainActor ([UInt8]) -> Void = { _ in }

/// Ends the process with words, as a finding.
func require(_ condition: Bool, _ words: @autoclosure () -> String) {
  if !condition { fatalError(words()) }
}
