import Foundation

/// One end of a pipe, closed when it is let go.
final class PipeEnd {
  let descriptor: Int32
  private var isOpen = true

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { close() }

  func close() {
    guard isOpen else { return }
    isOpen = false
    Foundation.close(descriptor)
  }

  /// Writes all bytes; gives false where nobody reads them any more.
  func write(_ bytes: [UInt8]) -> Bool {
    var done = 0
    while done < bytes.count {
      let count = bytes[done...].withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        done += count
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  /// How much room is made at once: who says how many bytes are to come may be wrong.
  private static let pieceLength = 1 << 20

  /// Reads exactly as many bytes as asked for, or nil where the pipe ends before.
  func read(exactly wanted: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    var done = 0
    while done < wanted {
      if done == bytes.count {
        bytes += [UInt8](repeating: 0, count: min(wanted - done, Self.pieceLength))
      }
      let count = bytes.withUnsafeMutableBytes {
        Foundation.read(descriptor, $0.baseAddress?.advanced(by: done), $0.count - done)
      }
      if count > 0 {
        done += count
      } else if count == 0 || errno != EINTR {
        return nil
      }
    }
    return bytes
  }

  /// Reads what there is, up to a limit; empty at the end of the pipe.
  func readSome(atMost limit: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: limit)
    let count = bytes.withUnsafeMutableBytes { Foundation.read(descriptor, $0.baseAddress, $0.count) }
    return count > 0 ? Array(bytes[..<count]) : []
  }

  /// Whether reading would not wait: there are bytes, or the pipe has ended.
  func isReadable(within milliseconds: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }
}

/// A pipe that no program started by somebody else inherits.
struct PipePair {
  let reading: PipeEnd
  let writing: PipeEnd

  init() throws(WorkerError) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw .system("pipe", code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    reading = PipeEnd(ends[0])
    writing = PipeEnd(ends[1])
  }
}

/// Messages on a pipe: the length in eight bytes, the kind in one, then the bytes.
struct Message {
  enum Kind: UInt8 {
    /// The answer to a request, or the request itself.
    case whole
    /// Something to know before the answer, in case it never comes.
    case interim
  }

  var kind = Kind.whole
  var bytes: [UInt8]

  func write(to end: PipeEnd) -> Bool {
    var head = withUnsafeBytes(of: UInt64(bytes.count).littleEndian, Array.init)
    head.append(kind.rawValue)
    return end.write(head + bytes)
  }

  /// Reads a message, or nil where the pipe has ended.
  static func read(from end: PipeEnd) -> Message? {
    guard let head = end.read(exactly: 9), let kind = Kind(rawValue: head[8]) else { return nil }
    let count = head[..<8].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    guard count < 1 << 32, let bytes = end.read(exactly: Int(count)) else { return nil }
    return Message(kind: kind, bytes: bytes)
  }
}
