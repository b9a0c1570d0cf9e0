public import HeadlessUIKit

/// Something that a team wants to see happen.
///
/// If it never does, the app is not what they think it is.
///
/// ```swift
/// Sometimes("the alert over the settings") { root, sight in sight.top is UIAlertController && root.session.isLoggedIn }
/// ```
public struct Sometimes<Root>: Sendable {
  /// The name, for reports.
  public let name: String

  let isSeen: @MainActor (Root, Sight) -> Bool

  /// Names what should be seen.
  ///
  /// - Parameters:
  ///   - name: A name.
  ///   - isSeen: Says whether the state shows it. RouteCheck asks once in each state, when the app has come to rest
  ///     there.
  public init(_ name: String, isSeen: @escaping @MainActor (Root, Sight) -> Bool) {
    self.name = name
    self.isSeen = isSeen
  }
}

/// What is on screen when an app has come to rest.
@MainActor
public struct Sight {
  /// The window of the app.
  public let window: UIWindow

  /// The hierarchy, drawn, as reports show it.
  public let drawing: String

  /// The texts of labels, buttons and fields.
  public let texts: [String]

  /// The controllers that fill the topmost layer and that are shown inside it, containers before their children.
  public var controllers: [UIViewController] { window.shownControllers }

  /// The innermost screen of the topmost layer.
  public var top: UIViewController? { controllers.last }
}

/// What a team wanted to see, and the shortest journey that showed it.
public struct Sighting: Hashable, Sendable {
  /// What it is called.
  public let name: String

  /// The journey, step by step, or `nil` if nothing showed it.
  public let journey: [String]?
}

/// What a team wants to see, without the type that only their own code knows.
struct CheckedWitness: Sendable {
  let name: String
  let isSeen: @MainActor (Any, Sight) -> Bool

  init<Root>(_ sometimes: Sometimes<Root>) {
    name = sometimes.name
    let isSeen = sometimes.isSeen
    self.isSeen = { root, sight in (root as? Root).map { isSeen($0, sight) } ?? false }
  }
}
