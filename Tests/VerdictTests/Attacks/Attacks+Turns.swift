import Foundation
import HeadlessUIKit
import Routing
import RoutingSpecs

// Work that comes later by other ways, screens that come back, and what a route learns by looking in odd places.
extension Attack {
  static let turns: [Attack] = work + looks + returns

  private static let work: [Attack] =
    both("operation-of-the-main-queue", .callbacks, screens: { [.pushed { OperatingScreen() }] }) {
      Tracker.shared.counts["operation"] != nil
    }.map { $0.inProcess() }
    + both(
      "block-of-the-run-loop", .callbacks, at: .rootNavigation, screens: { [.pushed { SyncScreen() }] },
      steps: .asyncInterceptor, plain: .later
    ) { Tracker.shared.counts["run loop"] != nil }
    + both(
      "there-and-back-again", .callbacks, at: .bareNavigation, screens: { [.pushed { SyncScreen() }] },
      steps: .asyncInterceptor, plain: .later
    ) { Tracker.shared.counts["back again"] != nil }
    + both(
      "end-of-a-group", .callbacks, screens: { [.tab { GroupScreen() }] }, steps: .asyncInterceptor,
      plain: .later
    ) { Tracker.shared.counts["group"] != nil }
    + both(
      "stream-of-events", .callbacks, at: .rootNavigation, screens: { [.pushed { StreamScreen() }] },
      steps: .asyncInterceptor, plain: .later
    ) {
      Flow.shared.handlers.forEach { _ = $0("look") }
      return Tracker.shared.counts["stream"] != nil
    }.map { $0.orInconclusive() }

  private static let looks: [Attack] =
    both("name-in-a-description", .reads, screens: { [.pushed { BasketScreen() }] }, steps: .contextTask) {
      rootController.map { "\($0.children)".contains("BasketScreen") } == true
    }
    + both("class-by-name", .reads, screens: { [.sheet { BasketScreen() }] }, plain: .newRoot) {
      Site.presentedBesideTabs.isHere && topController.map { "\(type(of: $0))" } == "BasketScreen"
    }
    + both("view-somewhere-inside", .reads, screens: { [.pushed { BasketScreen() }] }, steps: .factory) {
      selectedNavigation?.viewControllers.contains { contains("basket", in: $0.view) } == true
    }
    + both(
      "tag-of-a-tab", .reads, at: .rootTabs, screens: { [.tab { BasketScreen() }] }, steps: .condition
    ) { rootTabs?.viewControllers?.last?.tabBarItem.tag == 9 }
    + both("size-of-it-all", .callbacks, screens: { [.screen { CensusScreen() }] }) {
      Tracker.shared.counts["six"] != nil
    }.map { $0.at(SmallBound.layers) }
    + both("layers-below", .callbacks, screens: { [.sheet { CensusScreen() }] }, steps: .contextTask) {
      Tracker.shared.counts["upper layer"] != nil && Site.rootTabs.isHere
    }

