import Checking
import Foundation
import Reporting
import RoutingSpecs

extension RouteCheckCommand {
  /// `routecheck fuzz`: goes on with a campaign until the time is up.
  func fuzz(_ arguments: ParsedArguments) throws -> ExitCode {
    let app = try AppLookup(surroundings: surroundings).app(arguments.positional[0])
      .bounded(large: arguments.value("--bound"), small: nil)
    let routes = try app.routes(named: arguments.all("--route"))
    let seed = Seed(UInt64(try arguments.number("--seed", in: 0...Int.max, default: 1)))
    let path = arguments.value("--state") ?? ".routecheck/fuzz-\(app.name).json"
    let duration = try arguments.duration("--time") ?? 60
    var campaign = try stored(path, FuzzCampaign(app: app, routes: routes, seed: seed))
    let (firstRun, known) = (campaign.nextRun, campaign.findings.count)
    let isQuiet = arguments.has("--quiet") || arguments.has("--json")
    let line = ProgressLine(surroundings, isQuiet: isQuiet)
    let deadline = surroundings.seconds + duration
    let reason = campaign.goOn(
      with: app,
      shouldStop: { [surroundings] in
        if surroundings.isInterrupted { return .cancelled }
        return surroundings.seconds >= deadline ? .time : nil
      },
      progress: { run, count in
        line.show("\(app.name) · \(count) findings", done: Int(run - firstRun), of: nil)
      })
    line.clear()
    try surroundings.replace(path, with: text(of: campaign))
    show(campaign, since: (firstRun, known), reason, path: path, arguments)
    return campaign.findings.isEmpty ? .inconclusive : .violation
  }

  /// The campaign in a file, where it is the one that would be started; a new one where there is no file.
  private func stored(_ path: String, _ new: FuzzCampaign) throws -> FuzzCampaign {
    guard surroundings.exists(path) else { return new }
    let bytes = try surroundings.read(path, limit: 64 << 20)
    guard let old = try? JSONDecoder().decode(FuzzCampaign.self, from: Data(bytes)) else {
      throw CommandError.badFile(
        path, reason: "it is no fuzz campaign; remove it, or name another with --state")
    }
    guard old.continues(new) else {
      throw CommandError.badFile(
        path,
        reason: "it belongs to another app, bound, choice of routes or seed; name another file with --state")
    }
    return old
  }

  private func text(of campaign: FuzzCampaign) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(campaign), as: UTF8.self) + "\n"
  }

  private func show(
    _ campaign: FuzzCampaign, since start: (run: UInt64, findings: Int), _ reason: StopReason, path: String,
    _ arguments: ParsedArguments
  ) {
    if arguments.has("--json") {
      if let text = try? text(of: campaign) { surroundings.write(text) }
      return
    }
    let options = arguments.value("--bound").map { " --bound \($0)" } ?? ""
    for (index, finding) in campaign.findings.enumerated() {
      let age = index < start.findings ? "known" : "new"
      surroundings.write(
        """
        \(age): \(finding.route) violates \(finding.property.rawValue): \(finding.manner)
          from   \(finding.notation)
          replay routecheck replay \(finding.token)\(options)

        """)
    }
    surroundings.write(
      """
      \(campaign.nextRun - start.run) runs now, \(campaign.nextRun) in all, of \(campaign.states.shortForm) states \
      (\(reason)); \(campaign.findings.count) findings, \(campaign.findings.count - start.findings) of them new.
      Nothing that was not found is proved. The campaign is kept in \(path) and goes on from there.

      """)
  }
}
