import RoutingSpecs

/// Why a route declines, by the names of the router's errors.
enum Refusal {
  static let dismissal = "cannotBeDismissed"
  static let notFound = "notFound"
  static let noContainer = "containerNotFound"
  static let noStart = "initialControllerNotFound"
  static let interceptor = "interceptorFailed"
  static let unknownLink = "unknownDeepLink"
}

/// The parts of which the store's expectations are made, said about plain stacks and without the router.
extension StackPattern {
  static func screen(_ screen: EmporiumScreen) -> StackPattern { .screen(screen.name) }

  static func screen(_ screen: EmporiumScreen, _ context: String) -> StackPattern {
    .screenShowing(screen.name, context: context)
  }

  static let navigation = StackPattern.kind(.navigation)

  /// Tabs with Home and the bag.
  static let store = StackPattern.all([
    .kind(.tabs), .descendant(.screen(.home)), .descendant(.screen(.bag)),
  ])

  /// A split view with the list of orders.
  static let ordersSplit = StackPattern.all([.kind(.split), .descendant(.screen(.orders))])
}

extension StackSearchOptions {
  /// What the user sees of the topmost layer.
  static let onTop: StackSearchOptions = [.current, .visible]
}

extension StatePredicate {
  /// A condition that matters only where nothing is found.
  static func unlessFound(
    _ pattern: StackPattern, in options: StackSearchOptions = .fullStack, _ condition: StatePredicate
  ) -> StatePredicate {
    .all([.not(.exists(pattern, options)), condition])
  }

  /// Showing the store, or putting it in place of the root, removes something that refuses.
  static let storeIsBlocked = StatePredicate.any([
    .refusesAbove(.store), .unlessFound(.store, .refusesAnything),
  ])
}

extension Decline {
  /// The refusal because of screens that refuse to go, for any of several reasons.
  static func dismissal(_ reasons: StatePredicate...) -> Decline {
    Decline(Refusal.dismissal, when: reasons.count == 1 ? reasons[0] : .any(reasons))
  }
}

extension Target {
  init(_ screen: EmporiumScreen, showing context: Int? = nil, place: Place = .topmostLayer) {
    self.init(screen: screen.rawValue, context: context, place: place)
  }
}

extension Expectation {
  /// A screen that is uncovered where it is found, and otherwise comes without anything going.
  static func uncovering(_ screen: EmporiumScreen) -> Expectation {
    Expectation(reaches: Target(screen), declines: [.dismissal(.refusesAbove(.screen(screen)))])
  }

  /// A screen that is presented over the topmost layer, unless it is there.
  static func presenting(_ screen: EmporiumScreen) -> Expectation { Expectation(reaches: Target(screen)) }
}
