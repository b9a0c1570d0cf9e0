@testable import Reporting

/// A report in which everything that a report can say is said once: the source of all golden files.
enum SampleReport {
  static let full = Report(
    toolVersion: "0.1.0", app: "Storefront",
    bound: "3 tabs, navigation depth 3, 2 modals, 7 screens, split views, screens that refuse dismissal",
    seed: 42, spaceCount: 1_234_568, properties: properties, routes: routes, cells: cells,
    violations: [homeFromCurrent, bagAlwaysNew, loginInSplit], history: history, growth: growth,
    interchangeable: .init(
      groups: [["Home", "Account", "Bag"], ["Login", "ForgotPassword"]], runs: 8_212, standFor: 1_234_568,
      pairs: 1_792, refutedBy: ["home-from-current"], untestedBy: ["login"]), comparisons: comparisons,
    settings: ["horizontalSizeClass=compact"], sweep: sweep, shard: shard)

  /// A shard that has checked all routes but one, under declarations that only one of them refutes.
  private static let shard = Report.Shard(
    entries: routes.map { .init(route: $0, properties: properties.map(\.name)) }
      + [
        .init(route: .init(name: "settings", summary: "Opens the settings."), properties: ["reachesTarget"])
      ],
    bounds: .init(large: "3 tabs, navigation depth 3, 2 modals", small: "1 tab, navigation depth 1, 1 modal"),
    options: ["--moments", "--strength 1"],
    results: routes.map {
      .init(
        route: $0.name, extent: .covered,
        interchangeable: .init(groups: [["Home", "Bag"]], runs: 12, standFor: 40, pairs: 8))
    })

  /// Two routes with verdicts that depend on a setting, one of them with two properties for one cause.
  private static let sweep = Report.Sweep(
    settings: ["presentInFlight=wait", "stackEditInFlight=lag", "stackEditInFlight=drop"], states: 1_034,
    controllers: 2,
    dependencies: [
      dependency("login", "reachesTarget", "presentInFlight=wait", .violated),
      dependency("login", "terminates", "presentInFlight=wait", .violated),
      dependency("bag-always-new", "isIdempotent", "stackEditInFlight=drop", .notViolated),
    ], independent: 33, stopReason: "the time was up")

  private static func dependency(
    _ route: String, _ property: String, _ setting: String, _ change: Report.Sweep.Change
  ) -> Report.Sweep.Dependency {
    .init(
      route: route, property: property, setting: setting, change: change, notation: "Home > Account",
      replay: "routecheck replay storefront/\(route)/\(property)/79 --setting \(setting)")
  }

  /// Four bounds, the last of which was cut short, and a failure that only a draw has shown.
  private static let growth = Report.Growth(
    bounds: [
      .init(
        bound: "1 tab, navigation depth 1, 1 modal", tabs: 1, depth: 1, modals: 1, states: 56, regions: 91),
      .init(
        bound: "2 tabs, navigation depth 2, 2 modals", tabs: 2, depth: 2, modals: 2, states: 41_902,
        regions: 1_204, newFailures: [failure("home-from-current", "reachesTarget", "something is presented")]
      ),
      .init(
        bound: "3 tabs, navigation depth 3, 2 modals", tabs: 3, depth: 3, modals: 2, states: 1_234_568,
        regions: 8_212,
        newFailures: [
          failure("login", "staysWellFormed", "a split view shows a screen that refuses dismissal")
        ]),
      .init(
        bound: "4 tabs, navigation depth 4, 4 modals", tabs: 4, depth: 4, modals: 4, states: huge,
        regions: 11_000, stopReason: "the time was up"),
    ], notCovered: ["product"],
    beyond: .init(
      bound: "4 tabs, navigation depth 4, 4 modals", states: huge, draws: 120_000,
      risks: [
        .init(
          property: "reachesTarget", draws: 120_000, failures: 61_034, kindsSeenOnce: 1,
          estimate: "the next state drawn fails in a new way with a probability of about 1 in 120,000"),
        .init(
          property: "terminates", draws: 120_000, failures: 0, kindsSeenOnce: 0,
          estimate: "with 95 % confidence at most 3 in 120,000 of all states fail"),
        .init(
          property: "keepsTheRest", draws: 120_000, failures: 0, kindsSeenOnce: 0,
          estimate: "with 95 % confidence at most 3 in 120,000 of all states fail"),
      ], newFailures: [failure("login", "reachesTarget", "declined with cannotDismiss")]))

  private static func failure(_ route: String, _ property: String, _ group: String) -> Report.Growth.Failure {
    .init(
      route: route, property: property, group: group, notation: "Home > Account",
      replay:
        "routecheck replay storefront/\(route)/\(property)/79 --bound tabs=4,depth=4,modals=4,splits=yes")
  }

