import Foundation
import HeadlessUIKit
import Testing

@testable import Watching

/// At which moments a run is looked at, and what is said of it.
@MainActor
@Suite(.serialized) struct RunWatchTests {
  private final class Home: UIViewController {}
  private final class Detail: UIViewController {}

  /// A stack in a window, in a simulation of its own: whatever else runs between two tests has another one.
  private func stage() -> (window: UIWindow, stack: UINavigationController) {
    Simulation.reset()
    let window = UIWindow(frame: .zero)
    let stack = UINavigationController(rootViewController: Home())
    window.rootViewController = stack
    window.makeKeyAndVisible()
    return (window, stack)
  }

  /// Watches over a push, event by event.
  private func findings(of formula: Formula, isOver: Bool = true) -> RunWatch.Finding {
    let (window, stack) = stage()
    var watch = RunWatch([OverTime("it", formula)])
    watch.begin(in: window)
    stack.pushViewController(Detail(), animated: true)
    watch.look(at: window)
    while Simulation.current.clock.advance() { watch.look(at: window) }
    return watch.findings(isOver: isOver)[0]
  }

  @Test func `a run begins before anything is done and ends at rest`() {
    #expect(findings(of: .shows(Home.self).until(.shows(Detail.self))).truth == .holds)
    #expect(findings(of: .eventually(.not(.shows(Home.self)))).truth == .holds)
    #expect(findings(of: .always(.isAtRest)).truth == .fails)
    #expect(findings(of: .eventually(.shows(Detail.self).and(.isAtRest))).truth == .holds)
  }

  @Test func `within a turn of the run loop nobody looks`() {
    let (window, stack) = stage()
    var moments = 0
    var watch = RunWatch([
      OverTime(
        "turns",
        .now("asked") { _ in
          moments += 1
          return true
        })
    ])
    watch.begin(in: window)
    Simulation.current.clock.settle(limit: 10)
    watch.look(at: window)
    let before = moments
    stack.present(Detail(), animated: true)
    #expect(Simulation.current.clock.isInTurn)
    watch.look(at: window)
    #expect(moments == before)
  }

  @Test func `what decides it is told with its time`() {
    #expect(findings(of: .always(.shows(Home.self))).decision == "not kept at 0 ms, when not Home is shown")
    let late = Formula.always(.shows(Detail.self).implies(.not(.isAtRest)))
    #expect(findings(of: late).decision.hasSuffix(" ms, when Detail is shown and the app is at rest"))
    #expect(
      findings(of: .eventually(.now("it rains") { _ in false })).decision
        == "not kept by the end, when not it rains")
  }

  @Test func `a run that never comes to rest decides only what no end could change`() {
    #expect(findings(of: .always(.shows(Home.self)), isOver: false).truth == .fails)
    #expect(findings(of: .eventually(.now("it rains") { _ in false }), isOver: false).truth == .open)
  }

  @Test func `a premise that never held puts nothing to the test`() {
    let vain = findings(of: .always(.now("it rains") { _ in false }.implies(.shows(Home.self))))
    #expect(vain.truth == .holds && !vain.isExercised && vain.mattering == [false])
    let real = findings(of: .always(.shows(Detail.self).implies(.not(.shows(Home.self)))))
    #expect(real.truth == .holds && real.isExercised && real.mattering == [true])
  }

  @Test func `a formula of formulas keeps apart what each of them looks at`() {
    let formula = Formula.shows(Home.self).and(.not(.shows(Detail.self))).or(.shows(Detail.self))
    #expect(findings(of: .always(formula)).truth == .holds)
    #expect(
      Formula.always(formula).words
        == "always ((Home is shown and not Detail is shown) or Detail is shown)")
    #expect(
      Formula.eventually(.shows(Home.self).implies(.shows(Home.self).until(.isAtRest))).words
        == "eventually (if Home is shown then (Home is shown until the app is at rest))")
  }
}
