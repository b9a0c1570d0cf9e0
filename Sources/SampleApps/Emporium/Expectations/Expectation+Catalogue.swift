import RoutingSpecs

extension Expectation {
  static let store = Expectation(
    reaches: Target(container: .tabs, with: [EmporiumScreen.home.rawValue, EmporiumScreen.bag.rawValue]),
    declines: [.dismissal(.refusesAbove(.store), .unlessFound(.store, .refusesAnything))],
    disturbance: .everything)

  static let home = Expectation(
    reaches: Target(.home),
    declines: [
      .dismissal(.refusesAbove(.screen(.home)), .unlessFound(.screen(.home), .refusesAnything))
    ],
    disturbance: .everything)

  static let search = Expectation(
    reaches: Target(.search),
    declines: [
      .dismissal(.refusesAbove(.screen(.search)), .unlessFound(.screen(.search), .storeIsBlocked))
    ],
    disturbance: .everything)

  static let searchResults = Expectation(
    reaches: Target(.searchResults),
    declines: [
      .dismissal(
        .refusesAbove(.screen(.searchResults)),
        .unlessFound(.screen(.searchResults), .firstMatch(.navigation, .onTop, is: .topRefuses)))
    ],
    disturbance: .siblings)

  static let category = Expectation(
    reaches: Target(.category, showing: Department.fashion.index),
    declines: [.dismissal(.refusesAbove(.fashion))])

  static let product = Expectation(
    reaches: Target(.product, showing: Product.coat.index), declines: [.dismissal(.refusesAbove(.coat))])

  static let soldOut = Expectation(
    reaches: Target(.product), declines: [Decline(Refusal.interceptor, when: .always)])

  static let productInCategory = Expectation(
    reaches: Target(.product, showing: Product.lamp.index),
    declines: [.dismissal(.refusesAbove(.lamp), .unlessFound(.lamp, .refusesAbove(.living)))],
    through: [Target(.category, showing: Department.living.index)])

  static let reviews = Expectation(
    reaches: Target(.reviews),
    declines: [
      .dismissal(
        .refusesAbove(.screen(.reviews)), .unlessFound(.screen(.reviews), .refusesAbove(.coat)))
    ],
    through: [Target(.product, showing: Product.coat.index)])

  static let gallery = Expectation(
    reaches: Target(.gallery),
    declines: [.dismissal(.unlessFound(.screen(.gallery), in: .onTop, .refusesAbove(.lamp)))],
    through: [Target(.product, showing: Product.lamp.index)])

  static let lookbook = uncovering(.lookbook)

  static let look = Expectation(
    reaches: Target(.lookbook, showing: LookbookPage.autumn.index),
    declines: [.dismissal(.refusesAbove(.screen(.lookbook)))])

  /// A magazine that shows advice contains it, and stands for it.
  static let advice = Expectation(
    reaches: Target(.advice),
    declines: [
      .dismissal(
        .refusesAbove(.advice), .unlessFound(.advice, .refusesAbove(.screen(.lookbook))))
    ],
    through: [Target(.lookbook)])
}

extension StackPattern {
  fileprivate static let fashion = screen(.category, Department.fashion.rawValue)
  fileprivate static let living = screen(.category, Department.living.rawValue)
  fileprivate static let coat = screen(.product, Product.coat.rawValue)
  fileprivate static let lamp = screen(.product, Product.lamp.rawValue)
  fileprivate static let advice = StackPattern.any([
    .screen(.advice), .screen(.lookbook, LookbookPage.advice.rawValue),
  ])

  /// A navigation controller whose top refuses to go.
  fileprivate static let topRefuses = StackPattern.all([.kind(.navigation), .showing(.refusing)])
}
