import Foundation
import Testing
import UIKit

/// A navigation controller that keeps the delegate that it was given, as many do.
private final class Watched: UINavigationController {
  var changes = 0

  override weak var delegate: (any UINavigationControllerDelegate)? {
    didSet { changes += 1 }
  }
}

private final class ColorfulBar: UINavigationBar {
  let color: String

  override init(frame: CGRect) {
    color = "blue"
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class Tools: UIToolbar {}

/// What was told.
@MainActor private final class Log {
  var lines: [String] = []
}

@MainActor @Suite("Bars, delegates and windows of an app's own classes")
struct OwnClassTests {
  private let device = Device()

  @Test func `the collection of a controller comes from a layout or a nib`() {
    _ = UICollectionViewController(nibName: nil, bundle: nil).view
    #expect(device.faults == [.collectionWithoutLayout])
    _ = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()).view
    #expect(device.faults.count == 1)
  }

  @Test func `a delegate can be overridden, weak as it is`() {
    final class Delegate: UINavigationControllerDelegate {}
    let stack = Watched(rootViewController: UIViewController())
    let before = stack.changes
    let delegate = Delegate()
    stack.delegate = delegate
    #expect(stack.changes == before + 1 && stack.delegate === delegate)
  }

  @Test func `bars are of the classes that were named`() {
    let stack = UINavigationController(navigationBarClass: ColorfulBar.self, toolbarClass: Tools.self)
    #expect((stack.navigationBar as? ColorfulBar)?.color == "blue" && stack.toolbar is Tools)
    #expect(stack.navigationBar === stack.navigationBar && stack.viewControllers == [])
    let plain = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
    #expect(
      type(of: plain.navigationBar) == UINavigationBar.self && type(of: plain.toolbar) == UIToolbar.self)
  }

  @Test func `a window tells that it is shown and hidden`() {
    let log = Log()
    let tokens = [UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification].map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let window = note.object as? UIWindow
        MainActor.assumeIsolated { log.lines.append("\(name.rawValue) \(window?.isHidden == true)") }
      }
    }
    let window = UIWindow(frame: .zero)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    window.makeKeyAndVisible()
    window.isHidden = true
    tokens.forEach(NotificationCenter.default.removeObserver)
    #expect(
      log.lines == ["UIWindowDidBecomeVisibleNotification false", "UIWindowDidBecomeHiddenNotification true"])
  }
}
