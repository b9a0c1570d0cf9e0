import RoutingSpecs

extension Expectation {
  /// The onboarding begins in the root: a page of it that is presented over another one goes, and is not shown again.
  static let welcome = Expectation(
    reaches: Target(.welcome), declines: [.dismissal(.welcomeIsBlocked)], disturbance: .everything,
    exemptFrom: RouteProperties(.findsWhatIsThere))

  static let interests = Expectation(
    reaches: Target(.interests),
    declines: [
      Decline(Refusal.noContainer, when: .unlessFound(.screen(.interests), .welcomeIsAlone)),
      .dismissal(
        .refusesAbove(.screen(.interests)), .unlessFound(.screen(.interests), .welcomeIsBlocked)),
    ],
    disturbance: .everything, through: [Target(.welcome)])

  /// A customer who has an account gets the page without the onboarding.
  static let preferences = Expectation(
    reaches: Target(.interests),
    declines: [
      Decline(Refusal.noContainer, when: .unlessFound(.knownCustomer, .welcomeIsAlone)),
      .dismissal(.refusesAbove(.screen(.interests)), .unlessFound(.knownCustomer, .welcomeIsBlocked)),
    ],
    disturbance: .everything, through: [Target(.welcome)])

  static let permissions = Expectation(
    reaches: Target(.permissions),
    declines: [
      Decline(
        Refusal.noContainer,
        when: .unlessFound(.any([.screen(.permissions), .screen(.interests)]), .welcomeIsAlone)),
      .dismissal(
        .refusesAbove(.screen(.permissions)),
        .unlessFound(.screen(.permissions), .refusesAbove(.screen(.interests))),
        .unlessFound(.any([.screen(.permissions), .screen(.interests)]), .welcomeIsBlocked)),
    ],
    disturbance: .everything, through: [Target(.welcome), Target(.interests)])

  static let stores = Expectation(
    reaches: Target(.stores),
    declines: [
      .dismissal(.refusesAbove(.screen(.stores)), .unlessFound(.screen(.stores), .refusesModals))
    ],
    disturbance: .modals)

  static let storesAbroad = uncovering(.stores)

  static let storeMap = Expectation(
    reaches: Target(.storeMap),
    declines: [.dismissal(.unlessFound(.screen(.storeMap), in: .onTop, .storeIsBlocked))],
    disturbance: .everything)

  static let scanner = presenting(.scanner)

  static let unknownLink = Expectation(
    reaches: Target(.product), declines: [Decline(Refusal.unknownLink, when: .always)])
}

extension StackPattern {
  /// The beginning of the onboarding in the root's layer.
  fileprivate static let rootWelcome = StackPattern.all([.screen(.welcome), .not(.inModalLayer)])

  /// What leads past the onboarding: its page itself, or an account.
  fileprivate static let knownCustomer = StackPattern.any([.screen(.interests), .screen(.account)])
}

extension StatePredicate {
  fileprivate static let welcomeIsBlocked = StatePredicate.any([
    .refusesAbove(.rootWelcome), .unlessFound(.rootWelcome, .refusesAnything),
  ])

  /// The beginning of the onboarding is the root itself, without a navigation controller.
  fileprivate static let welcomeIsAlone = StatePredicate.firstMatch(.rootWelcome, is: .layersOwn)
}
