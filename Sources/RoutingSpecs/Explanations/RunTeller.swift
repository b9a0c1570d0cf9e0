import HeadlessUIKit
import Routing

/// Collects what happens in a run, performance by performance.
@MainActor
final class RunTeller {
  private let window: UIWindow
  private let app: RoutedApp
  /// What the lanes of the requests are called; none where none overlap.
  private let requests: [String]
  private var base: Int
  private var names: ControllerNames

  /// Is called when there is more to tell of a performance that is under way.
  private let afterStep: ((RunTeller) -> Void)?

  /// As long as there are so few steps each is told as it begins and as it ends, so that what ends the process is told with what it
  /// stands in; of more only what stands in no other one, because each time everything is told again.
  private static let mostToldAtOnce = 64

  private var startDrawing: HierarchyDrawing

  /// What stood in the window when it was looked at last.
  ///
  /// That is never where a step begins: it would make a difference which screens are there for a moment only.
  private var lastDrawing: HierarchyDrawing

  private var told: [Telling] = []
  private var faultsTold = 0
  private var beginsAnew = false

  // What there is of the performance that is under way, by the numbers of its entries.
  private var drawings: [Int: HierarchyDrawing] = [:]
  private var facts: [Int: [RouteExplanation.Fact]] = [:]
  private var factsToCome: [RouteExplanation.Fact] = []

  /// One performance, before everybody has a name.
  private struct Telling {
    let names: ControllerNames
    /// What stood in the window at first, where the performance does not follow the one before.
    let start: HierarchyDrawing?
    let steps: TimelineSteps
    let outcome: String
    let refusal: String?
    let stack: HierarchyDrawing
    let faults: [String]
  }

  /// Prepares to tell a run.
  ///
  /// - Parameters:
  ///   - window: Where it takes place.
  ///   - app: How screens are recognised and called.
  ///   - requests: What the requests are called that overlap, in their order; none where none do.
  ///   - base: The serial number that counts as 0.
  ///   - afterStep: Is called when there is more to tell of a performance that is under way; `nil` where nobody wants to know.
  init(
    window: UIWindow, app: RoutedApp, overlapping requests: [String], base: Int,
    afterStep: ((RunTeller) -> Void)?
  ) {
    self.requests = RouteExplanation.lanes(of: requests)
    self.window = window
    self.app = app
    self.base = base
    self.afterStep = afterStep
    names = ControllerNames(of: app, numberedFrom: base)
    (startDrawing, lastDrawing) = (.empty, .empty)
  }

  /// The stack stands: what happens from now on is told.
  ///
  /// - Parameters:
  ///   - isNew: Whether it stands there anew, and another performance is told that follows no other one.
  ///   - isTrial: Whether what was told until now is forgotten, since nobody needs it but where the run ends its process.
  func begin(anew isNew: Bool, forgetting isTrial: Bool = false) {
    beginsAnew = isNew
    if isTrial { told = [] }
    if isNew, let root = window.rootViewController {
      base = root.serial - 1
      names = ControllerNames(of: app, numberedFrom: base)
      faultsTold = 0
    }
    startDrawing = draw()
    Timeline.start()
    Timeline.onMention = { [names] in names.mention($0) }
    Timeline.onBegin = { [unowned self] in
      if Timeline.entriesSoFar.count <= Self.mostToldAtOnce { afterStep?(self) }
    }
    Timeline.onEnd = { [unowned self] in noteEnd(of: $0) }
    afterStep?(self)
  }

  /// The run is over.
  func end() {
    Timeline.onMention = nil
    Timeline.onBegin = nil
    Timeline.onEnd = nil
    Timeline.stop()
  }

  /// What stood in the window at the start.
  var start: HierarchyDrawing { told.first.flatMap { start(of: $0) } ?? startDrawing.numbered(by: names) }

  /// A text in which controllers have their names.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - performance: The number of the performance that it is about, from 1; none where it is about several.
  /// - Returns: The same text with the names.
  func text(_ text: String, about performance: Int?) -> String {
    guard let performance, told.indices.contains(performance - 1) else { return names.text(text) }
    return told[performance - 1].names.text(text)
  }

  /// Writes a decision of the router into the timeline.
  func note(_ event: RoutingEvent) {
    let words = RoutingEventWords(event)
    for controller in words.controllers { names.mention(controller) }
    factsToCome = words.facts
    Timeline.noteDecision(words.title)
  }

  private func noteEnd(of entry: Int) {
    drawings[entry] = draw()
    if !factsToCome.isEmpty { facts[entry] = factsToCome }
    factsToCome = []
    let entries = Timeline.entriesSoFar
    if entries[entry].depth == 0 || entries.count <= Self.mostToldAtOnce { afterStep?(self) }
  }

  private func draw() -> HierarchyDrawing {
    names.note(window)
    lastDrawing = HierarchyDrawing(window, of: app, numberedFrom: base)
    return lastDrawing
  }

  /// A performance has come to rest.
  func endAttempt(_ attempt: RouteAttempt) {
    let entries = Timeline.take()
    _ = draw()
    told.append(telling(entries, outcome: words(for: attempt), refusal: reason(of: attempt)))
    faultsTold = Simulation.current.faults.count
    drawings = [:]
    facts = [:]
    afterStep?(self)
  }

  private func telling(_ entries: [Timeline.Entry], outcome: String, refusal: String?) -> Telling {
    let faults = Simulation.current.faults
    return Telling(
      names: names, start: beginsAnew ? startDrawing : nil,
      steps: TimelineSteps(entries, drawings: drawings, facts: facts), outcome: outcome,
      refusal: refusal, stack: lastDrawing,
      faults: faults[min(faultsTold, faults.count)...].map(\.message))
  }

  /// The performances that have ended.
  var attempts: [RouteExplanation.Attempt] { told.map(attempt) }

  /// The performances, with what there is of the one that is under way.
  var attemptsSoFar: [RouteExplanation.Attempt] {
    let entries = Timeline.entriesSoFar
    guard told.isEmpty || !entries.isEmpty else { return attempts }
    return attempts + [attempt(telling(entries, outcome: "did not come to its end", refusal: nil))]
  }

  private func attempt(_ telling: Telling) -> RouteExplanation.Attempt {
    let names = telling.names
    return RouteExplanation.Attempt(
      start: start(of: telling), lanes: requests.isEmpty ? [] : requests + [RouteExplanation.laneOfUIKit],
      steps: telling.steps.named(by: names, requests), outcome: names.text(telling.outcome),
      refusal: telling.refusal.map(names.text), stack: telling.stack.numbered(by: names),
      faults: telling.faults.map(names.text))
  }

  private func start(of telling: Telling) -> HierarchyDrawing? {
    telling.start.map { $0.numbered(by: telling.names) }
  }

  private func words(for attempt: RouteAttempt) -> String {
    let others = attempt.intruders.map { "; \($0.name): \(ending(of: $0.attempt))" }
    return ending(of: attempt) + others.joined()
  }

  /// Why a route declined, where it was alone and gave a reason.
  private func reason(of attempt: RouteAttempt) -> String? {
    guard attempt.intruders.isEmpty, case .declined(let refusal) = attempt.outcome else { return nil }
    return refusal.message.isEmpty ? nil : refusal.message
  }

  private func ending(of attempt: RouteAttempt) -> String {
    switch attempt.outcome {
    case .reached: "reached"
    case .declined(let refusal): "declined with \(refusal.error): \(refusal.message)"
    case nil: "the completion was never called"
    }
  }
}