  private static let history: [Report.History] = [
    .init(
      route: "bag-always-new", property: "isIdempotent", group: "a second bag over the first", status: .known,
      runs: 3, notation: "Home"),
    .init(
      route: "login", property: "staysWellFormed", group: "UIKit complained", status: .new, runs: 1,
      notation: "Split[Nav[Account], Checkout]"),
    .init(
      route: "product", property: "terminates", group: "never ended", status: .fixed, runs: 2,
      notation: "Home > Bag"),
  ]

  /// The same kind of report over a space that no machine visits state by state.
  static let astronomical = Report(
    toolVersion: "0.1.0", app: "Storefront", bound: "5 tabs, navigation depth 6, 4 modals, 20 screens",
    spaceCount: huge, properties: [properties[0]], routes: [routes[0]],
    cells: [
      .init(
        route: "product", property: "reachesTarget", verdict: .holds(.proved),
        counts: .init(states: huge, covered: huge, runs: 54_885))
    ])

  /// Nothing checked, nothing found.
  static let empty = Report(
    toolVersion: "0.1.0", app: "Nothing", bound: "no screens", spaceCount: 0, properties: [], routes: [],
    cells: [])

  private static let huge = DecimalCount("16" + String(repeating: "0", count: 198)) ?? 0

  static let properties: [Report.Property] = [
    .init(name: "reachesTarget", summary: "The target is on top and visible when the route has ended."),
    .init(name: "declinesCleanly", summary: "A route that refuses changes nothing and names its reason."),
    .init(name: "terminates", summary: "The completion is called exactly once within the step budget."),
    .init(name: "staysWellFormed", summary: "UIKit has no reason to complain about the hierarchy."),
    .init(name: "isIdempotent", summary: "The second time finds everything and builds nothing."),
    .init(name: "keepsTheRest", summary: "Nothing goes away that the route did not need to remove."),
  ]

  static let routes: [Report.Route] = [
    route("product", "Shows a product in a new navigation controller.", line: 31),
    route("home-from-root", "Replaces the root by Home and dismisses what is over it.", line: 44),
    route("home-from-current", "Replaces the root by Home, starting at the topmost screen.", line: 52),
    route("account-in-navigation", "Pushes Account into any navigation controller.", line: 60),
    route("login", "Presents Login in a new navigation controller.", line: 88),
    route("bag-always-new", "Presents the bag without looking for one.", line: 121),
  ]

  private static func route(_ name: String, _ summary: String, line: Int) -> Report.Route {
    .init(
      name: name, summary: summary, expectation: "Reaches its screen, or declines where a modal refuses.",
      source: .init(file: "Sources/SampleApps/Storefront/Routes.swift", line: line),
      waiting: name == "login"
        ? "In 12 runs code was still waiting when they came to rest: at most 1 timer, 2 tasks in one run."
        : nil)
  }

  private static let cells: [Report.Cell] = routes.flatMap { route in
    properties.compactMap { cell(route.name, $0.name) }
  }

  private static func cell(_ route: String, _ property: String) -> Report.Cell? {
    let all = Report.Counts(states: 1_234_568, covered: 1_234_568, runs: 8_212)
    let some = Report.Counts(states: 1_234_568, covered: 200_000, runs: 200_000)
    switch (route, property) {
    case ("home-from-current", "reachesTarget"), ("bag-always-new", "isIdempotent"),
      ("login", "staysWellFormed"):
      return .init(route: route, property: property, verdict: .violated, counts: all)
    case ("account-in-navigation", "keepsTheRest"), ("login", "keepsTheRest"):
      let reason = "sampled uniformly by rank: 200,000 of 1,234,568 states"
      return .init(
        route: route, property: property, verdict: .inconclusive(reason: reason), counts: some)
    case ("product", "declinesCleanly"): return nil
    case ("home-from-root", "declinesCleanly"):
      return .init(route: route, property: property, verdict: .notExercised(.proved), counts: all)
    case ("bag-always-new", "declinesCleanly"):
      return .init(route: route, property: property, verdict: .notExercised(.tested), counts: all)
    case ("bag-always-new", _), ("login", "terminates"), ("account-in-navigation", "terminates"):
      return .init(route: route, property: property, verdict: .holds(.tested), counts: all)
    default: return .init(route: route, property: property, verdict: .holds(.proved), counts: all)
    }
  }
}

// MARK: - Violations

