import Testing

@testable import HeadlessUIKit

@MainActor @Suite("A transition is used again only where nobody can tell")
struct TransitionReuseTests {
  private let navigation = Stack("navigation", UIViewController())

  @Test func `a transition that somebody was given stays the same after it has ended`() throws {
    let stage = Stage(navigation)
    navigation.pushViewController(UIViewController(), animated: true)
    let known = try #require(navigation.transitionCoordinator as? Transition)
    stage.settle()
    for _ in 0..<3 {
      navigation.pushViewController(UIViewController(), animated: true)
      #expect(navigation.stackTransition !== known)
      stage.settle()
    }
    #expect(known.hasEnded)
  }

  @Test func `a transition that is used again keeps nobody of the last one alive`() {
    let stage = Stage(navigation)
    // Of those that are made from now on: what other tests have made may go at any time.
    ControllerLedger.open()
    defer { ControllerLedger.close() }
    for animated in [false, true, false] {
      navigation.pushViewController(UIViewController(), animated: animated)
      stage.settle()
      navigation.popViewController(animated: animated)
      stage.settle()
      navigation.present(UIViewController(), animated: animated)
      stage.settle()
      navigation.dismiss(animated: animated)
      stage.settle()
      #expect(ControllerLedger.aliveCount == 0)
    }
  }

  @Test func `what is scheduled first happens first, with a transition between`() {
    let stage = Stage(navigation)
    let clock = Simulation.current.clock
    var order: [String] = []
    func push(_ name: String) {
      let screen = Screen(name)
      screen.onEvent = { if $0 == "willAppear" { order.append(name) } }
      navigation.pushViewController(screen, animated: false)
    }
    clock.schedule { order.append("before") }
    push("push")
    clock.schedule { order.append("after") }
    stage.settle()
    push("alone")
    clock.schedule { order.append("last") }
    #expect(clock.pendingCount == 2 && clock.pending.map(\.kind) == [.begin, .call])
    stage.settle()
    #expect(order == ["before", "push", "after", "alone", "last"])
  }

  @Test func `whoever was given a transition and does not keep it never meets it again`() {
    let stage = Stage(navigation)
    navigation.pushViewController(UIViewController(), animated: true)
    weak let known = navigation.transitionCoordinator as? Transition
    stage.settle()
    navigation.pushViewController(UIViewController(), animated: true)
    #expect(known == nil || navigation.stackTransition !== known)
    stage.settle()
  }
}
