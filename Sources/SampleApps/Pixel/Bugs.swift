/// Mistakes of the kind that ships, each of which can be switched on by itself.
public struct Bugs: OptionSet, Hashable, Sendable {
  /// The mistakes as bits.
  public let rawValue: Int

  /// Makes a set of mistakes from bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A link pops its tab to the root and forgets the sheet above.
  public static let sheetStays = Bugs(rawValue: 1 << 0)
  /// A second link is dropped while the first is in flight.
  public static let secondLinkIsLost = Bugs(rawValue: 1 << 1)
  /// The picker covers its context only, which stays blank when the tab was left meanwhile.
  public static let pickerInContext = Bugs(rawValue: 1 << 2)
  /// A flag against double taps stays set where a sheet is swiped away.
  public static let flagStaysSet = Bugs(rawValue: 1 << 3)
  /// The settings are dismissed, and the next sheet is presented without waiting.
  public static let presentsTooEarly = Bugs(rawValue: 1 << 4)
  /// The profile is taken to be the third tab, which guests do not have.
  public static let tabIndexIsFixed = Bugs(rawValue: 1 << 5)
  /// A post keeps itself alive.
  public static let retainCycle = Bugs(rawValue: 1 << 6)
  /// A post that is loaded first may be opened twice.
  public static let doubleTap = Bugs(rawValue: 1 << 7)
  /// An alert is presented by a controller that is covered.
  public static let alertFromBelow = Bugs(rawValue: 1 << 8)
  /// What was loaded is pushed onto the stack of a session that is over.
  public static let lateCompletion = Bugs(rawValue: 1 << 9)

  /// All of them, in this order, with their names.
  public static let all: [(name: String, bug: Bugs)] = [
    ("sheetStays", .sheetStays), ("secondLinkIsLost", .secondLinkIsLost),
    ("pickerInContext", .pickerInContext), ("flagStaysSet", .flagStaysSet),
    ("presentsTooEarly", .presentsTooEarly), ("tabIndexIsFixed", .tabIndexIsFixed),
    ("retainCycle", .retainCycle), ("doubleTap", .doubleTap), ("alertFromBelow", .alertFromBelow),
    ("lateCompletion", .lateCompletion),
  ]
}
