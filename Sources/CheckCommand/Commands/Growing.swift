import Checking
import Reporting
import RoutingSpecs

extension RouteCheckCommand {
  /// `routecheck grow`: covers one bound after the other until the time is up.
  func grow(_ arguments: ParsedArguments) throws -> ExitCode {
    let app = try lookup.app(arguments.positional[0]).set(arguments.all("--setting"))
    let wanted = try RouteProperty.named(arguments.all("--property"))
    let properties = app.properties.filter(wanted.contains)
    var plan = RouteCheck.Plan()
    plan.execution.properties = RouteProperties(properties)
    let duration = try arguments.duration("--time") ?? 60
    let start = surroundings.seconds
    let options = BoundGrowth.Options(
      routes: try app.routes(named: arguments.all("--route")), properties: properties, plan: plan,
      jobs: try arguments.jobs(default: surroundings.standardJobs), hangBudget: try arguments.hangBudget(),
      limits: try RunLimits(arguments, surroundings), time: start...(start + duration))
    let line = ProgressLine(surroundings, isQuiet: arguments.has("--quiet") || arguments.has("--json"))
    let bounds = BoundGrowth(of: app, options, surroundings, line)
    let frame = lookup.frame(
      seed: plan.seed, replayOptions: lookup.replayOptions(app: arguments.positional[0], bound: nil),
      of: app)
    let textOptions = textOptions(arguments)
    let words = { (check: GrowingCheck) in
      let growth = ReportAssembly(app: app, frame: frame).growth(of: check)
      let isWhole = check.exhausted != nil && growth.notCovered.isEmpty
      return LastWords(
        output: arguments.has("--json")
          ? JSONText.document(JSONText.Labelled(["app": app.name], growth))
          : TextRenderer(options: textOptions).render(growth),
        code: growth.failures.isEmpty ? (isWhole ? .success : .inconclusive) : .violation)
    }
    bounds.afterBound = { [surroundings] check in
      var known = words(check)
      // The bounds that come next were not tried.
      if known.code == .success { known.code = .inconclusive }
      surroundings.keep { [known] in known }
    }
    bounds.afterBound(bounds.check)
    try bounds.growOn()
    let result = words(bounds.check)
    surroundings.write(result.output)
    return result.code
  }
}
