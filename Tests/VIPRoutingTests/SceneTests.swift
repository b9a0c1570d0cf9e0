import HeadlessUIKit
import Testing
import VIPRouting

/// Scenes that hand data on.
@MainActor
@Suite struct SceneTests {
  /// A store that is a value: what is passed must be written back.
  struct Store { var message = "" }

  final class SceneRouter: DataPassing {
    var dataStore: Store?
    private(set) var routed = 0
    func routeToDetail(segue: UIStoryboardSegue?) { routed += 1 }
  }

  final class SceneController: UIViewController, SegueRoutedScene {
    var router: SceneRouter?
    static let segues = SegueTable<SceneRouter>().routing("Detail") { $0.routeToDetail(segue: $1) }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { routeSegue(segue) }
  }

  @Test func `a store that is a value receives what is passed`() throws {
    let router = SceneRouter()
    router.dataStore = Store()
    try router.receive { $0.message = "Hello" }
    #expect(router.dataStore?.message == "Hello")
  }

  @Test func `a router without a store refuses, and nothing is called`() {
    var isCalled = false
    #expect(throws: VIPRoutingError.noDataStore(router: "SceneRouter")) {
      try SceneRouter().receive { _ in isCalled = true }
    }
    #expect(!isCalled)
  }

  @Test func `prepare lets the router route, and reports a segue that it has no method for`() {
    Simulation.reset()
    let (source, router) = (SceneController(), SceneRouter())
    source.router = router
    source.prepare(
      for: UIStoryboardSegue(identifier: "Detail", source: source, destination: source), sender: nil)
    #expect(router.routed == 1)
    #expect(Simulation.current.faults.isEmpty)
    source.prepare(
      for: UIStoryboardSegue(identifier: "Detai", source: source, destination: source), sender: nil)
    #expect(router.routed == 1)
    #expect(
      Simulation.current.faults.map(\.message) == [
        "The router of SceneController has no method for the segue “Detai”; did you mean “Detail”?"
      ])
    #expect(Simulation.current.faults.allSatisfy { !$0.isException })
  }
}
