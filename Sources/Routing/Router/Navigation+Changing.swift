import HeadlessUIKit

extension Navigation {
  /// Dismisses the modal layers over what is to be shown.
  func dismissLayers() throws(RoutingError) -> Bool {
    if focus === found, layerAboveFound == nil, !hasWaited { return true }
    guard let above = focus?.layerAbove, let presenter = above.presentingViewController else { return true }
    if OpenRegions.isActive {
      Self.leavingByThemselves.announceLayers(under: above, .lowestOnly) { $0.isInterceptable }
    }
    if let screen = above.routingRules {
      // A layer between the two would be the one that is dismissed.
      OpenRegions.current?.willReadLayer(under: above)
      return try letLeave(screen)
    }
    return try perform(.dismissed(above), by: type(of: presenter)) { gate in
      presenter.dismiss(animated: animated) { gate.pass(.success) }
    }
  }

  /// Looks for the layer that has a say in how it goes.
  private static let leavingByThemselves = StackSearch(options: .current)

  /// Lets a screen go in its own way, and looks whether it has gone.
  private func letLeave(_ screen: any RoutingInterceptable) throws(RoutingError) -> Bool {
    try perform(.dismissed(screen), by: type(of: screen)) { gate in
      OpenRegions.appCode(.leaving) {
        screen.leaveStack(animated: animated) { result in
          let isThere = OpenRegions.ownCode {
            screen.presentingViewController != nil && !screen.isBeingDismissed
          }
          gate.pass(result.isSuccess && isThere ? .failure(.cannotBeDismissed(screen)) : result)
        }
      }
    }
  }

  /// Makes a container show a child, unless it does.
  func show(_ child: UIViewController, in parent: UIViewController) throws(RoutingError) -> Bool {
    guard !parent.isShowing(child), let container = parent as? any ContainerViewController else {
      return true
    }
    return try perform(.madeVisible(child, in: parent), by: type(of: parent)) { gate in
      container.askItself { $0.makeVisible(child, animated: animated) { gate.pass($0) } }
    }
  }

  /// Brings new controllers onto the stack.
  func integrate(_ transaction: Transaction) throws(RoutingError) -> Bool {
    if router.promiseObserver != nil { promises = openPromises(of: transaction) }
    return switch transaction.kind {
    case .perform: try performAction(of: transaction)
    case .embed(let container, let steps): try embed(steps, into: container, transaction)
    }
  }

  private func performAction(of transaction: Transaction) throws(RoutingError) -> Bool {
    let index = transaction.first
    guard let controller = controllers[index], let action = pending[index].action else { return true }
    let existing = existing(for: index)
    guard let existing, let start = action.resolve(existing) else {
      throw .containerNotFound(expected: action.existingType, around: existing, reference(at: index))
    }
    try checkStillThere(existing)
    return try perform(.integrated(transaction), by: action.type) { gate in
      action.perform(with: controller, on: start, animated: animated) { gate.pass($0) }
    }
  }

  private func embed(
    _ steps: [Int], into container: UIViewController, _ transaction: Transaction
  ) throws(RoutingError) -> Bool {
    guard let last = steps.last, let action = pending[last].action, let shown = controllers[last] else {
      return true
    }
    try checkStillThere(container)
    let new = try children(after: steps, from: action.children(of: container))
    return try perform(.integrated(transaction), by: action.type) { gate in
      action.integrate(new, into: container, showing: shown, animated: animated) { gate.pass($0) }
    }
  }

  /// The children of a container after the controllers of some steps have been put into it.
  func children(
    after steps: [Int], from old: [UIViewController]
  ) throws(RoutingError) -> [UIViewController] {
    var children = old
    for index in steps {
      guard let controller = controllers[index], let action = pending[index].action else { continue }
      try attempt({ .actionFailed($0, self.reference(at: index)) }, callsAppCode: false) {
        try action.embed(controller, in: &children)
      }
    }
    return children
  }

  private func checkStillThere(_ controller: UIViewController) throws(RoutingError) {
    guard hasWaited, !controller.isOnStack(of: router.window) else { return }
    throw .controllerLeft(controller)
  }

  func recordIntegration(of transaction: Transaction) {
    for index in stride(from: transaction.first, through: transaction.last, by: -1) {
      guard let controller = controllers[index] else { continue }
      note(.integrated(controller))
      report(.integrated(reference(at: index), controller))
    }
    closePromises()
  }

  /// Goes on with a step whose controller could not be had before the previous steps were on the stack.
  func goOn() throws(RoutingError) -> Bool {
    let node = pending[cursor]
    if node.role == .finderOnly {
      try findAgain(node)
    } else if node.buildsAfterPreviousSteps {
      try takeLate(node)
    } else {
      try buildSegment()
      for transaction in transactions { try checkRemovals(by: transaction, showing: nil) }
    }
    return true
  }

  private func findAgain(_ node: StepNode) throws(RoutingError) {
    let index = cursor
    let controller = try attempt({ .finderFailed($0, self.reference(at: index)) }, callsAppCode: false) {
      try node.find(with: context)
    }
    guard let controller else { throw .notFoundAfterBuilding(reference(at: index)) }
    report(.stepFound(reference(at: index), controller))
    guard controller.isOnStack(of: router.window) else { throw .notOnStack(controller, reference(at: index)) }
    try checkDismissals(showing: controller)
    try applyContext(to: controller, of: node, at: index)
    put(controller, at: index)
    cursor -= 1
    setTransactions([])
    focus(on: controller)
  }

  private func takeLate(_ node: StepNode) throws(RoutingError) {
    let index = cursor
    try build(index, children: [])
    cursor -= 1
    transactionIndex = 0
    guard let controller = controllers[index] else { return }
    if controller.isOnStack(of: router.window), node.action?.isContainerAction == false {
      try checkDismissals(showing: controller)
      setTransactions([])
      focus(on: controller)
      return
    }
    setTransactions([Transaction(first: index, last: index, kind: .perform)])
    guard let action = node.action, action.isContainerAction else { return }
    guard let container = existing(for: index).flatMap(action.resolve) else {
      throw .containerNotFound(expected: action.existingType, around: nil, reference(at: index))
    }
    setTransactions([
      Transaction(first: index, last: index, kind: .embed(into: container, steps: [index]))
    ])
    for transaction in transactions { try checkRemovals(by: transaction, showing: nil) }
  }

  // MARK: - Afterwards

  /// Runs the tasks that follow a navigation.
  func follow() {
    guard let found else { return }
    let hasOwn = foundNode?.tasks?.followers.isEmpty == false
    var hasTasks = hasOwn || !router.tasks.followers.isEmpty
    for node in pending where node.tasks?.followers.isEmpty == false { hasTasks = true }
    guard hasTasks else { return }
    let stack = [found] + controllers.reversed().compactMap { $0 }
    OpenRegions.handOut(stack, at: .postRoutingTask)
    for index in stride(from: pending.count, through: 0, by: -1) {
      let controller = index == pending.count ? found : controllers[index]
      guard let controller else { continue }
      let node = index == pending.count ? foundNode : pending[index]
      for follower in router.tasks.followers {
        OpenRegions.appCode(.postRoutingTask) { follower(controller, context, stack) }
        report(.taskRun(nil, .postRouting))
      }
      for follower in node?.tasks?.followers ?? [] {
        OpenRegions.appCode(.postRoutingTask) { follower(controller, context, stack) }
        report(.taskRun(reference(at: index), .postRouting))
      }
    }
  }
}
