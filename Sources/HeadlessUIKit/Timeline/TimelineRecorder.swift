/// Takes down the entries of one recording.
@MainActor
final class TimelineRecorder {
  private(set) var entries: [Timeline.Entry] = []
  private var leftOut = 0

  /// How many turns of the run loop came before the recording.
  private let turnsBefore = Simulation.current.clock.eventsRun

  /// The entries that are under way, outermost first; -1 stands for one that is left out.
  private var open: [Int] = []

  /// What the calls under way looked like when they were made, innermost last.
  private var calls: [Call] = []

  /// The entries that a transition belongs to, until it has ended.
  private var scheduled: [ObjectIdentifier: [Int]] = [:]

  /// The transition that was ordered last, and how many were.
  private weak var lastOrder: Transition?
  private var orders = 0

  /// A call that is under way.
  struct Call {
    let entry: Int
    let action: Timeline.Action
    let before: CallFootprint
    let ordersBefore: Int
    var fault: (Fault, isException: Bool)?
    var waitsFor: String?
    var reason: IgnoredCall?
  }

  // MARK: - Entries

  private func append(
    _ kind: Timeline.Entry.Kind, _ text: String, receiver: String? = nil, caller: String? = nil
  ) -> Int {
    guard entries.count < Timeline.capacity else {
      leftOut += 1
      return -1
    }
    let clock = Simulation.current.clock
    entries.append(
      Timeline.Entry(
        time: clock.now, turn: max(0, clock.eventsRun - turnsBefore), depth: open.count, kind: kind,
        lane: clock.lane, text: text, receiver: receiver, caller: caller))
    let index = entries.count - 1
    Timeline.onBegin?()
    return index
  }

  /// Writes a line.
  func note(_ text: String, caller: String?) {
    let index = append(.note, text, caller: caller)
    if index >= 0 { Timeline.onEnd?(index) }
  }

  /// Writes something down that other entries may be inside of.
  func within<Result>(
    _ kind: Timeline.Entry.Kind, _ text: @autoclosure () -> String, receiver: String? = nil,
    _ body: () -> Result
  ) -> Result {
    open.append(append(kind, text(), receiver: receiver))
    defer { open.removeLast() }
    return body()
  }

  /// What has come of a gesture.
  func noteGesture(_ gesture: UserGesture, _ body: () -> Bool) -> Bool {
    let index = append(.gesture, "\(gesture)")
    open.append(index)
    defer { open.removeLast() }
    let isDone = body()
    guard index >= 0 else { return isDone }
    entries[index].outcome = isDone ? .done : .ignored(rule: nil, why: "there is nothing to do it with")
    Timeline.onEnd?(index)
    return isDone
  }

  /// Lets a turn of the run loop happen; one in which nothing is told is left out, unless a transition begins or ends.
  func turn<Result>(_ text: String, isTransition: Bool, _ body: () -> Result) -> Result {
    let index = append(.turn, text)
    open.append(index)
    let result = body()
    open.removeLast()
    guard index >= 0 else { return result }
    if !isTransition, index == entries.count - 1 {
      entries.removeLast()
    } else {
      Timeline.onEnd?(index)
    }
    return result
  }

  // MARK: - Calls

  func begin(_ action: Timeline.Action, of receiver: CallReceiver, _ arguments: [Timeline.Argument]) {
    let isOfModel = open.last.map { $0 >= 0 && [.call, .gesture].contains(entries[$0].kind) } ?? false
    let index = append(
      .call, action.words(arguments), receiver: receiver.name, caller: isOfModel ? nil : TimelineCaller.find()
    )
    open.append(index)
    calls.append(
      Call(entry: index, action: action, before: receiver.footprint, ordersBefore: orders))
  }

  func end(_ receiver: CallReceiver) {
    open.removeLast()
    guard let call = calls.popLast(), call.entry >= 0 else { return }
    let ordered = orders == call.ordersBefore ? nil : lastOrder
    let transition = ordered ?? receiver.stackTransition
    let hasChanged = ordered != nil || receiver.footprint != call.before
    let outcome = call.outcome(
      of: receiver, hasChanged: hasChanged, ordered: ordered != nil, transition: transition)
    entries[call.entry].outcome = outcome
    if case .scheduled = outcome, let transition {
      scheduled[ObjectIdentifier(transition), default: []].append(call.entry)
    }
    Timeline.onEnd?(call.entry)
  }

