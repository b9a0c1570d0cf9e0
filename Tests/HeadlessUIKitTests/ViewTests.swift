import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite("Views, controls and responders")
struct ViewTests {
  @Test func `a subview stands where it was put in, as far as there is such a place`() {
    let (view, views) = (UIView(), (0..<4).map { _ in UIView() })
    view.addSubview(views[0])
    view.insertSubview(views[1], at: 0)
    view.insertSubview(views[2], at: -3)
    view.insertSubview(views[3], at: 99)
    #expect(view.subviews == [views[2], views[1], views[0], views[3]])
    view.addSubview(views[2])
    #expect(view.subviews == [views[1], views[0], views[3], views[2]])
    #expect(views.allSatisfy { $0.superview === view && $0.isDescendant(of: view) })
  }

  @Test func `a view cannot be put into itself, nor into what it holds`() {
    let (top, outer, inner) = (UIView(), UIView(), UIView())
    top.addSubview(outer)
    outer.addSubview(inner)
    inner.addSubview(outer)
    inner.addSubview(inner)
    #expect(outer.superview === top && inner.subviews.isEmpty && outer.subviews == [inner])
  }

  @Test func `a view that carries a controller is not put into what that controller holds`() {
    let (outer, inner, shelf) = (UIViewController(), UIViewController(), UIView())
    let stage = Stage()
    outer.addChild(inner)
    shelf.addSubview(outer.view)
    inner.view.addSubview(shelf)
    #expect(stage.raised && shelf.superview == nil && inner.view.subviews.isEmpty)
  }

  @Test func `an animation with a spring is over after its delay and its duration`() {
    let stage = Stage()
    var calls: [String] = []
    UIView.animate(withDuration: 0.2, delay: 0.1, usingSpringWithDamping: 0.5, initialSpringVelocity: 1) {
      calls.append("animations")
    } completion: {
      calls.append("done: \($0)")
    }
    #expect(calls == ["animations"])
    let began = Simulation.current.clock.now
    stage.settle()
    #expect(calls == ["animations", "done: true"] && Simulation.current.clock.now - began == 300)
  }

  @Test(arguments: [true, false])
  func `animations run at once, and their completion comes when their time is over`(isEnabled: Bool) {
    let stage = Stage()
    UIView.setAnimationsEnabled(isEnabled)
    defer { UIView.setAnimationsEnabled(true) }
    var calls: [String] = []
    UIView.animate(withDuration: 0.2) {
      calls.append("animations")
    } completion: {
      calls.append("done: \($0)")
    }
    UIView.transition(with: UIView(), duration: 0.1) {
      calls.append("transition")
    } completion: {
      calls.append("swapped: \($0)")
    }
    #expect(calls == ["animations", "transition"])
    stage.settle()
    let ends = ["swapped: true", "done: true"]
    #expect(calls.suffix(2) == (isEnabled ? ends : ends.reversed()) && stage.time == (isEnabled ? 200 : 0))
  }

  @Test func `a responder is of its own kind, and of all that are above it`() {
    final class Special: UINavigationController {}
    let special = Special()
    for kind: AnyClass in [
      Special.self, UINavigationController.self, UIViewController.self, UIResponder.self,
    ] {
      #expect(special.isKind(of: kind))
    }
    #expect(!special.isKind(of: UITabBarController.self) && !UIViewController().isKind(of: Special.self))
  }

  @Test func `a control sends the actions of an event, with itself as the sender, while it is enabled`() {
    var heard: [String] = []
    let primary = UIAction(title: "Buy") { action in
      heard.append(action.sender is UIButton ? "primary" : "nobody")
    }
    let button = UIButton(primaryAction: primary)
    button.addAction(UIAction { _ in heard.append("changed") }, for: .valueChanged)
    #expect(button.currentTitle == "Buy")
    button.sendActions(for: .touchUpInside)
    #expect(heard == ["primary"])
    button.sendActions(for: [.valueChanged, .primaryActionTriggered])
    #expect(heard == ["primary", "primary", "changed"])
    button.isEnabled = false
    button.sendActions(for: .touchUpInside)
    #expect(heard.count == 3)
  }

  @Test func `a button of a bar has its action's title unless it has its own, and acts while it is enabled`()
  {
    var taps = 0
    var sender: UIBarButtonItem?
    let action = UIAction(title: "Add") { action in
      taps += 1
      sender = action.sender as? UIBarButtonItem
    }
    let button = UIBarButtonItem(primaryAction: action)
    #expect(button.title == "Add" && UIBarButtonItem(title: "New", primaryAction: action).title == "New")
    button.tap()
    #expect(taps == 1 && sender === button)
    button.isEnabled = false
    button.tap()
    #expect(taps == 1)
  }

  @Test func `an action has a sender only while it is carried out, and keeps none`() {
    weak var control: UIButton?
    weak var barButton: UIBarButtonItem?
    var senders: [String] = []
    let action = UIAction { action in
      senders.append("\(action.sender.map { type(of: $0) } ?? Never.self)")
      guard senders.count == 1 else { return }
      barButton?.tap()
      senders.append("\(action.sender.map { type(of: $0) } ?? Never.self)")
    }
    do {
      let button = UIButton(primaryAction: action)
      let item = UIBarButtonItem(primaryAction: action)
      (control, barButton) = (button, item)
      button.sendActions(for: .touchUpInside)
    }
    #expect(senders == ["UIButton", "UIBarButtonItem", "UIButton"])
    #expect(action.sender == nil && control == nil && barButton == nil)
  }

  @Test func `the items of bars begin with the controller's title`() {
    let screen = UIViewController()
    screen.title = "Cart"
    #expect(screen.navigationItem.title == "Cart" && screen.tabBarItem.title == "Cart")
    screen.title = "Basket"
    #expect(screen.navigationItem.title == "Cart" && screen.tabBarItem === screen.tabBarItem)
  }

  @Test func `a managed tab bar refuses edits, another one takes them`() {
    let stage = Stage()
    let tabs = Tabs("tabs", UIViewController())
    tabs.tabBar.items = []
    #expect(stage.raised && tabs.tabBar.items?.count == 1)
    let (bar, item) = (UITabBar(), UITabBarItem(title: "Free", tag: 1))
    bar.items = [item]
    bar.selectedItem = item
    #expect(bar.items?.first === item && bar.selectedItem === item && stage.console.count == 1)
  }
}
