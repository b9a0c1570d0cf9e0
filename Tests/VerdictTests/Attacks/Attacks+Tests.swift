import HeadlessUIKit
import Routing
import RoutingSpecs

// Tests of finders and answers of screens that keep state, or that look at more than they are shown.
extension Attack {
  static let tests: [Attack] =
    [
      Attack("test-that-counts", .tests, .steps) {
        AttackedApp(
          [.pushed { ListScreen() }],
          .searching { _ in
            Tracker.shared.event("asked")
            return Tracker.shared.counts["asked"] == 3
          })
      }.orInconclusive(),
      Attack("test-that-collects", .tests, .steps) {
        AttackedApp(
          [.pushed { ListScreen() }],
          .searching(unless: { Tracker.shared.history.contains("ListScreen") }) { controller in
            Tracker.shared.history.append("\(type(of: controller))")
            return false
          })
      },
      Attack("test-by-title", .tests, .steps) {
        AttackedApp([.pushed { ListScreen() }], .searching { $0.title == "List" })
      },
      Attack("test-by-item", .tests, .steps) {
        AttackedApp([.pushed { ListScreen() }], .searching { $0.navigationItem.rightBarButtonItem != nil })
      },
      Attack("test-by-view", .tests, .steps) {
        AttackedApp([.pushed { ListScreen() }], .searching { $0.viewIfLoaded?.tag == 5 })
      },
      Attack("test-by-badge", .tests, .steps) {
        AttackedApp([.tab { ListScreen() }], .searching { $0.tabBarItem.badgeValue == "1" })
      },
      Attack("test-by-flag", .tests, .steps) {
        AttackedApp([.pushed { ListScreen() }], .searching { $0 is HomeScreen && Session.shared.isLocked })
      },
      Attack("test-that-signs-on", .tests, .steps) {
        AttackedApp(
          [.pushed { ListScreen() }],
          .searching(unless: { Registry.shared.alive.contains { $0 is ListScreen } }) { controller in
            Registry.shared.add(controller)
            return false
          })
      },
      Attack("test-of-a-context", .tests, .steps) {
        AttackedApp([.pushed { ArticleScreen() }], .showingArticle())
      },
      Attack("answer-that-counts", .tests, .steps) {
        AttackedApp([.sheet { CountingScreen() }], .overRoot())
      }.orInconclusive(),
      Attack("answer-by-flag", .tests, .steps) {
        AttackedApp([.sheet { DirtyScreen() }], .overRoot())
      },
      Attack("container-of-its-own", .tests, .steps) {
        AttackedApp([.pushed { DeckScreen() }], .searching { $0 is DeckScreen.Card })
      },
      Attack("test-that-counts-in-vain", .tests, .steps, places: 0) {
        AttackedApp(
          [.pushed { ListScreen() }],
          .searching { _ in
            Tracker.shared.event("asked")
            return false
          })
      },
      Attack("test-that-collects-in-vain", .tests, .steps, places: 0) {
        AttackedApp(
          [.pushed { ListScreen() }],
          .searching { controller in
            Registry.shared.kept.append(controller)
            return false
          })
      },
      Attack("plain-test-that-counts", .tests, .plain) {
        AttackedApp(
          [.pushed { ListScreen() }],
          .plain { attempt in
            let found = attempt.window.rootViewController?.children.first { child in
              Tracker.shared.event("asked")
              return child is ListScreen
            }
            if found != nil, Tracker.shared.counts["asked"] == 2 { return attempt.decline() }
            attempt.presentWelcome()
          })
      },
    ]
}

extension Route {
  /// A chain that goes on from whatever a test of the app's own matches, and which must not match anything.
  @MainActor
  static func searching(
    unless isBlocked: @escaping @MainActor () -> Bool = { false },
    where test: @escaping @MainActor (UIViewController) -> Bool
  ) -> Route {
    let start = SwitchAssembly<UIViewController, Void>()
      .addCase(
        from: GeneralStep.custom(using: NilFinder<UIViewController, Void>()),
        when: InlineFinder<UIViewController, Void> { controller, _ in test(controller) }
      )
      .addCase(from: GeneralStep.current()) { _ in !isBlocked() }
      .assemble()
    let welcome = StepAssembly(
      finder: NilFinder<WelcomeScreen, Void>(),
      factory: ClosureFactory<WelcomeScreen, Void> { _ in WelcomeScreen() })
    return Route(
      "welcome", summary: "Presents the welcome screen unless a test matches.",
      to: welcome.using(GeneralAction.presentModally()).from(start).assemble(), with: (),
      expecting: Expectation(
        reaches: Target(screen: 0),
        exemptFrom: RouteProperties([.isIdempotent, .staysBounded, .releasesControllers])))
  }

  /// A chain that must not come by an article of its own.
  @MainActor
  static func showingArticle() -> Route {
    let start = SwitchAssembly<UIViewController, String>()
      .addCase(
        from: GeneralStep.custom(using: NilFinder<UIViewController, String>()),
        when: ClassWithContextFinder<ArticleScreen, String>()
      )
      .assemble(default: GeneralStep.current())
    let welcome = StepAssembly(
      finder: NilFinder<WelcomeScreen, String>(),
      factory: ClosureFactory<WelcomeScreen, String> { _ in WelcomeScreen() })
    return Route(
      "welcome", summary: "Presents the welcome screen unless the article is there.",
      to: welcome.using(GeneralAction.presentModally()).from(start).assemble(), with: "article",
      expecting: Expectation(
        reaches: Target(screen: 0), exemptFrom: RouteProperties([.isIdempotent, .staysBounded])))
  }
}

// MARK: - Screens

private final class ListScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "List"
    view.tag = 5
    navigationItem.rightBarButtonItem = UIBarButtonItem()
    tabBarItem.badgeValue = "1"
  }

  override func viewDidAppear(_ animated: Bool) { Session.shared.isLocked = true }
}

final class ArticleScreen: UIViewController, ContextChecking {
  func isTarget(for context: String) -> Bool {
    Tracker.shared.event("article")
    return viewIfLoaded?.window != nil && context == "article"
  }
}

private final class CountingScreen: UIViewController, RoutingInterceptable {
  var canBeDismissed: Bool {
    Session.shared.number += 1
    return Session.shared.number % 2 == 0
  }
}

private final class DirtyScreen: UIViewController, RoutingInterceptable {
  var canBeDismissed: Bool { !Session.shared.hasDraft }

  override func viewDidAppear(_ animated: Bool) { Session.shared.hasDraft = true }
}

private final class DeckScreen: UIViewController, ContainerViewController {
  final class Card: UIViewController {}

  private let card = Card()

  var containedViewControllers: [UIViewController] { isViewLoaded ? [card] : [] }
  var visibleViewControllers: [UIViewController] { containedViewControllers }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(card)
    card.didMove(toParent: self)
  }

  func makeVisible(
    _ child: UIViewController, animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void
  ) { completion(.success) }
}
