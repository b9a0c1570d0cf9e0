import Auditing
import Checking
import Reporting
import RoutingSpecs

/// What an audit has shown, for people and for programs.
struct AuditSummary: Encodable {
  /// What an audit has shown of one route.
  struct Route: Encodable {
    let name: String
    let regions: Int
    let counted: Natural
    let runs: Int
    let stopped: String?
    let disagreements: [String]

    init(_ audit: RouteAudit) {
      name = audit.route
      regions = audit.regions
      counted = audit.counted
      runs = audit.runs
      stopped = audit.stopped
      disagreements = audit.disagreements.map { "\($0)" }
    }
  }

  private(set) var app = ""
  private(set) var bound = ""
  private(set) var states = Natural.zero
  let seed: UInt64
  var routes: [Route] = []

  init(seed: Seed) { self.seed = seed.rawValue }

  @MainActor
  mutating func open(_ opening: Certificate.Opening, _ audited: RoutedApp) {
    app = opening.app
    bound = audited.space.bounds.words
    states = opening.states
  }

  private var wrong: Int { routes.count { !$0.disagreements.isEmpty } }

  private var partial: Int { routes.count { $0.stopped != nil } }

  /// How the command ends: a cover that is wrong is a violation.
  var exitCode: RouteCheckCommand.ExitCode {
    wrong > 0 ? .violation : partial > 0 || routes.isEmpty ? .inconclusive : .success
  }

  /// The summary for people, or for programs.
  func words(asJSON isJSON: Bool) -> String { isJSON ? JSONText.document(self) : text }

  /// The summary for people.
  var text: String {
    var text = """
      RouteCheck \(ToolVersion.current) · audit of \(app.visible)

      Bound  up to \(bound)
      Space  \(states.shortForm) states · seed \(seed)


      """
    let column = routes.map { TextWidth.columns($0.name.visible) }.max() ?? 0
    for route in routes { text += lines(of: route, column: column) }
    return text + "\n" + ending.wrapped(to: 100).joined(separator: "\n") + "\n"
  }

  private func lines(of route: Route, column: Int) -> String {
    let sign = !route.disagreements.isEmpty ? "✗" : route.stopped != nil ? "?" : "✓"
    let name = TextWidth.pad(route.name.visible, to: column)
    let facts = "\(route.regions.counting("region")) · \(route.runs.counting("stack")) run by themselves"
    let stopped = route.stopped.map { "    not all: \($0.visible)\n" } ?? ""
    return "\(sign) \(name)  \(facts)\n" + stopped
      + route.disagreements.map { "    \($0.visible)\n" }.joined()
  }

  private var ending: String {
    if wrong > 0 {
      return
        "The cover of \(wrong.counting("route")) is wrong. That is a defect of RouteCheck, not of the app: "
        + "please report it, with the certificate."
    }
    if routes.isEmpty { return "The certificate has no route." }
    let agreement =
      "the regions have no stack in common, they have as many as they state, and what was run "
      + "by itself behaved as its region states"
    if partial > 0 {
      return "Nothing is wrong: \(agreement). But of \(partial.counting("route")) not every stack is covered."
    }
    return "Everything agrees: \(agreement). Together they are all stacks of the space."
  }
}
