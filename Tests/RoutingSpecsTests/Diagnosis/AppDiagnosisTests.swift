import Checking
import HeadlessUIKit
import Routing
import RoutingSpecs
import Testing

@MainActor
struct AppDiagnosisTests {
  @Test
  func `nothing is found in an app of plain screens whose stacks look usual`() throws {
    let diagnosis = try diagnosis(routes: [.made("home", reaching: 0), .made("edit", reaching: 1)])
    #expect(diagnosis.findings == [])
    #expect(diagnosis.routes.map(\.strength) == [.proved, .proved])
    #expect(diagnosis.screens.map(\.name) == ["PlainHome", "PlainEdit"])
  }

  @Test
  func `code of the app's own that performs a route, or searches for it, allows no proof`() throws {
    let routes: [Route] = [
      .own("own"), .own("secret").reading(.otherwise),
      .made("closure", by: InlineFinder { (_: PlainHome, _: Any?) in true }),
      .made("own-finder", by: AnyHomeFinder()), .made("plain"),
    ]
    let diagnosis = try diagnosis(routes: routes)
    #expect(diagnosis.routes.map(\.strength) == [.tested, .sampled, .tested, .tested, .proved])
    #expect(
      diagnosis.routes.map(\.limits) == [
        [.ownCode], [.untrackedReading, .ownCode], [.ownFinder("InlineFinder")],
        [.ownFinder("AnyHomeFinder")], [],
      ])
    #expect(
      diagnosis.findings.prefix(3) == [
        .untracked(routes: ["secret"]), .ownCode(routes: ["own", "secret"]),
        .ownFinders(["InlineFinder", "AnyHomeFinder"], routes: ["closure", "own-finder"]),
      ])
    #expect(diagnosis.findings.contains(.completesAnytime(routes: ["own", "secret"])))
    #expect(diagnosis.findings.contains(.unreached(["Edit"])))
  }

  @Test
  func `a screen that runs code unasked limits every route`() throws {
    let diagnosis = try diagnosis(
      routes: [.made("home", reaching: 0), .made("edit", reaching: 1)],
      binding: TwoScreens(makeEdit: { CountingEdit() }))
    #expect(diagnosis.routes.map(\.limits) == [[.screens], [.screens]])
    #expect(
      diagnosis.findings == [
        .obstacles([.overrides(class: "CountingEdit", members: ["viewDidLoad"])]),
        .obstacles([.asksApp(class: "CountingEdit", member: "canBeDismissed")]),
      ])
  }

  @Test
  func `controllers that are given twice or not recognised come first`() throws {
    let shared = PlainEdit()
    let diagnosis = try diagnosis(
      routes: [.made("edit", reaching: 1)],
      binding: TwoScreens(recognised: 1, makeEdit: { shared }))
    #expect(
      diagnosis.findings == [.unrecognised(["Home"]), .reused(["Edit"]), .unreached(["Home"])])
  }

  @Test(
    arguments: [
      (.primary, false), (.modal, false), (.tab, false), (.navigation, true), (.root, true),
      ([.primary, .navigation], true),
    ] as [(ScreenPlaces, Bool)])
  func `a screen whose places the bound does not have stands in no stack`(
    _ places: ScreenPlaces, _ stands: Bool
  ) throws {
    let diagnosis = try diagnosis(
      routes: [.made("home", reaching: 0)], places: places)
    #expect(diagnosis.findings == [stands ? .unreached(["Edit"]) : .absent(["Edit"])])
  }

  @Test
  func `exemptions are named with their properties, and the three commonest oddities with their stacks`()
    throws
  {
    let exempt = RoutingSpecs.Expectation(
      reaches: Target(screen: 0), exemptFrom: RouteProperties([.isIdempotent, .keepsTheRest]))
    let diagnosis = AppDiagnosis(
      of: try app(
        [.made("home", expectation: exempt), .made("edit", reaching: 1)], bounds: StackSpace.Bounds(modals: 3)
      ),
      drawing: 200, seed: Seed(1))
    #expect(diagnosis.findings.first == .exempt(["home (isIdempotent, findsWhatIsThere, keepsTheRest)"]))
    let unusual = diagnosis.findings.dropFirst()
    #expect(unusual.count == 3)
    #expect(unusual.allSatisfy { $0.kind == "unusual" })
  }

  @Test(arguments: Sentence.all)
  func `a finding is said in one sentence, and has a remedy in one`(_ example: Sentence) {
    #expect(example.finding.sentence == example.sentence)
    let remedy = example.finding.remedy
    #expect(remedy.hasSuffix(".") && !remedy.dropLast().contains(". "))
  }

  private func diagnosis(
    routes: [Route], binding: TwoScreens = TwoScreens(), places: ScreenPlaces = .all
  ) throws -> AppDiagnosis {
    let bounds = StackSpace.Bounds(tabs: 0, depth: 1, modals: 0, splits: false)
    return AppDiagnosis(
      of: try app(routes, binding: binding, bounds: bounds, places: places), drawing: 20, seed: Seed(1))
  }

  private func app(
    _ routes: [Route], binding: TwoScreens = TwoScreens(), bounds: StackSpace.Bounds,
    places: ScreenPlaces = .all
  ) throws -> RoutedApp {
    let catalogue = try ScreenCatalogue([
      ScreenEntry(name: "Home"), ScreenEntry(name: "Edit", places: places),
    ])
    let space = try StackSpace(catalogue: catalogue, bounds: bounds)
    return try RoutedApp(
      name: "two", summary: "", space: space, exhaustiveSpace: space, binding: binding, routes: routes)
  }
}

