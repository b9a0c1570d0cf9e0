import Checking
import HeadlessUIKit
import RoutingSpecs
import Testing

/// What is said of controllers that somebody keeps although they have left the hierarchy.
@MainActor
@Suite struct ReleaseTests {
  final class Page: UIViewController {
    var lastModal: UIViewController?
  }

  struct Binding: ScreenBinding {
    func makeController(for screen: Screen) -> UIViewController { Page() }

    func screen(of controller: UIViewController) -> Screen? { controller is Page ? Screen(kind: 0) : nil }
  }

  @Test func `a modal that its presenter keeps is told with the presenter's property`() throws {
    let route = Route(
      "dismiss", summary: "Remembers what it dismisses.", expecting: Expectation(reaches: Target(screen: 0))
    ) { attempt in
      guard let root = attempt.window.rootViewController as? Page else { return attempt.finish(.reached) }
      root.lastModal = root.presentedViewController ?? root.lastModal
      root.dismiss(animated: false)
      attempt.finish(.reached)
    }
    let bounds = StackSpace.Bounds(tabs: 0, depth: 0, modals: 1, splits: false)
    let space = try StackSpace(catalogue: ScreenCatalogue([ScreenEntry(name: "Page")]), bounds: bounds)
    let app = try RoutedApp(
      name: "pages", summary: "Pages.", space: space, exhaustiveSpace: space, binding: Binding(),
      routes: [route])
    let execution = RouteExecution(route, of: app)
    let told = execution.explain(try space.state(at: 1))
    #expect(
      told.findings.first { $0.property == .releasesControllers }?.sentence
        == "Still alive, although no longer in the hierarchy: Page #2. Retaining path: Page.lastModal → Page."
    )
    #expect(execution.explain(try space.state(at: 0)).findings.map(\.property) == [])
  }

  @Test func `what comes in two minutes may keep a screen until then`() throws {
    let route = Route(
      "dismiss", summary: "Does something with what it dismisses, later.",
      expecting: Expectation(reaches: Target(screen: 0))
    ) { attempt in
      let root = attempt.window.rootViewController
      let modal = root?.presentedViewController
      Simulation.current.clock.schedule(after: 120_000) { withExtendedLifetime(modal) {} }
      root?.dismiss(animated: false)
      attempt.finish(.reached)
    }
    let bounds = StackSpace.Bounds(tabs: 0, depth: 0, modals: 1, splits: false)
    let space = try StackSpace(catalogue: ScreenCatalogue([ScreenEntry(name: "Page")]), bounds: bounds)
    let app = try RoutedApp(
      name: "pages", summary: "Pages.", space: space, exhaustiveSpace: space, binding: Binding(),
      routes: [route])
    let judgement = RouteExecution(route, of: app).run(from: try space.state(at: 1))
    #expect(!judgement.violated.contains(.releasesControllers))
    // Whoever else may keep it is not known before.
    #expect(!judgement.exercised.contains(.releasesControllers))
  }

  @Test(arguments: [false, true])
  func `a screen that keeps itself is told although nothing has left the hierarchy`(keepsItself: Bool) throws
  {
    let route = Route(
      "present", summary: "Presents.", expecting: Expectation(reaches: Target(screen: 0))
    ) { attempt in
      let page = Page()
      if keepsItself { page.lastModal = page }
      attempt.window.rootViewController?.present(page, animated: true) { attempt.finish(.reached) }
    }
    let bounds = StackSpace.Bounds(tabs: 0, depth: 0, modals: 0, splits: false)
    let space = try StackSpace(catalogue: ScreenCatalogue([ScreenEntry(name: "Page")]), bounds: bounds)
    let app = try RoutedApp(
      name: "pages", summary: "Pages.", space: space, exhaustiveSpace: space, binding: Binding(),
      routes: [route])
    var options = RouteExecution.Options()
    options.properties = RouteProperties([.reachesTarget, .releasesControllers])
    let execution = RouteExecution(route, of: app, options: options)
    let judgement = execution.run(from: try space.state(at: 0))
    #expect(judgement.violated.contains(.releasesControllers) == keepsItself)
    #expect(judgement.exercised.contains(.releasesControllers) == keepsItself)
  }
}
