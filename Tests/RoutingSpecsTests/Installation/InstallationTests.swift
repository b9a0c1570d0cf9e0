import Checking
import HeadlessUIKit
import Testing

@testable import RoutingSpecs

@MainActor
@Suite struct InstallationTests {
  /// The spaces that are small enough to be installed whole.
  nonisolated static let spaces =
    SmallSpace.all.filter { $0.count <= 5_000 } + [
      SmallSpace(
        name: "all styles", screens: [ScreenEntry(name: "Home"), ScreenEntry(name: "Login")],
        bounds: .init(
          tabs: 1, depth: 1, modals: 1, splits: false,
          styles: PresentationStyle.allCases.filter { $0 != .formSheet }),
        count: 8 + 8 * 8 * 8)
    ]

  @Test(arguments: spaces)
  func `what was installed is read back unchanged`(space: SmallSpace) throws {
    let window = makeWindow()
    var count = 0
    for state in try space.space().states {
      state.install(in: window, binding: PlainBinding())
      let captured = try StackState(capturing: window, binding: PlainBinding())
      #expect(captured == state)
      count += 1
      guard captured == state else { break }
    }
    #expect(count == space.count)
    #expect(Simulation.current.faults.isEmpty)
  }

  @Test func `a form sheet is read back as automatic, which means the same`() throws {
    let window = makeWindow()
    let screen = StackState.Content.screen(Screen(kind: 0))
    let state = StackState(layers: [.init(screen), .init(screen, style: .formSheet)])
    state.install(in: window, binding: PlainBinding())
    #expect(
      try StackState(capturing: window, binding: PlainBinding()) == StackState(root: screen, modals: screen))
  }

  @Test func `installing over a stack lets go of every controller of the old one`() throws {
    let window = makeWindow()
    let space = try SmallSpace.all[6].space()
    ControllerLedger.open()
    defer { ControllerLedger.close() }
    for state in space.states {
      state.install(in: window, binding: PlainBinding())
      #expect(ControllerLedger.aliveCount == state.controllerCount)
    }
    ControllerTree.clear(window)
    #expect(ControllerLedger.aliveCount == 0)
  }
}

/// Hierarchies that no state describes.
@MainActor
@Suite struct CaptureErrorTests {
  private func error(capturing root: UIViewController?) -> CaptureError? {
    let window = makeWindow()
    window.rootViewController = root
    do throws(CaptureError) {
      _ = try StackState(capturing: window, binding: PlainBinding())
      return nil
    } catch {
      return error
    }
  }

  @Test func `a window without a root is named`() {
    #expect(error(capturing: nil) == .noRoot)
  }

  @Test func `a controller that nobody knows is named, wherever it stands`() {
    let stranger = UIViewController()
    #expect(error(capturing: stranger) == .unknownController(ControllerReference(stranger)))
    let inside = UINavigationController(rootViewController: UIViewController())
    #expect(error(capturing: inside) == .unknownController(ControllerReference(inside.viewControllers[0])))
  }

  @Test func `a container with nothing inside is named`() {
    let containers = [UINavigationController(), UITabBarController(), UISplitViewController()]
    for container in containers {
      #expect(error(capturing: container) == .emptyContainer(ControllerReference(container)))
    }
  }

  @Test func `a split controller with one column is named with its columns`() {
    let split = UISplitViewController()
    split.viewControllers = [PlainScreenController(Screen(kind: 0))]
    #expect(error(capturing: split) == .missingColumn(ControllerReference(split)))
  }

  @Test func `a tab bar controller that shows the list behind More is named`() {
    let tabs = UITabBarController()
    let window = makeWindow()
    Simulation.current.changeSizeClass(to: .compact)
    tabs.viewControllers = (0..<6).map { _ in PlainScreenController(Screen(kind: 0)) }
    window.rootViewController = tabs
    Simulation.current.clock.settle()
    tabs.selectedViewController = tabs.moreNavigationController
    Simulation.current.clock.settle()
    #expect(throws: CaptureError.noTabSelected(ControllerReference(tabs))) {
      _ = try StackState(capturing: window, binding: PlainBinding())
    }
  }

  @Test func `a container on a navigation stack is named with the stack`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [PlainScreenController(Screen(kind: 0))]
    let navigation = UINavigationController(rootViewController: tabs)
    #expect(
      error(capturing: navigation)
        == .nestedContainer(ControllerReference(tabs), inside: ControllerReference(navigation)))
  }

  @Test func `each error says what is wrong`() {
    let reference = ControllerReference(UIViewController())
    let errors: [CaptureError] = [
      .noRoot, .unknownController(reference), .emptyContainer(reference), .missingColumn(reference),
      .noTabSelected(reference), .nestedContainer(reference, inside: reference),
    ]
    #expect(Set(errors.map(\.description)).count == errors.count)
    #expect(errors.dropFirst().allSatisfy { $0.description.contains(reference.description) })
  }
}
