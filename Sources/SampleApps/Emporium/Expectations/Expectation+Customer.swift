import RoutingSpecs

extension Expectation {
  /// Tabs of the store without an account are not made anew.
  static let account = Expectation(
    reaches: Target(.account),
    declines: [
      Decline(Refusal.notFound, when: .unlessFound(.screen(.account), .exists(.store))),
      .dismissal(
        .refusesAbove(.screen(.account)), .unlessFound(.screen(.account), .refusesAnything)),
    ],
    disturbance: .everything)

  static let profile = Expectation(
    reaches: Target(.profile),
    declines: [
      Decline(Refusal.notFound, when: .unlessFound(.screen(.profile), .not(.exists(.navigation)))),
      .dismissal(
        .refusesAbove(.screen(.profile)), .unlessFound(.screen(.profile), .refusesAbove(.navigation))),
    ])

  static let profileEditor = uncovering(.profileEditor)

  static let settings = Expectation(
    reaches: Target(.settings),
    declines: [
      .dismissal(
        .refusesAbove(.screen(.settings)),
        .unlessFound(
          .screen(.settings), .firstMatch(.navigation, .onTop, is: .descendant(.refusing))))
    ],
    disturbance: .siblings)

  /// Only where something is presented is there something to present from.
  static let notifications = Expectation(
    reaches: Target(.notifications),
    declines: [
      Decline(Refusal.noStart, when: .unlessFound(.screen(.notifications), in: .onTop, .not(.presented))),
      .dismissal(
        .unlessFound(.screen(.notifications), in: .onTop, .exists(.refusing, [.current, .contained]))),
    ],
    disturbance: .modals)

  static let help = Expectation(
    reaches: Target(.help),
    declines: [.dismissal(.unlessFound(.screen(.help), in: .onTop, .refusesModals))], disturbance: .modals)

  static let chat = presenting(.chat)

  static let login = uncovering(.login)

  static let guestStore = Expectation(
    reaches: Target(.login),
    declines: [
      .dismissal(.refusesAbove(.screen(.login)), .unlessFound(.screen(.login), .refusesAnything))
    ],
    disturbance: .everything)

  static let register = afterLogin(.register)

  static let forgotPassword = afterLogin(.forgotPassword)

  private static func afterLogin(_ screen: EmporiumScreen) -> Expectation {
    Expectation(
      reaches: Target(screen),
      declines: [
        .dismissal(
          .refusesAbove(.screen(screen)), .unlessFound(.screen(screen), .refusesAbove(.screen(.login))))
      ],
      through: [Target(.login)])
  }
}
