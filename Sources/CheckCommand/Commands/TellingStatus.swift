import Reporting
import RoutingSpecs

extension RouteCheckCommand {
  /// `routecheck status`: tells how far a campaign is, in words, as JSON or as a page.
  func status(_ arguments: ParsedArguments) throws -> ExitCode {
    let form = try CampaignForm(arguments)
    let time = try arguments.duration("--time")
    let page = arguments.value("--html")
    if arguments.has("--watch"), page == nil {
      throw CommandError.lonelyOption("--watch", needed: "--html FILE")
    }
    if time != nil, !arguments.has("--watch") {
      throw CommandError.lonelyOption("--time", needed: "--watch")
    }
    let folder = try CampaignFolder(arguments.positional[0], surroundings)
    let frame = frame(of: folder.plan)
    if let page, arguments.has("--watch") {
      try watch(folder, page: page, until: surroundings.seconds + (time ?? .infinity)) {
        form.told(folder, $0, in: frame)
      }
    }
    let status = CampaignStatus(folder)
    if let page { try surroundings.replace(page, with: folder.page(of: status, in: frame, refresh: nil)) }
    surroundings.write(form.told(folder, status, in: frame))
    return status.exitCode
  }

  /// Writes a page again and again while somebody searches, and keeps the text in case the process has to end.
  private func watch(
    _ folder: CampaignFolder, page: String, until deadline: Double, text: (CampaignStatus) -> String
  ) throws {
    let frame = frame(of: folder.plan)
    while true {
      let status = CampaignStatus(folder)
      // What nobody writes again must not be read again.
      let words = LastWords(
        output: text(status), files: [(page, folder.page(of: status, in: frame, refresh: nil))],
        code: status.exitCode)
      surroundings.keep { words }
      guard status.isRunning, !surroundings.isInterrupted else { return }
      let left = deadline - surroundings.seconds
      guard left > 0 else { return }
      try surroundings.replace(
        page, with: folder.page(of: status, in: frame, refresh: Self.watchInterval))
      surroundings.wait(min(left, Double(Self.watchInterval)))
      if surroundings.isInterrupted { return }
      try folder.refresh()
    }
  }

  /// How many seconds pass between two pages.
  private static let watchInterval = 5

  /// How runs of a campaign are shown again.
  func frame(of plan: FuzzPlan) -> ReportAssembly.Frame {
    var frame = ReportAssembly.Frame(
      toolVersion: ToolVersion.current, seed: plan.seed, replayOptions: plan.replayOptions)
    frame.command = surroundings.commandName
    // An app that is used from launch says itself what its device is like.
    frame.settings = plan.links == nil ? plan.settings : []
    return frame
  }
}

/// The form in which a campaign is told on standard output.
enum CampaignForm: Equatable {
  case words, document, lines

  init(_ arguments: ParsedArguments) throws(CommandError) {
    switch (arguments.has("--json"), arguments.has("--json-lines")) {
    case (true, true): throw .contradictoryOptions("--json", "--json-lines")
    case (true, false): self = .document
    case (false, true): self = .lines
    case (false, false): self = .words
    }
  }

  /// What is said of a campaign.
  @MainActor
  func text(of status: CampaignStatus, in frame: ReportAssembly.Frame) -> String {
    switch self {
    case .words: status.words(in: frame)
    case .document: status.document
    case .lines: status.lines(in: frame)
    }
  }

  /// What is said of a folder: as lines, its samples too.
  @MainActor
  fileprivate func told(
    _ folder: CampaignFolder, _ status: CampaignStatus, in frame: ReportAssembly.Frame
  ) -> String {
    guard self == .lines else { return text(of: status, in: frame) }
    let samples = folder.sessions.flatMap { log, sessions in
      sessions.flatMap(\.samples).map { CampaignLines.sample($0, from: log) }
    }
    return samples.joined() + text(of: status, in: frame)
  }
}

extension CampaignFolder {
  /// The campaign as a page.
  fileprivate func page(
    of status: CampaignStatus, in frame: ReportAssembly.Frame, refresh: Int?
  ) -> String {
    status.page(in: frame, sessions.flatMap(\.sessions), refresh: refresh).render()
  }
}
