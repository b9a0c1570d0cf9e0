import Foundation
import Synchronization

/// Writes files so that each of them is either the old one or the new one, never a part.
enum FileReplacement {
  /// The drafts that have not got their names yet.
  private static let drafts = Mutex<Set<String>>([])

  /// Removes every draft, of whatever thread, before the process ends.
  static func removeDrafts() {
    for draft in drafts.withLock({ $0 }) { unlink(draft) }
  }

  private static func remove(_ draft: String) {
    unlink(draft)
    forget(draft)
  }

  private static func forget(_ draft: String) { _ = drafts.withLock { $0.remove(draft) } }

  /// Writes all files under other names first, and gives them their names when nothing can go wrong any more.
  ///
  /// A symbolic link stays: what it leads to is replaced. A file that is there already keeps its mode.
  ///
  /// - Parameter files: The path and the contents of each.
  /// - Throws: `CommandError.notRegularOutput` with the first path that leads to no regular file, before anything is
  ///   written; `CommandError.unwritableFile` with the first that cannot be written. Nothing has changed then but that
  ///   folders may have been made.
  static func replace(_ files: [(path: String, text: String)]) throws {
    let all = try files.map { (target: try FileTarget($0.path), text: $0.text) }
    var written: [(draft: String, target: FileTarget)] = []
    do {
      for (target, text) in all { written.append((try draft(of: target, text), target)) }
      for (draft, target) in written { try move(draft, to: target) }
    } catch {
      for (draft, _) in written { remove(draft) }
      throw error
    }
  }

  /// Writes a file piece by piece under another name, and gives it its name when it is whole.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - body: Is given what appends a text to the file.
  /// - Returns: What `body` gives.
  /// - Throws: What `replace` throws, before `body` has begun where that is possible; and what `body` throws. Nothing
  ///   has changed then but that folders may have been made.
  static func stream<Result>(
    to path: String, _ body: (@escaping (String) -> Void) throws -> Result
  ) throws -> Result {
    let target = try FileTarget(path)
    let draft = try draft(of: target, "")
    do {
      let sink = TextSink()
      let result = try naming(path) {
        try Descriptor.withFile(draft, O_WRONLY | O_TRUNC) { file in
          let result = try body { sink.append($0, to: file) }
          sink.flush(to: file)
          if let failure = sink.failure { throw failure }
          return result
        }
      }
      try move(draft, to: target)
      return result
    } catch {
      remove(draft)
      throw error
    }
  }

  /// Appends a text to a file, and waits until it is on the disk.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - path: The path; the file and its folder are made where there are none.
  /// - Throws: `CommandError.notRegularOutput` before anything is written; `CommandError.unwritableFile`, where a part of
  ///   the text may have been written.
  static func append(_ text: String, to path: String) throws {
    let target = try FileTarget(path)
    try naming(path) {
      try makeFolder(of: target.place)
      try Descriptor.withFile(target.place, O_WRONLY | O_CREAT | O_APPEND) { file in
        try file.write(text)
        guard fsync(file.number) == 0 else { throw SystemError.last }
      }
    }
  }

  /// Opens a file and locks it against other processes that lock it, until this process closes it or ends.
  ///
  /// The file is for nothing else: the lock is gone as soon as the process closes the file anywhere.
  ///
  /// - Parameters:
  ///   - path: The path; the file and its folder are made where there are none.
  ///   - waits: Whether to wait for somebody who has locked it.
  /// - Returns: The open file, or `nil` where somebody else has locked it.
  /// - Throws: `CommandError.unwritableFile` where it cannot be opened.
  static func lock(_ path: String, waits: Bool) throws -> Descriptor? {
    try naming(path) {
      try makeFolder(of: path)
      let number = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
      guard number >= 0 else { throw SystemError.last }
      // Unlike those of `flock`, such a lock is not the worker's too that this process makes later.
      var whole = flock()
      (whole.l_type, whole.l_whence) = (Int16(F_WRLCK), Int16(SEEK_SET))
      while fcntl(number, waits ? F_SETLKW : F_SETLK, &whole) != 0 {
        let error = SystemError.last
        if error.code == EINTR { continue }
        close(number)
        if error.code == EACCES || error.code == EAGAIN { return nil }
        throw error
      }
      return Descriptor(number)
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
  private static func draft(of target: FileTarget, _ text: String) throws -> String {
    try naming(target.path) {
      try makeFolder(of: target.place)
      let draft = "\(target.place).\(getpid()).new"
      _ = drafts.withLock { $0.insert(draft) }
      do {
        // A process of this number may have left one behind.
        unlink(draft)
        try Descriptor.withFile(draft, O_WRONLY | O_CREAT | O_EXCL, mode: target.firstMode) {
          try $0.write(text)
        }
      } catch {
        remove(draft)
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

  private static func move(_ draft: String, to target: FileTarget) throws {
    try naming(target.path) {
      try target.keepMode(in: draft)
      guard rename(draft, target.place) == 0 else { throw SystemError.last }
    }
    forget(draft)
  }

  private static func isFolder(_ path: String) -> Bool {
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
  }
}

/// Collects small texts, so that each of them is not a call of its own, and keeps the first failure.
private final class TextSink {
  private(set) var failure: SystemError?
  private var text = ""

  func append(_ more: String, to file: Descriptor) {
    text += more
    if text.utf8.count >= 1 << 16 { flush(to: file) }
  }

  func flush(to file: Descriptor) {
    guard failure == nil else { return }
    do {
      try file.write(text)
    } catch {
      failure = error
    }
    text = ""
  }
}
