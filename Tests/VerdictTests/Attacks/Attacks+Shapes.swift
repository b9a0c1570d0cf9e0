import Foundation
import HeadlessUIKit
import RoutingSpecs

// Screens that look at where they stand, at their neighbours, at how many there are, at what was there before them.
extension Attack {
  static let shapes: [Attack] =
    both("third-of-its-stack", .callbacks, screens: { [.pushed { StepScreen() }] }) {
      Tracker.shared.counts["third"] != nil
    }.map { $0.at(SmallBound.deep) }
    + both(
      "alone-in-its-stack", .callbacks, screens: { [.pushed { StepScreen() }] }, steps: .factory,
      plain: .newRoot
    ) { Tracker.shared.counts["alone"] != nil }
    + both(
      "middle-of-three", .callbacks, screens: { [.pushed { StepScreen() }] }, steps: .condition
    ) { Tracker.shared.counts["middle"] != nil }.map { $0.at(SmallBound.deep) }
    + both(
      "last-of-the-tabs", .callbacks, screens: { [.tab { MoreScreen() }] }, steps: .contextTask,
      plain: .newRoot
    ) { Tracker.shared.counts["last tab"] != nil }
    + both(
      "twins", .callbacks, places: 2, screens: { [.pushed { ProductScreen() }] }
    ) { Tracker.shared.counts["twins"] != nil }
    + both(
      "one-after-the-other", .callbacks, places: 2,
      screens: { [.pushed { LockingScreen() }, .pushed { UnlockingScreen() }] }, plain: .newRoot
    ) { Session.shared.number == 12 }.map { $0.at(SmallBound.few) }
    + both(
      "last-writer-wins", .callbacks, places: 2,
      screens: { [.pushed { LockingScreen() }, .pushed { UnlockingScreen() }] }
    ) { Session.shared.isLocked }.map { $0.at(SmallBound.few) }
    + both("odd-number", .callbacks, screens: { [.screen { TogglingScreen() }] }, steps: .factory) {
      Session.shared.isLocked
    }
    + both(
      "even-number", .callbacks, places: 2, screens: { [.screen { TogglingScreen() }] }, plain: .newRoot
    ) { Session.shared.number == 2 }
    + both(
      "previous-screen", .callbacks, places: 2,
      screens: { [.pushed { ProductScreen() }, .pushed { ReviewScreen() }] }, steps: .contextTask
    ) { Session.shared.hasDraft }.map { $0.at(SmallBound.few).counted(byTrying: 4) }
    + both(
      "screen-below-the-sheet", .callbacks, places: 2,
      screens: { [.tab { MoreScreen() }, .sheet { RatingScreen() }] }, steps: .condition, plain: .newRoot
    ) { Session.shared.hasDraft }.map { $0.at(SmallBound.few) }
    + both("cached-screen", .tests, screens: { [.pushed { CachingScreen() }] }, plain: .overTheTop) {
      Registry.shared.kept.first.map { $0.parent != nil } == true
    }
    + both(
      "pair-in-one-of-two-layers", .callbacks, places: 2,
      screens: { [.pushed { ProductScreen() }, .pushed { ReviewScreen() }] }, steps: .contextTask
    ) { Session.shared.hasDraft }.map { $0.at(SmallBound.layers).counted(byTrying: 4) }
    + [presentsCached, lastWhere, pops]

  /// What a screen keeps for later is presented, although it may be a child by then.
  private static let presentsCached = Attack("presents-what-is-cached", .tests, .plain) {
    AttackedApp(
      [.pushed { CachingScreen() }],
      .plain(exemptFrom: [.isIdempotent, .staysBounded, .releasesControllers]) { attempt in
        guard let top = attempt.top else { return attempt.decline() }
        let welcome = Registry.shared.kept.first { $0 is WelcomeScreen } ?? WelcomeScreen()
        if welcome.viewIfLoaded?.window != nil, welcome === top { return attempt.finish(.reached) }
        top.present(welcome, animated: attempt.isAnimated) { attempt.finish(.reached) }
      })
  }

  /// A link is taken by the last screen that takes links.
  private static let lastWhere = Attack("last-that-takes-links", .tests, .plain) {
    AttackedApp(
      [.pushed { TakingLinksScreen() }, .pushed { ProductScreen() }],
      .plain { attempt in
        let controllers = (attempt.window.rootViewController as? UINavigationController)?.viewControllers
        let last = controllers?.last { ($0 as? any TakesLinks)?.takesLinks == true }
        if last != nil { return attempt.decline() }
        attempt.presentWelcome()
      })
  }.at(SmallBound.few)

  /// What is saved when a screen is popped is asked for when all are.
  private static let pops = Attack("saves-when-popped", .callbacks, .plain) {
    AttackedApp(
      [.pushed { NoteScreen() }],
      .plain(.everything) { attempt in
        let navigation = attempt.window.rootViewController as? UINavigationController
        navigation?.popToRootViewController(animated: false)
        Task {
          try? await Task.sleep(for: .milliseconds(600))
          guard !Session.shared.hasDraft else { return attempt.decline() }
          attempt.window.rootViewController = WelcomeScreen()
          attempt.finish(.reached)
        }
      })
  }
}

// MARK: - Screens

private final class StepScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    guard let controllers = navigationController?.viewControllers else { return }
    if controllers.count == 1 { Tracker.shared.event("alone") }
    guard controllers.count == 3 else { return }
    if controllers[2] === self { Tracker.shared.event("third") }
    if controllers[1] === self { Tracker.shared.event("middle") }
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    guard let controllers = (parent as? UINavigationController)?.viewControllers else { return }
    if controllers.count == 3, controllers[1] === self { Tracker.shared.event("middle") }
  }
}

private final class MoreScreen: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    guard let tabs = tabBarController, let count = tabs.viewControllers?.count else { return }
    if count > 1, tabs.selectedIndex == count - 1 { Tracker.shared.event("last tab") }
  }
}

private final class ProductScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let products = navigationController?.viewControllers.count { $0 is ProductScreen }
    if let products, products > 1 { Tracker.shared.event("twins") }
  }
}

private final class LockingScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Session.shared.isLocked = true
    if Session.shared.number == 0 { Session.shared.number = 1 }
  }
}

private final class UnlockingScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Session.shared.isLocked = false
    if Session.shared.number == 1 { Session.shared.number = 12 }
  }
}

private final class TogglingScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Session.shared.isLocked.toggle()
    Session.shared.number += 1
  }
}

private final class ReviewScreen: UIViewController {
  private weak var reviewed: UIViewController?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reviewed = navigationController?.viewControllers.dropLast().last
    if reviewed is ProductScreen { Session.shared.hasDraft = true }
  }
}

private final class RatingScreen: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    let presenter = (navigationController ?? self).presentingViewController
    if (presenter as? UITabBarController)?.selectedViewController is MoreScreen {
      Session.shared.hasDraft = true
    }
  }
}

private final class CachingScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let welcome = Registry.shared.kept.first ?? WelcomeScreen()
    if Registry.shared.kept.isEmpty { Registry.shared.kept.append(welcome) }
    guard welcome.parent == nil else { return }
    addChild(welcome)
    view.addSubview(welcome.view)
    welcome.didMove(toParent: self)
  }
}

private protocol TakesLinks: UIViewController {
  var takesLinks: Bool { get }
}

private final class TakingLinksScreen: UIViewController, TakesLinks {
  var takesLinks: Bool { isViewLoaded && navigationController?.viewControllers.first !== self }
}

private final class NoteScreen: UIViewController {
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { Session.shared.hasDraft = true }
  }
}
