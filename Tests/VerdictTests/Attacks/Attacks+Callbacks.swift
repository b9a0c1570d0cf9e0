import Foundation
import HeadlessUIKit
import RoutingSpecs

// Code of screens that runs when UIKit calls it, whoever has asked about them.
extension Attack {
  static let callbacks: [Attack] =
    both("flag-in-viewDidLoad", .callbacks, at: .bareNavigation, screens: { [.pushed { LockedScreen() }] }) {
      Session.shared.isLocked
    }
    + both(
      "tracker-in-viewDidAppear", .callbacks, at: .rootNavigation,
      screens: { [.pushed { CheckoutScreen() }] }, steps: .factory,
      plain: .newRoot
    ) { Tracker.shared.current == "checkout" }
    + both(
      "history-of-screens", .callbacks, screens: { [.pushed { CheckoutScreen() }] }, steps: .condition,
      plain: .silent
    ) { Tracker.shared.history.contains("checkout") }
    + both(
      "flag-in-viewWillAppear", .callbacks, at: .presentedBesideTabs,
      screens: { [.sheet { PlayerScreen() }] }, plain: .newRoot
    ) {
      Session.shared.isPlaying
    }
    + both(
      "counter-in-viewIsAppearing", .callbacks, screens: { [.tab { BannerScreen() }] }, steps: .contextTask
    ) { (Tracker.shared.counts["banner"] ?? 0) > 0 }
    + both(
      "flag-in-loadView", .callbacks, at: .bareNavigation, screens: { [.pushed { CanvasScreen() }] },
      plain: .later
    ) {
      Tracker.shared.counts["canvas"] != nil
    }
    + both(
      "pushed-by-willMove", .callbacks, at: .rootNavigation, screens: { [.screen { DraftScreen() }] },
      steps: .factory,
      plain: .newRoot
    ) { Session.shared.hasDraft }
    + both("column-by-didMove", .callbacks, screens: { [.column { SidebarScreen() }] }, steps: .finder) {
      Tracker.shared.counts["sidebar"] != nil
    }
    + both(
      "observer-of-links", .callbacks, at: .rootNavigation, screens: { [.tab { InboxScreen() }] },
      plain: .newRoot
    ) {
      let link = Link()
      NotificationCenter.default.post(name: .willOpenLink, object: link)
      return link.isHandled
    }
    + both(
      "closure-for-the-coordinator", .callbacks, at: .rootSplit, screens: { [.pushed { FormScreen() }] },
      steps: .contextTask
    ) { !Flow.shared.mayLeave() }
    + both(
      "handler-of-links", .callbacks, screens: { [.pushed { ChatScreen() }] }, steps: .condition,
      plain: .later
    ) { Flow.shared.handlers.contains { $0("welcome") } }
    + both(
      "settings-of-the-device", .callbacks, at: .presentedNavigation, screens: { [.sheet { TourScreen() }] },
      plain: .newRoot
    ) {
      Settings.defaults.bool(forKey: Settings.key)
    }
    + both(
      "task-of-viewDidLoad", .callbacks, at: .bareNavigation, screens: { [.pushed { FeedScreen() }] },
      steps: .asyncInterceptor,
      plain: .later
    ) {
      Tracker.shared.counts["feed"] != nil
    }
    + [leavesDraft, leavesTraceAfterwards, leavesTraceOfSteps, cyclesInTabs, loginWall, loginWallOfSteps]

  /// A form that is left takes down a draft, of which the way to the welcome screen then speaks.
  private static let leavesDraft = Attack("draft-in-viewWillDisappear", .callbacks, .plain) {
    AttackedApp(
      [.pushed { EditorScreen() }],
      .plain(.everything) { attempt in
        attempt.window.rootViewController = WelcomeScreen()
        Task {
          try? await Task.sleep(for: .milliseconds(10))
          if Session.shared.hasDraft { attempt.decline() } else { attempt.finish(.reached) }
        }
      })
  }

