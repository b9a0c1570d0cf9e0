public import Checking
public import RoutingSpecs

/// Checks routes in worker processes, so that a run that traps, exits or hangs is a counterexample and not the end.
///
/// The results do not depend on the number of workers, and are those of `RouteCheck.run(monitor:)` where no run ends
/// its process. The clock decides only which run hangs.
@MainActor
public final class WorkerCheck {
  /// How far a check has come.
  public struct Progress: Hashable, Sendable {
    /// How many runs were made or begun, regions of covers among them.
    public let runs: Int

    /// How many routes have nothing left to be run.
    public let finishedRoutes: Int
  }

  /// How the check speaks with its caller.
  public struct Monitor {
    /// Is told how far the check has come, of all routes together.
    public let progress: (Progress) -> Void

    /// Is asked some times a second whether to stop, and why.
    public let shouldStop: () -> StopReason?

    /// Makes a monitor.
    ///
    /// - Parameters:
    ///   - progress: Is told how far the check has come.
    ///   - shouldStop: Is asked whether to stop, and why.
    public init(
      progress: @escaping (Progress) -> Void = { _ in }, shouldStop: @escaping () -> StopReason? = { nil }
    ) {
      self.progress = progress
      self.shouldStop = shouldStop
    }
  }

  let pool: WorkerPool
  let watch: HangWatch
  /// The app that the routes belong to.
  public let app: RoutedApp
  let routes: [Route]
  let plan: RouteCheck.Plan
  private var checks: [CheckScheduler]
  private var queue: [WorkItem] = []
  private var current: [WorkItem?]
  /// For each route, how many of its runs have hung.
  private var hangs: [Int]
  private var isDropped: [Bool]
  var runsDone = 0
  private var deaths = DeathCount()
  /// For each worker, the signatures of violations that it has told since its last request.
  private var told: [[[FailureSignature]]]

  /// Is asked some times a second whether everything is to end at once, whatever a worker is doing; what was asked of
  /// workers then throws `WorkerError.interrupted`, and a check says what is known.
  public var endsAtOnce: () -> Bool = { false }

  /// Is asked some times a second, where blocks of a campaign take long, whether those under way are to be left before their end;
  /// what they have shown is taken, and they will be made again.
  public var leavesBlocks: () -> Bool = { false }

  /// What is asked of a worker after a check whose time is up may take until then.
  var overtime = Overtime()

  private let runTime: Duration
  /// What trying the screens has shown, once that was done.
  private var trial: StopReason??

  /// How many hanging runs of a route are waited for before the rest of it is given up.
  public static let mostHangs = 3

  /// Makes the workers; nothing runs yet.
  ///
  /// - Parameters:
  ///   - routes: The routes under test.
  ///   - app: The app that they belong to.
  ///   - plan: How much is run.
  ///   - workers: How many processes, at least 1.
  ///   - runTime: How long one run may take before it counts as hanging.
  /// - Throws: `WorkerError` where the system makes no processes.
  public init(
    _ routes: [Route], of app: RoutedApp, plan: RouteCheck.Plan, workers: Int,
    runTime: Duration = .seconds(10)
  ) throws(WorkerError) {
    let service = CheckService(routes: routes, of: app, plan: plan)
    pool = try WorkerPool(count: workers) { service.answer($0, $1) }
    watch = HangWatch(limit: runTime, workers: pool.count)
    self.app = app
    self.routes = routes
    self.plan = plan
    self.runTime = runTime
    checks = routes.map { CheckScheduler(RouteCheck($0, of: app, plan: plan)) }
    current = Array(repeating: nil, count: pool.count)
    told = Array(repeating: [], count: pool.count)
    hangs = Array(repeating: 0, count: routes.count)
    isDropped = Array(repeating: false, count: routes.count)
  }

