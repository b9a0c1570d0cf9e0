import Checking
public import RoutingSpecs

/// Makes the runs of a campaign in worker processes, so that a route that traps, exits or hangs is a finding.
extension WorkerCheck: StackFuzzRunner {
  /// Makes the runs of blocks, one in each worker at a time, until there are no more.
  ///
  /// - Parameters:
  ///   - next: Gives the next block, of a route of the check; after `nil` it is not asked again.
  ///   - take: Is given each block whose runs were made, with what was new in it.
  /// - Throws: `WorkerError` where the system makes no more processes, or where everything is to end at once.
  public func run(
    _ next: () -> FuzzBlock?, take: (FuzzBlock, [FuzzBlock.News]) -> Void
  ) throws(WorkerError) {
    try makeRuns(of: next, take: take)
  }

  /// Judges a route from one stack, in the first worker.
  ///
  /// - Parameters:
  ///   - state: The stack.
  ///   - property: The property whose failure the signature is to describe.
  ///   - route: The name of a route of the check.
  /// - Returns: What is violated, and how the run ended.
  /// - Throws: `WorkerError` where the system makes no more processes, or where everything is to end at once.
  public func judge(
    _ state: StackState, _ property: RouteProperty, route: String
  ) throws(WorkerError) -> (violated: RouteProperties, signature: FailureSignature) {
    try judge(state, property, route: index(ofRoute: route))
  }
}

extension WorkerCheck: BlockWorkers {
  func request(for block: FuzzBlock) -> [UInt8] {
    Wire.bytes(CheckRequest(work: .fuzz(block), route: index(ofRoute: block.route)))
  }

  func endOfRun(in block: FuzzBlock, by end: WorkerEnd, isAgain: Bool) -> AbnormalEnd? {
    endOfRun(of: index(ofRoute: block.route), by: end, isAgain: isAgain)
  }

  func isJudged(_ end: AbnormalEnd, in block: FuzzBlock) -> Bool {
    app.route(named: block.route)?.expectation.exemptions.contains(end.property) != true
  }
}
