/// The standard properties, by the names that reports, filters and tests use.
public enum RouteProperty: String, Hashable, Sendable, Codable, CaseIterable {
  /// The route reaches its target, or declines with the expected error where it must.
  case reachesTarget
  /// A route that declined has changed nothing.
  case declinesCleanly
  /// The route's completion is called exactly once, and the hierarchy comes to rest within a budget of events.
  ///
  /// A route that promises to say so only when it is done (`Route.Completion.atRest`) must not say it while an
  /// animation that it started is still under way.
  case terminates
  /// The hierarchy's invariants hold, and UIKit had nothing to complain about.
  case staysWellFormed
  /// The second time the route reaches its target again, or declines in the same way.
  case reachesAgain
  /// The second time the route changes nothing: it finds its target and builds nothing.
  ///
  /// A route that builds each time, as it should, is exempt from it, and then not held to `findsWhatIsThere` either;
  /// `reachesAgain` it still is.
  case isIdempotent
  /// A target that the user can see already is found and shown, and not built a second time.
  ///
  /// Exercised where the target stood in the topmost layer, visible, before the route was performed.
  case findsWhatIsThere
  /// Nothing was dismissed, popped or replaced that the route did not need to.
  case keepsTheRest
  /// The target shows the context that the route carried, and no other screen that stays shows another one than before.
  ///
  /// Exercised where the route says that it has reached its target and a context could go wrong: the target was
  /// expected with one, or a screen that shows one has stayed. Screens that the route goes through
  /// (`Expectation.anchors`) may be given the context as well.
  case deliversContext
  /// What left the hierarchy is gone: no controller is kept alive that does not stand in it.
  ///
  /// Judged by counting, when the run is at rest: of the controllers that stood in the hierarchy none may be alive
  /// outside it, and once the hierarchy is taken apart none may be left of all that were made in the run. What UIKit
  /// itself would leak (`Fault.leaked`) counts as kept. Exercised where something left, was built in vain, or is left.
  case releasesControllers
  /// Whatever `expectingContainer()` promised was there when a controller was to go into it, and took it.
  ///
  /// The container has to be of the promised class and on the stack, around the controller that the promise was made
  /// for; afterwards the new controller has to stand in it. Exercised where such a step was carried out; a promise that
  /// is found broken before anything has changed is a refusal, which the expectation must name.
  case keepsContainerPromises
  /// Performing the route again and again does not make the stack grow without bound.
  ///
  /// Judged exactly: within `RouteExecution.Options.repetitions` performances some stack must come again, compared by
  /// kinds, screens, contexts and places. A route whose stacks depend on nothing else goes round from there on. At
  /// stake where the first performance ended and came to rest.
  case staysBounded
  /// The finders of the route's chain obey the laws of searching in the stack that the route starts from.
  ///
  /// Asked twice a finder finds the same, and asking changes nothing; what it finds is on the stack; a finder that
  /// goes through the stack finds the first match in the order of the search, loses no match by a further option, and
  /// finds among all that is contained whatever it finds among what is visible. Exercised where a finder finds
  /// something.
  case searchesLawfully
  /// No code of the route ends the process: nothing traps, calls `exit` or is killed.
  ///
  /// Put to the test by checks that run in workers; elsewhere such a run takes the whole check with it.
  case doesNotTrap
  /// The checks hold that the team has added to the route.
  case passesOwnChecks

  /// Every property that needs nothing from the team: all but its own checks.
  public static let standardCases = allCases.filter { $0 != .passesOwnChecks }

  /// The property in one sentence.
  public var sentence: String {
    switch self {
    case .reachesTarget: "The route reaches its target, or declines with the named error in the named states."
    case .declinesCleanly: "A route that declined has changed nothing."
    case .terminates: "The completion is called exactly once, within the budget of events."
    case .staysWellFormed: "The hierarchy's invariants hold and UIKit reports no fault."
    case .reachesAgain: "The second time the route reaches its target again, or declines in the same way."
    case .isIdempotent: "The second time the route finds its target and builds nothing."
    case .findsWhatIsThere: "A target that the user can see already is shown, and not built a second time."
    case .keepsTheRest: "Nothing was dismissed, popped or replaced without need."
    case .deliversContext: "The target shows the route's context, and no screen that stays shows another one."
    case .releasesControllers: "No controller is kept alive that does not stand in the hierarchy."
    case .keepsContainerPromises: "A container that was promised was there and took the new controller."
    case .staysBounded: "Performed again and again, the route does not make the stack grow without bound."
    case .searchesLawfully:
      "The finders search in the documented order, and no option makes them miss a match."
    case .doesNotTrap: "Nothing that the route does traps or ends the process otherwise."
    case .passesOwnChecks: "The team's own checks hold."
    }
  }
}

extension RouteProperty {
  /// The property's position in `allCases`.
  var index: Int {
    switch self {
    case .reachesTarget: 0
    case .declinesCleanly: 1
    case .terminates: 2
    case .staysWellFormed: 3
    case .reachesAgain: 4
    case .isIdempotent: 5
    case .findsWhatIsThere: 6
    case .keepsTheRest: 7
    case .deliversContext: 8
    case .releasesControllers: 9
    case .keepsContainerPromises: 10
    case .staysBounded: 11
    case .searchesLawfully: 12
    case .doesNotTrap: 13
    case .passesOwnChecks: 14
    }
  }
}
