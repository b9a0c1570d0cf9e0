import Checking
import RoutingSpecs

/// What the doctor has to say about an app, for programs; the text is made from it.
struct DiagnosisDocument: Encodable {
  /// A class of screens.
  struct ScreenClass: Encodable {
    let name: String
    let screens: [String]
    /// What the class overrides; `nil` where that cannot be read.
    let overrides: [String]?
    let obstacles: [String]
  }

  /// A route, and what verdicts about it can be worth.
  struct RouteEntry: Encodable {
    let name: String
    let strength: String
    let limits: [String]
  }

  /// What was found, and what to do about it.
  struct Finding: Encodable {
    let kind: String
    let sentence: String
    let remedy: String
  }

  /// How many of the stacks that were drawn look unusual.
  struct Stacks: Encodable {
    struct Reason: Encodable {
      let kind: String
      let stacks: Int
    }

    let drawn: Int
    let unusual: Int
    let reasons: [Reason]
  }

  /// What the app has chosen of what a check depends on.
  struct Settings: Encodable {
    let bound: String
    let states: String
    let exhaustiveBound: String
    let exhaustiveStates: String
    let styles: [String]
    let interchangeable: [[String]]
  }

  let app: String
  let screens: [ScreenClass]
  let routes: [RouteEntry]
  let stacks: Stacks
  let settings: Settings
  let findings: [Finding]

  @MainActor
  init(_ diagnosis: AppDiagnosis, of app: RoutedApp) {
    self.app = app.name
    screens = diagnosis.screens.map { code in
      ScreenClass(
        name: code.name, screens: code.kinds.map { app.catalogue.screens[$0].name },
        overrides: code.overrides.members, obstacles: code.obstacles.map(\.phrase))
    }
    routes = diagnosis.routes.map { route in
      RouteEntry(
        name: route.route, strength: route.strength.rawValue, limits: route.limits.map(\.words))
    }
    stacks = Stacks(
      drawn: diagnosis.survey.drawn, unusual: diagnosis.survey.unusual,
      reasons: diagnosis.survey.reasons.map { Stacks.Reason(kind: $0.reason.rawValue, stacks: $0.stacks) })
    settings = Settings(
      bound: app.space.bounds.words, states: app.space.count.shortForm,
      exhaustiveBound: app.exhaustiveSpace.bounds.words,
      exhaustiveStates: app.exhaustiveSpace.count.shortForm,
      styles: app.space.bounds.styles.map(\.rawValue),
      interchangeable: app.interchangeable.groups.map { $0.map { app.catalogue.screens[$0].name } })
    findings = diagnosis.findings.map {
      Finding(kind: $0.kind, sentence: $0.sentence, remedy: $0.remedy)
    }
  }
}

extension Overrides {
  fileprivate var members: [String]? {
    if case .known(let members) = self { members } else { nil }
  }
}

extension RouteProspect.Limit {
  /// The limit in words, as a reason.
  var words: String {
    switch self {
    case .untrackedReading: "reads the stack in ways that cannot be tracked"
    case .ownCode: "performed by the app's own code"
    case .ownFinder(let finder): "searches with \(finder)"
    case .screens: "screens run code of their own"
    }
  }
}
