import Foundation

/// What a path leads to where that is no regular file.
public enum FileKind: Hashable, Sendable {
  /// A folder.
  case folder
  /// A pipe with a name, or one that a shell has made for a process substitution.
  case pipe
  /// A socket.
  case socket
  /// A device, such as `/dev/null`.
  case device
  /// What a process has open already, such as `/dev/stdout`.
  case stream
}

extension FileKind {
  /// What the system says that there is; `nil` for a regular file.
  init?(_ facts: stat) {
    switch facts.st_mode & S_IFMT {
    case S_IFREG: return nil
    case S_IFDIR: self = .folder
    case S_IFIFO: self = .pipe
    case S_IFSOCK: self = .socket
    default: self = .device
    }
  }

  /// What it is, for a sentence.
  var words: String {
    switch self {
    case .folder: "a folder"
    case .pipe: "a pipe"
    case .socket: "a socket"
    case .device: "a device"
    case .stream: "an open stream of a process"
    }
  }
}
