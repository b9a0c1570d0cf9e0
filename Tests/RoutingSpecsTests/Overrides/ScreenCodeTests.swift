import Foundation
import HeadlessUIKit
import Routing
import RoutingSpecs
import TestSupport
import Testing

@MainActor
struct ScreenCodeTests {
  @Test(arguments: Difference.all)
  func `a controller that is not as new tells by which members`(_ difference: Difference) {
    Simulation.reset()
    let controller = difference.make()
    #expect(controller.differencesFromNew == difference.members)
  }

  @Test
  func `a controller on a stack tells that it stands there`() {
    Simulation.reset()
    let window = UIWindow(frame: .zero)
    window.makeKeyAndVisible()
    let (root, child, modal) = (UINavigationController(), UIViewController(), UIViewController())
    root.viewControllers = [child]
    ControllerTree.install(root: root, modals: [modal], in: window)
    #expect(
      Set(root.differencesFromNew).isSuperset(of: [
        "children", "presentedViewController", "view", "view.window",
      ]))
    #expect(Set(modal.differencesFromNew).isSuperset(of: ["presentingViewController", "view"]))
    #expect(Set(child.differencesFromNew).isSuperset(of: ["parent", "view"]))
    modal.present(UIViewController(), animated: true)
    #expect(modal.differencesFromNew.contains("transitionCoordinator"))
  }

  @Test
  func `a controller of a storyboard tells so, and what is embedded in it`() throws {
    Simulation.reset()
    let embedding = StoryboardXML.scene("A", segues: [#"identifier="in" kind="embed" destination="B""#])
    let xml = StoryboardXML.document([embedding, StoryboardXML.scene("B")])
    try Simulation.storyboards.register(StoryboardDocument(xml: xml, file: "ids.storyboard"))
    let storyboard = UIStoryboard(name: "ids", bundle: nil)
    let differences = ["A", "B"].map {
      storyboard.instantiateViewController(withIdentifier: $0).differencesFromNew
    }
    #expect(differences == [["embed segues", "storyboard"], ["storyboard"]])
  }

  @Test
  func `a plain screen is in the way of nothing`() {
    #expect(obstacles { _ in Plain() } == [])
    #expect(obstacles { _ in Titled() } == [])
  }

  @Test
  func `each obstacle names the class and the members`() {
    #expect(
      obstacles { _ in Counting() } == [.overrides(class: "Counting", members: ["viewDidLoad", "didMove"])])
    #expect(
      obstacles { _ in Sheet() } == [.isNotPlain(class: "Sheet", members: ["modalPresentationStyle"])])
    #expect(obstacles { _ in UITabBarController() } == [.isContainer(class: "UITabBarController")])
    #expect(
      obstacles { _ in Computing() } == [.asksApp(class: "Computing", member: "canBeDismissed")])
    #expect(obstacles { _ in Checking() } == [.asksApp(class: "Checking", member: "isTarget(for:)")])
  }

  @Test
  func `an answer that is stored is not computed, unless a superclass stores it`() {
    #expect(obstacles { _ in Storing() } == [])
    #expect(
      obstacles { _ in BelowStoring() } == [.asksApp(class: "BelowStoring", member: "canBeDismissed")])
    #expect(
      obstacles { _ in Reflecting() } == [.asksApp(class: "Reflecting", member: "canBeDismissed")])
  }

  @Test
  func `overrides that nobody calls are in the way of nothing`() {
    let codes = ScreenCode.of([Screen(kind: 0)], binding: Binding { _ in Quiet() })
    #expect(codes.map(\.overrides) == [.known(["viewDidLayoutSubviews", "preferredStatusBarStyle"])])
    #expect(codes.flatMap(\.obstacles) == [])
  }

  @Test
  func `screens of one class are described together, in the order of the catalogue`() {
    let screens = [0, 0, 1, 2, 3].map { Screen(kind: $0) }
    let codes = ScreenCode.of(
      screens, binding: Binding { $0.kind == 1 ? Sheet() : $0.kind == 3 ? Storing() : Plain() })
    #expect(codes.map(\.name) == ["Plain", "Sheet", "Storing"])
    #expect(codes.map(\.kinds) == [[0, 2], [1], [3]])
  }

  @Test
  func `the app starts over before its screens are made and afterwards`() {
    Diary.entries = []
    _ = ScreenCode.of([Screen(kind: 0)], binding: NotingBinding())
    #expect(Diary.entries == ["start", "make", "start"])
  }

  @Test(arguments: [
    (ProofObstacle.overrides(class: "Home", members: ["viewDidLoad"]), "Home overrides viewDidLoad"),
    (.overrides(class: "Home", members: ["a", "b", "c"]), "Home overrides a, b and c"),
    (
      .unreadable(class: "Home", reason: "no table"), "Home may override anything (no table)"
    ),
    (.isNotPlain(class: "Home", members: ["view", "title"]), "Home comes with view and title of its own"),
    (.isContainer(class: "Home"), "Home is a container"),
    (
      .asksApp(class: "Home", member: "canBeDismissed"),
      "Home computes canBeDismissed"
    ),
  ])
  func `an obstacle is said in a sentence, and survives being written and read`(
    _ obstacle: ProofObstacle, _ sentence: String
  ) throws {
    #expect(obstacle.description == sentence)
    let data = try JSONEncoder().encode(obstacle)
    #expect(try JSONDecoder().decode(ProofObstacle.self, from: data) == obstacle)
  }

  private func obstacles(_ make: @escaping @MainActor (Screen) -> UIViewController) -> [ProofObstacle] {
    ScreenCode.obstacles(of: [Screen(kind: 0)], binding: Binding(make: make))
  }
}

