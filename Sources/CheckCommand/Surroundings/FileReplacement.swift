import Foundation

/// Writes files so that each of them is either the old one or the new one, never a part.
enum FileReplacement {
  /// Writes all files under other names first, and gives them their names when nothing can go wrong any more.
  ///
  /// - Parameter files: The path and the contents of each.
  /// - Throws: `CommandError.unwritableFile` with the first path that cannot be written; nothing has changed then
  ///   but that folders may have been made.
  static func replace(_ files: [(path: String, text: String)]) throws {
    var written: [(draft: String, path: String)] = []
    do {
      for (path, text) in files { written.append((try draft(of: path, text), path)) }
      for (draft, path) in written { try naming(path) { try move(draft, to: path) } }
    } catch {
      for (draft, _) in written { unlink(draft) }
      throw error
    }
  }

  private static func naming<Result>(_ path: String, _ work: () throws -> Result) throws -> Result {
    do {
      return try work()
    } catch let error as SystemError {
      throw CommandError.unwritableFile(path, reason: error.reason)
    }
  }

  /// Writes the text beside the file that it is for.
  private static func draft(of path: String, _ text: String) throws -> String {
    try naming(path) {
      try makeFolder(of: path)
      if isFolder(path) { throw SystemError(code: EISDIR) }
      let draft = "\(path).\(getpid()).new"
      do {
        try Descriptor.withFile(draft, O_WRONLY | O_CREAT | O_TRUNC) { try $0.write(text) }
      } catch {
        unlink(draft)
        throw error
      }
      return draft
    }
  }

  private static func makeFolder(of path: String) throws {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    for end in parts.indices {
      let folder = parts[...end].joined(separator: "/")
      guard !folder.isEmpty, !isFolder(folder) else { continue }
      guard mkdir(folder, 0o777) != 0 else { continue }
      let error = SystemError.last
      // Somebody else may have made the folder in the meantime; whatever else has its name is in the way.
      if error.code != EEXIST { throw error }
      if !isFolder(folder) { throw SystemError(code: ENOTDIR) }
    }
  }

  private static func move(_ draft: String, to path: String) throws {
    guard rename(draft, path) == 0 else { throw SystemError.last }
  }

  private static func isFolder(_ path: String) -> Bool {
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
  }
}
