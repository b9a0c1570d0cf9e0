/// A module of Apple's that an app imports, and that is not here.
public struct MissingModule: Hashable, Sendable {
  /// Its name.
  public let name: String

  /// How many files import it.
  public let fileCount: Int

  /// Takes down that files import it.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - fileCount: How many files do.
  public init(name: String, fileCount: Int) { (self.name, self.fileCount) = (name, fileCount) }

  /// What the compiler says where the module is not there either.
  public var warning: String {
    let files = fileCount == 1 ? "1 file imports it" : "\(fileCount) files import it"
    return "\(name) is a module of Apple's that is not here, and \(files). The build goes on without it. "
      + "Write what is used of it in a Swift file of this target, or make a target of that name; "
      + "routecheck gaps lists it"
  }

  /// Reads what the compiler has said.
  ///
  /// - Parameter warning: A warning; of another one nothing is made.
  public init?(warning: some StringProtocol) {
    let text = String(warning)
    let pattern = /(\w+) is a module of Apple's that is not here, and (\d+) files? imports? it\..*/
    guard let match = text.wholeMatch(of: pattern), let count = Int(match.2) else { return nil }
    self.init(name: String(match.1), fileCount: count)
  }
}
