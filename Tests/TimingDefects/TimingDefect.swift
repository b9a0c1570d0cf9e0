package import HeadlessUIKit
package import RoutingSpecs

/// A mistake that shows only where two requests overlap, and the code without it.
package struct TimingDefect: Sendable {
  /// The defect's name.
  package let name: String

  /// The mistake, in one sentence.
  package let mistake: String

  /// The two requests that show it, as `item + home`.
  package let pair: String

  /// The property that notices it.
  package let property: RouteProperty

  /// How many tabs the stacks have at the most.
  package let tabs: Int

  /// The app's routes with the mistake, or without it.
  package let routes: @MainActor @Sendable (_ isWrong: Bool) -> [Route]

  init(
    _ name: String, _ mistake: String, shownBy pair: String, noticedBy property: RouteProperty, tabs: Int = 0,
    routes: @escaping @MainActor @Sendable (_ isWrong: Bool) -> [Route]
  ) {
    self.name = name
    self.mistake = mistake
    self.pair = pair
    self.property = property
    self.tabs = tabs
    self.routes = routes
  }

  /// Every defect.
  package static let all = requests + hierarchy + policies + gestures + library

  /// A route to an item, of some code.
  @MainActor
  package static func item(
    _ overlap: Overlap = .unspecified, _ perform: @escaping @MainActor (RouteAttempt) -> Void
  ) -> Route {
    Route(
      "item", summary: "Shows an item.", expecting: Expectation(reaches: Target(screen: 1)), perform: perform
    )
    .overlapping(overlap)
  }

  /// A route that begins anew at home, at once: what is presented goes first.
  @MainActor
  package static func home(
    _ perform: @escaping @MainActor (RouteAttempt) -> Void = { $0.beginAtHome() }
  ) -> Route {
    Route(
      "home", summary: "Begins anew.", expecting: Expectation(reaches: Target(screen: 0)), perform: perform)
  }
}

extension RouteAttempt {
  /// Puts a new home into the window.
  package func beginAtHome() {
    _ = TimingApp.request()
    let begin: @MainActor () -> Void = {
      self.window.rootViewController = Home()
      self.finish(.reached)
    }
    guard let root = window.rootViewController, root.presentedViewController != nil else { return begin() }
    root.dismiss(animated: false, completion: begin)
  }

  /// Presents an item over a controller, and ends when it is there.
  package func present(over presenter: UIViewController?, then: @escaping @MainActor () -> Void = {}) {
    presenter?.present(Item(), animated: true) {
      then()
      self.finish(.reached)
    }
  }

  /// Does something at once, or when nothing comes or goes any more.
  package func whenStill(_ body: @escaping @MainActor () -> Void) {
    guard let coordinator = window.topmost?.transitionCoordinator else { return body() }
    coordinator.animate(alongsideTransition: nil) { _ in self.whenStill(body) }
  }

  /// Declines.
  package func decline(_ error: String) { finish(.declined(RouteRefusal(error, message: error))) }
}
