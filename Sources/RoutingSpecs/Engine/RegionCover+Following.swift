import Checking

// Lets whoever follows the runs of a cover know which one is made, so that it is known which one ends its process.
extension RegionCover {
  /// Lets them know what the run of a cover stands for about which everything is to be told.
  func follow(_ check: inout RegionCheck) {
    guard watch != nil else { return }
    check.beforeRun = { [unowned self] state, exploration in
      exploration.afterDivision = nil
      guard begin() else { return }
      let tell = { [unowned self, unowned exploration] in
        self.tell(state, standingFor: exploration.grammar.count(of: exploration.region))
      }
      tell()
      exploration.afterDivision = tell
    }
  }

  /// Lets them know each run of a cover that is not this one, from stacks that stand for themselves alone.
  func followByStack(_ check: inout RegionCheck) {
    guard watch != nil else { return }
    check.beforeRun = { [unowned self] state, _ in
      if begin() { tell(state) }
    }
  }

  /// Notes that a stack is about to be run by itself.
  func startRun(of state: StackState) {
    if begin() { tell(state) }
    runs += 1
    comparedRuns += 1
  }

  /// Begins with a run; whether everything is to be told about it.
  private func begin() -> Bool {
    watch?.start()
    begun += 1
    return begun - 1 == watch?.careful
  }

  /// Why the cover is to stop, or `nil`.
  var stopReason: StopReason? {
    monitor.progress(.covering, runs)
    return monitor.shouldStop()
  }

  /// The same after each run, of which one may take long; how far the cover has come is told now and then.
  func stopReason(after runs: Int) -> StopReason? { runs % 64 == 0 ? stopReason : monitor.shouldStop() }

  /// Performs the route from stacks by themselves, until somebody asks to stop.
  func stoppableExecution() -> RouteExecution {
    let execution = RouteExecution(route, of: app, options: plan.execution)
    execution.shouldStop = monitor.shouldStop
    return execution
  }

  private func tell(_ state: StackState, standingFor weight: Natural? = nil) {
    watch?.tell(RegionUnderWay(state: state, weight: weight, record: record))
  }
}
