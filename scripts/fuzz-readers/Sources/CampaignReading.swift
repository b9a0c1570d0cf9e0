import Checking
import RoutingSpecs

@testable import CheckCommand

/// Reads campaigns as `routecheck fuzz` does, and goes on with them, without runs.
@MainActor
enum CampaignReading {
  static func read(_ bytes: [UInt8]) {
    do {
      let files = MemoryFiles()
      files.contents[path] = bytes
      let file = CampaignFile(path: path, surroundings: files)
      var campaign = try file.campaign(like: fresh, keepsSeed: true)
      try file.write(campaign)
      require(try file.campaign(like: fresh, keepsSeed: true) == campaign, "a campaign is read as another")
      for finding in campaign.findings { _ = "\(finding.token)" }
      _ = campaign.goOn(with: KnownApps.shop, by: IdleRunner(), runLimit: 300, shouldStop: { nil })
      try file.write(campaign)
    } catch let error as CommandError {
      require(!error.message.isEmpty, "a campaign is refused without a word")
    } catch {
      fatalError("a campaign is refused with \(error)")
    }
  }

  private static let path = "campaign.json"

  private static let fresh = FuzzCampaign(
    app: KnownApps.shop, routes: Array(KnownApps.shop.routes.prefix(2)), seed: Seed(1))
}

/// Makes no runs.
@MainActor
private struct IdleRunner: FuzzRunner {
  func run(_ block: FuzzBlock) -> [FuzzBlock.Sighting] { [] }

  func judge(
    _ state: StackState, _ property: RouteProperty, route: String
  ) -> (violated: RouteProperties, manner: ViolationManner) {
    preconditionFailure("nothing was seen that could be judged")
  }
}
