public import Checking

extension SettingSweep {
  /// How running work speaks with its caller.
  public struct Watch {
    let start: () -> Void
    let tell: (Sighting) -> Void
    let shouldStop: () -> StopReason?

    /// Makes a watch.
    ///
    /// - Parameters:
    ///   - start: Is called when a run begins.
    ///   - tell: Is told each property that is seen violated, with the first and therefore smallest stack.
    ///   - shouldStop: Is asked whether to stop, and why.
    public init(
      start: @escaping () -> Void = {}, tell: @escaping (Sighting) -> Void = { _ in },
      shouldStop: @escaping () -> StopReason? = { nil }
    ) {
      self.start = start
      self.tell = tell
      self.shouldStop = shouldStop
    }
  }

  /// How many runs are made before somebody is asked whether to stop.
  private static let pace = 64

  /// Performs a route from the stacks of some work.
  public func run(_ work: Work, of route: Route, watch: Watch = Watch()) -> Record {
    let changed = changed(by: work)
    let execution = RouteExecution(route, of: changed, options: options)
    var record = Record(work.known, endedBy: nil)
    var missing = work.holding.union(work.violated)
    for sighting in work.known { missing.remove(RouteProperties(sighting.property)) }
    for (number, state) in stacks(of: work).enumerated().dropFirst(work.first) {
      if number % Self.pace == Self.pace - 1 {
        record.reason = watch.shouldStop()
        if record.reason != nil { return record }
      }
      watch.start()
      let found = execution.run(from: state).violated.intersection(missing)
      guard !found.isEmpty else { continue }
      for property in RouteProperty.allCases where found.contains(property) {
        let sighting = Sighting(property: property, state: state)
        record.sightings.append(sighting)
        watch.tell(sighting)
      }
      missing.subtract(found)
    }
    record.sightings = record.sightings.compactMap { sighting in
      work.holding.contains(sighting.property) && !sighting.endsProcess
        ? smallest(sighting, of: route, under: changed, watch) : sighting
    }
    return record
  }

  /// The app under the change of some work.
  private func changed(by work: Work) -> RoutedApp {
    guard let changed = try? app.under(work.change) else {
      preconditionFailure("\(work.change) is no change of a setting")
    }
    return changed
  }

  /// Makes a stack smaller that fails under a change and not without it; `nil` where it fails without it, too.
  private func smallest(
    _ sighting: Sighting, of route: Route, under changed: RoutedApp, _ watch: Watch
  ) -> Sighting? {
    func violates(_ state: StackState, _ app: RoutedApp) -> Bool {
      watch.start()
      // A simulation belongs to the execution that was made last.
      return RouteExecution(route, of: app, options: options).run(from: state).violated
        .contains(sighting.property)
    }
    let depends = { violates($0, changed) && !violates($0, app) }
    guard depends(sighting.state) else { return nil }
    var smallest = sighting
    if sighting.state.controllerCount > controllers {
      smallest.state = app.space.shrink(sighting.state, while: depends)
    }
    return smallest
  }
}

// MARK: - What runs leave that have ended their process

extension SettingSweep.Work {
  /// Notes a property that was seen violated.
  ///
  /// - Parameter sighting: The property, with the smallest stack.
  public mutating func note(_ sighting: SettingSweep.Sighting) { known.append(sighting) }

  /// Passes over stacks that have been run.
  public mutating func skip(_ count: Int) { first += count }

  /// Notes a run that did not come to its end, where its property is one that somebody asks about.
  ///
  /// - Parameters:
  ///   - end: How the run ended.
  ///   - state: The stack that it was from.
  public mutating func note(_ end: AbnormalEnd, from state: StackState) {
    let property = end.property
    guard holding.union(violated).contains(property), !known.contains(where: { $0.property == property })
    else { return }
    known.append(SettingSweep.Sighting(property: property, state: state, endsProcess: true))
  }
}