  private static let returns: [Attack] = [
    Attack("seen-again-after-a-pop", .callbacks, .plain) {
      AttackedApp(
        [.pushed { ReturningScreen() }],
        .plain(.everything) { attempt in
          Tracker.shared.counts = [:]
          let root = attempt.window.rootViewController
          let tabs = root as? UITabBarController
          ((tabs?.selectedViewController ?? root) as? UINavigationController)?
            .popToRootViewController(animated: false)
          finish(attempt)
        })
    },
    Attack("seen-when-its-tab-is-selected", .callbacks, .plain) {
      AttackedApp(
        [.tab { ReturningScreen() }],
        .plain(.everything) { attempt in
          Tracker.shared.counts = [:]
          if let tabs = attempt.window.rootViewController as? UITabBarController {
            tabs.selectedIndex = (tabs.viewControllers?.count ?? 1) - 1
          }
          finish(attempt)
        })
    },
    Attack("gone-with-its-sheet", .lives, .plain) {
      AttackedApp(
        [.sheet { OwnerScreen() }],
        .plain(.everything) { attempt in
          guard let root = attempt.window.rootViewController, root.presentedViewController != nil,
            Flow.shared.presenter != nil
          else { return attempt.presentWelcome() }
          root.dismiss(animated: attempt.isAnimated) {
            Task {
              try? await Task.sleep(for: .milliseconds(100))
              if Flow.shared.presenter == nil { return attempt.decline() }
              attempt.presentWelcome()
            }
          }
        })
    },
    Attack("leaves-a-message", .callbacks, .plain) {
      AttackedApp(
        [.sheet { OwnerScreen() }],
        .plain(.everything, exemptFrom: []) { attempt in
          guard let root = attempt.window.rootViewController else { return attempt.decline() }
          if attempt.top is WelcomeScreen { return attempt.finish(.reached) }
          guard root.presentedViewController != nil else { return attempt.presentWelcome() }
          root.dismiss(animated: attempt.isAnimated) {
            if Tracker.shared.history.last == "owner has left" { return attempt.decline() }
            attempt.presentWelcome()
          }
        })
    },
  ]

  /// Makes the welcome screen the root, unless something was seen that was not seen before.
  @MainActor private static func finish(_ attempt: RouteAttempt) {
    Task {
      try? await Task.sleep(for: .milliseconds(600))
      guard Tracker.shared.counts["seen"] == nil else { return attempt.decline() }
      attempt.window.rootViewController = WelcomeScreen()
      attempt.finish(.reached)
    }
  }

  @MainActor private static func contains(_ identifier: String, in view: UIView) -> Bool {
    view.accessibilityIdentifier == identifier || view.subviews.contains { contains(identifier, in: $0) }
  }
}

// MARK: - Screens

private final class OperatingScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    OperationQueue.main.addOperation { MainActor.assumeIsolated { Tracker.shared.event("operation") } }
  }
}

private final class SyncScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    RunLoop.main.perform { MainActor.assumeIsolated { Tracker.shared.event("run loop") } }
    DispatchQueue.global().async {
      DispatchQueue.main.async { MainActor.assumeIsolated { Tracker.shared.event("back again") } }
    }
  }
}

private final class GroupScreen: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    let group = DispatchGroup()
    for _ in 1...2 { DispatchQueue.global().async(group: group) {} }
    group.notify(queue: .main) { MainActor.assumeIsolated { Tracker.shared.event("group") } }
  }
}

private final class StreamScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let (events, feed) = AsyncStream.makeStream(of: String.self)
    Flow.shared.handlers.append { link in
      feed.yield(link)
      return false
    }
    feed.yield("loaded")
    Task { for await _ in events { Tracker.shared.event("stream") } }
  }
}

private final class BasketScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UIView()
    list.accessibilityIdentifier = "basket"
    view.addSubview(list)
    tabBarItem.tag = 9
  }
}

private final class CensusScreen: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    guard let root = view.window?.rootViewController else { return }
    if Self.count(root) == 6 { Tracker.shared.event("six") }
    if root.presentedViewController === (navigationController ?? self) { Tracker.shared.event("upper layer") }
  }

  private static func count(_ controller: UIViewController) -> Int {
    let presented = controller.presentedViewController
    let over = presented?.presentingViewController === controller ? presented.map(count) ?? 0 : 0
    return 1 + controller.children.reduce(0) { $0 + count($1) } + over
  }
}

private final class ReturningScreen: UIViewController {
  override func viewDidAppear(_ animated: Bool) { Tracker.shared.event("seen") }
}

private final class OwnerScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Flow.shared.presenter = self
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    let isLeaving = isBeingDismissed || navigationController?.isBeingDismissed == true
    Tracker.shared.screen(isLeaving ? "owner has left" : "owner is covered")
  }
}
