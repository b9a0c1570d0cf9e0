/// Mistakes that an app like this one is shipped with, each of which can be switched on by itself.
public struct Bugs: OptionSet, Hashable, Sendable {
  /// The mistakes as bits.
  public let rawValue: Int

  /// Makes a set of mistakes from bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The prices are looked up before the checkout opens, and a second tap opens it a second time.
  public static let checkoutOpensTwice = Bugs(rawValue: 1 << 0)
  /// A link keeps the screen of its order and pushes it a second time.
  public static let sameScreenAgain = Bugs(rawValue: 1 << 1)
  /// A reminder is confirmed by a product that the user has left meanwhile.
  public static let alertOnPoppedScreen = Bugs(rawValue: 1 << 2)
  /// A link pushes its product in the first tab, which is not selected.
  public static let linkOnHiddenTab = Bugs(rawValue: 1 << 3)
  /// A link shows an order to somebody who is not logged in.
  public static let linkSkipsLogin = Bugs(rawValue: 1 << 4)
  /// A checkout that was called off still waits for the user to log in.
  public static let flowNeverEnds = Bugs(rawValue: 1 << 5)
  /// A timer that nobody stops keeps its product alive.
  public static let timerKeepsScreen = Bugs(rawValue: 1 << 6)
  /// A link to the basket leaves the checkout where it is.
  public static let checkoutStays = Bugs(rawValue: 1 << 7)
  /// The welcome is presented while the login is still there.
  public static let welcomesTooEarly = Bugs(rawValue: 1 << 8)
  /// A link makes its order without the storyboard, and the order has no segues.
  public static let orderWithoutScene = Bugs(rawValue: 1 << 9)
  /// An order is loaded before it opens, and a second tap on its row opens it a second time.
  public static let rowOpensTwice = Bugs(rawValue: 1 << 10)
  /// Where the last order is deleted the list goes, and nothing comes in its place.
  public static let emptyListIsGone = Bugs(rawValue: 1 << 11)
  /// The seller is pushed onto the conversation that has just been dismissed.
  public static let pushesOnLeavingSheet = Bugs(rawValue: 1 << 12)

  /// All of them, in this order, with their names.
  public static let all: [(name: String, bug: Bugs)] = [
    ("checkoutOpensTwice", .checkoutOpensTwice), ("sameScreenAgain", .sameScreenAgain),
    ("alertOnPoppedScreen", .alertOnPoppedScreen), ("linkOnHiddenTab", .linkOnHiddenTab),
    ("linkSkipsLogin", .linkSkipsLogin), ("flowNeverEnds", .flowNeverEnds),
    ("timerKeepsScreen", .timerKeepsScreen), ("checkoutStays", .checkoutStays),
    ("welcomesTooEarly", .welcomesTooEarly), ("orderWithoutScene", .orderWithoutScene),
    ("rowOpensTwice", .rowOpensTwice), ("emptyListIsGone", .emptyListIsGone),
    ("pushesOnLeavingSheet", .pushesOnLeavingSheet),
  ]
}