/// A change of a new controller, and the members that tell it.
struct Difference: CustomTestStringConvertible {
  let testDescription: String
  let members: [String]
  let make: @MainActor () -> UIViewController

  init(
    _ id: String, _ members: [String]? = nil,
    of make: @autoclosure @escaping @MainActor () -> UIViewController = UIViewController(),
    _ change: @escaping @MainActor (UIViewController) -> Void = { _ in }
  ) {
    testDescription = id
    self.members = members ?? [id]
    self.make = {
      let controller = make()
      change(controller)
      return controller
    }
  }

  static var all: [Difference] {
    [
      Difference("new", []),
      Difference("a new navigation controller", [], of: UINavigationController()),
      Difference("a new tab bar controller", [], of: UITabBarController()),
      Difference("a new split view controller", [], of: UISplitViewController()),
      Difference("a new alert", ["modalPresentationStyle"], of: UIAlertController()),
      Difference("set to what it was", []) {
        $0.modalPresentationStyle = .automatic
        $0.modalTransitionStyle = .coverVertical
        $0.isModalInPresentation = false
        $0.title = nil
        _ = $0.navigationItem
        _ = $0.tabBarItem
      },
      Difference("titled items", ["title"]) {
        $0.title = "own"
        _ = $0.navigationItem
        _ = $0.tabBarItem
      },
      Difference("children") { $0.addChild(UIViewController()) },
      Difference("view") { $0.loadViewIfNeeded() },
      Difference("modalPresentationStyle") { $0.modalPresentationStyle = .fullScreen },
      Difference("modalTransitionStyle") { $0.modalTransitionStyle = .crossDissolve },
      Difference("isModalInPresentation") { $0.isModalInPresentation = true },
      Difference("definesPresentationContext") { $0.definesPresentationContext = true },
      Difference(
        "a navigation controller without context", ["definesPresentationContext"],
        of: UINavigationController()
      ) { $0.definesPresentationContext = false },
      Difference("hidesBottomBarWhenPushed") { $0.hidesBottomBarWhenPushed = true },
      Difference("title") { $0.title = "own" },
      Difference("preferredContentSize") { $0.preferredContentSize = CGSize(width: 1, height: 1) },
      Difference("navigationItem") { $0.navigationItem.hidesBackButton = true },
      Difference("tabBarItem") { $0.tabBarItem.badgeValue = "1" },
      Difference("nibName", of: UIViewController(nibName: "own", bundle: nil)),
      Difference("nibBundle", of: UIViewController(nibName: nil, bundle: .main)),
      Difference("presentationController") { _ = $0.presentationController },
      Difference("transitioningDelegate") {
        Transitioning.shared.lastOwner = $0
        $0.transitioningDelegate = Transitioning.shared
      },
      Difference("delegate", of: UINavigationController()) {
        ($0 as? UINavigationController)?.delegate = Transitioning.shared
      },
      Difference("appearance", ["beginAppearanceTransition", "view"]) {
        $0.beginAppearanceTransition(true, animated: false)
      },
    ]
  }
}

private final class Transitioning: UIViewControllerTransitioningDelegate, UINavigationControllerDelegate {
  static let shared = Transitioning()
  weak var lastOwner: UIViewController?
}

@MainActor
private enum Diary {
  static var entries: [String] = []
}

private struct NotingBinding: ScreenBinding {
  func makeController(for screen: Screen) -> UIViewController {
    Diary.entries.append("make")
    return Plain()
  }
  func screen(of controller: UIViewController) -> Screen? { nil }
  func startOver() { Diary.entries.append("start") }
}

private struct Binding: ScreenBinding {
  let make: @MainActor (Screen) -> UIViewController
  func makeController(for screen: Screen) -> UIViewController { make(screen) }
  func screen(of controller: UIViewController) -> Screen? { nil }
}

private final class Plain: UIViewController {}

private final class Titled: UIViewController {
  convenience init() {
    self.init(nibName: nil, bundle: nil)
    title = "Home"
    tabBarItem = UITabBarItem(title: "Home", tag: 3)
  }
}

private final class Counting: UIViewController {
  override func viewDidLoad() {}
  override func didMove(toParent parent: UIViewController?) {}
}

private final class Quiet: UIViewController {
  override func viewDidLayoutSubviews() {}
  override var preferredStatusBarStyle: UIStatusBarStyle { .default }
}

private final class Sheet: UIViewController {
  convenience init() {
    self.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }
}

private final class Computing: UIViewController, RoutingInterceptable {
  var isSaved = true
  var canBeDismissed: Bool { isSaved }
}

private class Storing: UIViewController, RoutingInterceptable {
  var canBeDismissed = true
}

private final class BelowStoring: Storing {
  override var canBeDismissed: Bool {
    get { false }
    set {}
  }
}

private final class Reflecting: UIViewController, RoutingInterceptable, @preconcurrency CustomReflectable {
  var canBeDismissed: Bool { false }
  var customMirror: Mirror { Mirror(self, children: ["canBeDismissed": true]) }
}

private final class Checking: UIViewController, ContextChecking {
  func isTarget(for context: Int) -> Bool { context == 1 }
}
