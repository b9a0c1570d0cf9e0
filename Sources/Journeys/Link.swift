public import HeadlessUIKit

/// Something that may reach the app at any moment: a deep link, a notification, a shortcut.
///
/// ```swift
/// extension Link where Root == AppCoordinator {
///   static var post: Link { Link("post", reaches: PostViewController.self) { $0.handle("pixel://post/1") } }
///   static var card: Link {
///     Link(
///       "card", reaches: CardViewController.self,
///       or: .declines("nobody is signed in", when: { $0.user == nil }),
///       .declines("locked", showing: LockViewController.self, when: { $0.isLocked })
///     ) { $0.handle("pixel://card") }
///   }
/// }
/// ```
public struct Link<Root>: Sendable {
  /// The name; used as a member in the tests that a report suggests.
  public let name: String

  let target: UIViewController.Type
  let matches: @MainActor (UIViewController) -> Bool
  let declines: [Decline<Root>]
  let perform: @MainActor (Root) throws -> Void

  /// Names a link and says what it does.
  ///
  /// - Parameters:
  ///   - name: A name, which no other link of the app has.
  ///   - target: The class of the screen that is on top when the app has come to rest.
  ///   - isRight: Whether such a screen shows the right thing; by default any does.
  ///   - declines: What may happen instead, if anything may. Where one of several must happen, any other that may happen
  ///     is fine as well.
  ///   - perform: Hands the link to the app. If it throws an error, the link has declined.
  public init<Target: UIViewController>(
    _ name: String, reaches target: Target.Type,
    where isRight: @escaping @MainActor (Target) -> Bool = { _ in true }, or declines: Decline<Root>...,
    perform: @escaping @MainActor (Root) throws -> Void
  ) {
    self.name = name
    self.target = target
    self.matches = { $0.shown(as: target).map(isRight) ?? false }
    self.declines = declines
    self.perform = perform
  }
}

/// What may happen instead of a link: nothing at all, or another screen.
public struct Decline<Root>: Sendable {
  let reason: String
  let shows: (@MainActor (UIViewController) -> Bool)?
  let isDue: (@MainActor (Root) -> Bool)?

  /// The link changes nothing.
  ///
  /// - Parameters:
  ///   - reason: Why, in a few words.
  ///   - isDue: When the link must decline, and otherwise must not; without it, it always may.
  /// - Returns: The decline.
  public static func declines(
    _ reason: String, when isDue: (@MainActor (Root) -> Bool)? = nil
  ) -> Decline {
    Decline(reason: reason, shows: nil, isDue: isDue)
  }

  /// The link leads to a screen that says why.
  ///
  /// - Parameters:
  ///   - reason: Why, in a few words.
  ///   - screen: The class of the screen that is on top then.
  ///   - isDue: When the link must decline, and otherwise must not; without it, it always may.
  /// - Returns: The decline.
  public static func declines<Screen: UIViewController>(
    _ reason: String, showing screen: Screen.Type, when isDue: (@MainActor (Root) -> Bool)? = nil
  ) -> Decline {
    Decline(reason: reason, shows: { $0.shown(as: screen) != nil }, isDue: isDue)
  }
}

extension Link: CustomStringConvertible {
  /// The link's name.
  public var description: String { name }
}

/// A link without the type that only the team's own code knows.
struct CheckedLink: Sendable {
  let name: String
  let target: UIViewController.Type
  let matches: @MainActor (UIViewController) -> Bool
  let declines: [Decline<Any>]
  let perform: @MainActor (Any) throws -> Void

  init<Root>(_ link: Link<Root>) {
    name = link.name
    target = link.target
    matches = link.matches
    declines = link.declines.map { decline in
      Decline(
        reason: decline.reason, shows: decline.shows,
        isDue: decline.isDue.map { ofAnyRoot($0, otherwise: false) })
    }
    let perform = link.perform
    self.perform = { root in
      guard let root = root as? Root else { preconditionFailure("a root of another type: \(root)") }
      try perform(root)
    }
  }
}
