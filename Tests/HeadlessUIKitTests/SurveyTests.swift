import Foundation
import Testing

@testable import HeadlessUIKit

/// A survey says that all is well exactly where the walk that names what is broken finds nothing.
@MainActor
@Suite struct SurveyTests {
  /// What is done to a sound hierarchy.
  enum Damage: String, CaseIterable, CustomTestStringConvertible, Sendable {
    case none
    case childOfAnother
    case twoPlaces
    case presenterMismatch
    case presentedChild
    case rootElsewhere
    case notAppeared
    case unfinished
    case wrongChild
    case badSelection

    var testDescription: String { rawValue }
  }

  /// Tabs with a navigation controller of two and a screen, and a modal over them, at rest.
  @MainActor
  struct Stage {
    let window = UIWindow(frame: .zero)
    let tabs = UITabBarController()
    let navigation = UINavigationController()
    let bottom = UIViewController()
    let top = UIViewController()
    let other = UIViewController()
    let modal = UIViewController()

    init() {
      Simulation.reset()
      window.makeKeyAndVisible()
      navigation.viewControllers = [bottom, top]
      tabs.viewControllers = [navigation, other]
      window.rootViewController = tabs
      Simulation.current.clock.settle()
      tabs.present(modal, animated: true)
      Simulation.current.clock.settle()
    }

    func suffer(_ damage: Damage) {
      switch damage {
      case .none: break
      case .childOfAnother: top.parentLink = Link(other)
      case .twoPlaces: navigation.childStorage = [bottom, top, bottom]
      case .presenterMismatch: modal.presentingLink = Link(other)
      case .presentedChild: modal.parentLink = Link(other)
      case .rootElsewhere: tabs.presentingLink = Link(other)
      case .notAppeared: top.appearance = .disappeared
      case .unfinished: bottom.flags.insert(.movingToParent)
      case .wrongChild: navigation.shown = bottom
      case .badSelection: tabs.selected = 7
      }
    }

    /// What the walk over the invariants has to say of it.
    func finding(_ damage: Damage) -> BrokenInvariant? {
      switch damage {
      case .none: nil
      case .childOfAnother:
        .childOfAnother(ControllerReference(top), listedBy: ControllerReference(navigation))
      case .twoPlaces: .twoPlaces(ControllerReference(bottom))
      case .presenterMismatch:
        .presenterMismatch(ControllerReference(modal), presentedBy: ControllerReference(tabs))
      case .presentedChild: .presentedChild(ControllerReference(modal))
      case .rootElsewhere: .rootElsewhere(ControllerReference(tabs))
      case .notAppeared: .wrongAppearance(ControllerReference(top), isOnScreen: true)
      case .unfinished: .unfinished(ControllerReference(bottom))
      case .wrongChild: .wrongChild(ControllerReference(navigation))
      case .badSelection: .badSelection(ControllerReference(tabs))
      }
    }

    func survey() -> (isSound: Bool, list: [SurveyedController]) {
      var list: [SurveyedController] = []
      let isSound = ControllerTree.survey(window, isSettled: true, into: &list)
      return (isSound, list)
    }
  }

  @Test func `the outline of a stack has a line for each controller, those that are presented too`() {
    let stage = Stage()
    var lines: [Substring] = []
    ControllerTree.outline(of: stage.tabs, as: "root", depth: 0) {
      lines += $0.split(separator: " ").prefix(1)
    }
    #expect(lines == ["root", "child", "child", "child", "child", "presents"])
  }

  @Test(arguments: Damage.allCases)
  func `a survey finds what the walk over the invariants finds`(_ damage: Damage) {
    let stage = Stage()
    defer { Simulation.reset() }
    stage.suffer(damage)
    let broken = ControllerTree._checkInvariants(of: stage.window, isSettled: true)
    #expect(broken == stage.finding(damage))
    #expect(stage.survey().isSound == (broken == nil))
  }

  @Test func `a survey lists containers before children and layers from below`() {
    let stage = Stage()
    defer { Simulation.reset() }
    let list = stage.survey().list
    let expected = [stage.tabs, stage.navigation, stage.bottom, stage.top, stage.other, stage.modal]
    #expect(list.map(\.serial) == expected.map(\.serial))
    #expect(list.map(\.parent) == [-1, 0, 1, 1, 0, -1])
    #expect(list.map(\.layer) == [0, 0, 0, 0, 0, 1])
    #expect(list.map(\.isShownByContainer) == [true, true, false, true, false, true])
    #expect(list.map(\.containerClass) == [.tabs, .navigation, .none, .none, .none, .none])
  }

  @Test(arguments: [5, 2, nil] as [Int?])
  func `a tab that More hosts is listed as the tab that it is, before More`(selected: Int?) {
    Simulation.reset()
    defer { Simulation.reset() }
    Simulation.current.changeSizeClass(to: .compact)
    let (window, tabs) = (UIWindow(frame: .zero), UITabBarController())
    window.makeKeyAndVisible()
    let all = (0..<6).map { _ in UIViewController() }
    tabs.viewControllers = all
    window.rootViewController = tabs
    Simulation.current.clock.settle()
    tabs.selectedIndex = 5
    Simulation.current.clock.settle()
    let more = tabs.moreNavigationController
    if let selected { tabs.selectedIndex = selected } else { more.popToRootViewController(animated: false) }
    Simulation.current.clock.settle()
    var list: [SurveyedController] = []
    #expect(ControllerTree.survey(window, isSettled: true, into: &list))
    #expect(list.map(\.serial).prefix(8) == ([tabs] + all + [more]).map(\.serial)[...])
    #expect(list.map(\.parent).prefix(8) == [-1, 0, 0, 0, 0, 0, 0, 0])
    #expect(list.map(\.isMore).prefix(8) == [false, false, false, false, false, false, false, true])
    let shown = list[1..<8].filter(\.isShownByContainer).map(\.serial)
    #expect(shown == [selected.map { all[$0] } ?? more].map(\.serial))
  }
}
