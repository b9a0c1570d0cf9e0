package import HeadlessUIKit

/// Is told what code under test is about to learn about the stack, so that a checker knows what it did not learn.
///
/// UIKit's calls track which controllers they hand out, and a search reports what it looks for, which tells much
/// less. Shipped code never sets it. It exists so that the search which is checked is the search which is shipped: the
/// search goes on as always when it has reported that.
@MainActor
package protocol OpenRegionObserver: StructureReadObserver {
  /// Called before a layer is searched.
  ///
  /// - Parameters:
  ///   - search: Where the search looks.
  ///   - isMatch: The test of the search.
  func willSearch(_ search: OpenRegions.Search, where isMatch: @MainActor (UIViewController) -> Bool)

  /// Called before a layer is searched by whoever only wants to know whether anybody passes.
  ///
  /// - Parameters:
  ///   - search: Where the search looks.
  ///   - isMatch: The test of the search.
  /// - Returns: Whether somebody passes, where nobody needs to search; otherwise `nil`.
  func hasMatch(_ search: OpenRegions.Search, where isMatch: @MainActor (UIViewController) -> Bool) -> Bool?

  /// Called before it matters what a controller is, of which nothing is asked by UIKit's calls.
  ///
  /// - Parameter controller: The controller.
  func willResolve(_ controller: UIViewController)

  /// Called before it matters how many layers there are, or which one lies over another.
  func willReadLayers()
}

/// The hook through which a checker tracks what is read of the stack.
@MainActor
package enum OpenRegions {
  /// How far a search goes into containers.
  package enum Depth {
    /// Containers are not entered.
    case nothing
    /// Only what they show is looked at.
    case visible
    /// Everything inside is looked at.
    case contained
  }

  /// Where a search looks.
  package enum Scope {
    /// At a controller and what is inside it.
    case layer
    /// At what lies over a child of a navigation controller.
    case over(UIViewController)
    /// At the layers between the controller's and the next one under it that the search comes by, if there are any.
    case layersUnder(LayerOrder)
  }

  /// In which order a search comes by layers.
  package enum LayerOrder {
    /// The topmost first.
    case downwards
    /// The lowest first.
    case upwards
    /// Only the lowest matters.
    case lowestOnly
  }

  /// A search of one layer, of a part of it, or of layers.
  package struct Search {
    /// The controller that the search starts from.
    package let start: UIViewController
    /// Where the search looks.
    package let scope: Scope
    /// Whether that controller itself is tested.
    package let testsStart: Bool
    /// How far the search goes into it.
    package let depth: Depth
    /// Whether it matters which controller passes, and not only whether one does.
    package let needsMatch: Bool
    /// The number of the test: searches of one number ask the same test; 0 where it has none.
    package let test: Int

    /// Describes a search.
    ///
    /// - Parameters:
    ///   - start: The controller that the search starts from.
    ///   - scope: Where the search looks.
    ///   - testsStart: Whether that controller itself is tested.
    ///   - depth: How far the search goes into it.
    ///   - needsMatch: Whether it matters which controller passes.
    ///   - test: The number of the test, if it has one.
    package init(
      start: UIViewController, scope: Scope = .layer, testsStart: Bool, depth: Depth, needsMatch: Bool,
      test: Int = 0
    ) {
      self.start = start
      self.scope = scope
      self.testsStart = testsStart
      self.depth = depth
      self.needsMatch = needsMatch
      self.test = test
    }

    /// Describes a search for any match among the controllers that lie over another one, and inside them.
    ///
    /// - Parameters:
    ///   - child: A controller on the stack of a navigation controller.
    ///   - container: The navigation controller.
    package init(over child: UIViewController, in container: UIViewController) {
      self.init(
        start: container, scope: .over(child), testsStart: false, depth: .contained, needsMatch: false)
    }
  }

  private static var lastTest = 0

  /// A number that no other test has had in this process.
  ///
  /// - Returns: The number, at least 1.
  package static func numberOfNextTest() -> Int {
    lastTest += 1
    return lastTest
  }

  /// Who is told, or `nil` where nobody is.
  package static var current: (any OpenRegionObserver)? {
    get { observer }
    set {
      observer = newValue
      isObserved = newValue != nil
    }
  }

  /// Whether anybody is told: all that shipped code pays for.
  package static var isActive: Bool { isObserved }

  /// Runs code of `Routing`: what it learns of the stack it reports, and how it learns it is not tracked.
  ///
  /// - Parameter body: The code.
  /// - Returns: What it gives.
  /// - Throws: What it throws.
  @inline(__always)
  static func ownCode<Result, Failure>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    guard isObserved else { return try body() }
    return try StructureReads.suspended(body)
  }

  /// Runs code of the app's, within code of `Routing`: what it reads through UIKit is tracked.
  ///
  /// - Parameters:
  ///   - exit: Where `Routing` is left.
  ///   - callsAppCode: Whether the app's code certainly runs there; a factory of the library's only calls initialisers.
  ///     Asked only where somebody listens.
  ///   - body: The app's code.
  /// - Returns: What it gives.
  /// - Throws: What it throws.
  @inline(__always)
  static func appCode<Result, Failure>(
    _ exit: Exit, callsAppCode: @autoclosure () -> Bool = true, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard isObserved else { return try body() }
    if !exits.contains(exit), callsAppCode() { exits.append(exit) }
    if mistake == .unheard(exit) { return try body() }
    return try StructureReads.resumed(body)
  }

  /// Runs code of a finder or an action, which may be the app's or one that `Routing` brings.
  ///
  /// - Parameters:
  ///   - part: The finder or the action; looked at only where somebody listens.
  ///   - exit: Where `Routing` is left if it is the app's.
  ///   - body: Its code.
  /// - Returns: What it gives.
  /// - Throws: What it throws.
  @inline(__always)
  static func code<Result, Failure>(
    of part: @autoclosure () -> Any, _ exit: Exit, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard isObserved else { return try body() }
    let part = part()
    return part is any Announcing
      ? try ownCode(body) : try appCode(exit, callsAppCode: mayCallAppCode(part), body)
  }

  /// Tells whoever listens that the app's code is given controllers.
  ///
  /// - Parameters:
  ///   - controllers: The controllers; made only where somebody listens.
  ///   - exit: Where the code gets them.
  @inline(__always)
  static func handOut(_ controllers: @autoclosure () -> [UIViewController], at exit: Exit) {
    guard isObserved, mistake != .unsaid(exit) else { return }
    let controllers = controllers()
    guard !controllers.isEmpty else { return }
    for controller in controllers { current?.willResolve(controller) }
  }

  /// Runs a test of a search that has been reported: what the test searches for in turn was asked when it was.
  ///
  /// - Parameter body: The test.
  /// - Returns: What it gives.
  @inline(__always)
  static func reported<Result>(_ body: () -> Result) -> Result {
    guard isObserved else { return body() }
    isObserved = false
    defer { isObserved = observer != nil }
    return body()
  }

  /// Where code of the app's has been called since somebody listens, each place once, in the order of the first calls.
  package private(set) static var exits: [Exit] = []

  /// Forgets where code of the app's has been called.
  package static func forgetExits() { exits = [] }

  // Private, so that the compiler can prove that nobody changes it while a search reads it.
  private static var isObserved = false
  private static var observer: (any OpenRegionObserver)?
}