  /// A video that has gone is in the way of the second navigation.
  private static let leavesTraceAfterwards = Attack("trace-in-viewDidDisappear", .callbacks, .plain) {
    AttackedApp(
      [.pushed { VideoScreen() }],
      .plain(.everything, exemptFrom: []) { attempt in
        guard !Session.shared.isPlaying else { return attempt.decline() }
        if attempt.window.rootViewController is WelcomeScreen { return attempt.finish(.reached) }
        attempt.window.rootViewController = WelcomeScreen()
        attempt.finish(.reached)
      })
  }

  private static let leavesTraceOfSteps = Attack("trace-in-viewDidDisappear-steps", .callbacks, .steps) {
    AttackedApp(
      [.pushed { VideoScreen() }],
      Route.fullScreen().alsoChecking("stopsVideos", "No video is left without being stopped.") { _ in
        Session.shared.isPlaying ? .fails("A video is still playing.") : .holds
      })
  }

  /// A screen holds itself by a closure, in a tab bar controller alone.
  private static let cyclesInTabs = Attack("cycle-in-one-place", .callbacks, .plain) {
    AttackedApp([.screen { CyclicScreen() }], Way.newRoot.route { false })
  }

  /// Whoever has seen the login is not let in.
  private static let loginWall = Attack("login-wall", .callbacks, .plain) {
    AttackedApp([.pushed { LoginScreen() }], Way.silent.route { !Session.shared.isLoggedIn })
  }

  private static let loginWallOfSteps = Attack("login-wall-steps", .callbacks, .steps) {
    AttackedApp([.pushed { LoginScreen() }], Way.contextTask.route { !Session.shared.isLoggedIn })
  }
}

// MARK: - Screens

private final class LockedScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Session.shared.isLocked = true
  }
}

private final class CheckoutScreen: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Tracker.shared.screen("checkout")
  }
}

private final class PlayerScreen: UIViewController {
  override func viewWillAppear(_ animated: Bool) { Session.shared.isPlaying = true }
  override func viewWillDisappear(_ animated: Bool) { Session.shared.isPlaying = false }
}

private final class BannerScreen: UIViewController {
  override func viewIsAppearing(_ animated: Bool) { Tracker.shared.event("banner") }
}

private final class CanvasScreen: UIViewController {
  override func loadView() {
    super.loadView()
    Tracker.shared.event("canvas")
  }
}

private final class DraftScreen: UIViewController {
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    if parent is UINavigationController { Session.shared.hasDraft = true }
  }
}

private final class SidebarScreen: UIViewController {
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent is UISplitViewController { Tracker.shared.event("sidebar") }
  }
}

private final class Link { var isHandled = false }

extension Notification.Name {
  fileprivate static let willOpenLink = Notification.Name("willOpenLink")
}

private final class InboxScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let token = NotificationCenter.default.addObserver(forName: .willOpenLink, object: nil, queue: nil) {
      ($0.object as? Link)?.isHandled = true
    }
    Observers.tokens.append(token)
  }
}

private final class FormScreen: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    Flow.shared.mayLeave = { [weak self] in self == nil }
  }
}

private final class ChatScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Flow.shared.handlers.append { [weak self] link in self != nil && link == "welcome" }
  }
}

private final class TourScreen: UIViewController {
  override func viewDidAppear(_ animated: Bool) { Settings.defaults.set(true, forKey: Settings.key) }
}

private final class FeedScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Task { Tracker.shared.event("feed") }
  }
}

private final class EditorScreen: UIViewController {
  override func viewWillDisappear(_ animated: Bool) { Session.shared.hasDraft = true }
}

private final class VideoScreen: UIViewController {
  override func viewDidDisappear(_ animated: Bool) { Session.shared.isPlaying = true }
}

private final class CyclicScreen: UIViewController {
  private var onTap: (() -> Void)?

  override func didMove(toParent parent: UIViewController?) {
    guard parent is UITabBarController else { return }
    onTap = { self.title = "tapped" }
  }
}

private final class LoginScreen: UIViewController {
  override func viewDidAppear(_ animated: Bool) { Session.shared.isLoggedIn = false }
}
