import HeadlessUIKit
import Routing
import RoutingSpecs

/// The small app of `scripts/peers`: any number of screens, and one route, written with the library as an app would.
///
/// Of the screens 0 is Account, and 1 refuses to be dismissed. The models for other checkers have the same stacks and
/// the same route; `scripts/bench-peers.sh` compares their counts.
@MainActor
enum PeerApp {
  /// The app with one bound, every stack of which is meant to be covered or run.
  ///
  /// - Parameters:
  ///   - screens: How many screens there are, at least 2.
  ///   - bounds: How large the stacks become.
  /// - Returns: The app.
  /// - Throws: What is wrong with the bounds.
  static func make(screens: Int, bounds: StackSpace.Bounds) throws -> RoutedApp {
    let others = (0..<screens).dropFirst(2).map { ScreenEntry(name: "Other\($0)") }
    let catalogue = try ScreenCatalogue(
      [ScreenEntry(name: "Account"), ScreenEntry(name: "Payment", dismissal: .refused)] + others)
    let space = try StackSpace(catalogue: catalogue, bounds: bounds)
    return try RoutedApp(
      name: "peers", summary: "The app that other checkers have models of.", space: space,
      exhaustiveSpace: space, binding: PeerBinding(), routes: [account])
  }

  /// Shows Account where it is, or pushes one onto any navigation controller there is.
  private static var account: Route {
    let step = StepAssembly(finder: ClassFinder<AccountController, Any?>(), factory: ClassFactory())
      .using(UINavigationController.push())
      .from(SingleStep(finder: ClassFinder<UINavigationController, Any?>(), factory: NilFactory()))
      .from(GeneralStep.current())
      .assemble()
    let (account, navigation) = (StackPattern.screen("Account"), StackPattern.kind(.navigation))
    let isBlocked: [StatePredicate] = [
      .refusesAbove(account), .all([.not(.exists(account)), .refusesAbove(navigation)]),
    ]
    return Route(
      "account", summary: "Account wherever it is, or in any navigation controller.", to: step, with: nil,
      expecting: Expectation(
        reaches: Target(screen: 0),
        declines: [
          Decline("notFound", when: .all([.not(.exists(account)), .not(.exists(navigation))])),
          Decline("cannotBeDismissed", when: .any(isBlocked)),
        ]))
  }
}

private struct PeerBinding: ScreenBinding {
  func makeController(for screen: Screen) -> UIViewController {
    switch screen.kind {
    case 0: AccountController()
    case 1: PaymentController()
    default: OtherController(screen.kind)
    }
  }

  func screen(of controller: UIViewController) -> Screen? {
    switch controller {
    case is AccountController: Screen(kind: 0)
    case is PaymentController: Screen(kind: 1, refusesDismissal: true)
    case let other as OtherController: Screen(kind: other.kind)
    default: nil
    }
  }
}

private final class AccountController: UIViewController {}

private final class PaymentController: UIViewController, RoutingInterceptable {
  var canBeDismissed: Bool { false }
}

private final class OtherController: UIViewController {
  private(set) var kind = 0

  convenience init(_ kind: Int) {
    self.init()
    self.kind = kind
  }
}
