/// A file of an app's source.
public struct SourceFile: Hashable, Sendable {
  /// Its path below the folder of the sources.
  public let path: String

  /// What it says.
  public let text: String

  /// Makes a file.
  ///
  /// - Parameters:
  ///   - path: Its path below the folder of the sources.
  ///   - text: What it says.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
