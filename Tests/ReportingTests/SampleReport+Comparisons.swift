@testable import Reporting

extension SampleReport {
  /// A route that is proved up to the bound, two that are tested for the same reason, and one with more reasons than are told.
  static let comparisons: [Report.Comparison] = [
    .init(
      route: "product", properties: properties.map(\.name), states: 1_680, strength: 1, controllers: 3,
      sizes: .init(bound: "modals", reader: "presentedViewController")),
    comparison("account-in-navigation", ["Account overrides viewWillAppear"]),
    comparison("login", ["Account overrides viewWillAppear"]),
    .init(
      route: "bag-always-new", properties: properties.map(\.name), states: 90_240, strength: 2,
      controllers: 3,
      questions: ["Special is the root of the lowest layer"],
      obstacles: [
        "Bag overrides viewDidLoad", "Login overrides init", "Home has a delegate of the app's",
        "Product overrides title", "Checkout overrides isEditing",
      ]),
  ]

  private static func comparison(_ route: String, _ obstacles: [String]) -> Report.Comparison {
    .init(
      route: route, properties: ["terminates"], states: 1_680, strength: 1, controllers: 3,
      obstacles: obstacles)
  }
}
