/// Why a verdict about an app can be tested and not proved: code of the app's may run where nobody asked for it, or
/// UIKit may treat a screen differently from another one.
public enum ProofObstacle: Hashable, Sendable, Codable {
  /// A screen's class overrides members of UIKit's, which run wherever such a screen stands.
  case overrides(class: String, members: [String])
  /// What a screen's class overrides cannot be read.
  case unreadable(class: String, reason: String)
  /// A new screen is not as UIKit makes one: these members differ.
  case isNotPlain(class: String, members: [String])
  /// A screen's class is a container, whose inside UIKit or the router looks at.
  case isContainer(class: String)
  /// A screen's class answers a question of the router's with code of the app's.
  case asksApp(class: String, member: String)
}

extension ProofObstacle: CustomStringConvertible {
  /// The obstacle as a sentence without a full stop.
  public var description: String {
    switch self {
    case .overrides(let name, let members): "\(name) overrides \(members.inWords)"
    case .unreadable(let name, let reason): "what \(name) overrides cannot be read (\(reason))"
    case .isNotPlain(let name, let members): "a new \(name) comes with its own \(members.inWords)"
    case .isContainer(let name): "\(name) is a container"
    case .asksApp(let name, let member): "\(name) computes \(member) with its own code"
    }
  }
}

extension [String] {
  /// The words in a sentence: `a`, `a and b`, `a, b and c`.
  fileprivate var inWords: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
