import Checking
import Foundation
import JourneyFuzzing
public import Journeys
import Reporting
import RoutingSpecs
public import Testing
import Workers

/// Runs again what a campaign of `routecheck fuzz` has found in an app from launch, and records an issue for each failure
/// and each change.
///
/// The folder is what `routecheck minimise` has left of a campaign. A finding that fails again is an issue with a
/// drawing of its journey. So is a run that no longer does what it did when the folder was made; if you meant that
/// change, minimise a new campaign.
///
/// - Parameters:
///   - folder: The path of the folder, from the folder of the test's file.
///   - app: The app that was searched.
///   - links: The links that could come.
///   - filePath: Where the check stands.
///   - sourceLocation: Where the check stands.
/// - Throws: An error that says that there is no campaign, or that it is one of another app, of other links or another
///   version, whose runs are not those of this one.
@MainActor
public func checkCampaign<Root>(
  in folder: String, of app: App<Root>, links: [Link<Root>] = [], filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let place = URL(fileURLWithPath: filePath).deletingLastPathComponent()
  let campaign = try KeptCampaign(
    folder: URL(fileURLWithPath: folder, relativeTo: place).absoluteURL, named: folder)
  let test = try JourneyCampaignTest(
    campaign, in: folder, of: CheckedApp(app, links: links), try RouteTestOptions.resolved(),
    place: sourceLocation)
  try test.run()
}

/// What a campaign's folder keeps of an app from launch, run again in a test.
@MainActor
private struct JourneyCampaignTest {
  private let campaign: KeptCampaign
  private let folder: String
  private let app: CheckedApp
  private let options: RouteTestOptions
  private let place: SourceLocation

  init(
    _ campaign: KeptCampaign, in folder: String, of app: CheckedApp, _ options: RouteTestOptions,
    place: SourceLocation
  ) throws {
    let now = FuzzPlan(app, seed: campaign.plan.seed, toolVersion: ToolVersion.current)
    if let difference = campaign.plan.difference(from: now) {
      throw RouteTestError.foreignCampaign(folder, difference: difference)
    }
    self.campaign = campaign
    self.folder = folder
    self.app = app
    self.options = options
    self.place = place
  }

  func run() throws {
    if options.jobs > 0 {
      try run(by: JourneyWorkers(app, workers: options.jobs, runTime: options.runTime))
    } else {
      run(by: PlainJourneyRunner(app))
    }
    if campaign.damagedLines > 0 { CampaignTest.recordDamage(campaign, in: folder, at: place) }
  }

  private func run<Runner: JourneyFuzzRunner>(by runner: Runner) throws(Runner.Failure) {
    let review = try FuzzReview(of: campaign.record, campaign.plan, by: runner)
    for finding in review.record.findingsByRun { record(finding) }
    for run in review.changedRuns.prefix(CampaignTest.mostTold) {
      record(run, try runner.ending(ofRun: run, seed: campaign.plan.seed))
    }
    CampaignTest.recordRest(of: review.changedRuns, in: folder, at: place)
  }

  /// Records an issue for a finding that still shows.
  private func record(_ finding: FuzzFinding) {
    var text = "\n\(finding.route) violates \(finding.property): \(finding.words)\n  \(finding.notation)"
    if case .steps(let steps) = finding.token.payload {
      // What has ended its process cannot be drawn.
      if JourneyProperty(rawValue: finding.property) != nil,
        let report = try? JourneyReport.replaying(steps, of: app), let shown = report.findings.first
      {
        text = report.text(of: shown)
      } else {
        text +=
          "\n"
          + JourneyReport.test(finding.signature, replaying: steps, of: app.name, links: app.linkNames)
      }
    }
    Issue.record(Comment(rawValue: text), sourceLocation: place)
  }

  /// Records an issue for a run that behaves in another way than the folder says.
  private func record(_ run: UInt64, _ ending: JourneySearch.Ending) {
    let test = JourneyReport.test(
      "\(app.name) does something else", replaying: ending.steps, of: app.name, links: app.linkNames)
    let text = """

      \(app.name) does something else than when \(folder) was made, in run \(run)
      \(test)
      If that is meant, minimise a new campaign.
      """
    Issue.record(Comment(rawValue: text), sourceLocation: place)
  }
}
