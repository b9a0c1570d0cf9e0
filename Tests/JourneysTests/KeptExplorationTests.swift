import HeadlessUIKit
import Testing

@testable import Journeys

/// Explorations that are kept as they go on, left at any moment, and gone on with.
@MainActor
@Suite struct KeptExplorationTests {
  /// Small apps, each of which makes an exploration keep something that the others do not.
  enum Small: String, CaseIterable, Sendable {
    case stairs, counter, moments, blank, leak, links, dice, refused
  }

  private static func app(_ small: Small) -> CheckedApp {
    switch small {
    case .stairs: CheckedApp(twoStacks(), links: [], sometimes: [seen, unseen])
    case .counter: CheckedApp(counter(), links: [])
    case .moments: CheckedApp(unlocking(), links: [])
    case .blank:
      CheckedApp(stackApp { [("Empty", { $0.navigationController?.viewControllers = [] })] }, links: [])
    case .leak: CheckedApp(leaking(), links: [])
    case .links: CheckedApp(stackApp(), links: [link, decline])
    case .dice: CheckedApp(dice(), links: [])
    case .refused: CheckedApp(growing(), links: [], shape: refusing)
    }
  }

  private static func twoStacks() -> App<UITabBarController> { stairs(tabs: 2, depth: 1) }

  private static let seen = Sometimes<UITabBarController>("deep") { _, sight in
    sight.drawing.contains("Stair, Stair")
  }
  private static let unseen = Sometimes<UITabBarController>("never") { _, _ in false }

  private static let link = Link<UINavigationController>("a", reaches: Target.self) {
    if !($0.topViewController is Target) { $0.pushViewController(Target(), animated: true) }
  }
  private static let decline = Link<UINavigationController>("b", reaches: Target.self, or: .declines("never"))
  { _ in }

  private static var refusing: Shape? {
    try? Shape { Stack(Screen(ScreenClass("Told"))) { Screen(ScreenClass("Target")) } }
  }

  @MainActor private final class Keeper {
    var closures: [() -> Void] = []
  }

  private static func leaking() -> App<Keeper> {
    App("leaking") { window in
      let keeper = Keeper()
      _ = stack(
        in: window,
        [
          (
            "Leak",
            { screen in
              let next = Target()
              keeper.closures.append { _ = next }
              screen.navigationController?.pushViewController(next, animated: true)
            }
          )
        ])
      return keeper
    }
  }

  private static func growing() -> App<UINavigationController> {
    stackApp { [("Next", { $0.navigationController?.pushViewController(Stair(depth: 2), animated: true) })] }
  }

  /// An app that now and then shows something else, whatever was done.
  private static func dice() -> App<UINavigationController> {
    var taps = 0
    return App("dice") { window in
      taps = 0
      return stack(
        in: window,
        [
          (
            "Next",
            { screen in
              taps += 1
              let next = taps > 2 ? Target() : Stair(depth: 1)
              screen.navigationController?.pushViewController(next, animated: true)
            }
          )
        ])
    }
  }

  private func limits(_ moments: Int) -> JourneyLimits { JourneyLimits(moments: moments) }

  /// What a person reads of an exploration, and what other tools do.
  private func bytes(_ exploration: Exploration, _ app: CheckedApp) -> [String] {
    let report = JourneyReport(exploration, links: app.linkNames)
    return [report.text, report.document, report.shapeDocument]
  }

  /// So little is tried ahead that all of a small app is shared out, in many parts.
  private static let sizes = ShareSizes(
    parts: 2, leastTries: 2, leastConfirmations: 1, mostTries: 12, interrupted: 5, interruptedByMore: 4)

  /// Explores an app in one go, and tells everything that was kept on the way; it is launched often, because only between two
  /// launches something is kept.
  private func explore(
    _ app: CheckedApp, _ limits: JourneyLimits, after kept: KeptExploration = KeptExploration(),
    steps: Int = 2
  ) throws -> (bytes: [String], entries: [[UInt8]]) {
    var entries: [[UInt8]] = []
    let keeper = ExplorationKeeper(after: kept, every: .zero) { entry, _ in entries.append(entry) }
    let exploration = Exploration(app, limits: limits, launchingAfter: steps, inShares: Self.sizes)
    try exploration.run(keptBy: keeper)
    return (bytes(exploration, app), entries)
  }

  private func exploreUnkept(_ app: CheckedApp, _ limits: JourneyLimits, steps: Int = 2) -> [String] {
    let exploration = Exploration(app, limits: limits, launchingAfter: steps, inShares: Self.sizes)
    exploration.run()
    return bytes(exploration, app)
  }

  @Test(arguments: Small.allCases, [0, 1, 2])
  func `whenever an exploration is left, the one that goes on ends with the same report`(
    small: Small, moments: Int
  ) throws {
    let (app, limits) = (Self.app(small), limits(moments))
    // Where an app is used on for longer, it shows in the counts what was done in one share.
    let steps = moments == 1 ? 8 : 2
    let whole = exploreUnkept(app, limits, steps: steps)
    let (first, entries) = try explore(app, limits, steps: steps)
    #expect(first == whole, "keeping changes nothing")
    #expect(entries.count > 1)
    var kept = KeptExploration()
    // Each moment of a short exploration, and some hundred of a long one.
    let step = max(1, entries.count / 100)
    for (number, entry) in entries.enumerated() {
      try kept.add(entry)
      guard number.isMultiple(of: step) || number == entries.count - 1 else { continue }
      let again = try explore(app, limits, after: kept, steps: steps).bytes
      #expect(again == whole, "left after \(number + 1) of \(entries.count)")
    }
  }

  @Test(arguments: Small.allCases)
  func `an exploration may be left again and again, and nothing is done twice`(small: Small) throws {
    let app = Self.app(small)
    let whole = exploreUnkept(app, limits(1))
    var kept = KeptExploration()
    var sessions = 0
    var isOver = false
    while !isOver, sessions < 10_000 {
      sessions += 1
      var entries: [[UInt8]] = []
      let keeper = ExplorationKeeper(after: kept, every: .zero) { entry, _ in entries.append(entry) }
      var limits = limits(1)
      limits.duration = .seconds(1)
      // The time is up when an entry was written.
      let exploration = Exploration(
        app, limits: limits, launchingAfter: 2, elapsed: { entries.isEmpty ? .zero : .seconds(1) },
        inShares: Self.sizes)
      try exploration.run(keptBy: keeper)
      for entry in entries { try kept.add(entry) }
      isOver = exploration.stop != .time(.seconds(1))
      if isOver { #expect(bytes(exploration, app) == whole) }
    }
    #expect(isOver && sessions > 1)
  }

  @Test func `what was kept of another app is refused`() throws {
    let entries = try explore(Self.app(.stairs), limits(0)).entries
    var kept = KeptExploration()
    try kept.add(entries[0])
    #expect(throws: KeptFault.self) { try explore(Self.app(.counter), limits(0), after: kept) }
  }

  @Test func `no damaged entry is taken for a whole one that ends elsewhere`() throws {
    let entry = try explore(Self.app(.links), limits(0)).entries[0]
    for count in entry.indices {
      var kept = KeptExploration()
      do throws(KeptFault) {
        try kept.add(Array(entry[..<count]))
        // Whole parts, but not all of them.
        #expect(throws: KeptFault.damaged) { try explore(Self.app(.links), limits(0), after: kept) }
      } catch {
        #expect(error == .damaged)
      }
    }
  }
}
