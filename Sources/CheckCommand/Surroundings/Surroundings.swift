/// What a command may touch outside itself: output, files, the clock.
///
/// Tests supply their own.
@MainActor
public protocol Surroundings {
  /// What a person types to run the command: the tool's own name, or the words that call it through a plugin.
  var commandName: String { get }

  /// The folder in which the command runs, whose files reports name by their paths in it; `nil` where there is none.
  var folder: String? { get }

  /// Whether standard output is a terminal that shows colours.
  var showsColor: Bool { get }

  /// Whether standard error is a terminal, where a line can be written over again.
  var showsProgress: Bool { get }

  /// How many columns the text on standard output may take.
  var width: Int { get }

  /// How many columns the terminal of the progress has.
  var progressWidth: Int { get }

  /// Seconds since some moment; only differences mean anything.
  var seconds: Double { get }

  /// Whole seconds since 1970, as the machine's clock says, which may be set; `nil` where nobody knows.
  var date: Int? { get }

  /// Waits, unless the user asks to stop.
  func wait(_ seconds: Double)

  /// How many bytes this process and its workers hold, as far as that can be known.
  var heldMemory: Int { get }

  /// How many bytes they may hold unless the user says otherwise; `nil` where nobody looks.
  var standardMemory: Int? { get }

  /// How many worker processes a check is divided among unless the user says otherwise; 0 where there are to be none.
  var standardJobs: Int { get }

  /// Whether the user has asked to stop.
  var isInterrupted: Bool { get }

  /// Keeps what is to be said if the process has to end before the command comes to its end.
  ///
  /// A command that keeps nothing is ended at once when the user asks to stop.
  ///
  /// - Parameter words: Makes what is to be said, on any thread; takes the place of what was kept before.
  func keep(lastWords words: @escaping @Sendable () -> LastWords)

  /// Why standard output could not be written, or `nil` while it could be, or while nobody wants to read on.
  var outputFailure: String? { get }

  /// Writes to standard output.
  ///
  /// - Parameter text: The text, with its line ends.
  func write(_ text: String)

  /// Writes to standard error.
  ///
  /// - Parameter text: The text, with its line ends.
  func writeError(_ text: String)

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - limit: The most bytes that are read.
  /// - Returns: The bytes.
  /// - Throws: `CommandError` where there is no such file, a larger one, or what is no regular file.
  func read(_ path: String, limit: Int) throws -> [UInt8]

  /// Writes files, all of them whole or none; makes their folders.
  ///
  /// What a symbolic link leads to is replaced, and not the link; a file that is there already keeps its mode.
  ///
  /// - Parameter files: The path and the contents of each.
  /// - Throws: `CommandError` where that is impossible, as where a path leads to a device or a pipe.
  func replace(_ files: [(path: String, text: String)]) throws

  /// Reads a file line by line, without keeping it.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - limit: The most bytes that a line may have.
  ///   - body: Receives each line without its line end.
  /// - Throws: `CommandError` where there is no such file, or a longer line; and what `body` throws.
  func forEachLine(of path: String, limit: Int, _ body: (ArraySlice<UInt8>) throws -> Void) throws

  /// Writes a file piece by piece, in the end whole or not at all; makes its folder.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - body: Is given what appends a text to the file.
  /// - Returns: What `body` gives.
  /// - Throws: `CommandError` where the file cannot be written; and what `body` throws. There is no file then, or the
  ///   old one.
  func stream<Result>(to path: String, _ body: (@escaping (String) -> Void) throws -> Result) throws -> Result

  /// Reads what a file has behind some of its bytes.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - offset: How many bytes are left out.
  /// - Returns: The bytes; none where there is no such file.
  /// - Throws: `CommandError` where the file cannot be read.
  func read(_ path: String, from offset: Int) throws -> [UInt8]

  /// Appends a text to a file, which is made where there is none, and its folder.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - path: The path.
  /// - Throws: `CommandError` where not all of it could be written; a part of it may have been.
  func append(_ text: String, to path: String) throws

  /// The names of the files in a folder, in their order; none where there is no such folder.
  func files(in folder: String) -> [String]

  /// How many seconds ago a file was written.
  ///
  /// - Parameter path: The path.
  /// - Returns: The seconds, or `nil` where nobody knows.
  func age(of path: String) -> Double?

  /// Locks a file, which is for nothing else, against other processes; makes it where there is none, and its folder.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - waits: Whether to wait for somebody who has locked it.
  /// - Returns: The lock, or `nil` where somebody else has it.
  /// - Throws: `CommandError` where the file cannot be opened.
  func lock(_ path: String, waits: Bool) throws -> FileLock?

  /// A variable of the environment.
  ///
  /// - Parameter name: Its name.
  /// - Returns: Its value, or `nil`.
  func environment(_ name: String) -> String?

  /// Whether there is a file.
  func exists(_ path: String) -> Bool
}

extension Surroundings {
  /// The name under which the package brings the command.
  public var commandName: String { "routecheck" }

  /// Nothing: commands are told all they need.
  public func environment(_ name: String) -> String? { nil }

  /// No date: commands do without one.
  public var date: Int? { nil }

  /// Does not wait: time passes by itself.
  public func wait(_ seconds: Double) {}

  /// Nothing: files have no dates.
  public func age(of path: String) -> Double? { nil }

  /// Nothing: nobody looks.
  public var heldMemory: Int { 0 }

  /// Any number: nobody looks.
  public var standardMemory: Int? { nil }

  /// None: reports name files as the compiler does, by module.
  public var folder: String? { nil }

  /// Keeps nothing: nobody ends the process from outside.
  public func keep(lastWords words: @escaping @Sendable () -> LastWords) {}

  /// Writes a file, whole or not at all; makes its folders.
  ///
  /// Where it is the first one in the tool's own folder, git is told to ignore the folder.
  func replace(_ path: String, with text: String) throws {
    let ignore = ".routecheck/.gitignore"
    let isFirst = path.hasPrefix(".routecheck/") && !exists(ignore)
    try replace([(path, text)] + (isFirst ? [(ignore, "*\n")] : []))
  }
}

/// A lock on a file, for as long as somebody holds it.
@MainActor
public final class FileLock {
  private let release: @MainActor () -> Void

  /// Makes a lock.
  public init(release: @escaping @MainActor () -> Void) { self.release = release }

  isolated deinit { release() }
}
