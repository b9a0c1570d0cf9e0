import Foundation
import HeadlessUIKit
import Testing

/// Where views are that containers and windows have put somewhere.
@MainActor
struct ViewPlaceTests {
  @Test func `a window has the views of its root and of what is presented inside, and so on inwards`() {
    let stage = Stage()
    let (top, bottom, sheet) = (UIViewController(), UIViewController(), UIViewController())
    let navigation = UINavigationController()
    navigation.viewControllers = [bottom, top]
    let tabs = UITabBarController()
    let other = UIViewController()
    tabs.viewControllers = [navigation, other]
    stage.window.rootViewController = tabs
    tabs.present(sheet, animated: false)
    stage.settle()
    #expect(stage.window.subviews == [tabs.view, sheet.view])
    #expect(tabs.view.subviews == [navigation.view])
    #expect(navigation.view.subviews == [top.view])
    #expect(top.view.superview === navigation.view)
    #expect(sheet.view.superview === stage.window)
    #expect(top.view.isDescendant(of: tabs.view) && top.view.isDescendant(of: stage.window))
    #expect(!top.view.isDescendant(of: sheet.view))
    #expect(bottom.view.superview == nil && other.view.superview == nil)
    tabs.selectedIndex = 1
    navigation.popViewController(animated: false)
    stage.settle()
    #expect(tabs.view.subviews == [other.view])
    #expect(navigation.view.superview == nil)
    #expect(navigation.view.subviews == [bottom.view])
  }

  @Test func `a view that something covers full screen is not in the window, but in its container`() {
    let stage = Stage()
    let (screen, cover) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: screen)
    stage.window.rootViewController = navigation
    cover.modalPresentationStyle = .fullScreen
    navigation.present(cover, animated: false)
    stage.settle()
    #expect(stage.window.subviews == [cover.view])
    #expect(navigation.view.superview == nil && !screen.view.isDescendant(of: stage.window))
    #expect(screen.view.superview === navigation.view)
  }

  @Test func `what the app puts into the view of a container stands in front of what the container shows`() {
    let stage = Stage()
    let (screen, banner, toast) = (UIViewController(), UIView(), UIView())
    let navigation = UINavigationController(rootViewController: screen)
    stage.window.rootViewController = navigation
    stage.settle()
    navigation.view.addSubview(banner)
    stage.window.addSubview(toast)
    #expect(navigation.view.subviews == [screen.view, banner])
    #expect(stage.window.subviews == [navigation.view, toast])
    #expect(banner.isDescendant(of: stage.window) && toast.superview === stage.window)
  }

  @Test func `a child's view stands where the app has put it`() {
    let stage = Stage()
    let (host, guest, holder) = (UIViewController(), UIViewController(), UIView())
    stage.window.rootViewController = host
    host.addChild(guest)
    #expect(guest.view.superview == nil)
    host.view.addSubview(holder)
    holder.addSubview(guest.view)
    guest.didMove(toParent: host)
    stage.settle()
    #expect(host.view.subviews == [holder] && holder.subviews == [guest.view])
    #expect(guest.view.superview === holder)
  }

  @Test func `a hidden window has nothing of its root inside`() {
    let stage = Stage()
    let root = UIViewController()
    let window = UIWindow(frame: .zero)
    window.rootViewController = root
    #expect(window.subviews.isEmpty && root.view.superview == nil)
    window.isHidden = false
    stage.settle()
    #expect(window.subviews == [root.view])
  }

  @Test func `the chain of responders leads from a presented screen over its presenter to the application`() {
    let stage = Stage()
    let (root, sheet, label) = (UIViewController(), UIViewController(), UILabel())
    let navigation = UINavigationController(rootViewController: sheet)
    stage.window.rootViewController = root
    root.present(navigation, animated: false)
    stage.settle()
    sheet.view.addSubview(label)
    var chain: [UIResponder] = []
    var current: UIResponder? = label
    while let responder = current {
      chain.append(responder)
      current = responder.next
    }
    let expected: [UIResponder?] = [
      label, sheet.view, sheet, navigation, root, stage.window, stage.window.windowScene,
      UIApplication.shared,
    ]
    #expect(chain == expected.compactMap(\.self))
  }
}