  /// Runs the check.
  ///
  /// - Parameters:
  ///   - monitor: Hears the progress and may ask to stop.
  ///   - cover: Covers the large space of the route with an index, one after the other in this process, for those who
  ///     have to hear of each region; it is given what the check knows by then. The workers do it where `nil`, and a
  ///     run that ends its process is a violation then.
  /// - Returns: The results, in the order of the routes; inconclusive ones where a screen of the app cannot be used.
  /// - Throws: `WorkerError` where the system makes no more processes.
  public func run(
    monitor: Monitor = Monitor(), coveringBy cover: ((Int, RouteResult) -> CoverRecord)? = nil
  ) throws(WorkerError) -> [RouteResult] {
    for index in checks.indices { add(checks[index].begin(), of: index) }
    if let reason = try unusableScreen() { giveUp(reason) }
    var routesToCover: [Int] = []
    repeat {
      try runQueue(monitor)
      routesToCover = goOn()
      if let cover {
        for index in routesToCover { checks[index].finish(cover(index, checks[index].result)) }
      } else {
        for (index, record) in try covers(of: routesToCover, monitor) { checks[index].finish(record) }
      }
      if let reason = monitor.shouldStop() { giveUp(reason) }
    } while !isDone || !routesToCover.isEmpty
    overtime = Overtime(monitor.shouldStop)
    defer { overtime = Overtime() }
    for index in checks.indices where !endsAtOnce() { try shrink(index) }
    return try repeated(checks.map(\.result))
  }

  /// Makes each screen of the app once, in a process of its own, and shows it.
  ///
  /// - Returns: What is wrong with the first that ends the process; `nil` where none does.
  /// - Throws: `WorkerError` where the system makes no more processes.
  public func unusableScreen() throws(WorkerError) -> StopReason? {
    if let trial { return trial }
    let failure = try ScreenTrial(app, options: plan.execution, runTime: runTime).failure(
      endsAtOnce: endsAtOnce)
    trial = .some(failure)
    return failure
  }

  /// Queues the parts of each route's next step, and says which routes are to be covered next.
  private func goOn() -> [Int] {
    checks.indices.filter { index in
      switch checks[index].next() {
      case .cover: return true
      case .parts(let parts): add(parts, of: index)
      case nil: break
      }
      return false
    }
  }

  /// Queues parts behind all others.
  private func add(_ parts: [RouteCheck.Part], of route: Int) {
    // The next item is the last, so that what is left of a part is run before other parts and the queue stays short.
    queue.insert(contentsOf: parts.reversed().map { WorkItem(route: route, part: $0) }, at: 0)
  }

  private func runQueue(_ monitor: Monitor) throws(WorkerError) {
    while !isDone {
      if let reason = monitor.shouldStop() {
        giveUp(reason)
        break
      }
      handOut()
      for (worker, event) in try pool.wait(milliseconds: 50) { try take(event, from: worker) }
      for worker in current.indices where current[worker] != nil { stopIfHanging(worker) }
      tell(monitor, runsMore: running)
    }
  }

  /// Tells how far the check has come.
  func tell(_ monitor: Monitor, runsMore: Int) {
    monitor.progress(
      Progress(runs: runsDone + runsMore, finishedRoutes: checks.count { $0.isOver }))
  }

  private var isDone: Bool { queue.isEmpty && current.allSatisfy { $0 == nil } }

  private var running: Int {
    current.indices.reduce(0) { current[$1] == nil ? $0 : $0 + pool.runsStarted(by: $1) }
  }

  private func handOut() {
    while let worker = pool.idleWorker, var item = queue.popLast() {
      if let (beginning, rest) = item.part.divided(after: WorkItem.drawLimit) {
        checks[item.route].open(rest)
        var left = item
        left.part = rest
        // Behind the others, so that all routes have as many draws when the time is up.
        queue.insert(left, at: 0)
        item.part = beginning
        item.limit = WorkItem.drawLimit
      }
      current[worker] = item
      told[worker] = []
      watch.start(worker)
      pool.send(
        Wire.bytes(CheckRequest(work: .part(item.part, limit: item.limit), route: item.route)), to: worker)
    }
  }