/// A finding, and how it is said.
struct Sentence: CustomTestStringConvertible {
  let finding: DiagnosisFinding
  let sentence: String
  var testDescription: String { sentence }

  static let all: [Sentence] = [
    Sentence(
      finding: .unrecognised(["A"]),
      sentence: "`screen(of:)` does not recognise a new controller of A as that screen."),
    Sentence(
      finding: .reused(["A", "B"]),
      sentence: "`makeController(for:)` gives the same controller twice for A and B."),
    Sentence(
      finding: .untracked(routes: ["a"]), sentence: "a reads the stack in ways that cannot be tracked."),
    Sentence(
      finding: .ownCode(routes: ["a", "b", "c", "d"]),
      sentence: "a, b, c and d are performed by code of the app's own."),
    Sentence(
      finding: .ownCode(routes: ["a", "b", "c", "d", "e"]),
      sentence: "a, b, c and 2 more are performed by code of the app's own."),
    Sentence(
      finding: .ownFinders(["F", "G"], routes: ["a"]),
      sentence: "a looks for screens with code of the app's own: F and G."),
    Sentence(
      finding: .obstacles([
        .overrides(class: "A", members: ["x"]), .overrides(class: "B", members: ["y"]),
      ]),
      sentence: "A and B override what UIKit calls."),
    Sentence(
      finding: .obstacles([.unreadable(class: "A", reason: "r")]),
      sentence: "What A overrides cannot be read."),
    Sentence(
      finding: .obstacles([.isNotPlain(class: "A", members: ["x"])]),
      sentence: "New controllers of A are not as UIKit makes them."),
    Sentence(
      finding: .obstacles([.isContainer(class: "A")]),
      sentence: "A is a container where a screen is meant."),
    Sentence(
      finding: .obstacles([.asksApp(class: "A", member: "x"), .asksApp(class: "A", member: "y")]),
      sentence: "A computes what the router asks of screens."),
    Sentence(finding: .absent(["A"]), sentence: "A stands in no stack of the bound."),
    Sentence(finding: .unreached(["A", "B"]), sentence: "No route leads to A and B."),
    Sentence(
      finding: .completesAnytime(routes: ["a"]),
      sentence: "a promises nothing about when the completion is called."),
    Sentence(
      finding: .exempt(["a (isIdempotent)"]),
      sentence: "Exempt from some of the properties: a (isIdempotent)."),
    Sentence(
      finding: .unusual(.presentsTabs, stacks: 1, of: 2),
      sentence: "In 50 % of the stacks a tab bar controller is presented."),
    Sentence(
      finding: .unusual(.presentsMany, stacks: 1, of: 2_000),
      sentence: "In less than 1 % of the stacks more than two layers are presented."),
    Sentence(
      finding: .unusual(.presentsSplit, stacks: 1_999, of: 2_000),
      sentence: "In more than 99 % of the stacks a split view controller is presented."),
  ]
}

/// A binding of two screens, the second of which a test may make.
private struct TwoScreens: ScreenBinding {
  /// Which screens are recognised: this one alone, or all.
  var recognised: Int?
  var makeEdit: @MainActor () -> UIViewController = { PlainEdit() }

  func makeController(for screen: Screen) -> UIViewController { screen.kind == 0 ? PlainHome() : makeEdit() }

  func screen(of controller: UIViewController) -> Screen? {
    let kind = controller is PlainHome ? 0 : 1
    return recognised ?? kind == kind ? Screen(kind: kind) : nil
  }
}

private final class PlainHome: UIViewController {}

private final class PlainEdit: UIViewController {}

private final class CountingEdit: UIViewController, RoutingInterceptable {
  private var loads = 0
  var canBeDismissed: Bool { loads == 0 }
  override func viewDidLoad() { loads += 1 }
}

/// Finds any controller, by code of the app's own.
private struct AnyHomeFinder: Finder {
  func findViewController(with context: Any?) throws -> PlainHome? { nil }
}

extension Route {
  /// A route that the app's own code performs.
  fileprivate static func own(_ name: String) -> Route {
    Route(name, summary: "", expecting: RoutingSpecs.Expectation(reaches: Target(screen: 0))) {
      $0.finish(.reached)
    }
  }

  /// A route of the library's router.
  fileprivate static func made(_ name: String, reaching kind: Int = 0) -> Route {
    made(
      name, by: ClassFinder<PlainHome, Any?>(),
      expectation: RoutingSpecs.Expectation(reaches: Target(screen: kind)))
  }

  fileprivate static func made(_ name: String, expectation: RoutingSpecs.Expectation) -> Route {
    made(name, by: ClassFinder<PlainHome, Any?>(), expectation: expectation)
  }

  fileprivate static func made<Search: Finder>(
    _ name: String, by finder: Search,
    expectation: RoutingSpecs.Expectation = RoutingSpecs.Expectation(reaches: Target(screen: 0))
  ) -> Route where Search.ViewController == PlainHome, Search.Context == Any? {
    let step = StepAssembly(finder: finder, factory: ClassFactory())
      .using(GeneralAction.replaceRoot()).from(GeneralStep.root()).assemble()
    return Route(name, summary: "", to: step, with: nil, expecting: expectation)
  }
}