extension SampleReport {
  /// One leaf under one modal leaf, with the root unread below it.
  private static let homeFromCurrent = Report.Violation(
    route: "home-from-current", property: "reachesTarget", group: "something is presented",
    groupScope: "exactly, among all states",
    groupCount: 1_036_800,
    study: .init(
      condition: "something is presented", evidence: "proved for all 1,234,568 states",
      neighbour: .init(
        notation: "Home", difference: "without Account presented",
        start: [.init(.window, children: [.init(.screen, "Home", isVisible: true)])])),
    start: [
      .init(.window, children: [.init(.screen, "Home")]),
      .init(.screen, "Account", isVisible: true, openRegion: "whatever is inside"),
    ],
    notation: "Home ▸ Account",
    decisions: [
      .init(
        title: "Searched for Home",
        details: [.init(name: "finder", value: "RootHomeFinder"), .init(name: "options", value: "current")]),
      .init(
        title: "Started at the topmost controller", details: [.init(name: "found", value: "Account")]),
      .init(
        title: "Refused to replace the root",
        details: [.init(name: "error", value: "rootIsNotReplaceable(by: Account)")],
        stackAfter: [
          .init(.window, children: [.init(.screen, "Home")]),
          .init(.screen, "Account", isVisible: true),
        ], fork: 0),
    ],
    expected: "Home is the root of the window, visible and topmost.",
    actual: "The route ended with rootIsNotReplaceable; Account is topmost.",
    expectedStack: [.init(.window, children: [.init(.screen, "Home", isVisible: true, change: .new)])],
    finalStack: [
      .init(.window, children: [.init(.screen, "Home")]), .init(.screen, "Account", isVisible: true),
    ],
    replay: .init(
      token: "s1-4f", command: "routecheck replay storefront s1-4f",
      test: "@Test func example() throws {\n  try checkRoute(\"bag\", of: app, from: \"Home > Bag\")\n}\n"),
    shrinkHistory: [
      .init(pass: "drop modals", notation: "Tabs[Home|Account*] ▸ Nav[Bag>Product] ▸ Account"),
      .init(pass: "replace a container by a screen", notation: "Home ▸ Account"),
    ], forks: forks)

  private static let forks: [Report.Fork] = [
    .init(
      notation: "Home ▸ Account",
      stack: [
        .init(.window, children: [.init(.screen, "Home")]), .init(.screen, "Account", isVisible: true),
      ],
      moves: [
        .init(title: "swipe the sheet down", outcome: "done", next: 1),
        .init(title: "login", outcome: "reached its target"),
      ]),
    .init(
      notation: "Home", stack: [.init(.window, children: [.init(.screen, "Home", isVisible: true)])],
      moves: []),
  ]

  /// Tabs with stacks in them, and a second bag over the first.
  private static let bagAlwaysNew = Report.Violation(
    route: "bag-always-new", property: "isIdempotent", groupCount: 1_234_568, start: tabs(modals: []),
    notation: "Tabs[Nav[Home>Product*]|Account|?]",
    decisions: [
      .init(title: "Did not search for Bag", details: [.init(name: "finder", value: "NilFinder")]),
      .init(
        title: "Built Navigation with Bag",
        details: [.init(name: "factory", value: "NavigationControllerFactory<Bag>")]),
      .init(
        title: "Presented it",
        details: [.init(name: "over", value: "Tabs"), .init(name: "animated", value: "true")],
        stackAfter: tabs(modals: [bag(change: .new, isVisible: true)])),
      .init(
        title: "Presented a second one", details: [.init(name: "over", value: "the first bag")],
        stackAfter: tabs(modals: [bag(), bag(change: .new, isVisible: true)])),
    ],
    expected: "The second run finds the bag and builds nothing.",
    actual: "The second run presented another bag.",
    finalStack: tabs(modals: [bag(), bag(change: .new, isVisible: true)]),
    replay: .init(token: "s1-9c2", command: "routecheck replay storefront s1-9c2"))

  private static func tabs(modals: [StackNode]) -> [StackNode] {
    let product = StackNode(.screen, "Product", context: "SKU 17", isVisible: modals.isEmpty)
    let first = StackNode(
      .navigation, "Navigation", isSelected: true, children: [.init(.screen, "Home"), product])
    let root = StackNode(
      .tabs, "Tabs", children: [first, .init(.screen, "Account"), .init(.unread, openRegion: "third tab")])
    return [.init(.window, children: [root])] + modals
  }

  private static func bag(change: StackNode.Change? = nil, isVisible: Bool = false) -> StackNode {
    .init(
      .navigation, "Navigation", change: change,
      children: [.init(.screen, "Bag", isVisible: isVisible, change: change)])
  }
}
