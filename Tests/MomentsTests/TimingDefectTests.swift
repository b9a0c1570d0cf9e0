import Checking
import RoutingSpecs
import Testing
import TimingDefects

/// Mistakes of timing are found where they are, and only there.
@MainActor
@Suite(.serialized) struct TimingDefectTests {
  private static func app(_ defect: TimingDefect, isWrong: Bool) throws -> RoutedApp {
    try TimingApp.app(defect.routes(isWrong), tabs: defect.tabs).inMoments()
  }

  private static func result(of defect: TimingDefect, isWrong: Bool) throws -> RouteResult {
    let app = try app(defect, isWrong: isWrong)
    var plan = RouteCheck.Plan()
    plan.covers = true
    return RouteCheck(try #require(app.route(named: defect.pair)), of: app, plan: plan).run()
  }

  @Test(arguments: TimingDefect.all)
  func `the mistake is found, and the property that it breaks is named`(_ defect: TimingDefect) throws {
    let isFound = try !Self.result(of: defect, isWrong: true)[defect.property].groups.isEmpty
    #expect(isFound)
  }

  @Test(arguments: TimingDefect.all)
  func `the same code without the mistake holds, and was put to the test`(_ defect: TimingDefect) throws {
    let result = try Self.result(of: defect, isWrong: false)
    let broken = result.cells.filter { $0.verdict != .holds }.map(\.property.rawValue)
    #expect(broken == [])
    let isExercised = !result[defect.property].isNeverExercised
    #expect(isExercised)
  }

  @Test(arguments: TimingDefect.all)
  func `alone and at rest the code with the mistake does no harm`(_ defect: TimingDefect) throws {
    let app = try TimingApp.app(defect.routes(true), tabs: defect.tabs)
    for route in app.routes {
      let execution = RouteExecution(route, of: app)
      for state in app.exhaustiveSpace.states {
        let violated = execution.run(from: state).violated
        let isHarmless = violated.isDisjoint(with: RouteProperties([.terminates, .staysWellFormed]))
        #expect(isHarmless, "\(route.name)")
        if !isHarmless { return }
      }
    }
  }
}

extension TimingDefect: CustomTestStringConvertible {
  /// The name of the mistake.
  public var testDescription: String { name }
}
