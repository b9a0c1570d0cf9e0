public import RoutingSpecs

extension AppFileError {
  /// The ways in which an app file can be wrong, with the facts of each.
  public enum Reason: Hashable, Sendable {
    // MARK: The text

    /// The file is larger than it may be; sizes in bytes.
    case tooLarge(bytes: Int, limit: Int)
    /// The bytes from here on are not UTF-8.
    case invalidUTF8
    /// The text is not JSON; `found` is `nil` at its end.
    case malformed(found: Unicode.Scalar?, expected: JSONExpectation)
    /// A string escapes half of a surrogate pair.
    case loneSurrogate
    /// Lists and objects stand inside each other deeper than they may.
    case tooDeep(limit: Int)
    /// An object has a key twice.
    case repeatedKey(String, first: SourcePosition)

    // MARK: The shape

    /// The file is written in another version of the format.
    case unsupportedFormat(found: String, supported: Int)
    /// A value is of the wrong kind.
    case wrongType(found: FoundValue, expected: [Shape])
    /// An object lacks a key.
    case missingKey(String)
    /// An object has none of the keys that say what it is.
    case missingTag(allowed: [String])
    /// An object has a key that means nothing there.
    case unknownKey(String, allowed: [String])
    /// A text is none of the words that have a meaning there.
    case unknownWord(String, Vocabulary, allowed: [String])
    /// A number is too small or too large.
    case outOfRange(found: String, allowed: ClosedRange<Int>)
    /// A list has too few or too many elements.
    case wrongCount(found: Int, allowed: ClosedRange<Int>)
    /// A name breaks the rule for names of its kind.
    case invalidName(String, rule: NameRule)
    /// A list names something twice.
    case repeated(String, first: JSONPlace)

    // MARK: The sense

    /// Two screens or two routes have the same name.
    case duplicateName(String, first: JSONPlace)
    /// A route's chain leads back to itself; the names along the circle, the first one repeated at the end.
    case cyclicReference([String])
    /// Two things that cannot both be.
    case contradiction(Contradiction)
  }

  /// Two statements of a file that cannot both be meant.
  public enum Contradiction: Hashable, Sendable {
    /// The exhaustive bound is larger than the default one; the name of the limit.
    case exhaustiveExceedsDefault(String, exhaustive: String, default: String)
    /// No state fits: nothing of the app may stand at the root within the bound.
    case noStates
    /// A context is asked of a screen that has none.
    case contextOfPlainScreen(screen: String)
    /// A screen with contexts is built without one.
    case contextMissing(screen: String, allowed: [String])
    /// A controller cannot stand as both conditions say.
    case conditionsExclude(Condition, Condition)
    /// Two screens that are to be interchangeable do not occur in the same ways.
    case unlikeScreens(first: String, second: String, InterchangeableScreensError.Difference)
    /// A screen holds no children.
    case childrenOfScreen(String)
    /// The finder looks for another class than the factory builds.
    case finderAndFactoryDiffer(finder: String, factory: String)
    /// The finder looks for another context than the factory builds.
    case finderAndFactoryContextsDiffer(finder: String, factory: String)
    /// A step neither finds nor builds.
    case nothingFoundOrBuilt
    /// A step without a factory has an action.
    case actionWithoutFactory(String)
    /// A step with a factory has no action.
    case factoryWithoutAction
    /// An action stands on something else than the container it needs.
    case containerNeeded(action: String, container: Container, found: String)
    /// The target is a container that nothing fills.
    case emptyTarget(String)
    /// The step above a new, empty container is not built into it.
    case containerNotFilled(String)
    /// The selected tab is not among the tabs.
    case selectedTabAbsent(selected: Int, tabs: Int)
    /// A container stands inside another one that cannot hold it.
    case cannotHold(container: String, child: String)
  }

  /// A condition on where a controller stands.
  public typealias Condition = AppFile.Condition
  /// A container of UIKit.
  public typealias Container = AppFile.Container
}
