/// What a command may touch outside itself: output, files, the clock.
///
/// Tests supply their own.
@MainActor
public protocol Surroundings {
  /// Whether standard output is a terminal that shows colours.
  var showsColor: Bool { get }

  /// Whether standard error is a terminal, where a line can be written over again.
  var showsProgress: Bool { get }

  /// The width of the terminal in columns.
  var width: Int { get }

  /// Seconds since some moment; only differences mean anything.
  var seconds: Double { get }

  /// Whether the user has asked to stop.
  var isInterrupted: Bool { get }

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
  /// - Throws: `CommandError` where there is no such file, or a larger one.
  func read(_ path: String, limit: Int) throws -> [UInt8]

  /// Writes a file, whole or not at all; makes its folders.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - text: The contents.
  /// - Throws: `CommandError` where that is impossible.
  func replace(_ path: String, with text: String) throws

  /// Whether there is a file.
  ///
  /// - Parameter path: The path.
  /// - Returns: Whether it exists.
  func exists(_ path: String) -> Bool
}
