import Foundation
import HeadlessUIKit
import RoutingSpecs

// What one run leaves to the next: statics without a fresh start, windows, settings of UIKit.
extension Attack {
  static let leftovers: [Attack] =
    both("flag-that-stays", .leftovers, screens: { [.pushed { StickyScreen() }] }) {
      Session.shared.isLocked
    }.map { $0.keepingWhatItKeeps() }
    + both("settings-that-stay", .leftovers, screens: { [.pushed { StickyScreen() }] }, plain: .newRoot) {
      Settings.defaults.bool(forKey: Settings.key)
    }.map { $0.keepingWhatItKeeps() }
    + both(
      "observer-that-stays", .leftovers, screens: { [.pushed { StickyScreen() }] }, steps: .factory
    ) {
      let note = Note()
      NotificationCenter.default.post(name: .sticky, object: note)
      return note.isSeen
    }.map { $0.keepingWhatItKeeps() }
    + both("window-over-the-app", .leftovers, screens: { [.pushed { AlertingScreen() }] }, plain: .newRoot) {
      UIApplication.shared.windows.count > 1
    }
    + both("window-that-stays", .leftovers, screens: { [.pushed { AlertingScreen() }] }, steps: .condition) {
      UIApplication.shared.windows.count > 1
    }.map { $0.keepingWhatItKeeps() }
    + both(
      "other-key-window", .leftovers, screens: { [.pushed { KeyWindowScreen() }] }, steps: .contextTask
    ) { UIApplication.shared.keyWindow?.rootViewController is HomeScreen && Flow.shared.windows.count == 1 }
    + both("no-animations", .leftovers, screens: { [.pushed { CalmScreen() }] }, plain: .newRoot) {
      !UIView.areAnimationsEnabled
    }
    + both("dimmed-for-ever", .leftovers, screens: { [.pushed { DimmingScreen() }] }, steps: .condition) {
      UIApplication.shared.keyWindow?.isUserInteractionEnabled == false
    }
    + both("tag-of-the-window", .leftovers, screens: { [.pushed { DimmingScreen() }] }, steps: .factory) {
      UIApplication.shared.keyWindow?.tag == 3
    }
    + both("calls-that-do-not-count", .leftovers, places: 0, screens: { [.pushed { StickyScreen() }] }) {
      Session.shared.number += 1
      return Session.shared.number > 60
    }.map { $0.keepingWhatItKeeps() }
    + both(
      "registry-that-overflows", .leftovers, places: 0, screens: { [.pushed { HeapedScreen() }] }
    ) { Tracker.shared.history.count > 60 }.map { $0.keepingWhatItKeeps() }
    + both("tracker-that-nobody-reads", .leftovers, places: 0, screens: { [.pushed { HeapedScreen() }] }) {
      false
    }.map { $0.keepingWhatItKeeps() }
}

// MARK: - Screens

private final class Note { var isSeen = false }

extension Notification.Name {
  fileprivate static let sticky = Notification.Name("sticky")
}

private final class StickyScreen: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    Session.shared.isLocked = true
    Settings.defaults.set(true, forKey: Settings.key)
    let token = NotificationCenter.default.addObserver(forName: .sticky, object: nil, queue: nil) {
      ($0.object as? Note)?.isSeen = true
    }
    Observers.tokens.append(token)
  }
}

private final class AlertingScreen: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    let alert = UIWindow(frame: .zero)
    alert.rootViewController = UIViewController()
    alert.isHidden = false
    Flow.shared.windows.append(alert)
  }
}

private final class KeyWindowScreen: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    guard Flow.shared.windows.isEmpty else { return }
    let overlay = UIWindow(frame: .zero)
    overlay.rootViewController = HomeScreen()
    overlay.makeKeyAndVisible()
    Flow.shared.windows.append(overlay)
  }
}

private final class CalmScreen: UIViewController {
  override func viewWillAppear(_ animated: Bool) { UIView.setAnimationsEnabled(false) }
}

private final class DimmingScreen: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    view.window?.isUserInteractionEnabled = false
    view.window?.tag = 3
  }
}

private final class HeapedScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Tracker.shared.screen("heaped")
  }
}
