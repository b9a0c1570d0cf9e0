import Checking
import Foundation
import Reporting
import RoutingSpecs

/// The file in which a fuzz campaign is kept between its sessions.
@MainActor
struct CampaignFile {
  let path: String
  let surroundings: any Surroundings

  /// How large the file may be, in bytes: thousands of findings.
  private static let limit = 16 << 20

  /// The campaign in the file, where it is the one that would be started; a new one where there is no file.
  ///
  /// - Parameters:
  ///   - fresh: The campaign that would be started.
  ///   - keepsSeed: Whether the file says which seed it is.
  /// - Returns: The campaign to go on with.
  /// - Throws: `CommandError` where the file holds something else.
  func campaign(like fresh: FuzzCampaign, keepsSeed: Bool) throws -> FuzzCampaign {
    guard surroundings.exists(path) else { return fresh }
    let bytes = try surroundings.read(path, limit: Self.limit)
    let decoder = JSONDecoder()
    // Another form is refused by its version, and not for what it lacks.
    let origin = try? decoder.decode(DocumentOrigin.self, from: Data(bytes))
    if let format = origin?.format, format != fresh.format {
      throw other("its campaign is one of format \(format), and this routecheck reads \(fresh.format)")
    }
    let old: FuzzCampaign
    do {
      old = try decoder.decode(FuzzCampaign.self, from: Data(bytes))
    } catch {
      throw other("it is no fuzz campaign: \(DocumentFault(error).words(whole: "the document"))")
    }
    guard old.nextRun < 1 << 62 else {
      throw other("it is no fuzz campaign: nextRun is not valid: no campaign comes so far")
    }
    if let difference = Self.difference(old, fresh, keepsSeed: keepsSeed) {
      throw other("its campaign is one of \(difference)")
    }
    return old
  }

  private func other(_ fact: String) -> CommandError {
    .badFile(path, reason: "\(fact). Remove the file, or name another with --state.")
  }

  /// In what a stored campaign is not the one that would be started, or `nil` where it is.
  private static func difference(
    _ old: FuzzCampaign, _ fresh: FuzzCampaign, keepsSeed: Bool
  ) -> String? {
    if old.app != fresh.app { return "the app `\(old.app)`, not of `\(fresh.app)`" }
    if old.states != fresh.states {
      return "\(old.states.shortForm) states, not of \(fresh.states.shortForm): app or bound have changed"
    }
    if old.settings != fresh.settings {
      return "\(words(old.settings)), not of \(words(fresh.settings))"
    }
    if old.routes != fresh.routes { return "other routes (\(old.routes.joined(separator: ", ")))" }
    if old.seed != fresh.seed, !keepsSeed {
      return "seed \(old.seed.rawValue), not of \(fresh.seed.rawValue)"
    }
    return nil
  }

  private static func words(_ settings: [String]?) -> String {
    settings.map { "the settings \($0.joined(separator: ", "))" } ?? "the app's own settings"
  }

  /// Writes the campaign in place of what is in the file.
  func write(_ campaign: FuzzCampaign) throws {
    try surroundings.replace(path, with: campaign.document)
  }
}

extension FuzzCampaign {
  /// The campaign as JSON.
  var document: String { JSONText.document(self) }
}
