/// The sentences for the errors of app files: the only place where they are written.
public struct AppFileErrorMessage: Sendable {
  private let fileName: String

  /// Makes a writer of sentences about one file.
  ///
  /// - Parameter fileName: the name that the sentences begin with, for example the path the user gave.
  public init(fileName: String) {
    self.fileName = fileName
  }

  /// Writes what is wrong, where it is, and what is allowed there.
  ///
  ///     shop.json:31:9: routes[3].from: "curent" is no start of a chain; did you mean "current"? Allowed: …
  ///
  /// - Parameter error: the error.
  /// - Returns: one line.
  public func sentence(for error: AppFileError) -> String {
    let position = "\(fileName.excerpt):\(error.position.line):\(error.position.column)"
    let place = error.place.components.isEmpty ? "" : " \(error.place):"
    return "\(position):\(place) \(text(for: error.reason))"
  }

  /// Writes all the errors of a file, and how many more there are.
  ///
  /// - Parameter errors: the errors.
  /// - Returns: one line for each, in their order.
  public func sentences(for errors: AppFileErrors) -> [String] {
    var lines = errors.errors.map { sentence(for: $0) }
    if errors.unreported > 0 {
      lines.append("\(fileName.excerpt): \(count(errors.unreported, "more error")); put these right first")
    }
    return lines
  }
}
