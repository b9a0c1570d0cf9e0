import Foundation

/// Why the system refused something.
struct SystemError: Error {
  let code: Int32

  /// The error that the last call left behind.
  static var last: SystemError { SystemError(code: errno) }

  /// The reason in the system's words, such as "no space left on device".
  var reason: String {
    let text = String(cString: strerror(code))
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}

/// An open file, terminal or pipe.
struct Descriptor {
  let number: Int32

  init(_ number: Int32) { self.number = number }

  /// Opens a file for as long as it is used.
  static func withFile<Result>(
    _ path: String, _ flags: Int32, mode: mode_t = 0o666, _ use: (Descriptor) throws -> Result
  ) throws -> Result {
    let number = open(path, flags | O_CLOEXEC, mode)
    guard number >= 0 else { throw SystemError.last }
    defer { close(number) }
    return try use(Descriptor(number))
  }

  /// Opens a regular file for reading, for as long as it is used.
  ///
  /// What is none is looked at and not opened, where nobody changes it in between: a pipe would let its writer go on, and
  /// opening a device may do something. None is waited for.
  static func withRegularFile<Result>(_ path: String, _ use: (Descriptor) throws -> Result) throws -> Result {
    var facts = stat()
    guard stat(path, &facts) == 0 else { throw SystemError.last }
    if let kind = FileKind(facts) { throw CommandError.notRegularInput(path, kind) }
    return try withFile(path, O_RDONLY | O_NONBLOCK | O_NOCTTY) { file in
      guard fstat(file.number, &facts) == 0 else { throw SystemError.last }
      if let kind = FileKind(facts) { throw CommandError.notRegularInput(path, kind) }
      return try use(file)
    }
  }

  /// Writes a text, however many calls that takes.
  func write(_ text: String) throws(SystemError) {
    var text = text
    let failure: SystemError? = text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)[...]
      while !rest.isEmpty {
        let written = Foundation.write(number, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if written >= 0 {
          rest = rest.dropFirst(written)
        } else if !canGoOn() {
          return .last
        }
      }
      return nil
    }
    if let failure { throw failure }
  }

  /// Whether the last write only has to be tried again; waits until a slow reader has made room.
  private func canGoOn() -> Bool {
    switch errno {
    case EINTR: return true
    case EAGAIN:
      var request = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
      return poll(&request, 1, -1) >= 0 || errno == EINTR
    default: return false
    }
  }

  /// Reads until the end, or until there are as many bytes as asked for.
  func read(atMost limit: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < limit {
      let count = Foundation.read(number, &piece, min(piece.count, limit - bytes.count))
      if count == 0 { break }
      if count > 0 {
        bytes += piece.prefix(count)
      } else if errno != EINTR {
        throw .last
      }
    }
    return bytes
  }
}
