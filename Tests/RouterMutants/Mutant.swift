import HeadlessUIKit
import Routing
package import RoutingSpecs

/// A planted defect: a route that works, and the same route with one mistake in it.
///
/// Mutants show what the properties are worth. Each is *killed* by a named property within a small space; one that
/// survives means that a property sees less than it says.
@MainActor
package struct Mutant {
  /// The part of routing that a defect is in.
  package enum Part: String, Hashable, Sendable, CaseIterable {
    /// Looking for a controller on the stack.
    case finder
    /// Taking modal layers away.
    case dismissal
    /// Bringing a controller that is on the stack into view.
    case visibility
    /// Building what is missing and bringing it onto the stack.
    case integration
    /// Putting another controller in the place of the root.
    case rootReplacement
    /// Saying that the route has ended.
    case completion
  }

  /// The mutant's name, which is also its route's.
  package let name: String

  /// What is wrong, in one sentence.
  package let defect: String

  /// The part of routing that the defect is in.
  package let part: Part

  /// The property that must notice the defect.
  package let noticedBy: RouteProperty

  /// The stacks among which the defect must show itself.
  package let bounds: StackSpace.Bounds

  /// The route as it should be: it holds in the same stacks.
  package let original: Route

  /// The route with the defect.
  package let route: Route

  private init(
    _ name: String, _ defect: String, in part: Part, noticedBy property: RouteProperty,
    among bounds: StackSpace.Bounds, of original: Route, as route: Route
  ) {
    self.name = name
    self.defect = defect
    self.part = part
    noticedBy = property
    self.bounds = bounds
    self.original = original
    self.route = route
  }

  /// Plants a defect in code of any kind.
  init(
    _ name: String, _ defect: String, in part: Part, noticedBy property: RouteProperty,
    among bounds: StackSpace.Bounds, of original: Route,
    perform: @escaping @MainActor (RouteAttempt) -> Void
  ) {
    let route = Route(
      name, summary: defect, expecting: original.expectation, completing: original.completion,
      perform: perform)
    self.init(name, defect, in: part, noticedBy: property, among: bounds, of: original, as: route)
  }

  /// Plants a defect in the steps of a chain.
  init<ViewController: UIViewController>(
    _ name: String, _ defect: String, in part: Part, noticedBy property: RouteProperty,
    among bounds: StackSpace.Bounds, of original: Route, to step: DestinationStep<ViewController, Int>
  ) {
    let route = Route(name, summary: defect, to: step, with: 0, expecting: original.expectation)
    self.init(name, defect, in: part, noticedBy: property, among: bounds, of: original, as: route)
  }

  /// Every mutant, by the parts of routing in their order.
  package static var all: [Mutant] {
    finderMutants + dismissalMutants + visibilityMutants + integrationMutants + rootMutants
      + completionMutants + contextMutants + memoryMutants + promiseMutants + growthMutants + searchMutants
      + repetitionMutants
  }
}

extension RouteAttempt {
  /// Lets the library's router go to a step with the first context, and ends as it does.
  func navigate<ViewController: UIViewController>(to step: DestinationStep<ViewController, Int>) {
    navigate(to: step) { [weak self] in self?.finish(RouteOutcome($0)) }
  }

  /// Lets the library's router go to a step with the first context.
  func navigate<ViewController: UIViewController>(
    to step: DestinationStep<ViewController, Int>, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    let router = DefaultRouter(observer: observer)
    router.navigate(to: step, with: 0, animated: isAnimated, completion: completion)
  }
}
