import Reporting
import RoutingSpecs

extension RouteCheckCommand {
  /// `routecheck minimise`: keeps one run of each behaviour and each finding that a campaign still shows.
  func minimise(_ arguments: ParsedArguments) throws -> ExitCode {
    let form = try CampaignForm(arguments)
    let folder = try CampaignFolder(arguments.positional[0], surroundings)
    let target = arguments.value("--into") ?? "minimised"
    try CampaignFolder.demandFree(target, surroundings)
    let subject = try CampaignSubject(of: folder, arguments, lookup)
    let review = try subject.review(folder, try arguments.jobs(default: surroundings.standardJobs))
    try CampaignFolder.write(review.record, of: folder.plan, to: target, surroundings)
    let frame = frame(of: folder.plan)
    if form == .words { surroundings.write(Self.words(for: review, in: frame)) }
    let status = CampaignStatus(
      try CampaignFolder(target, surroundings), damagedLines: folder.damagedLines)
    surroundings.write(form.text(of: status, in: frame))
    return status.exitCode
  }

  /// What no longer shows, so that it is not in the new folder.
  private static func words(for review: FuzzReview, in frame: ReportAssembly.Frame) -> String {
    let findings = review.lostFindings.map {
      CampaignStatus.words(of: $0, "gone: ", flaky: "it did something else before, too", in: frame)
    }
    let most = 20
    let runs = review.changedRuns
    guard !runs.isEmpty else { return findings.joined() }
    let names = runs.prefix(most).map { Int($0).grouped }.joined(separator: ", ")
    let rest = runs.count > most ? ", …" : ""
    return findings.joined()
      + "gone: \(runs.count.counting("behaviour")), which no known run shows any more (\(names)\(rest)).\n"
  }
}
