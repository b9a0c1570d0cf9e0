import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// The worked example of the page about the model.
@MainActor
@Suite struct ModelPageTests {
  private final class ListScreen: Screen {}
  private final class DetailScreen: Screen {}
  private final class OtherScreen: Screen {}

  /// A screen that listens to what UIKit calls.
  private class Screen: UIViewController {
    override func viewWillAppear(_ animated: Bool) {}
    override func viewDidAppear(_ animated: Bool) {}
    override func viewWillDisappear(_ animated: Bool) {}
    override func viewDidDisappear(_ animated: Bool) {}
    override func didMove(toParent parent: UIViewController?) {}
  }

  @Test func `a push during a pop goes as the page tells it`() throws {
    Simulation.reset()
    let navigation = UINavigationController(rootViewController: ListScreen())
    navigation.pushViewController(DetailScreen(), animated: false)
    let window = UIWindow(frame: .zero)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    Simulation.current.clock.settle()
    let story = Timeline.record {
      navigation.popViewController(animated: true)
      Simulation.current.clock.advance()
      navigation.pushViewController(OtherScreen(), animated: true)
      Simulation.current.clock.settle()
    }
    let lines = story.entries.map { entry in
      String(repeating: "  ", count: entry.depth) + entry.description
    }
    let page = try Page(path: "Sources/RouteCheck.docc/Articles/HowTheModelWorks.md")
    #expect(page.blocks(of: "text") == [lines.joined(separator: "\n") + "\n"])
  }
}
