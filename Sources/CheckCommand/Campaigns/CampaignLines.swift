import Checking
import Reporting
import RoutingSpecs

/// A campaign as JSON Lines, each an object with its `kind`: samples, then the findings, then the end.
@MainActor
enum CampaignLines {
  /// A sample, with its log where that is one of several.
  static func sample(_ sample: CampaignSample, from log: String? = nil) -> String {
    let labels = log.map { ["log": $0] } ?? [:]
    return JSONText.line(JSONText.Labelled(labels, sample), kind: "sample") + "\n"
  }

  /// A finding, with what a person types to see it again.
  struct Finding: Encodable {
    let finding: FuzzFinding
    let replay: String
    /// Whether it was not known before the session; `nil` where no session is told.
    let isNew: Bool?

    private enum CodingKeys: CodingKey {
      case replay, isNew
    }

    func encode(to encoder: any Encoder) throws {
      try finding.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(replay, forKey: .replay)
      try container.encodeIfPresent(isNew, forKey: .isNew)
    }

    /// The line.
    var line: String { JSONText.line(self, kind: "finding") + "\n" }
  }

  /// What all of it comes to.
  struct End: Encodable {
    let app: String
    /// How many stacks there are; `nil` where the app is launched.
    let states: Natural?
    let runs: UInt64
    /// How many of the runs the session has made; `nil` where none is told.
    let made: UInt64?
    let behaviours: Int
    let lastNews: UInt64?
    let findings: Int
    let unseenPerBillion: Int?
    let damagedLines: Int
    /// Why the session has ended; `nil` where none is told.
    let reason: String?

    /// The line.
    var line: String { JSONText.line(self, kind: "end") + "\n" }
  }
}
