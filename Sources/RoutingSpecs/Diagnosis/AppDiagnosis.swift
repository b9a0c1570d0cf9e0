public import Checking
import HeadlessUIKit

/// What is worth knowing about an app before its routes are checked: what verdicts can be worth, and why.
@MainActor
public struct AppDiagnosis {
  /// What the classes of the screens bring along, in the order of the catalogue.
  public let screens: [ScreenCode]

  /// What verdicts about each route can be worth, in the order of the app.
  public let routes: [RouteProspect]

  /// How many stacks look unusual.
  public let survey: StackSurvey

  /// What can be done, the most urgent first.
  public let findings: [DiagnosisFinding]

  /// Examines an app; none of its routes is performed.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - drawn: How many stacks are looked at.
  ///   - seed: The seed of what is drawn.
  public init(of app: RoutedApp, drawing drawn: Int, seed: Seed) {
    Simulation.reset()
    let variants = app.catalogue.variants
    let codes = ScreenCode.of(variants, binding: app.binding)
    screens = codes
    routes = app.routes.map { RouteProspect(of: $0, among: codes) }
    survey = StackSurvey(of: app.space, drawing: drawn, seed: seed)
    var findings = Self.faults(of: app.binding, variants, in: app.catalogue)
    findings += Self.limits(of: routes)
    findings += Self.obstacles(of: codes)
    findings += Self.absences(in: app)
    findings += survey.reasons.prefix(3).map { .unusual($0.reason, stacks: $0.stacks, of: drawn) }
    self.findings = findings
  }

  /// What is wrong with the way in which screens become controllers and back.
  private static func faults(
    of binding: some ScreenBinding, _ variants: [Screen], in catalogue: ScreenCatalogue
  ) -> [DiagnosisFinding] {
    binding.startOver()
    defer { binding.startOver() }
    var unrecognised: [String] = []
    var reused: [String] = []
    for variant in variants {
      let (first, second) = (
        binding.makeController(for: variant), binding.makeController(for: variant)
      )
      let name = catalogue.text(for: variant)
      if binding.screen(of: first) != variant { unrecognised.append(name) }
      if first === second { reused.append(name) }
    }
    return (unrecognised.isEmpty ? [] : [.unrecognised(unrecognised)])
      + (reused.isEmpty ? [] : [.reused(reused)])
  }

  private static func limits(of routes: [RouteProspect]) -> [DiagnosisFinding] {
    let untracked = routes.filter { $0.limits.contains(.untrackedReading) }.map(\.route)
    let own = routes.filter { $0.limits.contains(.ownCode) }.map(\.route)
    var finders: [String] = []
    var searching: [String] = []
    for route in routes {
      for case .ownFinder(let finder) in route.limits {
        if !finders.contains(finder) { finders.append(finder) }
        if searching.last != route.route { searching.append(route.route) }
      }
    }
    return (untracked.isEmpty ? [] : [.untracked(routes: untracked)])
      + (own.isEmpty ? [] : [.ownCode(routes: own)])
      + (finders.isEmpty ? [] : [.ownFinders(finders, routes: searching)])
  }

  /// What the classes of screens have in the way of proofs, by its manner.
  private static func obstacles(of codes: [ScreenCode]) -> [DiagnosisFinding] {
    let obstacles = codes.flatMap(\.obstacles)
    return obstacles.map(\.kind).distinct.map { kind in .obstacles(obstacles.filter { $0.kind == kind }) }
  }

  /// What the stacks and the routes leave out.
  private static func absences(in app: RoutedApp) -> [DiagnosisFinding] {
    let catalogue = app.catalogue
    let absent = catalogue.screens.indices.filter { !app.space.hasStack(withScreen: $0) }
    let reached = Set(app.routes.flatMap { $0.expectation.target.screens })
    let unreached = catalogue.screens.indices.filter { !reached.contains($0) && !absent.contains($0) }
    let early = app.routes.filter { $0.completion == .anytime }.map(\.name)
    let exempt = app.routes.filter { !$0.expectation.exemptions.isEmpty }.map { route in
      let properties = RouteProperty.allCases.filter(route.expectation.exemptions.contains)
      return "\(route.name) (\(properties.map(\.rawValue).joined(separator: ", ")))"
    }
    let names = { (kinds: [Int]) in kinds.map { catalogue.screens[$0].name } }
    return (absent.isEmpty ? [] : [.absent(names(absent))])
      + (unreached.isEmpty ? [] : [.unreached(names(unreached))])
      + (early.isEmpty ? [] : [.completesAnytime(routes: early)])
      + (exempt.isEmpty ? [] : [.exempt(exempt)])
  }
}

extension Target {
  /// The screens that the target names.
  fileprivate var screens: [Int] {
    switch subject {
    case .screen(let kind, _): [kind]
    case .container(_, let screens): screens
    }
  }
}

extension StackSpace {
  /// Whether a screen stands in some stack: whether there are fewer stacks without it.
  func hasStack(withScreen kind: Int) -> Bool {
    var others = catalogue.screens
    others.remove(at: kind)
    guard let rest = try? ScreenCatalogue(others),
      let space = try? StackSpace(catalogue: rest, bounds: bounds)
    else { return true }
    return space.count != count
  }
}
