import Checking
import HeadlessUIKit
import RoutingSpecs
import Storefront
import Testing

@testable import RoutingTesting

/// What traits and the environment say about a check.
@Suite(.samples(10), .seed(7), .time(seconds: 90), .hangBudget(seconds: 20))
struct RouteTestOptionsTests {
  @Test(.samples(20), .properties(.keepsTheRest, .reachesTarget))
  func `a trait of a test wins over one of its suite, and the others stay`() throws {
    let options = try RouteTestOptions.resolved(environment: [:])
    #expect(options.samples == 20)
    #expect(options.seed == 7)
    #expect(options.time == TimeBudget(seconds: 90))
    #expect(options.runTime == .seconds(20))
    #expect(options.properties == [.reachesTarget, .keepsTheRest], "in the order of reports")
    #expect(options.plan.execution.properties == [.init(.reachesTarget), .init(.keepsTheRest)])
  }

  @Test func `the environment wins over the traits`() throws {
    let options = try RouteTestOptions.resolved(environment: [
      "ROUTECHECK_SAMPLES": "0", "ROUTECHECK_SEED": "18446744073709551615", "ROUTECHECK_TIME": "2h",
      "ROUTECHECK_HANG_BUDGET": "1m", "ROUTECHECK_BOUND": "tabs=5", "ROUTECHECK_EXHAUST": "tabs=1",
      "ROUTECHECK_FAILURES": "none", "ROUTECHECK_COVER": "no",
      "ROUTECHECK_STRENGTH": "2", "ROUTECHECK_PROOF": "yes",
    ])
    #expect(options.strength == 2 && options.plan.strength == 2 && options.requiresProof)
    #expect(options.samples == 0)
    #expect(!options.covers && !options.plan.covers)
    #expect(options.seed == .max)
    #expect(options.time?.seconds == 7_200)
    #expect(options.runTime == .seconds(60))
    #expect(options.bound == "tabs=5")
    #expect(options.exhaust == "tabs=1")
    #expect(options.database(besides: #filePath) == nil)
  }

  @Test(.setting("presentInFlight=wait"), .setting("splitPush=ignore"))
  @MainActor
  func `settings of traits and of the environment are those of the app, the environment's last`() throws {
    let options = try RouteTestOptions.resolved(environment: [
      "ROUTECHECK_SETTINGS": "splitPush=raise,horizontalSizeClass=compact"
    ])
    let app = try options.changed(try Storefront.app())
    #expect(app.changedSettings == ["presentInFlight=wait", "horizontalSizeClass=compact"])
    let wrong = try RouteTestOptions.resolved(environment: ["ROUTECHECK_SETTINGS": "width=1"])
    let error = #expect(throws: ModelSettingError.self) { try wrong.changed(try Storefront.app()) }
    #expect(error?.description.hasPrefix("The model has no setting `width`") == true)
  }

  @Test(.strength(2), .requiringProof)
  func `traits say how many places are tried at once, and that a proof is wanted`() throws {
    let options = try RouteTestOptions.resolved(environment: [:])
    #expect(options.plan.strength == 2 && options.requiresProof)
    let plain = RouteTestOptions()
    #expect(plain.plan.strength == 1 && !plain.requiresProof)
    #expect(!(try RouteTestOptions.resolved(environment: ["ROUTECHECK_PROOF": "no"]).requiresProof))
  }

  @Test(.exhaust("tabs=1"))
  func `what is asked for by name is run beside a cover too`() throws {
    let plan = try RouteTestOptions.resolved(environment: [:]).plan
    #expect(plan.covers && plan.samplesBesideCover && plan.mostCompared == nil)
    let plain = RouteTestOptions().plan
    #expect(plain.covers && !plain.samplesBesideCover && plain.mostCompared == RouteCheck.Plan().mostCompared)
  }

  @Test(arguments: [
    ("ROUTECHECK_SAMPLES", "-1"), ("ROUTECHECK_SAMPLES", "many"), ("ROUTECHECK_SEED", "-1"),
    ("ROUTECHECK_SEED", "18446744073709551616"), ("ROUTECHECK_TIME", "90"), ("ROUTECHECK_TIME", "0s"),
    ("ROUTECHECK_HANG_BUDGET", "0"), ("ROUTECHECK_TIME", ""), ("ROUTECHECK_TIME", "9999999h"),
    ("ROUTECHECK_COVER", "perhaps"), ("ROUTECHECK_STRENGTH", "3"), ("ROUTECHECK_STRENGTH", "0"),
    ("ROUTECHECK_PROOF", "please"),
  ])
  func `a variable with a wrong value is named with what it takes`(name: String, value: String) throws {
    let error = #expect(throws: RouteTestError.self) {
      try RouteTestOptions.resolved(environment: [name: value])
    }
    let sentence = "\(try #require(error))"
    #expect(sentence.hasPrefix("The environment variable \(name) does not take “\(value)”; allowed: "))
  }
}
