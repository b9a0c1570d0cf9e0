import Checking
import Foundation
import HeadlessUIKit
import RoutingSpecs
import Testing

/// What an app keeps from one run to the next.
@MainActor
private enum Memory {
  static var runs = 0
  static var last: Screen?
}

/// Whether a route does the same each time.
@MainActor
@Suite(.serialized) struct RunRepetitionTests {
  private struct Forgetting: ScreenBinding {
    let plain = PlainBinding()
    let isForgetful: Bool

    func makeController(for screen: Screen) -> UIViewController { plain.makeController(for: screen) }
    func screen(of controller: UIViewController) -> Screen? { plain.screen(of: controller) }

    func startOver() {
      if isForgetful { (Memory.runs, Memory.last) = (0, nil) }
    }
  }

  private func reason(
    resetting: Bool = false, _ perform: @escaping @MainActor (RouteAttempt) -> Void
  ) throws -> String? {
    let (app, options) = try remembering(resetting: resetting, perform)
    let execution = RouteExecution(app.routes[0], of: app, options: options)
    return execution.repetition(of: try app.space.state(at: 1)).reason?.description
  }

  /// The app with a route, and how it is performed; its memory is empty.
  private func remembering(
    resetting: Bool = false, depth: Int = 2, _ perform: @escaping @MainActor (RouteAttempt) -> Void
  ) throws -> (RoutedApp, RouteExecution.Options) {
    let route = Route("remember", summary: "Remembers.", expecting: Expectation(reaches: Target(screen: 0))) {
      perform($0)
      if $0.outcome == nil { $0.finish(.reached) }
    }
    let catalogue = try ScreenCatalogue([ScreenEntry(name: "Home"), ScreenEntry(name: "Other")])
    let space = try StackSpace(
      catalogue: catalogue, bounds: .init(tabs: 0, depth: depth, modals: 0, splits: false))
    let app = try RoutedApp(
      name: "remembering", summary: "Remembers.", space: space, exhaustiveSpace: space,
      binding: Forgetting(isForgetful: resetting), routes: [route])
    (Memory.runs, Memory.last) = (0, nil)
    var options = RouteExecution.Options()
    options.properties = RouteProperties([.reachesTarget])
    return (app, options)
  }

  @Test(arguments: [false, true])
  func `a check blames no violation on a route that does something else the next time`(covers: Bool) throws {
    let (app, options) = try remembering { attempt in
      counting(attempt) { attempt.window.rootViewController = UIViewController() }
    }
    var plan = RouteCheck.Plan()
    (plan.execution, plan.covers) = (options, covers)
    let cell = RouteCheck(app.routes[0], of: app, plan: plan).run()[.reachesTarget]
    guard case .inconclusive(.unrepeatable(let words)) = cell.verdict else {
      Issue.record("\(cell.verdict)")
      return
    }
    #expect(words.hasPrefix("from ") && cell.groups.isEmpty && cell.strength == nil)
  }

  @Test(arguments: [1...1, 21...100_000] as [ClosedRange<Int>], [false, true])
  func `what goes wrong in the first run alone, or only after many, is no verdict`(
    wrongRuns: ClosedRange<Int>, covers: Bool
  ) throws {
    let (app, options) = try remembering(depth: 5) { attempt in
      Memory.runs += 1
      let isWrong = wrongRuns.contains(Memory.runs)
      attempt.window.rootViewController =
        isWrong ? UIViewController() : PlainBinding().makeController(for: Screen(kind: 0))
    }
    var plan = RouteCheck.Plan()
    (plan.execution, plan.covers) = (options, covers)
    let cell = RouteCheck(app.routes[0], of: app, plan: plan).run()[.reachesTarget]
    guard case .inconclusive(.unrepeatable(let words)) = cell.verdict else {
      Issue.record("\(cell.verdict)")
      return
    }
    #expect(words.hasSuffix("after other runs in the same process"))
  }

