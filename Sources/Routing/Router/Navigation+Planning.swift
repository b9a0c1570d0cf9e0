import HeadlessUIKit

extension Navigation {
  /// The most steps that one navigation walks; a chain made by closures could go on for ever.
  private var maximumSteps: Int { 1_000_000 }

  /// The most switches among them; each is compared with all before it.
  private var maximumChoices: Int { 1_000 }

  /// The most steps with interceptors; a switch that makes new steps whenever it is asked could go on for ever.
  private var maximumInterceptions: Int { 1_000 }

  /// Walks the chain from the target backwards until a finder finds its controller.
  func plan() throws(RoutingError) {
    beginWalk()
    found = nil
    var nodes = steps
    var index = 0
    var chosen: [StepNode] = []
    while index < nodes.count {
      guard pending.count < maximumSteps else { throw .chainWithoutEnd(steps: pending.count) }
      let node = nodes[index]
      if node.role == .chooses {
        guard let next = try choose(at: node, after: &chosen) else { return }
        nodes = next
        index = 0
        continue
      }
      if let controller = try find(node) {
        try take(controller, of: node)
        return
      }
      walkOver(node)
      index += 1
    }
    throw .chainWithoutEnd(steps: pending.count)
  }

  private func find(_ node: StepNode) throws(RoutingError) -> UIViewController? {
    let controller: UIViewController?
    do {
      controller = try look(for: node)
    } catch let error as RoutingError {
      throw error
    } catch {
      throw .finderFailed(error, node.reference(at: pending.count))
    }
    if let controller {
      report(.stepFound(node.reference(at: pending.count), controller))
    } else if node.role == .start {
      guard router.window?.rootViewController != nil else { throw .noWindow }
      throw .initialControllerNotFound(node.reference(at: pending.count))
    } else {
      report(
        .stepNotFound(
          node.reference(at: pending.count),
          node.neverFinds ? .neverFinds : .nothingMatches(node.searchOptions)))
    }
    return controller
  }

  private func look(for node: StepNode) throws -> UIViewController? {
    defer { firstLook = .notTaken }
    switch firstLook {
    case .notTaken: return try node.find(with: context)
    case .nothing: return nil
    case .found(let controller): return controller
    case .failed(let error): throw error
    case .shown: return nil
    }
  }

  /// The steps that a switch leads to, or `nil` if one of its cases found its controller.
  private func choose(
    at node: StepNode, after chosen: inout [StepNode]
  ) throws(RoutingError) -> [StepNode]? {
    let reference = node.reference(at: pending.count)
    guard !chosen.contains(where: { $0 === node.identity }) else { throw .cyclicChain(reference) }
    guard chosen.count < maximumChoices else { throw .chainWithoutEnd(steps: chosen.count) }
    chosen.append(node.identity)
    let choice: Choice
    do {
      choice = try node.choose(with: context)
    } catch let error as RoutingError {
      throw error
    } catch {
      throw .finderFailed(error, reference)
    }
    switch choice {
    case .none: throw .noCaseApplies(reference)
    case .steps(let steps, let index):
      report(.caseChosen(reference, index: index))
      return steps
    case .found(let controller, let index):
      report(.caseChosen(reference, index: index))
      report(.stepFound(reference, controller))
      try take(controller, of: node)
      return nil
    }
  }

  private func take(_ controller: UIViewController, of node: StepNode) throws(RoutingError) {
    guard controller.isOnStack(of: router.window) else {
      throw .notOnStack(controller, node.reference(at: pending.count))
    }
    found = controller
    foundNode = node
    layerAboveFound = controller.layerAbove
  }

  /// A controller whose transition has to end before the stack can change, if it has to change.
  var transitionInTheWay: UIViewController? {
    guard let found, pending.last?.role != .finderOnly else { return nil }
    let own = found.transitionCoordinator
    if let held = found.controllerThatMayTurnBack(movingIn: own) { return held }
    guard layerAboveFound != nil || !pending.isEmpty else { return nil }
    if var top = layerAboveFound {
      while let next = top.layerAbove { top = next }
      if top.transitionCoordinator != nil { return top }
    }
    return own == nil ? nil : found
  }

  // MARK: - Interceptors

  /// Queues the router's interceptors, the first one last.
  func queueGlobalInterceptors() throws(RoutingError) {
    guard !router.tasks.interceptors.isEmpty else { return }
    for global in router.tasks.interceptors {
      try attempt({ .interceptorFailed($0) }) { try global.prepare(context) }
    }
    waitingInterceptors = router.tasks.interceptors.reversed().map { ($0, nil) }
  }

  /// Queues the interceptors of steps that this navigation has not met before; whether there are any.
  func queueStepInterceptors() throws(RoutingError) -> Bool {
    var waiting: [(StepTasks.Interceptor, StepReference?)] = []
    var index = pending.count
    while index >= 0 {
      defer { index -= 1 }
      guard let node = index == pending.count ? foundNode : pending[index] else { continue }
      guard let tasks = node.tasks, !tasks.interceptors.isEmpty else { continue }
      guard !interceptedSteps.contains(where: { $0 === node.identity }) else { continue }
      guard interceptedSteps.count < maximumInterceptions else {
        throw .cyclicChain(node.reference(at: index))
      }
      interceptedSteps = interceptedSteps + [node.identity]
      for interceptor in tasks.interceptors.reversed() {
        try attempt({ .interceptorFailed($0) }) { try interceptor.prepare(context) }
        waiting.append((interceptor, node.reference(at: index)))
      }
    }
    // Those before have run by now.
    waitingInterceptors = waiting
    return !waiting.isEmpty
  }

  /// Runs code of a user and names what failed.
  ///
  /// - Parameters:
  ///   - name: Turns what the code throws into the navigation's error.
  ///   - callsAppCode: Whether it is more than the library's own code and what that says itself; asked only where somebody
  ///     listens.
  ///   - body: The code.
  /// - Returns: What it gives.
  /// - Throws: The error that was named.
  func attempt<Value>(
    _ name: @MainActor (any Error) -> RoutingError, callsAppCode: @autoclosure () -> Bool = true,
    _ body: @MainActor () throws -> Value
  ) throws(RoutingError) -> Value {
    do {
      return try OpenRegions.appCode(.preparation, callsAppCode: callsAppCode()) { try body() }
    } catch let error as RoutingError {
      throw error
    } catch {
      throw name(error)
    }
  }

}