  /// Takes a complaint down, with the call that is under way, if one is.
  func note(_ fault: Fault, isException: Bool) {
    if let last = calls.indices.last, calls[last].entry == open.last, calls[last].fault == nil {
      calls[last].fault = (fault, isException)
    } else {
      let message = fault.message
      let index = append(.fault, message.hasSuffix(".") ? String(message.dropLast()) : message)
      if index >= 0 { entries[index].outcome = .complaint(rule: fault.rule, isException: isException) }
    }
  }

  /// Takes down that the call under way goes on when a transition has ended.
  func noteWait(for transition: Transition) {
    if let last = calls.indices.last { calls[last].waitsFor = transition.summary }
  }

  /// Takes down why the call under way does nothing, where its receiver does not show it.
  func noteReason(_ reason: IgnoredCall) {
    if let last = calls.indices.last { calls[last].reason = reason }
  }

  /// Takes down that a transition was ordered.
  func noteOrder(of transition: Transition) {
    scheduled[ObjectIdentifier(transition)] = nil
    orders += 1
    lastOrder = transition
  }

  /// Takes down that a transition has ended, or was called off.
  func noteEnd(of transition: Transition) {
    guard let entries = scheduled.removeValue(forKey: ObjectIdentifier(transition)) else { return }
    let now = Simulation.current.clock.now
    for index in entries {
      self.entries[index].outcome = transition.isCalledOff ? .calledOff(at: now) : .scheduled(endsAt: now)
    }
  }

  // MARK: - Completions

  /// The entry of the call that is under way, for whoever waits for its completion.
  var entryOfCall: Int? { calls.last.flatMap { $0.entry >= 0 ? $0.entry : nil } }

  func setCompletion(_ completion: Timeline.Entry.Completion, of entry: Int) {
    if entries.indices.contains(entry) { entries[entry].completion = completion }
  }

  // MARK: - The end

  /// What was recorded.
  ///
  /// - Parameter isOver: Whether nothing comes after it, so that whoever waits for a completion waits in vain.
  /// - Returns: The entries.
  func finish(isOver: Bool) -> [Timeline.Entry] {
    let now = Simulation.current.clock.now
    for index in entries.indices where isOver && entries[index].completion == .waiting {
      entries[index].completion = .dropped(at: now)
    }
    guard leftOut > 0 else { return entries }
    let last = entries.last
    return entries + [
      Timeline.Entry(
        time: now, turn: last?.turn ?? 0, depth: 0, kind: .note, lane: 0,
        text: "\(leftOut) more are left out", receiver: nil, caller: nil)
    ]
  }
}

#if canImport(Runtime)
  import Runtime
#endif

/// Says which code of the app's schedules more and more, for whoever asks why the app never comes to rest.
@MainActor
package enum ScheduleWatch {
  /// The methods, in the order in which they were seen; `nil` while nobody wants to know.
  private static var places: [String]?

  /// Does something, and takes down who schedules anything meanwhile.
  ///
  /// - Parameter body: What is done.
  /// - Returns: The methods that did, each once, such as `Feed.poll`; their lines are not told, because to read the line tables of a
  ///   large binary takes minutes. A build without a symbol table says nothing; so do systems other than Linux. What a task goes
  ///   on with has no caller.
  package static func callers(while body: () -> Void) -> [String] {
    places = []
    defer { places = nil }
    body()
    return places ?? []
  }

  /// Takes down that something is scheduled now.
  @inline(__always)
  static func note() {
    if places != nil { look() }
  }

  private static func look() {
    guard let place = TimelineCaller.findScheduler(), places?.contains(place) == false else { return }
    places?.append(place)
  }
}

extension TimelineCaller {
  /// The app's method nearest on the stack, below everything through which it schedules something.
  fileprivate static func findScheduler() -> String? {
    #if canImport(Runtime) && os(Linux)
      let map = currentImages
      guard let trace = try? Backtrace.capture(algorithm: .fast, limit: 24, top: 0, images: map),
        let all = trace.symbolicated(with: map, options: [.useSymbolCache])
      else { return nil }
      for symbol in all.frames.compactMap(\.symbol) {
        guard let owner = owner(of: symbol.rawName), !betweenAppAndClock.contains(owner) else { continue }
        // What lies below has nothing to do with what is scheduled.
        guard !engine.contains(owner) else { return nil }
        return CallerName.short(symbol.name)
      }
    #endif
    return nil
  }

  /// Modules through which an app's code schedules something.
  private static let betweenAppAndClock = model.union(["Dispatch", "Foundation"])
}
