import RoutingSpecs

extension Expectation {
  static let wishList = uncovering(.wishList)

  static let wishListCancelled = Expectation(
    reaches: Target(.wishList), declines: [Decline(Refusal.interceptor, when: .always)])

  static let bag = uncovering(.bag)

  static let modalBag = Expectation(
    reaches: Target(.bag, place: .presentedLayer),
    declines: [.dismissal(.refusesAbove(.all([.screen(.bag), .inModalLayer])))])

  /// A bag that is a tab itself has no navigation controller for what follows.
  static let checkout = Expectation(
    reaches: Target(.checkout),
    declines: [
      Decline(Refusal.noContainer, when: .unlessFound(.screen(.checkout), .bagIsAlone)),
      .dismissal(
        .refusesAbove(.screen(.checkout)), .unlessFound(.screen(.checkout), .refusesAbove(.screen(.bag)))),
    ],
    through: [Target(.bag)])

  static let payment = Expectation(
    reaches: Target(.payment),
    declines: [
      Decline(
        Refusal.noContainer,
        when: .unlessFound(.screen(.payment), .unlessFound(.screen(.checkout), .bagIsAlone))),
      .dismissal(
        .refusesAbove(.screen(.payment)),
        .unlessFound(.screen(.payment), .refusesAbove(.screen(.checkout))),
        .unlessFound(
          .any([.screen(.payment), .screen(.checkout)]), .refusesAbove(.screen(.bag)))),
    ],
    through: [Target(.bag), Target(.checkout)])

  static let confirmation = presenting(.confirmation)
}

extension StatePredicate {
  /// The first bag that a search meets stands in no navigation controller.
  fileprivate static let bagIsAlone = StatePredicate.firstMatch(
    .screen(.bag), is: .not(.inside(.navigation)))
}

extension Expectation {
  static let orders = uncovering(.orders)

  static let order = Expectation(
    reaches: Target(.order, showing: OrderNumber.second.index),
    declines: [
      .dismissal(
        .refusesAbove(.secondOrder), .unlessFound(.secondOrder, .refusesAbove(.ordersSplit)),
        .unlessFound(.secondOrder, .firstMatch(.ordersSplit, is: .detailRefuses)))
    ],
    disturbance: .siblings)

  /// The detail must be a navigation controller, or nothing can be pushed onto it.
  static let invoice = Expectation(
    reaches: Target(.invoice),
    declines: [
      Decline(
        Refusal.noContainer,
        when: .unlessFound(.screen(.invoice), .firstMatch(.ordersSplit, is: .not(.detailIsNavigation)))),
      .dismissal(
        .refusesAbove(.screen(.invoice)), .unlessFound(.screen(.invoice), .refusesAbove(.ordersSplit))),
    ])
}

extension StackPattern {
  fileprivate static let secondOrder = screen(.order, OrderNumber.second.rawValue)

  /// A split view with something in its secondary column that refuses to go.
  fileprivate static let detailRefuses = StackPattern.secondaryColumn(
    .any([.refusing, .descendant(.refusing)]))

  /// A split view whose secondary column is a navigation controller.
  fileprivate static let detailIsNavigation = StackPattern.secondaryColumn(.kind(.navigation))
}
