import Foundation

/// A file that is to be written in place of what its path leads to.
struct FileTarget {
  /// The path as the user gave it.
  let path: String

  /// Where the symbolic links lead: the name that the file gets, so that the links stay.
  let place: String

  /// What is known of the regular file that is there already.
  private let old: stat?

  /// Follows the links; throws where they lead in a circle, or to what is no regular file.
  init(_ path: String) throws {
    self.path = path
    do {
      place = try Self.place(of: path)
    } catch {
      throw CommandError.unwritableFile(path, reason: error.reason)
    }
    if let kind = Self.kindByName(place) { throw CommandError.notRegularOutput(path, kind) }
    var facts = stat()
    let isThere = stat(place, &facts) == 0
    if isThere, let kind = FileKind(facts) { throw CommandError.notRegularOutput(path, kind) }
    old = isThere ? facts : nil
  }

  /// The mode with which the file is made: nobody else reads what may be private, until `keepMode` says so.
  var firstMode: mode_t { old == nil ? 0o666 : 0o600 }

  /// Gives a draft the owner and the mode of the file whose place it takes.
  func keepMode(in draft: String) throws {
    guard let old else { return }
    // Only an administrator may write another user's file and leave it theirs.
    _ = lchown(draft, old.st_uid, old.st_gid)
    guard chmod(draft, old.st_mode & 0o7777) == 0 else { throw SystemError.last }
  }

  /// The most links that are followed, as many as the system itself follows.
  private static let mostLinks = 40

  private static func place(of path: String) throws(SystemError) -> String {
    var path = path
    for _ in 0...mostLinks {
      guard kindByName(path) == nil, let link = link(at: path) else { return path }
      let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
      path = link.hasPrefix("/") ? link : folder + link
    }
    throw SystemError(code: ELOOP)
  }

  /// Where a link leads, or `nil` where there is none.
  private static func link(at path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &bytes, bytes.count)
    return count > 0 ? String(decoding: bytes.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self) : nil
  }

  /// What a path can only be for its name: links in these folders lead to what is open, whatever they say.
  private static func kindByName(_ path: String) -> FileKind? {
    if path.hasSuffix("/") { return .folder }
    let isOpen = path.hasPrefix("/dev/fd/") || path.hasPrefix("/proc/") && path.contains("/fd/")
    return isOpen ? .stream : nil
  }
}
