import HeadlessUIKit

// Code that finds screens by their views: containers and windows have put them where they are.
extension Attack {
  @MainActor private static func anyView(in view: UIView, _ isWanted: (UIView) -> Bool) -> Bool {
    isWanted(view) || view.subviews.contains { anyView(in: $0, isWanted) }
  }

  static let views: [Attack] =
    both("screen-among-views", .reads, at: .rootTabs, screens: { [.pushed { UnreadScreen() }] }) {
      guard let window = UIApplication.shared.keyWindow else { return false }
      return anyView(in: window) { $0.next is UnreadScreen }
    }
    + both(
      "topmost-view-of-the-window", .reads, screens: { [.sheet { UnreadScreen() }] }, steps: .condition,
      plain: .newRoot
    ) {
      UIApplication.shared.keyWindow?.subviews.last?.next is UnreadScreen
    }
    + both("superview-of-a-screen", .reads, screens: { [.screen { SignedScreen() }] }) {
      Registry.shared.alive.contains { $0.viewIfLoaded?.superview is UIWindow }
    }
    + both("view-in-that-of-the-root", .reads, screens: { [.pushed { SignedScreen() }] }, plain: .newRoot) {
      guard let root = rootController?.viewIfLoaded else { return false }
      return Registry.shared.alive.contains { $0.viewIfLoaded?.isDescendant(of: root) == true }
    }
    + both("responders-of-a-screen", .reads, screens: { [.sheet { SignedScreen() }] }) {
      Registry.shared.alive.contains { screen in
        sequence(first: screen as UIResponder, next: \.next).contains { $0 is UITabBarController }
      }
    }
}

private final class UnreadScreen: UIViewController {}

private final class SignedScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Registry.shared.add(self)
  }
}
