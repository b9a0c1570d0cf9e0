import Foundation
import Reporting
public import RoutingSpecs
public import Testing

/// Runs again what a campaign of `routecheck fuzz` has found, and records an issue for each failure and each change.
///
/// A team keeps in its repository what `routecheck minimise` has left of a campaign. A finding that fails again is an
/// issue, as a check shows it. So is a run that does something else than when the folder was made: whoever has meant that
/// minimises a new campaign. What is run takes seconds, and is the same each time.
///
/// - Parameters:
///   - folder: The path of the folder, from the folder of the test's file.
///   - app: The app that was searched, at its own bound and under its own settings; the folder knows of others.
///   - filePath: Where the check stands.
///   - sourceLocation: Where the check stands.
/// - Throws: An error that says that there is no campaign, or that it is one of another app, bound or version, whose runs
///   are not those of this one.
@MainActor
public func checkCampaign(
  in folder: String, of app: RoutedApp, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let place = URL(fileURLWithPath: filePath).deletingLastPathComponent()
  let campaign = try KeptCampaign(
    folder: URL(fileURLWithPath: folder, relativeTo: place).absoluteURL, named: folder)
  let options = try RouteTestOptions.resolved()
  try CampaignTest(campaign, in: folder, of: app, options, place: sourceLocation).run()
}
