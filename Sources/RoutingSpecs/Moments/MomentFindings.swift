import Checking

/// What the orders of events have shown in which one request comes in the middle of another.
struct MomentFindings {
  /// How many orders of events are run from one stack at the most.
  static let mostOrders = 4_096

  private var overlap = Overlap.unspecified
  private var firstIsGesture = false
  private var secondIsGesture = false
  /// Whether both requests are the same route.
  private(set) var isTwice = false
  /// What the second request is called.
  private var name = ""
  /// What is judged; of what is not, no order is told.
  private var judged = RouteProperties()
  private var base: MomentRecord?
  private var orders = 0

  /// What all orders together have violated and put to the test.
  private(set) var judgement = RouteExecution.Judgement()

  /// The orders that are the first to show something wrong.
  private(set) var wrongOrders: [ChoiceSequence] = []

  /// What each order has shown in which the two overlapped.
  private var outcomes: [Outcome] = []

  /// What one order has shown.
  private struct Outcome {
    /// After how many events the second request came.
    let events: Int
    let exercised: RouteProperties
    let violated: RouteProperties
  }

  /// What is wrong, each with the number of the order that was the first to show it, and how the requests ended in it.
  private var wrong: [RouteProperty: (number: Int, record: MomentRecord)] = [:]

  init() {}

  @MainActor
  init(of requests: [OverlappingRequest], as overlap: Overlap, judging judged: RouteProperties) {
    self.judged = judged
    self.overlap = overlap
    let (first, second) = (requests[0], requests[1])
    firstIsGesture = first.isGesture
    secondIsGesture = second.isGesture
    isTwice = first.name == second.name
    name = second.name
  }

  /// Whether there were more orders than are run from one stack, or some that never come to rest.
  private(set) var isCutOff = false

  /// Whether another order says more.
  var wantsMore: Bool {
    guard let base else { return true }
    return orders < Self.mostOrders && !base.lacksFirst && base.isAtRest
  }

  /// Takes down what an order has shown; the first one in which the second request comes at rest.
  mutating func note(_ record: MomentRecord, order: EnumeratingSource) {
    orders += 1
    isCutOff = isCutOff || orders >= Self.mostOrders
    guard let base else {
      base = record
      return
    }
    guard !record.lacksSecond else { return }
    isCutOff = isCutOff || !record.isAtRest
    let exercised = exercised(by: record, base).intersection(judged)
    let violated = broken(in: record, base).intersection(exercised)
    judgement.exercised.formUnion(exercised)
    if record.hasOverlapped {
      outcomes.append(Outcome(events: record.eventsBefore, exercised: exercised, violated: violated))
    }
    guard !violated.isSubset(of: judgement.violated) else { return }
    for property in RouteProperty.allCases
    where violated.contains(property) && !judgement.violated.contains(property) {
      wrong[property] = (wrongOrders.count, record)
    }
    judgement.violated.formUnion(violated)
    wrongOrders.append(order.trail)
  }

  /// What an order puts to the test.
  private func exercised(by record: MomentRecord, _ base: MomentRecord) -> RouteProperties {
    var result = RouteProperties(.doesNotTrap)
    if endsRightly(base, base) { result.insert(.reachesTarget) }
    if base.hasTerminated { result.insert(.terminates) }
    if base.isWellFormed { result.insert(.staysWellFormed) }
    if isTwice, base.afterFirst == base.after { result.insert(.isIdempotent) }
    if base.keepsNothing, record.releases { result.insert(.releasesControllers) }
    if base.ownFailure == nil, record.exercisesOwnChecks { result.insert(.passesOwnChecks) }
    return result
  }

  /// What does not hold in an order.
  private func broken(in record: MomentRecord, _ base: MomentRecord) -> RouteProperties {
    var result: RouteProperties = []
    if !endsRightly(record, base) { result.insert(.reachesTarget) }
    if !record.hasTerminated { result.insert(.terminates) }
    if !record.isWellFormed { result.insert(.staysWellFormed) }
    if isTwice, !base.after.haveShape(of: record.after) { result.insert(.isIdempotent) }
    if !record.keepsNothing { result.insert(.releasesControllers) }
    if record.ownFailure != nil { result.insert(.passesOwnChecks) }
    return result
  }

