import HeadlessUIKit
import Testing

@testable import Journeys

/// Whoever does the shares of an exploration, in whatever order, and even if some are lost, the same is found.
@MainActor
@Suite struct ShareTests {
  /// Does shares in this process, the last first, and loses some.
  private final class Backwards: ShareWorkers {
    let losesEverySecond: Bool
    private(set) var count = 0

    init(losesEverySecond: Bool) { self.losesEverySecond = losesEverySecond }

    func answers(to count: Int, _ work: (Int, any JourneyFollower) -> [UInt8]) -> [[UInt8]?] {
      self.count += count
      let silent = Silent()
      let answers = (0..<count).reversed().map { share -> [UInt8]? in
        losesEverySecond && share % 2 == 1 ? nil : work(share, silent)
      }
      return answers.reversed()
    }
  }

  private final class Silent: JourneyFollower {
    func launches() {}
    func does(_ words: String) {}
  }

  /// An app with so much to do that it is shared out; in the middle of each step something else may come.
  private func wide(_ pushed: @escaping @MainActor () -> UIViewController) -> CheckedApp {
    let app = App("wide") { window in
      let tabs = UITabBarController()
      tabs.viewControllers = (0..<3).map { _ in
        UINavigationController(
          rootViewController: Told([
            ("Push", { $0.navigationController?.pushViewController(pushed(), animated: true) }),
            ("Sheet", { $0.present(Told([("Close", { $0.dismiss(animated: true) })]), animated: true) }),
            ("Nothing", { _ in }),
          ]))
      }
      window.rootViewController = tabs
      return tabs
    }
    return CheckedApp(
      app, links: [Link<UITabBarController>("third", reaches: Told.self) { $0.selectedIndex = 2 }])
  }

  private func stair() -> UIViewController {
    let screen = Stair(depth: 2)
    screen.button("Aside") { [weak screen] in screen?.present(Target(), animated: true) }
    return screen
  }

  private func report(
    _ app: CheckedApp, _ limits: JourneyLimits, by workers: (any ShareWorkers)? = nil,
    inShares sizes: ShareSizes = ShareSizes(), surveyingAfter states: Int = 1_000
  ) -> JourneyReport {
    let exploration = Exploration(
      app, limits: limits, by: workers, inShares: sizes, surveyingAfter: states)
    exploration.run()
    return JourneyReport(exploration, links: app.linkNames)
  }

  @Test(arguments: [false, true], [0, 1, 2])
  func `in whatever order shares are done, the report is the same`(loses: Bool, moments: Int) {
    let limits = JourneyLimits(states: moments == 2 ? 20 : 200, moments: moments)
    let workers = Backwards(losesEverySecond: loses)
    let (alone, shared) = (report(wide(stair), limits), report(wide(stair), limits, by: workers))
    #expect(alone.document == shared.document && alone.counts == shared.counts)
    #expect(alone.counts.states > 15 && workers.count > 1)
  }

  @Test(arguments: [false, true], [0, 1])
  func `an app is looked over in shares, too, and in whatever order the same is seen`(
    loses: Bool, moments: Int
  ) throws {
    let limits = JourneyLimits(states: 60, moments: moments)
    let sizes = ShareSizes(parts: 4, leastTries: 8, leastConfirmations: 2, mostTries: 64)
    let (before, after) = (
      Backwards(losesEverySecond: loses), Backwards(losesEverySecond: loses)
    )
    let without = report(wide(stair), limits, by: before, inShares: sizes)
    let alone = report(wide(stair), limits, inShares: sizes, surveyingAfter: 20)
    let shared = report(wide(stair), limits, by: after, inShares: sizes, surveyingAfter: 20)
    let survey = try #require(alone.survey)
    #expect(survey == shared.survey && alone.document == shared.document && without.survey == nil)
    #expect(survey.isWhole && survey.states > 20 && after.count > before.count + 4)
  }

