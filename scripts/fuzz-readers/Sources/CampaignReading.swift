import Checking
import Reporting
import RoutingSpecs

@testable import CheckCommand

/// Reads the folders of campaigns as `routecheck fuzz` and `routecheck merge` do, and goes on with them, without runs.
@MainActor
enum CampaignReading {
  /// The bytes are what says what is searched, or, from a line feed on, the lines of a log without their digests.
  static func read(_ bytes: [UInt8]) {
    do {
      let files = MemoryFiles()
      if bytes.first == UInt8(ascii: "\n") {
        _ = try CampaignFolder(path, of: fresh, keepsSeed: true, files)
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
          let text = String(decoding: line, as: UTF8.self)
          try files.append("\(Fingerprint(of: text)) \(text)\n", to: path + "/log-1.jsonl")
        }
      } else {
        files.contents[path + "/campaign.json"] = bytes
      }
      let folder = try CampaignFolder(path, of: fresh, keepsSeed: true, files)
      _ = try folder.claim(rounds: 3, of: .whole, before: 64)
      try CampaignFolder.write(folder.record, of: folder.plan, to: "merged", files)
      let merged = try CampaignFolder("merged", files)
      require(merged.record == folder.record, "a campaign is read as another")
      require(!CampaignStatus(merged).document.isEmpty, "a campaign is told without a word")
    } catch let error as CommandError {
      require(!error.message.isEmpty, "a campaign is refused without a word")
    } catch {
      fatalError("a campaign is refused with \(error)")
    }
  }

  private static let path = "campaign"

  private static let fresh = FuzzPlan(
    app: KnownApps.shop, routes: Array(KnownApps.shop.routes.prefix(2)), seed: Seed(1),
    toolVersion: ToolVersion.current)
}
