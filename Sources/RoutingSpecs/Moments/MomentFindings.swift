import Checking

/// What the orders of events have shown in which requests come in the middle of others.
struct MomentFindings {
  /// How many orders of events are run from one stack at the most.
  static let mostOrders = 4_096

  /// What the requests are called, in the order in which they come.
  let names: [String]
  let overlap: Overlap
  /// Which of them are gestures.
  let gestures: [Bool]
  /// What is judged; of what is not, no order is told.
  private let judged: RouteProperties
  /// The order in which all come at rest.
  private(set) var base: MomentRecord?
  private var baseOrder: ChoiceSequence = []
  private var orders = 0

  /// What is wrong already where all come at rest, though the last request does no harm by itself from the same stack.
  private(set) var wrongAtRest: RouteProperties = []

  /// What all orders together have violated and put to the test.
  private(set) var judgement = RouteExecution.Judgement()

  /// Which premises of the checks over time have mattered in an order that is judged.
  private(set) var premises = PremiseSet()

  /// The orders that are the first to show something wrong.
  private(set) var wrongOrders: [ChoiceSequence] = []

  /// What each order has shown in which the requests overlapped.
  private(set) var outcomes: [Outcome] = []

  /// What one order has shown.
  struct Outcome {
    /// When the requests came.
    let moments: [MomentRecord.Request]
    let exercised: RouteProperties
    let violated: RouteProperties
  }

  /// What is wrong, each with the number of the order that was the first to show it, and how the requests ended in it.
  private(set) var wrong: [RouteProperty: (number: Int, record: MomentRecord)] = [:]

  /// Nothing has been shown yet.
  ///
  /// - Parameters:
  ///   - requests: The requests, in the order in which they come.
  ///   - overlap: Which of them is to win.
  ///   - judged: What is judged.
  @MainActor
  init(
    of requests: [OverlappingRequest], as overlap: Overlap, judging judged: RouteProperties
  ) {
    self.judged = judged
    self.overlap = overlap
    names = requests.map(\.name)
    gestures = requests.map(\.isGesture)
  }

  /// Whether the same route is asked for each time.
  var isRepeated: Bool { names.allSatisfy { $0 == names[0] } }

  /// Why not everything is known of the stack: there were more orders than are run from one, some never come to rest, or
  /// somebody asked to stop; `nil` where everything is.
  private(set) var cutOff: StopReason?

  /// Whether not everything is known of the stack.
  var isCutOff: Bool { cutOff != nil }

  /// Whether somebody asked to stop before all orders were run.
  private(set) var isStopped = false

  /// Leaves the orders out that were not run yet.
  mutating func stop(because reason: StopReason) {
    isStopped = true
    cutOff = reason
  }

  /// Whether another order says more.
  var wantsMore: Bool {
    guard !isStopped else { return false }
    guard let base else { return true }
    return orders < Self.mostOrders && !base.lacksFirst && base.isAtRest
  }

  /// Takes down what an order has shown; the first one in which all come at rest.
  mutating func note(_ record: MomentRecord, order: EnumeratingSource) {
    orders += 1
    if orders >= Self.mostOrders { cutOff = .ordersCutOff(Self.mostOrders) }
    guard let base else {
      (base, baseOrder) = (record, order.trail)
      return
    }
    guard !record.lacksOther else { return }
    if !record.isAtRest, cutOff == nil { cutOff = .runsCutOff(1) }
    premises.formUnion(record.premises)
    let exercised = exercised(by: record, base).intersection(judged)
    let violated = broken(in: record, base).intersection(exercised)
    judgement.exercised.formUnion(exercised)
    if record.hasOverlapped {
      outcomes.append(Outcome(moments: record.requests, exercised: exercised, violated: violated))
    }
    note(violated, by: record, order.trail)
  }

  private mutating func note(_ violated: RouteProperties, by record: MomentRecord, _ order: ChoiceSequence) {
    guard !violated.isSubset(of: judgement.violated) else { return }
    for property in RouteProperty.allCases
    where violated.contains(property) && !judgement.violated.contains(property) {
      wrong[property] = (wrongOrders.count, record)
    }
    judgement.violated.formUnion(violated)
    wrongOrders.append(order)
  }

  /// Whether something went wrong at rest, so that it matters how the last request ends by itself.
  var asksForLastAlone: Bool { orders == 1 && base.map { !suspects(in: $0).isEmpty } ?? false }

