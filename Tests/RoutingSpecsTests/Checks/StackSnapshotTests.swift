import HeadlessUIKit
import Routing
import Testing

@testable import RoutingSpecs

@MainActor
@Suite struct StackSnapshotTests {
  /// What an entry says, but for the numbers of the controllers.
  struct Line: Hashable {
    let kind: StackSnapshot.Kind
    let isVisible: Bool
    let layer: Int
    let screen: Int
    let context: Int
  }

  @Test(arguments: InstallationTests.spaces)
  func `a snapshot lists what the state says, in its order`(space: SmallSpace) throws {
    let window = makeWindow()
    for state in try space.space().states {
      state.install(in: window, binding: PlainBinding())
      let snapshot = StackSnapshot(of: window)
      let lines = snapshot.entries.map {
        Line(
          kind: $0.kind, isVisible: $0.isVisible, layer: Int($0.layer), screen: Int($0.screen),
          context: Int($0.context))
      }
      let expected = Self.lines(of: state)
      #expect(lines == expected)
      #expect(snapshot.layerCount == state.layers.count)
      guard lines == expected else { break }
    }
  }

  private static func lines(of state: StackState) -> [Line] {
    var result: [Line] = []
    func add(_ content: StackState.Content, _ layer: Int, _ isVisible: Bool) {
      let line = { (kind: StackSnapshot.Kind, screen: Int, context: Int) in
        Line(kind: kind, isVisible: isVisible, layer: layer, screen: screen, context: context)
      }
      switch content {
      case .screen(let screen): result.append(line(.screen, screen.kind, screen.context ?? -1))
      case .navigation(let screens):
        result.append(line(.navigation, -1, -1))
        for (index, screen) in screens.enumerated() {
          add(.screen(screen), layer, isVisible && index == screens.count - 1)
        }
      case .tabs(let items, let selected):
        result.append(line(.tabs, selected, -1))
        for (index, item) in items.enumerated() { add(item, layer, isVisible && index == selected) }
      case .split(let primary, let secondary):
        result.append(line(.split, -1, -1))
        add(primary, layer, isVisible)
        add(secondary, layer, isVisible)
      }
    }
    for (index, layer) in state.layers.enumerated() { add(layer.content, index, true) }
    return result
  }

  @Test(arguments: ["screens under modal screens", "everything under a modal"])
  func `a stack that nobody touched has an equal snapshot, one built anew has not`(_ name: String) throws {
    let window = makeWindow()
    let small = try #require(SmallSpace.all.first { $0.name == name })
    for state in try small.space().states {
      state.install(in: window, binding: PlainBinding())
      let first = StackSnapshot(of: window)
      #expect(first.entries == StackSnapshot(of: window).entries)
      state.install(in: window, binding: PlainBinding())
      #expect(first.entries != StackSnapshot(of: window).entries)
    }
  }

  /// A change of a stack that a snapshot must not overlook.
  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @MainActor @Sendable (UITabBarController, UINavigationController) -> Void
  }

  nonisolated static let changes = [
    Change(testDescription: "a push") { _, navigation in
      navigation.pushViewController(PlainScreenController(Screen(kind: 0)), animated: false)
    },
    Change(testDescription: "a pop") { _, navigation in navigation.popViewController(animated: false) },
    Change(testDescription: "another order") { _, navigation in
      navigation.setViewControllers(navigation.viewControllers.reversed(), animated: false)
    },
    Change(testDescription: "another tab selected") { tabs, _ in tabs.selectedIndex = 1 },
    Change(testDescription: "a tab less") { tabs, _ in tabs.viewControllers?.removeLast() },
    Change(testDescription: "a presentation") { tabs, _ in
      tabs.present(PlainScreenController(Screen(kind: 0)), animated: false)
    },
    Change(testDescription: "a screen in the place of an equal one") { _, navigation in
      var stack = navigation.viewControllers
      stack[0] = PlainScreenController(Screen(kind: 0))
      navigation.setViewControllers(stack, animated: false)
    },
  ]

  @Test(arguments: changes)
  func `every change of the stack shows in the snapshot`(change: Change) throws {
    let window = makeWindow()
    let screen = Screen(kind: 0)
    StackState(root: .tabs([.navigation([screen, screen]), .screen(screen)], selected: 0))
      .install(in: window, binding: PlainBinding())
    let before = StackSnapshot(of: window)
    let tabs = try #require(window.rootViewController as? UITabBarController)
    change.make(tabs, try #require(tabs.viewControllers?.first as? UINavigationController))
    Simulation.current.clock.settle()
    #expect(before.entries != StackSnapshot(of: window).entries)
  }

  @Test func `an entry is inside its containers and nowhere else`() {
    let window = makeWindow()
    let screen = Screen(kind: 0)
    StackState(root: .tabs([.navigation([screen]), .screen(screen)], selected: 0), modals: .screen(screen))
      .install(in: window, binding: PlainBinding())
    let snapshot = StackSnapshot(of: window)
    let inside = snapshot.entries.indices.map { index in
      snapshot.entries.indices.filter { snapshot.isInside(index, $0) }
    }
    #expect(inside == [[], [0], [0, 1], [0], []])
  }

  @Test func `a container of the app's own says itself what can be seen in it`() {
    let window = makeWindow()
    let container = PagesController()
    for kind in 0..<2 { container.addChild(PlainScreenController(Screen(kind: kind))) }
    window.rootViewController = container
    #expect(StackSnapshot(of: window).entries.map(\.isVisible) == [true, false, true])
  }
}

/// Shows the last of its pages.
private final class PagesController: UIViewController, ContainerViewController {
  var containedViewControllers: [UIViewController] { children }

  var visibleViewControllers: [UIViewController] { children.suffix(1) }

  func makeVisible(
    _ child: UIViewController, animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void
  ) { completion(.failure(.cannotShow(child, in: self))) }
}

extension StackSnapshot {
  @MainActor
  convenience init(of window: UIWindow) {
    self.init()
    take(of: window, binding: PlainBinding())
  }
}
