/// Where in a storyboard file something stands.
public struct SourcePlace: Hashable, Sendable, CustomStringConvertible {
  /// The name of the file, as the caller gave it.
  public var file: String

  /// The line, counted from 1, where the format has lines.
  public var line: Int?

  /// The way from the top of a JSON document, such as `scenes[2].segues[0].kind`; empty for XML.
  public var path: String

  /// Names a place.
  ///
  /// - Parameters:
  ///   - file: The name of the file.
  ///   - line: The line, counted from 1.
  ///   - path: The way from the top of a JSON document.
  public init(file: String, line: Int? = nil, path: String = "") {
    self.file = file
    self.line = line
    self.path = path
  }

  /// The place as compilers print it: `Main.storyboard:12` or `main.json: scenes[2].kind`.
  public var description: String {
    var text = file
    if let line { text += ":\(line)" }
    if !path.isEmpty { text += ": \(path)" }
    return text
  }

  /// A place further down in the same document.
  func appending(_ component: String) -> SourcePlace {
    if component.isEmpty { return self }
    let separator = path.isEmpty || component.hasPrefix("[") ? "" : "."
    return SourcePlace(file: file, line: line, path: path + separator + component)
  }
}