  // MARK: - What workers do

  private func take(_ event: WorkerPool.Event, from worker: Int) throws(WorkerError) {
    guard let item = current[worker] else { return }
    switch event {
    case .interim(let bytes): told[worker].append(Wire.value([FailureSignature].self, from: bytes))
    case .answer(let bytes):
      current[worker] = nil
      deaths = DeathCount()
      let record = Wire.value(RouteCheck.PartRecord.self, from: bytes)
      runsDone += record.tally.total
      enqueue(item.next(checks[item.route].finish(item.part, record)))
    case .death(let end, let traces):
      current[worker] = nil
      let results = RunJournal.results(traces.results, told: told[worker])
      try takeDeath(of: item, watch.judge(end, of: worker), after: results, traces)
    }
  }

  private func takeDeath(
    of item: WorkItem, _ end: WorkerEnd, after results: [RunResult], _ traces: WorkerTraces
  ) throws(WorkerError) {
    try noteDeath(traces)
    let isAgain = item.wasKilled && results.isEmpty
    let endOfRun = traces.isRunUnderWay ? endOfRun(of: item.route, by: end, isAgain: isAgain) : nil
    runsDone += results.count + (endOfRun == nil ? 0 : 1)
    let rest = checks[item.route].finish(item.part, results, endedBy: endOfRun)
    enqueue(item.resumed(rest, wasKilled: traces.isRunUnderWay && endOfRun == nil))
    if endOfRun == .hang, hangs[item.route] == Self.mostHangs {
      dropRoute(item.route, .budget(name: "hanging runs", limit: Self.mostHangs))
    }
  }

  /// How a run has ended with its process, or `nil` where it is to be made again.
  ///
  /// Once a run of the route has hung in two processes, others need one.
  func endOfRun(of route: Int, by end: WorkerEnd, isAgain: Bool) -> AbnormalEnd? {
    let endOfRun = end.endOfRun(isAgain: isAgain || end == .stopped && hangs[route] > 0)
    if endOfRun == .hang { hangs[route] += 1 }
    return endOfRun
  }

  /// Notices workers that die again and again before they do anything.
  func noteDeath(_ traces: WorkerTraces) throws(WorkerError) { try deaths.note(traces) }

  /// The check of one route, which makes runs in this process only if it is asked to.
  func routeCheck(_ index: Int) -> RouteCheck { RouteCheck(checks[index].route, of: app, plan: plan) }

  /// The index of a route of the check.
  func index(ofRoute name: String) -> Int {
    guard let index = checks.firstIndex(where: { $0.route.name == name }) else {
      preconditionFailure("the check has no route \(name)")
    }
    return index
  }

  private func enqueue(_ items: [WorkItem]) {
    for item in items.reversed() where !isDropped[item.route] { queue.append(item) }
  }

  /// Gives up what is left of one route.
  private func dropRoute(_ route: Int, _ reason: StopReason) {
    checks[route].stop(reason)
    isDropped[route] = true
    queue.removeAll { $0.route == route }
  }

  private func giveUp(_ reason: StopReason) {
    for index in checks.indices { checks[index].stop(reason) }
    queue.removeAll()
    for worker in current.indices where current[worker] != nil { pool.kill(worker) }
    current = current.map { _ in nil }
  }

  // MARK: - Witnesses

  private func shrink(_ index: Int) throws(WorkerError) {
    var failure: WorkerError?
    overtime.begin()
    checks[index].shrink { state, property in
      if failure != nil { return ([], FailureSignature(.hang)) }
      do throws(WorkerError) {
        return try judge(state, property, route: index)
      } catch {
        failure = error
        return ([], FailureSignature(.hang))
      }
    }
    if let failure, failure != .interrupted { throw failure }
  }
}