  @Test func `the stacks that are run first are the smallest ones, one in the middle and the largest`() throws
  {
    let (app, _) = try remembering(depth: 5) { _ in }
    let ranks = try FirstRuns(of: app).states.map { try app.space.rank(of: $0) }
    let count = app.exhaustiveSpace.count
    #expect(ranks.prefix(8) == [0, 1, 2, 3, 4, 5, 6, 7])
    #expect(ranks.dropFirst(8) == [(count - 1).quotientAndRemainder(dividingBy: 2).quotient, count - 1])
  }

  private static let beginning = "the app keeps something from one run to the next: from Other, it "

  /// A static variable of the app's, and what the second run does otherwise.
  private func counting(_ attempt: RouteAttempt, _ body: () -> Void) {
    Memory.runs += 1
    if Memory.runs.isMultiple(of: 2) { body() }
  }

  @Test func `a route that does the same each time is repeatable`() throws {
    #expect(try reason { $0.finish(.reached) } == nil)
    #expect(try reason { $0.window.rootViewController?.present(UIViewController(), animated: true) } == nil)
  }

  @Test func `another ending is found`() throws {
    let words = try reason { attempt in
      counting(attempt) { attempt.finish(.declined(RouteRefusal("tired", message: "tired"))) }
    }
    #expect(
      words == Self.beginning + "declined with tired once and said that it reached its target another time; "
        + "let startOver() reset it")
  }

  @Test func `another judgement is found`() throws {
    let words = try reason { attempt in
      counting(attempt) { attempt.window.rootViewController = PlainScreenController(Screen(kind: 0)) }
    }
    #expect(
      words == Self.beginning
        + "violates nothing once and reachesTarget another time; let startOver() reset it")
  }

  @Test func `another stack is found`() throws {
    let words = try reason { attempt in
      counting(attempt) { attempt.window.rootViewController?.present(UIViewController(), animated: true) }
    }
    #expect(words == Self.beginning + "leaves another stack another time; let startOver() reset it")
  }

  @Test func `what depends on the stack of the run before is found`() throws {
    let words = try reason { attempt in
      let screen = (attempt.window.rootViewController as? PlainScreenController)?.screen
      if Memory.last == screen {
        attempt.window.rootViewController?.present(UIViewController(), animated: true)
      }
      Memory.last = screen
    }
    #expect(words?.hasPrefix(Self.beginning + "leaves another stack") == true)
  }

  @Test(arguments: [false, true])
  func `what comes at every second call is found, although a run performs a route twice`(covers: Bool) throws
  {
    let (app, standard) = try remembering(depth: 5) { attempt in
      Memory.runs += 1
      let screen = (attempt.window.rootViewController as? PlainScreenController)?.screen
      if screen?.kind != 0, !Memory.runs.isMultiple(of: 2) {
        attempt.window.rootViewController = PlainBinding().makeController(for: Screen(kind: 0))
      }
    }
    var options = standard
    options.properties = RouteProperties([.reachesTarget, .isIdempotent])
    var plan = RouteCheck.Plan()
    (plan.execution, plan.covers) = (options, covers)
    let cell = RouteCheck(app.routes[0], of: app, plan: plan).run()[.reachesTarget]
    guard case .inconclusive(.unrepeatable) = cell.verdict else {
      Issue.record("\(cell.verdict)")
      return
    }
  }

  @Test func `a route that goes by what an identifier is does not do the same each time`() throws {
    var reasons = 0
    for _ in 0..<8 {
      let words = try reason { attempt in
        if "89ABCDEF".contains(UUID().uuidString.prefix(1)) {
          attempt.window.rootViewController?.present(UIViewController(), animated: true)
        }
      }
      if words != nil { reasons += 1 }
    }
    #expect(reasons > 0)
  }

  @Test func `what startOver resets is no difference`() throws {
    let words = try reason(resetting: true) { attempt in
      counting(attempt) { attempt.window.rootViewController?.present(UIViewController(), animated: true) }
    }
    #expect(words == nil)
  }
}
