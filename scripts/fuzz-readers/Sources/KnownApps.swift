import RoutingSpecs

@testable import CheckCommand

/// The apps over which inputs are read.
@MainActor
enum KnownApps {
  /// The shop at a small bound.
  static let shop: RoutedApp = {
    do {
      guard case .routes(let make)? = AvailableApp.samples.first(where: { $0.name == "storefront" })?.kind
      else {
        fatalError("the shop is one of the sample apps")
      }
      let app = try make()
      let bounds = try app.space.bounds.changed(by: bound)
      return try app.bounded(large: bounds, small: app.exhaustiveSpace.bounds.cut(to: bounds))
    } catch {
      fatalError("\(error)")
    }
  }()

  /// The bound of the shop, as its certificates name it.
  static let bound = "tabs=1,depth=1,modals=1,splits=no"
}
