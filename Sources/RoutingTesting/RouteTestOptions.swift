public import Checking
import Foundation
public import RoutingSpecs

/// How much a check in a test runs: traits say so, and the environment overrides them.
///
/// These variables change a run without a change of code:
///
/// - `ROUTECHECK_BOUND` and `ROUTECHECK_EXHAUST`: the two bounds, such as `tabs=3,depth=3,modals=2,splits=yes`.
/// - `ROUTECHECK_SAMPLES` and `ROUTECHECK_SEED`: how many stacks are drawn at random, and from which seed.
/// - `ROUTECHECK_COVER=no`: stacks are drawn at random even if every one of them can be covered.
/// - `ROUTECHECK_STRENGTH=2`: more stacks are compared with the cover.
/// - `ROUTECHECK_PROOF=yes`: a test fails if a property is only tested.
/// - `ROUTECHECK_TIME` (`90s`, `15m`, `2h`): how long the check of a route may take.
/// - `ROUTECHECK_HANG_BUDGET` (`30s`): how long one run may take before it counts as hanging.
/// - `ROUTECHECK_SETTINGS`: settings of UIKit's model, such as `presentInFlight=wait,horizontalSizeClass=compact`.
/// - `ROUTECHECK_JOBS`: how many worker processes make the runs (1); with 0 this process does, for a debugger.
/// - `ROUTECHECK_FAILURES`: the folder for failures; `none` keeps none.
public struct RouteTestOptions: Sendable {
  /// What changes about the bound of the app's space, as text, or `nil` to keep it.
  public var bound: String?

  /// What changes about the bound of the stacks that run one by one, as text, or `nil` to keep it.
  public var exhaust: String?

  /// The settings of the model of UIKit that change, each with its value, such as `presentInFlight=wait`; a later one
  /// wins.
  public var settings: [String] = []

  /// How many stacks are drawn at random, or `nil` for the standard number if a route cannot be covered.
  public var samples: Int?

  /// Whether every stack of the bound is covered, if a route allows it.
  public var covers = true

  /// In how many places at once every combination of screens is tried, 1 or 2, or `nil` for the standard number.
  public var strength: Int?

  /// Whether a property that holds must be proved: if it is only tested, that is an issue.
  public var requiresProof = false

  /// The seed of what is drawn at random, or `nil` for the standard one.
  public var seed: UInt64?

  /// After which time a check of one route ends, or `nil` for no limit.
  public var time: TimeBudget?

  /// How many worker processes make the runs; with 0 this process does, and a route that traps ends it.
  public var jobs = 1

  /// How long one run may take before it counts as hanging, or `nil` for ten seconds.
  public var hangBudget: TimeBudget?

  /// The properties to judge, in the order of reports.
  public var properties = RouteProperty.allCases

  /// The folder for failures, `none` for nowhere, or `nil` for `.routecheck/failures` in the package.
  public var failures: String?

  /// What the traits around the running test ask for.
  @TaskLocal static var ofTraits = RouteTestOptions()

  /// What the traits and the environment ask for.
  static func resolved(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(RouteTestError) -> RouteTestOptions {
    var options = ofTraits
    options.bound = environment["ROUTECHECK_BOUND"] ?? options.bound
    options.exhaust = environment["ROUTECHECK_EXHAUST"] ?? options.exhaust
    options.failures = environment["ROUTECHECK_FAILURES"] ?? options.failures
    options.settings += environment["ROUTECHECK_SETTINGS"]?.split(separator: ",").map(String.init) ?? []
    options.samples =
      try read("ROUTECHECK_SAMPLES", in: environment, allowed: "a whole number from 0") { text in
        Int(text).flatMap { $0 >= 0 ? $0 : nil }
      } ?? options.samples
    options.seed =
      try read("ROUTECHECK_SEED", in: environment, allowed: "a whole number from 0 to \(UInt64.max)") {
        UInt64($0)
      } ?? options.seed
    options.covers =
      try read("ROUTECHECK_COVER", in: environment, allowed: "yes or no") { text in
        ["yes": true, "no": false][text]
      } ?? options.covers
    options.strength =
      try read("ROUTECHECK_STRENGTH", in: environment, allowed: "1 or 2") { ["1": 1, "2": 2][$0] }
      ?? options.strength
    options.requiresProof =
      try read("ROUTECHECK_PROOF", in: environment, allowed: "yes or no") { ["yes": true, "no": false][$0] }
      ?? options.requiresProof
    options.jobs =
      try read("ROUTECHECK_JOBS", in: environment, allowed: "a whole number from 0 to 256") { text in
        Int(text).flatMap { (0...256).contains($0) ? $0 : nil }
      } ?? options.jobs
    options.time =
      try read("ROUTECHECK_TIME", in: environment, allowed: TimeBudget.allowed) { TimeBudget($0) }
      ?? options.time
    options.hangBudget =
      try read("ROUTECHECK_HANG_BUDGET", in: environment, allowed: TimeBudget.allowed) { TimeBudget($0) }
      ?? options.hangBudget
    return options
  }

  private static func read<Value>(
    _ name: String, in environment: [String: String], allowed: String, _ parse: (String) -> Value?
  ) throws(RouteTestError) -> Value? {
    guard let text = environment[name] else { return nil }
    guard let value = parse(text) else { throw .badVariable(name, value: text, allowed: allowed) }
    return value
  }

  /// The app at the bounds and under the settings that are asked for.
  @MainActor
  func changed(_ app: RoutedApp) throws -> RoutedApp {
    try app.bounded(
      large: try bound.map { try app.space.bounds.changed(by: $0) },
      small: try exhaust.map { try app.exhaustiveSpace.bounds.changed(by: $0) }
    ).under(settings)
  }

  var runTime: Duration { .seconds(hangBudget?.seconds ?? 10) }

  /// The most regions that are run in a test: half a minute in a debug build.
  private static let mostRegions = 30_000

  /// How a route is checked.
  var plan: RouteCheck.Plan {
    var plan = RouteCheck.Plan()
    plan.covers = covers
    plan.mostRegions = Self.mostRegions
    plan.samples = samples ?? plan.samples
    // Whoever says which stacks are to be run gets them, whether a cover reaches them or not.
    plan.samplesBesideCover = samples != nil
    if exhaust != nil { plan.mostCompared = nil }
    plan.strength = strength ?? plan.strength
    plan.seed = seed.map { Seed($0) } ?? plan.seed
    plan.execution.properties = RouteProperties(properties)
    return plan
  }

  /// Where the failures of the package that a file belongs to are kept; `nil` where they are not to be kept.
  func database(besides filePath: String) -> FailureDatabase? {
    switch failures {
    case "none": nil
    case let folder?: FailureDatabase(folder: URL(fileURLWithPath: folder, isDirectory: true))
    case nil: FailureDatabase(ofPackageWith: filePath)
    }
  }
}
