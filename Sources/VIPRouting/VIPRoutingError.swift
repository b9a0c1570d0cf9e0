import HeadlessUIKit

/// Why a router of a scene could not do what it was asked to.
public enum VIPRoutingError: Error, Hashable, Sendable {
  /// A segue without an identifier, which no method can be found for.
  case segueWithoutIdentifier(source: String)
  /// A segue with an identifier that the scene has no method for.
  case unknownSegue(String, source: String, known: [String])
  /// The scene's controller has no router.
  case noRouter(source: String)
  /// The scene's router has no data store.
  case noDataStore(router: String)
}

extension VIPRoutingError: CustomStringConvertible {
  /// One sentence: what is wrong, where, and what is allowed.
  public var description: String {
    switch self {
    case .segueWithoutIdentifier(let source):
      "A segue of \(source) has no identifier; give it the name of a method of the router."
    case .unknownSegue(let name, let source, let known):
      "The router of \(source) has no method for the segue “\(name)”"
        + (NearestName.find(name, among: known).map { "; did you mean “\($0)”?" }
          ?? "; known: \(known.isEmpty ? "none" : known.joined(separator: ", ")).")
    case .noRouter(let source): "\(source) has no router; set it before the scene is shown."
    case .noDataStore(let router): "\(router) has no data store; set it to the scene's interactor."
    }
  }
}
