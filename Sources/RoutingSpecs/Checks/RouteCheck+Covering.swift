import Checking

extension RouteCheck {
  /// Whether the large space is to be covered after stacks that were run one by one.
  ///
  /// - Parameter result: What those have shown. Where a run came to no end the space is not covered.
  /// - Returns: Whether plan, route and result allow it.
  func isToCover(after result: RouteResult) -> Bool {
    let isExhausted =
      !app.samplesBeyondExhausting
      && result.cells.allSatisfy { $0.exhausted.reason?.isAboutDeclaration ?? true }
    return isCoverable && !isExhausted && !result.hasAbnormalEnd
  }

  /// Adds what a cover has shown to a result.
  ///
  /// - Parameters:
  ///   - cover: What covering the large space has shown.
  ///   - result: What running stacks one by one has shown of the route.
  /// - Returns: The result with the cover.
  public func adding(_ cover: CoverRecord, to result: RouteResult) -> RouteResult {
    let merged = result.cells.map { cell in
      var groups = cell.groups
      for own in cover.findings.groups where own.property == cell.property {
        if let index = groups.firstIndex(where: { $0.signature == own.signature }) {
          groups[index].merge(own, in: app.space)
        } else {
          groups.append(own)
        }
      }
      for index in groups.indices { groups[index].refinement = cover.refinement }
      return groups.sorted { $0.precedes($1, in: app.space) }
    }
    var cover = cover
    if let reason = result.exchanges?.reason(for: route.name, of: app) { cover.distrust(reason) }
    let (record, ownRecord) = phases(of: cover, among: Array(merged.joined()))
    var result = result
    result.waiting.merge(cover.findings.waiting)
    result.premises.formUnion(cover.findings.premises)
    for (index, groups) in merged.enumerated() {
      let property = result.cells[index].property
      result.cells[index].covered = (property == .passesOwnChecks ? ownRecord : record)
        .doubting(property, StackNotation(catalogue: app.catalogue))
      result.cells[index].exercisedRuns += cover.findings.exercisedRuns(of: property)
      result.cells[index].groups = groups
    }
    return result
  }

  /// Covers the large space region by region, in this process.
  ///
  /// - Parameters:
  ///   - watch: Follows the runs, or `nil`.
  ///   - monitor: Hears the progress and may ask to stop.
  /// - Returns: What the regions have shown.
  public func cover(watch: CoverWatch? = nil, monitor: Monitor = Monitor()) -> CoverRecord {
    if let reason = monitor.shouldStop() { return CoverRecord(nothingBecause: reason) }
    let shares = route.shares(of: plan.execution.properties)
    var plan = plan
    plan.execution.properties = shares[0]
    let cover = RegionCover(
      route, of: app, plan: plan, mostRegions: plan.mostRegions, watch: watch, monitor: monitor)
    var record = cover.run()
    guard shares.count > 1, record.reason == nil else { return record }
    plan.execution.properties = shares[1]
    let apart = RegionCover(
      route, of: app, plan: plan, mostRegions: plan.mostOwnCheckRegions, watch: watch,
      monitor: Monitor(progress: monitor.progress, shouldStop: monitor.shouldStop), after: cover)
    record.add(ownChecks: apart.run(), in: app.space)
    return record
  }

  /// The phases of a cover: that of most properties, and that of the team's own checks.
  private func phases(of cover: CoverRecord, among groups: [ViolationGroup]) -> (
    PhaseRecord, own: PhaseRecord
  ) {
    let isWhole = cover.ownChecks == nil
    let record = phase(
      cover.covered, cover.runs, cover.reason, cover.comparison,
      among: groups.filter { isWhole || $0.property != .passesOwnChecks })
    guard let own = cover.ownChecks else { return (record, record) }
    let ownRecord = phase(
      own.covered, own.runs, own.reason, own.comparison,
      among: groups.filter { $0.property == .passesOwnChecks })
    return (record, ownRecord)
  }

  private func phase(
    _ covered: Natural, _ runs: Int, _ reason: StopReason?, _ comparison: StackComparison?,
    among groups: [ViolationGroup]
  ) -> PhaseRecord {
    var record = PhaseRecord(selection: .covering, space: app.space.count)
    record.note(covered: covered, runs: runs)
    record.comparison = comparison
    let uncovered = reason == nil ? groups.first { $0.isUncovered(in: app.space) } : nil
    record.end(uncovered.map { contradiction(by: $0.witness) } ?? reason)
    return record
  }

  /// What is wrong where a stack that was run beside a cover fails in a way that no region does.
  private func contradiction(by state: StackState) -> StopReason {
    let representative = app.interchangeable.representative(of: state)
    // Nobody would know of the stack's own screens where its representative has answered for it.
    guard representative == state else {
      return app.refutation(of: state, representative, route: route.name)
    }
    let text = StackNotation(catalogue: app.catalogue).text(for: state)
    return .unsoundCover("\(text) fails by itself, and no region of the cover does so in the same way")
  }
}

extension ViolationGroup {
  /// Whether a stack of the large space that was run by itself fails in a way that no region does.
  fileprivate func isUncovered(in space: StackSpace) -> Bool {
    isConcrete && coveredStates.isZero && (try? space.rank(of: witness)) != nil
  }
}

/// Follows a cover run by run, so that the run is known that ends its process.
///
/// Covers are deterministic, so the run that has ended one process is found again in another by its number.
@MainActor
public struct CoverWatch {
  let start: () -> Void
  let rest: () -> Void
  let careful: Int?
  let tell: (RegionUnderWay) -> Void

  /// Makes a watch.
  ///
  /// - Parameters:
  ///   - careful: The number of the run about which everything is to be told, from 0, or `nil` for none.
  ///   - start: Is called when a run begins.
  ///   - rest: Is called when the engine has something to do before the next run that may take long.
  ///   - tell: Is told, when that run begins and whenever it has learnt something, what it stands for by then.
  public init(
    careful: Int?, start: @escaping () -> Void, rest: @escaping () -> Void = {},
    telling tell: @escaping (RegionUnderWay) -> Void
  ) {
    self.careful = careful
    self.start = start
    self.rest = rest
    self.tell = tell
  }
}
