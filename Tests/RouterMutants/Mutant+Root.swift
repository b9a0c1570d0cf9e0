import HeadlessUIKit
import Routing
import RoutingSpecs

extension Mutant {
  /// Roots that are replaced too early, too often or against a refusal, or never.
  static var rootMutants: [Mutant] {
    [
      root(
        "root-replaced-under-modals", "The root is replaced while it presents, which leaks it (rule W3).",
        noticedBy: .staysWellFormed, SwappingAction(), from: GeneralStep.current()),
      root(
        "root-replaced-during-dismissal",
        "The root is replaced in the turn in which its modals begin to leave, which leaks them (rule W6).",
        noticedBy: .staysWellFormed, SwappingAction(dismissesFirst: true), from: GeneralStep.current()),
      root(
        "root-from-current", "The root is to be replaced from the topmost layer, where that is impossible.",
        noticedBy: .reachesTarget, GeneralAction.replaceRoot(), from: GeneralStep.current()),
      root(
        "root-not-asked", "Nobody asks the root whether it lets itself be replaced.",
        noticedBy: .reachesTarget, SwappingAction(asksBefore: false), from: GeneralStep.root()),
      Mutant(
        "root-always-replaced", "Home is replaced by another Home each time.", in: .rootReplacement,
        noticedBy: .isIdempotent, among: .layers, of: MutantOriginals.home,
        to: StepAssembly(finder: NilFinder<HomeScreen, Int>(), factory: ClassFactory())
          .using(GeneralAction.replaceRoot())
          .from(GeneralStep.root())
          .assemble()),
    ]
  }

  private static func root<A: Action>(
    _ name: String, _ defect: String, noticedBy property: RouteProperty, _ action: A,
    from start: DestinationStep<A.ViewController, Int>
  ) -> Mutant {
    Mutant(
      name, defect, in: .rootReplacement, noticedBy: property, among: .layers, of: MutantOriginals.home,
      to: MutantOriginals.home(using: action, from: start))
  }
}

/// Replaces the root of the window, wherever it starts from.
private struct SwappingAction: Action {
  var dismissesFirst = false
  var asksBefore = true

  private var window: UIWindow? { RoutingDefaults.windowProvider.window }

  func controllerRemoved(from existing: UIViewController) -> UIViewController? {
    asksBefore ? window?.rootViewController : nil
  }

  func perform(
    with viewController: UIViewController, on existing: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    if dismissesFirst { window?.rootViewController?.dismiss(animated: animated) }
    window?.rootViewController = viewController
    completion(.success)
  }
}
