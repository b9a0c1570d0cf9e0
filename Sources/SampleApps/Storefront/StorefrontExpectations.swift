import RoutingSpecs

/// What is expected of the shop's routes, said about plain stacks and without the router.
enum StorefrontExpectations {
  /// Why a route declines, by the names of the router's errors.
  private enum Refusal {
    static let dismissal = "cannotBeDismissed"
    static let notFound = "notFound"
    static let noContainer = "containerNotFound"
  }

  private static let account = StackPattern.screen("Account")
  private static let login = StackPattern.screen("Login")
  private static let forgotPassword = StackPattern.screen("ForgotPassword")
  private static let navigation = StackPattern.kind(.navigation)
  private static let storeTabs = StackPattern.all([
    .kind(.tabs), .descendant(.screen("Home")), .descendant(account),
  ])
  private static let modalBag = StackPattern.all([.screen("Bag"), .inModalLayer])
  private static let rootHome = StatePredicate.exists(
    .all([.screen("Home"), .layersOwn, .not(.inModalLayer)]), .current)

  static let product = Expectation(reaches: .init(.product))

  static let homeFromRoot = Expectation(
    reaches: .init(.home, place: .windowRoot),
    declines: [Decline(Refusal.dismissal, when: .all([.not(rootHome), .refusesAnything]))],
    disturbance: .everything)

  /// Nothing presented is where the configuration can work; elsewhere it is expected to, and fails.
  static let homeFromCurrent = Expectation(
    reaches: .init(.home, place: .windowRoot),
    declines: [
      Decline(Refusal.dismissal, when: .all([.not(.presented), .not(rootHome), .refusesAnything]))
    ],
    disturbance: .everything)

  static let accountInNavigation = Expectation(
    reaches: .init(.account),
    declines: [
      Decline(Refusal.notFound, when: .all([.not(.exists(account)), .not(.exists(navigation))])),
      Decline(
        Refusal.dismissal,
        when: .any([
          .refusesAbove(account), .all([.not(.exists(account)), .refusesAbove(navigation)]),
        ])),
    ])

  static let accountOrNew = Expectation(
    reaches: .init(.account), declines: [Decline(Refusal.dismissal, when: .refusesAbove(account))])

  static let tabs = Expectation(
    reaches: Target(
      container: .tabs, with: [StorefrontScreen.home.rawValue, StorefrontScreen.account.rawValue]),
    declines: [
      Decline(
        Refusal.dismissal,
        when: .any([
          .refusesAbove(storeTabs), .all([.not(.exists(storeTabs)), .refusesAnything]),
        ]))
    ],
    disturbance: .everything)

  static let loginWithTransition = Expectation(reaches: .init(.login))

  static let accountAnywhere = Expectation(
    reaches: .init(.account),
    declines: [
      Decline(
        Refusal.dismissal,
        when: .any([.refusesAbove(account), .all([.not(.exists(account)), .refusesAnything])]))
    ],
    disturbance: .everything)

  static let login9 = Expectation(
    reaches: .init(.login), declines: [Decline(Refusal.dismissal, when: .refusesAbove(login))])

  static let loginFromRoot = Expectation(
    reaches: .init(.login),
    declines: [
      Decline(
        Refusal.dismissal,
        when: .any([.refusesAbove(login), .all([.not(.exists(login)), .refusesModals])]))
    ],
    disturbance: .modals)

  /// Where the first Login stands in no navigation controller, the promise of `expectingContainer()` is broken.
  private static let brokenPromise = Decline(
    Refusal.noContainer,
    when: .all([
      .not(.exists(forgotPassword)), .firstMatch(login, is: .not(.inside(.navigation))), .exists(login),
    ]))

  private static let forgotPasswordIsBlocked: [StatePredicate] = [
    .refusesAbove(forgotPassword), .all([.not(.exists(forgotPassword)), .refusesAbove(login)]),
  ]

  static let forgotPassword9 = Expectation(
    reaches: .init(.forgotPassword),
    declines: [brokenPromise, Decline(Refusal.dismissal, when: .any(forgotPasswordIsBlocked))],
    through: [.init(.login)])

  static let forgotPasswordFromRoot = Expectation(
    reaches: .init(.forgotPassword),
    declines: [
      brokenPromise,
      Decline(
        Refusal.dismissal,
        when: .any(
          forgotPasswordIsBlocked + [
            .all([.not(.exists(forgotPassword)), .not(.exists(login)), .refusesModals])
          ])),
    ],
    disturbance: .modals, through: [.init(.login)])

  static let bag = Expectation(reaches: .init(.bag))

  /// A bag that is always made anew piles up, which its configuration accepts.
  static let bagAlwaysNew = Expectation(
    reaches: .init(.bag), exemptFrom: RouteProperties([.findsWhatIsThere, .staysBounded]))

  static let bagModal = Expectation(
    reaches: .init(.bag, place: .presentedLayer),
    declines: [Decline(Refusal.dismissal, when: .refusesAbove(modalBag))])
}

extension Target {
  fileprivate init(_ screen: StorefrontScreen, place: Place = .topmostLayer) {
    self.init(screen: screen.rawValue, place: place)
  }
}
