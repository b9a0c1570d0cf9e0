import Checking
import Foundation
import Reporting
import RoutingSpecs
import Testing
import Workers

/// What a campaign's folder keeps, run again in a test.
@MainActor
struct CampaignTest {
  private let campaign: KeptCampaign
  private let folder: String
  private let app: RoutedApp
  private let routes: [Route]
  private let options: RouteTestOptions
  private let place: SourceLocation

  /// Prepares to run again what a folder keeps; nothing runs yet.
  ///
  /// - Throws: `RouteTestError` where the folder holds no campaign, or one whose runs this app does not make.
  init(
    _ campaign: KeptCampaign, in folder: String, of app: RoutedApp, _ options: RouteTestOptions,
    place: SourceLocation
  ) throws {
    let plan = campaign.plan
    let bounded = try app.bounded(
      large: try plan.bound.map { try app.space.bounds.changed(by: $0) }, small: nil)
    let searched = plan.searched(try bounded.under(plan.settings))
    routes = try plan.routes.map { try searched.required($0) }
    let now = FuzzPlan(app: searched, routes: routes, seed: plan.seed, toolVersion: ToolVersion.current)
    if let difference = plan.difference(from: now) {
      throw RouteTestError.foreignCampaign(folder, difference: difference)
    }
    self.app = searched
    self.campaign = campaign
    self.folder = folder
    self.options = options
    self.place = place
  }

  /// Runs the findings again, then one run of each behaviour.
  func run() throws {
    for finding in campaign.record.findingsByRun { try run(finding) }
    try record(changes())
    if campaign.damagedLines > 0 { Self.recordDamage(campaign, in: folder, at: place) }
  }

  /// Records an issue for damaged lines.
  static func recordDamage(_ campaign: KeptCampaign, in folder: String, at place: SourceLocation) {
    let count = campaign.damagedLines
    let text = "\(count) damaged line\(count == 1 ? "" : "s") of \(folder) left out"
    Issue.record(Comment(rawValue: text), sourceLocation: place)
  }

  /// Records an issue for the changed runs that are not told one by one, if there are any.
  static func recordRest(of changed: [UInt64], in folder: String, at place: SourceLocation) {
    guard changed.count > mostTold else { return }
    let text = "\(changed.count - mostTold) more runs do something else than when \(folder) was made"
    Issue.record(Comment(rawValue: text), sourceLocation: place)
  }

  /// Records an issue where a finding still fails, with whatever signature.
  private func run(_ finding: FuzzFinding) throws {
    guard let route = routes.first(where: { $0.name == finding.route }) else {
      throw RouteTestError.unknownRoute(finding.route, app: app.name, known: routes.map(\.name))
    }
    let check = RouteTest(route: route, app: app, options: options, place: place, database: nil)
    guard let property = RouteProperty(rawValue: finding.property) else {
      throw RouteTestError.unknownProperty(finding.property)
    }
    try check.run(finding.token, property)
  }

  /// The runs that behave in another way than the folder says.
  private func changes() throws -> [UInt64] {
    guard options.jobs > 0 else {
      return FuzzReview(of: campaign.record, campaign.plan, by: PlainFuzzRunner(app)).changedRuns
    }
    let workers = try WorkerCheck(
      routes, of: app, plan: RouteCheck.Plan(), workers: options.jobs, runTime: options.runTime)
    return try FuzzReview(of: campaign.record, campaign.plan, by: workers).changedRuns
  }

  /// How many runs with another behaviour are told, each as an issue.
  static let mostTold = 20

  private func record(_ changed: [UInt64]) {
    let draws = FuzzDraws(app)
    for run in changed.prefix(Self.mostTold) {
      let state = campaign.plan.stack(ofRun: run, in: app.space, draws)
      let notation = StackNotation(catalogue: app.catalogue).text(for: state)
      let route = campaign.plan.block(run / UInt64(FuzzPlan.blockLength)).route
      let call = RegressionTest.call(route, from: notation, of: app.source, under: app.changedSettings)
      let text = """

        \(route) does something else than when \(folder) was made, in run \(run), from
          \(notation)
        replay \(call)
        If that is meant, minimise a new campaign.
        """
      Issue.record(Comment(rawValue: text), sourceLocation: place)
    }
    Self.recordRest(of: changed, in: folder, at: place)
  }
}

extension KeptCampaign {
  /// The most bytes that are read of a file.
  private static let longestFile = 256 << 20

  /// Reads the campaign that a folder keeps.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - name: What the test calls it.
  /// - Throws: `RouteTestError` where it holds none, or one that cannot be read.
  init(folder: URL, named name: String) throws(RouteTestError) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    guard names.contains(Self.planName) else { throw .noCampaign(folder.path) }
    let logs = names.filter { $0.hasPrefix("log-") && $0.hasSuffix(".jsonl") }.sorted()
    do {
      let document = try Self.bytes(of: folder.appending(path: Self.planName))
      self = try KeptCampaign(
        document: document, logs: try logs.map { try Self.bytes(of: folder.appending(path: $0)) })
    } catch {
      let reason = (error as? KeptCampaign.Fault).map { "\($0)" } ?? "it cannot be read."
      throw .badCampaign(name, reason: reason)
    }
  }

  private static func bytes(of file: URL) throws -> [UInt8] {
    let values = try file.resourceValues(forKeys: [.fileSizeKey, .isRegularFileKey])
    guard values.isRegularFile == true, let size = values.fileSize, size <= longestFile else {
      throw CocoaError(.fileReadTooLarge)
    }
    return Array(try Data(contentsOf: file))
  }
}
