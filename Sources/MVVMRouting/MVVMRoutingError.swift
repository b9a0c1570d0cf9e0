import HeadlessUIKit

/// Why a router did nothing.
public enum MVVMRoutingError: Error, Hashable, Sendable {
  /// A name that the router does not know.
  case unknownRoute(String, router: String, known: [String])
  /// The controller to push from stands in no navigation controller.
  case noNavigation(context: String)
}

extension MVVMRoutingError: CustomStringConvertible {
  /// One sentence: what is wrong, where, and what is allowed.
  public var description: String {
    switch self {
    case .unknownRoute(let name, let router, let known):
      "\(router) has no route “\(name)”"
        + (NearestName.find(name, among: known).map { "; did you mean “\($0)”?" }
          ?? "; known: \(known.isEmpty ? "none" : known.joined(separator: ", ")).")
    case .noNavigation(let context):
      "\(context) stands in no navigation controller, so nothing can be pushed from it."
    }
  }

  /// The error's name, by which expectations call it.
  public var code: String {
    switch self {
    case .unknownRoute: "unknownRoute"
    case .noNavigation: "noNavigation"
    }
  }
}