  /// Whether the requests ended as they promise.
  private func endsRightly(_ record: MomentRecord, _ base: MomentRecord) -> Bool {
    if secondIsGesture {
      // Whoever arrived before the user went on has kept the promise.
      return !record.first.isReached || record.firstWasOver || record.showsFirst
    }
    let secondEndsAsAtRest = record.second == base.second
    if record.second.isReached {
      guard record.showsSecond else { return false }
    } else if !firstIsGesture, record.first.isReached, !record.showsFirst {
      return false
    }
    if firstIsGesture { return secondEndsAsAtRest }
    return switch overlap {
    case .unspecified: true
    case .lastWins: secondEndsAsAtRest
    case .firstWins: record.first == base.first && (record.firstWasOver || !record.second.isReached)
    case .inTurn: record.first == base.first && secondEndsAsAtRest
    }
  }

  /// The check of the routes' own that was the first to fail.
  var failedCheck: String? { wrong[.passesOwnChecks]?.record.ownFailure?.name }

  // MARK: - In words

  /// Notes how an order has ended that was performed once more, whose controllers are those that somebody was told of.
  mutating func retell(_ number: Int, _ record: MomentRecord) {
    for (property, known) in wrong where known.number == number { wrong[property] = (number, record) }
  }

  /// Which of the orders that were told shows what is wrong, from 1.
  func number(of property: RouteProperty) -> Int? { wrong[property].map { $0.number + 1 } }

  /// What is wrong, in a sentence.
  func sentence(about property: RouteProperty) -> String? {
    wrong[property].map { sentence(about: property, $0.record) }
  }

  private func sentence(about property: RouteProperty, _ record: MomentRecord) -> String {
    "\(name) came \(Self.words(record)), and \(clause(about: property, record)). At rest it would have done no harm."
      + (nearestOrder(to: record, keeping: property).map { " \($0.sentence)" } ?? "")
  }

  /// The order nearest to one that breaks a property, in which it holds although the two overlap.
  private func nearestOrder(to record: MomentRecord, keeping property: RouteProperty) -> NearestOrder? {
    guard record.hasOverlapped else { return nil }
    var counts: [Int: NearestOrder.Outcome] = [:]
    for outcome in outcomes where outcome.exercised.contains(property) {
      counts[outcome.events, default: .init()].note(!outcome.violated.contains(property))
    }
    return NearestOrder(to: record.eventsBefore, among: counts)
  }

  /// When the second request came.
  private static func words(_ record: MomentRecord) -> String {
    guard record.hasOverlapped else { return "at rest, with other events first" }
    return switch record.eventsBefore {
    case 0: "before anything else happened"
    case 1: "after 1 event"
    case let count: "after \(count) events"
    }
  }

  private func clause(about property: RouteProperty, _ record: MomentRecord) -> String {
    switch property {
    case .terminates: terminationClause(record)
    case .staysWellFormed: record.brokenInvariant.map { "\($0)" } ?? "UIKit reported a fault"
    case .isIdempotent: "what it finds at rest was built once more or taken away"
    case .releasesControllers: "controllers are kept alive that left the hierarchy"
    case .passesOwnChecks:
      record.ownFailure.map { "\($0.name) is \($0.sentence)" } ?? "a check of its own failed"
    default: endingClause(record)
    }
  }

  private func terminationClause(_ record: MomentRecord) -> String {
    guard record.isAtRest else { return "the hierarchy did not come to rest" }
    let (whose, count) =
      record.first.hasEnded
      ? ("its", record.second.completions) : ("the first one's", record.first.completions)
    return "\(whose) completion was called \(count == 0 ? "never" : "\(count) times")"
  }

  private func endingClause(_ record: MomentRecord) -> String {
    func ending(_ request: MomentRecord.Request) -> String {
      request.error.map { "declined with \($0)" }
        ?? (request.isReached ? "said that it arrived" : "never ended")
    }
    if secondIsGesture { return "the route said that it arrived, but its target is not where it should be" }
    if record.second.isReached {
      return record.showsSecond
        ? "it arrived, but the first one, which was to win, \(ending(record.first))"
        : "said that it arrived, but its target is not where it should be"
    }
    return "it \(ending(record.second)), and the first one \(ending(record.first))"
  }
}
