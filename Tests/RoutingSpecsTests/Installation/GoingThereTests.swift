import Checking
import Foundation
import Testing

@testable import HeadlessUIKit
@testable import RoutingSpecs

/// Installing a stack against going there by UIKit's own calls.
@MainActor
@Suite struct GoingThereTests {
  /// What can be seen of one controller.
  struct Sight: Hashable {
    let kind: String
    let appearance: Appearance
    let isLoaded: Bool
    let isInWindow: Bool
    let isPresented: Bool
    let style: UIModalPresentationStyle
    let callbacks: [String]
  }

  nonisolated static let spaces = [
    SmallSpace(
      name: "everything under a sheet", screens: [ScreenEntry(name: "Home")],
      bounds: .init(tabs: 2, depth: 2, modals: 1), count: 33 + 33 * 33),
    SmallSpace(
      name: "three sheets", screens: [ScreenEntry(name: "Home")],
      bounds: .init(tabs: 1, depth: 1, modals: 3, splits: false), count: 4 + 16 + 64 + 256),
    SmallSpace(
      name: "one layer in any style", screens: [ScreenEntry(name: "Home")],
      bounds: .init(tabs: 1, depth: 1, modals: 1, styles: PresentationStyle.allCases), count: 8 + 8 * 72),
    SmallSpace(
      name: "two layers in any style", screens: [ScreenEntry(name: "Home")],
      bounds: .init(tabs: 0, depth: 1, modals: 2, splits: false, styles: PresentationStyle.allCases),
      count: 2 + 2 * 18 + 2 * 18 * 18),
  ]

  @Test(arguments: spaces)
  func `an installed stack is what UIKit's calls lead to`(space: SmallSpace) throws {
    let window = makeWindow()
    var count = 0
    for state in try space.space().states {
      count += 1
      let (installed, reached) = sightsOfBoth(state, in: window)
      #expect(installed == reached, "\(state)")
      guard installed == reached else { break }
    }
    #expect(count == space.count)
  }

  @Test func `stacks that were once installed wrongly are installed rightly`() throws {
    let file = URL(filePath: #filePath)
      .appending(path: "../../../../Fixtures/Counterexamples/installation.txt").standardized
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let notation = StackNotation(catalogue: try ScreenCatalogue([ScreenEntry(name: "A")]))
    let states = try lines.filter { !$0.hasPrefix("#") }.map { try notation.state(from: String($0)) }
    #expect(!states.isEmpty)
    let window = makeWindow()
    for state in states {
      let (installed, reached) = sightsOfBoth(state, in: window)
      #expect(installed == reached, "\(notation.text(for: state))")
    }
  }

  /// What a stack looks like when it was installed, and when it was gone to.
  private func sightsOfBoth(
    _ state: StackState, in window: UIWindow
  ) -> (installed: [Sight], reached: [Sight]) {
    state.install(in: window, binding: PlainBinding())
    let installed = sights(of: window)
    ControllerTree.clear(window)
    go(to: state, in: window)
    let reached = sights(of: window)
    #expect(Simulation.current.faults.isEmpty)
    Simulation.current.clear()
    return (installed, reached)
  }

  /// Sets the root and presents the layers one by one, each when the one before is settled.
  private func go(to state: StackState, in window: UIWindow) {
    let clock = Simulation.current.clock
    var top = state.layers[0].content.makeController(PlainBinding())
    window.rootViewController = top
    clock.settle()
    for layer in state.layers.dropFirst() {
      let controller = layer.content.makeController(PlainBinding())
      if layer.style != .automatic { controller.modalPresentationStyle = layer.style.modalStyle }
      if layer.style == .popover { controller.popoverPresentationController?.sourceView = top.view }
      top.present(controller, animated: false)
      clock.settle()
      top = controller
    }
  }

  private func sights(of window: UIWindow) -> [Sight] {
    guard let root = window.rootViewController else { return [] }
    var result: [Sight] = []
    func look(at controller: UIViewController) {
      result.append(
        Sight(
          kind: "\(type(of: controller))", appearance: controller.appearance,
          isLoaded: controller.isViewLoaded, isInWindow: controller.viewIfLoaded?.window != nil,
          isPresented: controller.presentingViewController != nil, style: controller.modalPresentationStyle,
          callbacks: (controller as? PlainScreenController)?.callbacks ?? []))
      controller.children.forEach(look)
    }
    ControllerTree.layers(from: root).forEach(look)
    return result
  }
}
