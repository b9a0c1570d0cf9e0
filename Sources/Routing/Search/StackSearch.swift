public import HeadlessUIKit

/// The one search through the stack that finders, starting points and dismissal checks use.
///
/// The order in which controllers are tested is the law written at ``SearchOptions``. A search that finds nothing
/// allocates nothing of its own; it costs one test and one look at the class for each controller it passes.
@MainActor
public struct StackSearch {
  /// Which parts of the stack are looked at.
  public let options: SearchOptions

  /// Whether it matters which controller passes, and not only whether one does.
  let needsMatch: Bool

  /// Which test is asked, where a checker is told of searches; 0 where nobody has numbered it.
  private var test = 0

  /// Makes a search.
  ///
  /// - Parameter options: Which parts of the stack to look at.
  public init(options: SearchOptions) { self.init(options: options, needsMatch: true) }

  init(options: SearchOptions, needsMatch: Bool) {
    self.options = options
    self.needsMatch = needsMatch
  }

  /// The first controller, in the order of the search, that passes a test.
  ///
  /// - Parameters:
  ///   - start: The controller to start from.
  ///   - isMatch: The test; it must not change the stack.
  /// - Returns: The first match, or `nil` if no controller passes.
  public func firstViewController(
    from start: UIViewController, where isMatch: @MainActor (UIViewController) -> Bool
  ) -> UIViewController? {
    guard OpenRegions.isActive else { return first(from: start, where: isMatch, reporting: isMatch) }
    let told = test == 0 ? numbered : self
    // What the search reads on its way, and what its test asks, is told by what it reports.
    return StructureReads.unobserved {
      told.first(
        from: start, where: { controller in OpenRegions.reported { isMatch(controller) } }, reporting: isMatch
      )
    }
  }

  /// The same search for one test, which is asked in several calls; a checker then knows that it is the same.
  var numbered: StackSearch {
    guard OpenRegions.isActive else { return self }
    var search = self
    search.test = OpenRegions.numberOfNextTest()
    return search
  }

  private typealias Test = @MainActor (UIViewController) -> Bool

  private func first(from start: UIViewController, where isMatch: Test, reporting test: Test)
    -> UIViewController?
  {
    if OpenRegions.isActive { announce(start, testsOwn: options.contains(.current), where: test) }
    if options.contains(.current), isMatch(start) { return start }
    if let match = firstInside(start, where: isMatch) { return match }
    if options.contains(.parent), let match = firstAncestor(of: start, where: isMatch, reporting: test) {
      return match
    }
    if options.contains(.presented) {
      var layer = start.layerAbove
      while let own = layer {
        if OpenRegions.isActive { announceLayers(under: own, .upwards, where: test) }
        if let match = firstInLayer(own, where: isMatch, reporting: test) { return match }
        layer = own.layerAbove
      }
    }
    if options.contains(.presenting) {
      var upper = start.layerRoot
      while let own = upper.layerBelow {
        if OpenRegions.isActive { announceLayers(under: upper, .downwards, where: test) }
        if let match = firstInLayer(own, where: isMatch, reporting: test) { return match }
        upper = own
      }
    }
    return nil
  }

  /// Whether any controller passes a test.
  ///
  /// Ask this where it does not matter which controller it is: a check that covers whole regions of stacks at once has
  /// fewer of them to tell apart.
  ///
  /// - Parameters:
  ///   - start: The controller to start from.
  ///   - isMatch: The test; it must not change the stack.
  /// - Returns: Whether one passes.
  public func hasMatch(
    from start: UIViewController, where isMatch: @MainActor (UIViewController) -> Bool
  ) -> Bool {
    let search = StackSearch(options: options, needsMatch: false)
    if OpenRegions.isActive, options.isSubset(of: [.current, .visible, .contained]),
      let answer = OpenRegions.current?.hasMatch(search.look(at: start), where: isMatch)
    {
      return answer
    }
    return search.firstViewController(from: start, where: isMatch) != nil
  }

  /// The look at a controller that the search begins with.
  private func look(at start: UIViewController) -> OpenRegions.Search {
    .init(start: start, testsStart: options.contains(.current), depth: depth, needsMatch: needsMatch)
  }

  private func firstInLayer(_ own: UIViewController, where isMatch: Test, reporting test: Test)
    -> UIViewController?
  {
    if OpenRegions.isActive { announce(own, testsOwn: true, where: test) }
    return isMatch(own) ? own : firstInside(own, where: isMatch)
  }

  /// Tells a checker that layers are searched, if there are any between one and the next that the search comes by.
  ///
  /// - Parameters:
  ///   - upper: The controller of the upper one of the two.
  ///   - order: In which order the search comes by them.
  ///   - isMatch: The test.
  func announceLayers(
    under upper: UIViewController, _ order: OpenRegions.LayerOrder,
    where isMatch: @MainActor (UIViewController) -> Bool
  ) {
    OpenRegions.current?.willSearch(
      .init(
        start: upper, scope: .layersUnder(order), testsStart: true, depth: depth,
        needsMatch: needsMatch, test: test),
      where: isMatch)
  }

  private var depth: OpenRegions.Depth {
    options.contains(.contained) ? .contained : options.contains(.visible) ? .visible : .nothing
  }

  /// Tells a checker what is about to be asked of a layer.
  private func announce(
    _ start: UIViewController, testsOwn: Bool, entering inner: OpenRegions.Depth? = nil,
    where isMatch: @MainActor (UIViewController) -> Bool
  ) {
    OpenRegions.current?.willSearch(
      .init(start: start, testsStart: testsOwn, depth: inner ?? depth, needsMatch: needsMatch, test: test),
      where: isMatch)
  }

  private func firstAncestor(of start: UIViewController, where isMatch: Test, reporting test: Test)
    -> UIViewController?
  {
    var ancestor = start.parent
    while let candidate = ancestor {
      if OpenRegions.isActive { announce(candidate, testsOwn: true, entering: .nothing, where: test) }
      if isMatch(candidate) { return candidate }
      ancestor = candidate.parent
    }
    return nil
  }

  private func firstInside(
    _ container: UIViewController, where isMatch: @MainActor (UIViewController) -> Bool
  ) -> UIViewController? {
    if options.contains(.contained) {
      return Self.first(inside: container, onlyVisible: false, where: isMatch)
    }
    if options.contains(.visible) { return Self.first(inside: container, onlyVisible: true, where: isMatch) }
    return nil
  }

  /// The first match among a container's descendants, depth first.
  static func first(
    inside container: UIViewController, onlyVisible: Bool,
    where isMatch: @MainActor (UIViewController) -> Bool
  ) -> UIViewController? {
    let kind = ControllerTraits.of(container).container
    guard kind != .none else { return nil }
    return firstInChildren(of: container, kind: kind, onlyVisible: onlyVisible, where: isMatch)
  }
}

extension StackSearch {
  /// The first match inside a screen that is a container of the app's own, for a checker that asks about screens.
  ///
  /// - Parameters:
  ///   - screen: The screen, which is not tested itself.
  ///   - depth: How far the search goes.
  ///   - isMatch: The test.
  /// - Returns: The first match, or `nil`.
  package static func first(
    insideScreen screen: UIViewController, depth: OpenRegions.Depth,
    where isMatch: @MainActor (UIViewController) -> Bool
  ) -> UIViewController? {
    switch depth {
    case .nothing: nil
    case .visible: first(inside: screen, onlyVisible: true, where: isMatch)
    case .contained: first(inside: screen, onlyVisible: false, where: isMatch)
    }
  }
}
