/// Why a verdict about an app can be tested and not proved: code of the app's may run where nobody asked for
/// it, or UIKit may treat a screen differently from another one.
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

extension ProofObstacle {
  /// The class that stands in the way.
  public var className: String {
    switch self {
    case .overrides(let name, _), .unreadable(let name, _), .isNotPlain(let name, _), .isContainer(let name),
      .asksApp(let name, _):
      name
    }
  }

  /// The manner in which it does, a word for programs.
  public var kind: String {
    switch self {
    case .overrides: "overrides"
    case .unreadable: "unreadable"
    case .isNotPlain: "isNotPlain"
    case .isContainer: "isContainer"
    case .asksApp: "asksApp"
    }
  }
}

extension ProofObstacle: CustomStringConvertible {
  /// The obstacle as a sentence without a full stop.
  public var description: String { "\(className) \(phrase)" }

  /// What is said of the class.
  public var phrase: String {
    switch self {
    case .overrides(_, let members): "overrides \(members.inWords)"
    case .unreadable(_, let reason): "may override anything (\(reason))"
    case .isNotPlain(_, let members): "comes with \(members.inWords) of its own"
    case .isContainer: "is a container"
    case .asksApp(_, let member): "computes \(member)"
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
