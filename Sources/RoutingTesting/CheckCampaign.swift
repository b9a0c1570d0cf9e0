import Foundation
import Reporting
public import RoutingSpecs
public import Testing

/// Runs again what a campaign of `routecheck fuzz` has found, and records an issue for each failure and each change.
///
/// A team keeps in its repository what `routecheck minimise` has left of a campaign. A finding that fails again is an
/// issue, as in a check. So is a run that no longer does what it did when the folder was made; if you meant that
/// change, minimise a new campaign. The runs take seconds, and are the same each time.
///
/// - Parameters:
///   - folder: The path of the folder, from the folder of the test's file.
///   - app: The app that was searched, at its own bound and under its own settings; if the campaign had others, the
///     folder knows them.
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
