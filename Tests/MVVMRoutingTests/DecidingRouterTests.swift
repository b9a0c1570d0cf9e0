import HeadlessUIKit
import MVVMRouting
import Testing

/// Routers that decide where a name leads.
@MainActor
@Suite struct DecidingRouterTests {
  enum Name: String, CaseIterable { case login, signUp }

  final class NameRouter: DecidingRouter {
    typealias Route = Name
    private(set) var decided: [Name] = []
    let next = UIViewController()
    func destination(of route: Name, parameters: Any?) -> UIViewController {
      decided.append(route)
      next.title = parameters as? String
      return next
    }
  }

  private let router = NameRouter()
  private let screen = UIViewController()

  private func settle() { Simulation.current.clock.settle(limit: 100) }

  @Test func `a known name leads to what the router decides, pushed`() {
    Simulation.reset()
    let navigation = UINavigationController(rootViewController: screen)
    router.route(to: "signUp", from: screen, parameters: "row 7")
    settle()
    #expect(navigation.viewControllers == [screen, router.next])
    #expect(router.decided == [.signUp])
    #expect(router.next.title == "row 7")
    #expect(Simulation.current.faults.isEmpty)
  }

  @Test func `an unknown name changes nothing and is reported with the nearest one`() {
    Simulation.reset()
    let navigation = UINavigationController(rootViewController: screen)
    router.route(to: "signup", from: screen)
    settle()
    #expect(navigation.viewControllers == [screen])
    #expect(router.decided.isEmpty)
    #expect(
      Simulation.current.faults.map(\.message) == [
        "NameRouter has no route “signup”; did you mean “signUp”?"
      ])
  }

  @Test func `outside of a navigation controller nothing is pushed, and that is reported`() {
    Simulation.reset()
    router.route(to: "login", from: screen)
    #expect(
      Simulation.current.faults.map(\.message) == [
        "UIViewController stands in no navigation controller, so nothing can be pushed from it."
      ])
  }

  @Test func `errors have names, and list what is known where no name is near`() {
    let error = MVVMRoutingError.unknownRoute("help", router: "R", known: ["login", "signUp"])
    #expect("\(error)" == "R has no route “help”; known: login, signUp.")
    #expect(error.code == "unknownRoute")
    #expect(MVVMRoutingError.noNavigation(context: "C").code == "noNavigation")
  }
}
