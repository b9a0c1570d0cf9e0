package import HeadlessUIKit

/// A law of searching that a finder breaks.
package enum FinderLaw: Hashable, Sendable {
  /// Asked twice in the same stack it gave different answers.
  case answersTheSame
  /// It found a controller that is not on the stack of the window.
  case findsOnTheStack
  /// It goes through the stack, but does not give the first match in the order of the search.
  case findsTheFirst
  /// With a further option the search does not come by what it finds without.
  case losesNothing(by: SearchOptions)
}

/// What examining a finder in one stack has shown.
package enum FinderExamination: Hashable, Sendable {
  /// It finds nothing, or fails: there is nothing to hold it to.
  case nothing
  /// It finds a controller, in accordance with all laws.
  case lawful
  /// It breaks a law.
  case breaks(FinderLaw)
}

/// Examines one finder of a chain.
@MainActor
package final class FinderProbe {
  /// The type of the finder.
  package let finder: Any.Type

  let examine: @MainActor (ContextBox, UIWindow) -> FinderExamination

  init(_ finder: Any.Type, examine: @escaping @MainActor (ContextBox, UIWindow) -> FinderExamination) {
    self.finder = finder
    self.examine = examine
  }

  /// Prepares to examine a finder; what can be known of its type is looked up when it has found something.
  convenience init<F: Finder>(_ finder: F) {
    var search: Search<F.Context>?
    var isNew = true
    self.init(F.self) { context, window in
      guard let found = try? finder.ask(with: context) else { return .nothing }
      guard let again = try? finder.ask(with: context), again === found else {
        return .breaks(.answersTheSame)
      }
      guard OpenRegions.ownCode({ found.isOnStack(of: window) }) else { return .breaks(.findsOnTheStack) }
      // Kept once: a function that comes out of an optional of an optional and is put back is wrapped each time.
      if isNew {
        search = (finder as? any StackIteratingFinder).flatMap { Self.search($0, as: F.Context.self) }
        isNew = false
      }
      return search?(found, context.value(as: F.Context.self)).map { .breaks($0) } ?? .lawful
    }
  }

  private typealias Search<Context> = @MainActor (UIViewController, Context) -> FinderLaw?

  /// The examination of a finder that goes through the stack.
  private static func search<F: StackIteratingFinder, Context>(
    _ finder: F, as type: Context.Type
  ) -> Search<Context>? {
    // Found again by its type: the two are one and the same.
    guard let finder = finder as? any StackIteratingFinder<F.ViewController, Context> else { return nil }
    return { found, context in brokenLaw(of: finder, finding: found, with: context) }
  }

  private static func brokenLaw<F: StackIteratingFinder>(
    of finder: F, finding found: UIViewController, with context: F.Context
  ) -> FinderLaw? {
    let iterator = finder.iterator
    let options = iterator.options
    // All searches start where the finder's does: nothing has changed since it found something.
    guard let start = try? iterator.begin() else { return .findsTheFirst }
    let first = iterator.firstViewController(from: start) { candidate in
      guard let candidate = candidate as? F.ViewController else { return false }
      return finder.isTarget(candidate, with: context)
    }
    guard first === found else { return .findsTheFirst }
    func loses(_ options: SearchOptions) -> Bool {
      iterator.searching(options).firstViewController(from: start) { $0 === found } == nil
    }
    for (option, _) in SearchOptions.names where !options.contains(option) && loses(options.union(option)) {
      return .losesNothing(by: option)
    }
    guard options.contains(.visible), loses(options.subtracting(.visible).union(.contained)) else {
      return nil
    }
    return .losesNothing(by: .contained)
  }
}

/// The finders of a chain and of the chains that its switches may lead to, each step looked at once.
struct ProbeCollection {
  var probes: [FinderProbe] = []

  /// Switches may lead to the same chains in many ways; chains of more steps than this are not looked at to their end.
  var visitsLeft = 10_000

  private var visited: Set<ObjectIdentifier> = []

  init(visitsLeft: Int = 10_000) { self.visitsLeft = visitsLeft }

  @MainActor
  mutating func visit(_ nodes: [StepNode]) {
    for node in nodes where node.role != .start && visitsLeft > 0 {
      guard visited.insert(ObjectIdentifier(node)).inserted else { continue }
      visitsLeft -= 1
      node.collectProbes(into: &self)
    }
  }
}

extension DestinationStep {
  /// What examines the finders of the chain and of the chains that its switches may lead to.
  ///
  /// Finders that never find anything and chains that closures make are left out.
  ///
  /// - Parameter context: What the finders are asked for.
  /// - Returns: The type of each finder, and what examines it in the stack of a window.
  package func finderProbes(
    for context: Context
  ) -> [(finder: Any.Type, examine: @MainActor (UIWindow) -> FinderExamination)] {
    let box = TypedContext(context)
    var collection = ProbeCollection()
    collection.visit(nodes)
    return collection.probes.map { probe in
      let examine: @MainActor (UIWindow) -> FinderExamination = { probe.examine(box, $0) }
      return (probe.finder, examine)
    }
  }
}
