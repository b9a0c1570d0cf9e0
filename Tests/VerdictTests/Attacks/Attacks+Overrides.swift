import Foundation
import HeadlessUIKit
import Routing
import RoutingSpecs

// Classes that answer UIKit's questions themselves, that inherit, or that are containers with a mind of their own.
extension Attack {
  static let overrides: [Attack] =
    both("stack-of-another", .rules, screens: { [.tab { CardScreen() }] }, steps: .condition) {
      rootTabs?.viewControllers?.contains { $0.navigationController != nil } == true
    }
    + both(
      "hides-its-children", .rules, screens: { [.pushed { HubScreen() }] }, steps: .factory,
      plain: .newRoot
    ) { selectedNavigation?.viewControllers.contains { !$0.children.isEmpty } == true }
    + both("compact-by-class", .rules, screens: { [.sheet { CompactScreen() }] }, steps: .contextTask) {
      Site.presentedBesideTabs.isHere && topController?.traitCollection.horizontalSizeClass == .compact
    }
    + both(
      "pushes-what-it-presents", .rules, screens: { [.sheet { RedirectingScreen() }] },
      steps: .interceptor, plain: .overTheTop
    ) { false }.map { $0.orInconclusive() }
    + both(
      "base-class-that-tracks", .callbacks, at: .rootSplit, screens: { [.column { TrackedListScreen() }] },
      plain: .newRoot
    ) { Tracker.shared.history.contains("TrackedListScreen") }
    + both(
      "generic-list", .tests, screens: { [.pushed { NumbersScreen() }] }, steps: .condition
    ) { selectedNavigation?.viewControllers.contains { $0 is GenericScreen<Int> } == true }
    + both(
      "described-by-itself", .rules, screens: { [.pushed { DescribedScreen() }] }, steps: .factory,
      plain: .newRoot
    ) { selectedNavigation?.viewControllers.map(\.description).contains("checkout") == true }
    + both(
      "tabs-that-count", .places, screens: { [.container { CountingTabs() }] }, steps: .contextTask
    ) { Tracker.shared.counts["selected"] != nil }.map { $0.inProcess() }
    + both(
      "stack-that-never-pops", .places, screens: { [.container { OneWayStack() }] }, plain: .newRoot
    ) {
      (topController as? UINavigationController)?.popToRootViewController(animated: false) == nil
        && topController is OneWayStack
    }.map { $0.inProcess() }
    + [
      Attack("subclass-in-the-way", .tests, .steps) {
        AttackedApp([.pushed { TrackedDetailScreen() }], .avoiding(PlainBase.self))
      },
      Attack("generic-in-the-way", .tests, .steps) {
        AttackedApp(
          [.pushed { NumbersScreen() }, .pushed { WordsScreen() }],
          .avoiding(GenericScreen<Int>.self))
      }.at(SmallBound.few),
      Attack("generic-out-of-the-way", .tests, .steps, places: 0) {
        AttackedApp([.pushed { WordsScreen() }], .avoiding(GenericScreen<Int>.self))
      },
      Attack("brings-what-is-looked-for", .places, .steps) {
        AttackedApp([.container { BringingStack(nibName: nil, bundle: nil) }], .avoiding(BannerPage.self))
      }.inProcess(),
    ]
}

extension Route {
  /// A chain of nothing but the library's parts that fails where a class of screens is on the stack.
  @MainActor
  fileprivate static func avoiding<Avoided: UIViewController>(_ type: Avoided.Type) -> Route {
    let start = SwitchAssembly<UIViewController, Void>()
      .addCase(
        from: GeneralStep.custom(using: NilFinder<UIViewController, Void>()),
        when: ClassFinder<Avoided, Void>()
      )
      .assemble(default: GeneralStep.current())
    let welcome = StepAssembly(
      finder: NilFinder<WelcomeScreen, Void>(), factory: ClassFactory<WelcomeScreen, Void>())
    return Route(
      "welcome", summary: "Presents the welcome screen unless some screen is there.",
      to: welcome.using(GeneralAction.presentModally()).from(start).assemble(), with: (),
      expecting: Expectation(
        reaches: Target(screen: 0), exemptFrom: RouteProperties([.isIdempotent, .staysBounded])))
  }
}

// MARK: - Screens

private final class CardScreen: UIViewController {
  private let stack = UINavigationController()

  override var navigationController: UINavigationController? { super.navigationController ?? stack }
}

private final class HubScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let page = UIViewController()
    addChild(page)
    view.addSubview(page.view)
    page.didMove(toParent: self)
  }

  override var children: [UIViewController] {
    super.navigationController?.viewControllers.first === self ? [] : super.children
  }
}

private final class CompactScreen: UIViewController {
  override var traitCollection: UITraitCollection { UITraitCollection(horizontalSizeClass: .compact) }
}

private final class RedirectingScreen: UIViewController {
  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    guard let presenter = presentingViewController else {
      return super.present(viewControllerToPresent, animated: flag, completion: completion)
    }
    presenter.dismiss(animated: flag) {
      presenter.present(viewControllerToPresent, animated: flag, completion: completion)
    }
  }
}

private class TrackedScreen: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Tracker.shared.screen("\(type(of: self))")
  }
}

private class TrackedList: TrackedScreen {}
private final class TrackedListScreen: TrackedList {}

private class PlainBase: UIViewController {}
private class TrackedDetail: PlainBase {}
private final class TrackedDetailScreen: TrackedDetail {}

private class GenericScreen<Item>: UIViewController {
  var items: [Item] = []
}

private final class NumbersScreen: GenericScreen<Int> {}
private final class WordsScreen: GenericScreen<String> {}

private final class DescribedScreen: UIViewController {
  override var description: String { isViewLoaded ? "checkout" : "waiting" }
}

private final class CountingTabs: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [UIViewController(), UIViewController()]
    selectedIndex = 1
  }

  override var selectedIndex: Int {
    didSet { Tracker.shared.event("selected") }
  }
}

private final class OneWayStack: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    setViewControllers([UIViewController(), UIViewController()], animated: false)
  }

  override func popToRootViewController(animated: Bool) -> [UIViewController]? { nil }
}

private final class BannerPage: UIViewController {}

private final class BringingStack: UINavigationController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setViewControllers([BannerPage()], animated: false)
  }

  required init?(coder: NSCoder) { nil }
}
