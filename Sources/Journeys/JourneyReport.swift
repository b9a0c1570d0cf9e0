public import Watching

/// What a check has seen of an app from launch, and what is wrong with it.
public struct JourneyReport: Sendable {
  /// What an exploration saw, in numbers.
  public struct Counts: Hashable, Sendable {
    /// How many states were told apart.
    public var states = 0
    /// How many different drawings of hierarchies these states have.
    public var drawings = 0
    /// How many classes of screens were on top.
    public var screens = 0
    /// How many actions were tried from a state at rest.
    public var generated = 0
    /// How many states are left whose actions were not tried.
    public var queued = 0
    /// How many actions the longest of the shortest journeys has.
    public var depth = 0
    /// How many actions were done in all, those on the way included.
    public var actions = 0
    /// How often the app was launched.
    public var launches = 0
    /// How many actions in a row led to nothing new, at the end.
    public var quiet = 0
    /// How many times something came while something else was going on.
    public var intrusions = 0
    /// How many states were new among each thousand actions that were tried at rest; the last thousand may be
    /// incomplete.
    public var newPerThousand: [Int] = []
    /// How many states were met exactly once.
    public var metOnce = 0
    /// How many times any state was met.
    public var met = 0

    /// How many of the next thousand arrivals would be at a state that was not seen, as Good and Turing estimate it
    /// (doi:10.1093/biomet/40.3-4.237); 0 if nothing is left to try.
    public var unseenPerThousand: Int { queued == 0 ? 0 : (metOnce * 1_000 + met / 2) / max(met, 1) }
  }

  /// The app's name.
  public let app: String
  /// What was seen.
  public let counts: Counts
  /// What is wrong, the shortest journeys first.
  public private(set) var findings: [Finding]
  /// What came of each link.
  public let linkUses: [LinkUse]
  /// What was declared, but shown by no journey.
  public let notExercised: [String]
  /// What a user could have done on a screen but the check never did, each in a few words; only a limit leaves any.
  public let neverTried: [String]
  /// What the team wanted to see, and what showed it.
  public let sightings: [Sighting]
  /// What was said of every run but never put to the test, each with the premise that never mattered.
  public let untested: [String]
  /// Why not everything was seen, or `nil` if it was.
  public let stop: StopReason?
  /// If not everything was seen, what was cut off, each in a few words.
  public let cuts: [String]
  /// If nothing ended the exploration early, what was left out all the same, each in a sentence.
  public let leftOut: [String]
  /// If a limit ended the exploration, why states kept coming, or what one launch leaves to the next, each in a
  /// sentence.
  public let endless: [String]
  /// If a limit ended the exploration and the app was surveyed, what is certain all the same.
  public let survey: Survey?
  /// Which tasks wait for something that never comes in the model, such as the network: a sentence about the nearest.
  ///
  /// A sentence follows about each screen that was on top for long and never at rest.
  public let waiting: [String]
  /// The smallest shape that has every hierarchy that was seen.
  ///
  /// After a replay, it is the shape of what stands at the end.
  public let shape: Shape
  /// The pieces of the given shape that no state showed, without those that are in or over a piece that was not seen
  /// itself.
  public let unseen: [ShapePiece]

  /// Whether nothing is wrong, everything was seen, also what the team wanted to see, and every promise was put to
  /// the test.
  public var holds: Bool { findings.isEmpty && stop == nil && neverSeen.isEmpty && untested.isEmpty }

  /// The names of what the team wanted to see and the check did not.
  public var neverSeen: [String] { sightings.filter { $0.journey == nil }.map(\.name) }

  let linkNames: [String]

  /// Whether a shape was given.
  let hasShape: Bool

  /// The names of what was said of every run.
  let overTimeNames: [String]
}

extension JourneyReport {
  /// Explores an app from launch, opens links in every state, and judges every moment at rest.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - links: What may arrive at any moment.
  ///   - sometimes: What should be seen on the way.
  ///   - overTime: How every run from rest to rest is to go.
  ///   - shape: What the screens may look like together; what is outside it is wrong.
  ///   - limits: How far to go.
  /// - Returns: What was seen and what is wrong.
  @MainActor
  public static func exploring<Root>(
    _ app: App<Root>, links: [Link<Root>] = [], sometimes: [Sometimes<Root>] = [], overTime: [OverTime] = [],
    shape: Shape? = nil, limits: JourneyLimits = JourneyLimits()
  ) -> JourneyReport {
    exploring(
      CheckedApp(app, links: links, sometimes: sometimes, overTime: overTime, shape: shape), limits: limits)
  }

  /// Explores an app whose types nobody knows any more; where nobody tells the time, the limit on it does not count.
  @MainActor
  package static func exploring(
    _ app: CheckedApp, limits: JourneyLimits = JourneyLimits(),
    elapsed: @escaping () -> Duration = { .zero }, followedBy follower: (any JourneyFollower)? = nil,
    by workers: (any ShareWorkers)? = nil
  ) -> JourneyReport {
    let exploration = Exploration(
      app, limits: limits, elapsed: elapsed, followedBy: follower, by: workers)
    exploration.run()
    return JourneyReport(exploration, links: app.linkNames)
  }

  /// Does the same, goes on with what was kept, and keeps what is known from time to time; the report has the bytes
  /// of one that was made in one go.
  @MainActor
  package static func exploring(
    _ app: CheckedApp, limits: JourneyLimits, keptBy keeper: ExplorationKeeper,
    elapsed: @escaping () -> Duration, followedBy follower: (any JourneyFollower)? = nil,
    by workers: (any ShareWorkers)? = nil
  ) throws(KeptFault) -> JourneyReport {
    let exploration = Exploration(
      app, limits: limits, elapsed: elapsed, followedBy: follower, by: workers)
    try exploration.run(keptBy: keeper)
    return JourneyReport(exploration, links: app.linkNames)
  }

