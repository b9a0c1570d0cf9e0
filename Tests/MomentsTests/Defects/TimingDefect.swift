import HeadlessUIKit
import RoutingSpecs
import Testing

/// A mistake that shows only where two requests overlap, and the code without it.
struct TimingDefect: Sendable, CustomTestStringConvertible {
  /// The defect's name in the output of the tests.
  let testDescription: String

  /// The mistake, in one sentence.
  let mistake: String

  /// The two requests that show it, as `item + home`.
  let pair: String

  /// The property that notices it.
  let property: RouteProperty

  /// How many tabs the stacks have at the most.
  let tabs: Int

  /// The app's routes with the mistake, or without it.
  let routes: @MainActor @Sendable (_ isWrong: Bool) -> [Route]

  init(
    _ name: String, _ mistake: String, shownBy pair: String, noticedBy property: RouteProperty, tabs: Int = 0,
    routes: @escaping @MainActor @Sendable (_ isWrong: Bool) -> [Route]
  ) {
    testDescription = name
    self.mistake = mistake
    self.pair = pair
    self.property = property
    self.tabs = tabs
    self.routes = routes
  }

  /// Every defect.
  static let all = requests + hierarchy + policies + gestures + library

  /// A route to an item, of some code.
  @MainActor
  static func item(
    _ overlap: Overlap = .unspecified, _ perform: @escaping @MainActor (RouteAttempt) -> Void
  ) -> Route {
    Route(
      "item", summary: "Shows an item.", expecting: Expectation(reaches: Target(screen: 1)), perform: perform
    )
    .overlapping(overlap)
  }

  /// A route that begins anew at home, at once: what is presented goes first.
  @MainActor
  static func home(_ perform: @escaping @MainActor (RouteAttempt) -> Void = { $0.beginAtHome() }) -> Route {
    Route(
      "home", summary: "Begins anew.", expecting: Expectation(reaches: Target(screen: 0)), perform: perform)
  }
}

extension RouteAttempt {
  /// Puts a new home into the window.
  func beginAtHome() {
    _ = TimingApp.request()
    let begin: @MainActor () -> Void = {
      self.window.rootViewController = Home()
      self.finish(.reached)
    }
    guard let root = window.rootViewController, root.presentedViewController != nil else { return begin() }
    root.dismiss(animated: false, completion: begin)
  }

  /// Presents an item over a controller, and ends when it is there.
  func present(over presenter: UIViewController?, then: @escaping @MainActor () -> Void = {}) {
    presenter?.present(Item(), animated: true) {
      then()
      self.finish(.reached)
    }
  }

  /// Does something at once, or when nothing comes or goes any more.
  func whenStill(_ body: @escaping @MainActor () -> Void) {
    guard let coordinator = window.topmost?.transitionCoordinator else { return body() }
    coordinator.animate(alongsideTransition: nil) { _ in self.whenStill(body) }
  }

  /// Declines.
  func decline(_ error: String) { finish(.declined(RouteRefusal(error, message: error))) }
}