  @Test func `an app that cannot be read in full is reported alike by whoever does the shares`() {
    @MainActor func app() -> CheckedApp {
      var pushed = 0
      return wide {
        pushed += 1
        return pushed % 7 == 0 ? Target() : self.stair()
      }
    }
    let limits = JourneyLimits(states: 200, moments: 0)
    let workers = Backwards(losesEverySecond: false)
    let (alone, shared) = (report(app(), limits), report(app(), limits, by: workers))
    #expect(alone.stop == shared.stop && alone.stop != nil)
  }

  @Test func `an exploration ends at its limit of actions although it tries ahead`() {
    let limits = JourneyLimits(states: 10_000, actions: 3_000, moments: 0)
    let report = report(wide(stair), limits)
    #expect(report.stop == .actions(3_000))
    #expect((3_000..<3_100).contains(report.counts.actions), "\(report.counts.actions)")
  }

  @Test func `an exploration that is shared out and left ends with the same report`() throws {
    let limits = JourneyLimits(states: 40, moments: 1)
    let sizes = ShareSizes(
      parts: 2, leastTries: 8, leastConfirmations: 2, mostTries: 24, interrupted: 6, interruptedByMore: 4)
    @MainActor func explored(_ keeper: ExplorationKeeper, by workers: (any ShareWorkers)?) throws -> String {
      let app = wide(stair)
      let exploration = Exploration(
        app, limits: limits, launchingAfter: 6, by: workers, inShares: sizes)
      try exploration.run(keptBy: keeper)
      return JourneyReport(exploration, links: app.linkNames).document
    }
    var entries: [[UInt8]] = []
    let workers = Backwards(losesEverySecond: false)
    let whole = try explored(
      ExplorationKeeper(every: .zero) { entry, _ in entries.append(entry) }, by: workers)
    var kept = KeptExploration()
    for (number, entry) in entries.enumerated() {
      try kept.add(entry)
      let again = try explored(ExplorationKeeper(after: kept) { _, _ in }, by: nil)
      #expect(again == whole, "left after \(number + 1) of \(entries.count)")
    }
    #expect(entries.count > 10 && workers.count > 10)
  }

  @Test func `a book forgets all of a share`() throws {
    let device = Device(wide(stair), eventLimit: 1_000)
    let excursion = Excursion(on: device, keepingFacts: true)
    _ = excursion.begin()
    let book = excursion.book
    for _ in 0..<3 { _ = excursion.tryNearby { _ in true } }
    excursion.end()
    let (before, mark, factsBefore) = (try bytes(of: book), book.mark, book.facts)
    let places = Array(0..<book.count)
    let tried = excursion.tryAll(at: places, where: places.contains, while: { true })
    excursion.end()
    #expect(book.count > places.count && tried.count > 5)
    let possible = [book.actions(at: 0), [], book.actions(at: 1)]
    let learnt = Learnt(
      book, since: mark,
      Outcomes(
        trials: tried.compactMap { action in book.trial(of: action).map { (action, $0) } },
        possible: [(tried[0], possible)]),
      counts: Device.Counts())
    let (after, factsAfter) = (try bytes(of: book), book.facts)
    book.forget(since: mark, tried: tried)
    let now = try bytes(of: book)
    #expect(now.count == before.count && book.possible.count == 0 && book.facts == factsBefore)
    #expect(zip(now, before).enumerated().filter { $0.element.0 != $0.element.1 }.map(\.offset) == [])
    // What was learnt can be told to the book again.
    let told = try Learnt(bytes: learnt.bytes).tell(book) { action, trial in book.set(trial, of: action) }
    #expect(told.map(\.action) == [tried[0]] && told.map(\.actions) == [possible])
    #expect(try bytes(of: book) == after && book.facts == factsAfter)
  }

  private func bytes(of book: TrialBook) throws -> [UInt8] {
    var writer = KeptWriter()
    return try writer.entry { writer throws(KeptFault) in try book.keep(by: &writer) }
  }
}