  @MainActor
  init(_ exploration: Exploration, links: [String]) {
    var findings = exploration.allFindings
    findings.tell { exploration.device.moments(of: $0) }
    let ranked = findings.all.enumerated().sorted {
      ($0.element.steps.count, $0.offset) < ($1.element.steps.count, $1.offset)
    }
    // What is reached once more for that is not counted.
    let counts = exploration.counts
    let endless = EndlessStates(exploration).sentences
    self.init(
      app: exploration.device.app.name, counts: counts, findings: ranked.map(\.element),
      linkUses: exploration.linkUses,
      notExercised: exploration.notExercised + exploration.neverEnabled + exploration.neverAnswering
        + UnknownNames(exploration).phrases,
      neverTried: exploration.neverTried,
      sightings: exploration.sightings, untested: exploration.device.untested,
      stop: exploration.reasonToStop, cuts: exploration.cuts, leftOut: exploration.sentencesLeftOut,
      endless: endless + (endless.isEmpty ? StateMultipliers(exploration).sentences : []),
      survey: exploration.hasHitLimit ? exploration.survey : nil,
      waiting: WaitingTasks(exploration).sentences,
      shape: exploration.shape,
      unseen: exploration.unseen, linkNames: links,
      hasShape: exploration.device.app.shape != nil,
      overTimeNames: exploration.device.app.overTime.map(\.name))
  }

  /// The report of what has a link in it only.
  ///
  /// - Returns: The report without findings on whose journey no link comes.
  public func withLinksOnly() -> JourneyReport {
    var report = self
    report.findings = findings.filter { $0.steps.contains { $0.action.isLink } }
    return report
  }
}

extension Exploration {
  fileprivate var counts: JourneyReport.Counts {
    var counts = JourneyReport.Counts()
    let (book, places) = (excursion.book, graph.indices.lazy.map { self.graph.place(of: $0) })
    counts.states = graph.count
    counts.drawings = Set(places.map { book.outlineMark(at: $0) }).count
    counts.screens = Set(places.map { book.top(at: $0) }).count
    counts.generated = generated
    counts.queued = graph.count - queue + leftOut
    counts.depth = graph.depth
    counts.actions = device.counts.actions
    counts.launches = device.counts.launches
    counts.quiet = quiet
    counts.intrusions = interruptions
    counts.newPerThousand = newPerThousand
    counts.metOnce = meetings.once
    counts.met = meetings.total
    return counts
  }

  /// The shape of the states that were met, those for which there was no room included: they were judged, too.
  fileprivate var shape: Shape { Shape(of: excursion.book.pieces) }

  fileprivate var unseen: [ShapePiece] {
    let seen = excursion.book.pieces
    let heads = Set(seen.map(\.head))
    return (device.app.shape?.pieces ?? []).filter { piece in
      !seen.contains(piece) && piece.owner.map { heads.contains($0) } ?? true
    }
  }

  /// What the team wanted to see, with the first state that shows it, which is the nearest.
  fileprivate var sightings: [Sighting] {
    var numbers: [Int: Int] = [:]
    for number in graph.indices {
      for index in excursion.book.witnessed(at: graph.place(of: number)) where numbers[index] == nil {
        numbers[index] = number
      }
    }
    return device.app.witnesses.enumerated().map { index, witness in
      Sighting(name: witness.name, journey: numbers[index].map { graph.journey(to: $0).map(\.words) })
    }
  }

  /// What could be done in the states that were met and never was, by the screen on top, in the order in which it was met.
  fileprivate var neverTried: [String] {
    guard stop != nil else { return [] }
    let book = excursion.book
    var tried: Set<String> = []
    var possible: [String] = []
    var known: Set<String> = []
    // Many states share a scene, of which one says as much as all of them.
    var (knownScenes, triedScenes): (Set<Int32>, Set<Int32>) = ([], [])
    for place in meetings.counted {
      let (number, scene) = (graph.number(of: place), book.scene(at: place))
      let isNew = number != nil || knownScenes.insert(scene).inserted
      guard isNew, !triedScenes.contains(scene) else { continue }
      let edges = number.map { graph.edges(of: $0) } ?? []
      for (index, action) in book.actions(at: place).enumerated() {
        let words = "\(action.words) on \(book.top(at: place))"
        if known.insert(words).inserted { possible.append(words) }
        if index < edges.count, edges[index] != nil { tried.insert(words) }
      }
      if number != nil, edges.allSatisfy({ $0 != nil }) { triedScenes.insert(scene) }
    }
    return possible.filter { !tried.contains($0) }
  }

  fileprivate var linkUses: [LinkUse] {
    guard graph.count > 0 else { return [] }
    return device.app.links.enumerated().map { index, link in
      LinkUse(
        name: link.name, arrived: exercise.reached[index], declined: exercise.declined[index],
        unchanged: exercise.unchanged[index])
    }
  }

  fileprivate var notExercised: [String] {
    guard graph.count > 0 else { return [] }
    return device.app.links.enumerated().flatMap { index, link -> [String] in
      var result: [String] = []
      if exercise.reached[index] == 0 { result.append("link \(link.name) never reached its screen") }
      if !link.declines.isEmpty, exercise.declined[index] == 0 {
        let reasons = link.declines.map(\.reason).joined(separator: ", or ")
        result.append("link \(link.name) never declined: \(reasons)")
      }
      return result
    }
  }
}
