/// Where in a storyboard file something stands.
public struct SourcePlace: Hashable, Sendable, CustomStringConvertible {
  /// The name of the file, as the caller gave it.
  public var file: String

  /// The line, counted from 1; `nil` for what was not read from a file.
  public var line: Int?

  /// Names a place.
  ///
  /// - Parameters:
  ///   - file: The name of the file.
  ///   - line: The line, counted from 1.
  public init(file: String, line: Int? = nil) {
    self.file = file
    self.line = line
  }

  /// The place as compilers print it: `Main.storyboard:12`.
  public var description: String { line.map { "\(file):\($0)" } ?? file }
}
