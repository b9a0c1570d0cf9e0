package import Checking
internal import HeadlessUIKit
package import Journeys
package import RoutingSpecs

extension FuzzPlan {
  /// Plans a campaign that uses an app from launch.
  package init(_ app: CheckedApp, seed: Seed, toolVersion: String) {
    self.init(
      launching: app.name, links: app.linkNames, settings: app.settings.differences(from: .phone), seed: seed,
      toolVersion: toolVersion)
  }
}
