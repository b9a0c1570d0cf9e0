import Checking
import Reporting
import RoutingSpecs

extension RouteCheckCommand {
  /// `routecheck fuzz`: goes on with a campaign until the time is up, or the runs are made.
  func fuzz(_ arguments: ParsedArguments) throws -> ExitCode {
    let seed = try arguments.seed()
    let campaign = try CampaignSubject(arguments.positional[0], seed: seed, arguments, lookup)
    let runs =
      arguments.has("--runs") ? try arguments.number("--runs", in: 1...1 << 52, default: 1) : nil
    let shard = try Shard.asked(for: arguments.value("--shard"), in: surroundings.environment)
    let duration = try arguments.duration("--time") ?? (runs == nil ? 60 : .infinity)
    let limits = try RunLimits(arguments, surroundings)
    let form = try CampaignForm(arguments)
    let jobs = try arguments.jobs(default: surroundings.standardJobs)
    let folder = try CampaignFolder(
      arguments.value("--dir") ?? ".routecheck/fuzz-\(campaign.plan.app)", of: campaign.plan,
      keepsSeed: !arguments.has("--seed"), surroundings)
    let frame = campaign.frame(folder.plan.seed, folder.plan.replayOptions)
    let isQuiet = arguments.has("--quiet") || form != .words
    let session = FuzzSession(
      folder, shard: shard.shard, runs: runs.map(UInt64.init), until: surroundings.seconds + duration,
      limits, ProgressLine(surroundings, isQuiet: isQuiet, atMostEvery: 1))
    let text = { @MainActor (status: CampaignStatus) in form.text(of: status, in: frame) }
    if form == .lines {
      session.tellSample = { [surroundings] in surroundings.write(CampaignLines.sample($0)) }
    }
    session.keepWords = { [surroundings] status in
      let words = LastWords(output: text(status), code: status.exitCode)
      surroundings.keep { words }
    }
    if let variable = shard.variable, !isQuiet {
      surroundings.writeError("\(shard.shard.words), as \(variable) says\n")
    }
    try campaign.search(session, jobs, surroundings)
    surroundings.write(text(session.status))
    if let failure = session.failure { surroundings.writeError("routecheck: \(failure.message)\n") }
    return session.status.exitCode
  }

  /// Puts together what several folders know of one campaign.
  func mergeCampaigns(_ arguments: ParsedArguments) throws -> ExitCode {
    let form = try CampaignForm(arguments)
    let folders = try arguments.positional.map { try CampaignFolder($0, surroundings) }
    // One folder speaks for all, whichever was named first.
    let first = folders.min { $0.plan.replayOptions < $1.plan.replayOptions } ?? folders[0]
    var record = FuzzRecord()
    for folder in folders {
      if let difference = folder.plan.difference(from: first.plan) {
        throw CommandError.badFile(
          folder.path, reason: "its campaign is one of \(difference), as `\(first.path)` says.")
      }
      record.formUnion(folder.record)
    }
    let target = arguments.value("--into") ?? "merged"
    try CampaignFolder.write(record, of: first.plan, to: target, surroundings)
    let merged = try CampaignFolder(target, surroundings)
    let status = CampaignStatus(merged, damagedLines: folders.reduce(0) { $0 + $1.damagedLines })
    surroundings.write(form.text(of: status, in: frame(of: first.plan)))
    return status.exitCode
  }
}