  /// Takes down how the last request ends by itself, from the stack that the others have left: what goes wrong only after them
  /// is what the app keeps of them.
  mutating func note(lastAlone record: MomentRecord) {
    guard let base, let last = record.requests.last else { return }
    var kept: RouteProperties = []
    if last.ending.isReached, last.isShown { kept.insert(.reachesTarget) }
    if record.hasTerminated { kept.insert(.terminates) }
    if record.isWellFormed { kept.insert(.staysWellFormed) }
    wrongAtRest = suspects(in: base).intersection(kept)
    judgement.exercised.formUnion(wrongAtRest)
    note(wrongAtRest, by: base, baseOrder)
  }

  /// What is wrong at rest and was not before the last request came.
  ///
  /// A request that declines breaks nothing: the app may well know something by then, such as who has logged out.
  private func suspects(in base: MomentRecord) -> RouteProperties {
    guard let last = base.requests.last, gestures.last == false, !base.lacksFirst,
      base.requests.dropLast().allSatisfy({ $0.ending.hasEnded })
    else { return [] }
    var result: RouteProperties = []
    if last.ending.isReached, !last.isShown { result.insert(.reachesTarget) }
    if !base.hasTerminated { result.insert(.terminates) }
    if base.start.isWellFormed, !base.isWellFormed { result.insert(.staysWellFormed) }
    return result.intersection(judged)
  }

  /// What an order puts to the test.
  private func exercised(by record: MomentRecord, _ base: MomentRecord) -> RouteProperties {
    var result = RouteProperties(.doesNotTrap)
    if endsRightly(base, base) { result.insert(.reachesTarget) }
    if base.hasTerminated { result.insert(.terminates) }
    if base.isWellFormed { result.insert(.staysWellFormed) }
    if isRepeated, base.afterFirst == base.after { result.insert(.isIdempotent) }
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
    if isRepeated, !base.after.haveShape(of: record.after) { result.insert(.isIdempotent) }
    if !record.keepsNothing { result.insert(.releasesControllers) }
    if record.ownFailure != nil { result.insert(.passesOwnChecks) }
    return result
  }

  /// Whether the requests ended as they promise.
  private func endsRightly(_ record: MomentRecord, _ base: MomentRecord) -> Bool {
    unshown(in: record) == nil && keepsOverlap(record, base)
  }

  /// The last route that says it has arrived, if its target is not on screen in the end.
  func unshown(in record: MomentRecord) -> Int? {
    let arrived = record.requests.indices.last { !gestures[$0] && record.requests[$0].ending.isReached }
    guard let arrived, !record.requests[arrived].isShown else { return nil }
    // Whoever had shown its target before the user went on has kept the promise.
    let gesture = record.requests.indices.first { $0 > arrived && gestures[$0] }
    if let gesture, record.requests[gesture].came(afterTargetOf: arrived) { return nil }
    return arrived
  }

  /// Whether each request ended as it does at rest, as far as it is to.
  private func keepsOverlap(_ record: MomentRecord, _ base: MomentRecord) -> Bool {
    func asAtRest(_ index: Int) -> Bool { record.requests[index].ending == base.requests[index].ending }
    let last = record.requests.count - 1
    guard !gestures.contains(true) else {
      // A link in the middle of what a user does ends as it does at rest; a gesture promises nothing.
      return gestures[last] || gestures[..<last].contains(false) || asAtRest(last)
    }
    return switch overlap {
    case .unspecified: true
    case .lastWins: asAtRest(last)
    case .firstWins:
      asAtRest(0) && record.requests.indices.dropFirst().allSatisfy { comesLateOrDeclines($0, record) }
    case .inTurn: record.requests.indices.allSatisfy(asAtRest)
    }
  }

  /// Whether a later request has declined, unless it came when all before it were over.
  private func comesLateOrDeclines(_ index: Int, _ record: MomentRecord) -> Bool {
    let request = record.requests[index]
    return !request.ending.isReached || (0..<index).allSatisfy { request.came(after: $0) }
  }

  /// The check of the routes' own that was the first to fail.
  var failedCheck: String? { wrong[.passesOwnChecks]?.record.ownFailure?.name }

  /// Notes how an order has ended that was performed once more, whose controllers are those that somebody was told of.
  mutating func retell(_ number: Int, _ record: MomentRecord) {
    for (property, known) in wrong where known.number == number { wrong[property] = (number, record) }
  }
}
