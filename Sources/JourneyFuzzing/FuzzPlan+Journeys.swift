package import Checking
internal import HeadlessUIKit
package import Journeys
package import RoutingSpecs

extension FuzzPlan {
  /// Plans a campaign that uses an app from launch.
  ///
  /// - Parameters:
  ///   - app: The app with its links.
  ///   - seed: The seed of all runs.
  ///   - toolVersion: The version of the tool.
  package init(_ app: CheckedApp, seed: Seed, toolVersion: String) {
    self.init(
      launching: app.name, links: app.linkNames, settings: app.settings.differences(from: .phone), seed: seed,
      toolVersion: toolVersion)
  }
}
