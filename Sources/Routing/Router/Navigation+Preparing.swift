import HeadlessUIKit

extension Navigation {
  /// Asks for everything that can be refused, and builds what can be built, before the first change.
  func prepare() throws(RoutingError) {
    guard let found else { throw .noWindow }
    if let last = pending.last, last.role == .finderOnly { throw .notFound(reference(at: pending.count - 1)) }
    try prepareTasks()
    if !pending.isEmpty {
      for index in stride(from: pending.count - 1, through: 0, by: -1) {
        let node = pending[index]
        try attempt(
          { .factoryFailed($0, self.reference(at: index)) }, callsAppCode: node.callsAppCode
        ) {
          try node.prepare(with: context)
        }
      }
      try prepareActions(from: found)
    }
    try checkDismissals(showing: found)
    report(.prepared(building: pending.count { $0.role == .builds }))
    makePlaces()
    cursor = pending.count - 1
    setTransactions([])
    if let first = pending.last, !first.buildsAfterPreviousSteps { try buildSegment() }
    for transaction in transactions { try checkRemovals(by: transaction, showing: found) }
    if let foundNode { try applyContext(to: found, of: foundNode, at: pending.count) }
    focus = found
  }

  private func prepareTasks() throws(RoutingError) {
    if !router.tasks.setters.isEmpty {
      for setter in router.tasks.setters {
        try attempt({ .contextTaskFailed($0, self.reference(at: 0)) }) {
          try setter.prepare(context)
        }
      }
    }
    for index in 0...pending.count {
      let node = index == pending.count ? foundNode : pending[index]
      guard let setters = node?.tasks?.setters else { continue }
      for setter in setters {
        try attempt({ .contextTaskFailed($0, self.reference(at: index)) }) {
          try setter.prepare(context)
        }
      }
    }
  }

  /// Gives the context to a controller that was found or built.
  func applyContext(
    to controller: UIViewController, of node: StepNode, at index: Int
  ) throws(RoutingError) {
    if OpenRegions.isActive, !router.tasks.setters.isEmpty || node.tasks?.setters.isEmpty == false {
      OpenRegions.current?.willResolve(controller)
    }
    for setter in router.tasks.setters {
      try apply(index) { try setter.perform(controller, context) }
      report(.taskRun(nil, .context))
    }
    guard let setters = node.tasks?.setters else { return }
    for setter in setters {
      try apply(index) { try setter.perform(controller, context) }
      report(.taskRun(reference(at: index), .context))
    }
  }

  private func apply(_ index: Int, _ body: @MainActor () throws -> Void) throws(RoutingError) {
    do {
      try OpenRegions.appCode(.contextTask) { try body() }
    } catch let error as RoutingError {
      throw error
    } catch let error as TaskTypeMismatch {
      throw .typeMismatch(expected: error.expected, actual: error.actual, reference(at: index))
    } catch {
      throw .contextTaskFailed(error, reference(at: index))
    }
  }

  // MARK: - Actions

  /// Asks every action whether it can work, and checks that each will have the container that it needs.
  private func prepareActions(from found: UIViewController) throws(RoutingError) {
    var way = WayIn.from(found)
    for index in stride(from: pending.count - 1, through: 0, by: -1) {
      let node = pending[index]
      guard let action = node.action else {
        way = .unknown
        continue
      }
      let start = try way.start(of: action, pending: pending) { self.reference(at: index) }
      if start != nil || !way.isUnknown {
        try attempt({ .actionFailed($0, self.reference(at: index)) }, callsAppCode: false) {
          try action.prepare(on: start)
        }
      }
      if index > 0 { way.enter(index, by: action, late: node.buildsAfterPreviousSteps) }
    }
  }

  // MARK: - Screens that refuse to leave

  /// Refuses where showing the controller, or the first action from it, would remove a screen that refuses to leave.
  func checkDismissals(showing target: UIViewController) throws(RoutingError) {
    let search = Self.leaving.numbered
    if let above = target === found ? layerAboveFound : target.layerAbove {
      if OpenRegions.isActive {
        search.announceLayers(under: above, .upwards) { Self.refusesToLeave($0) }
      }
      try checkLeaving(above, by: search)
    }
    var child = target
    while let parent = child.parent {
      try checkRemovals(byShowing: child, in: parent, by: search)
      child = parent
    }
    guard target === found, let node = pending.last, let action = node.action else { return }
    guard let start = action.resolve(target), let removed = action.controllerRemoved(from: start) else {
      return
    }
    try checkLeaving(removed, by: search)
  }

  private func checkRemovals(
    byShowing child: UIViewController, in parent: UIViewController, by search: StackSearch
  ) throws(RoutingError) {
    switch ControllerTraits.of(parent).container {
    case .none, .tabBar, .split: return
    case .navigation where (parent as? UINavigationController)?.topViewController === child: return
    case .navigation, .other: break
    }
    guard let container = parent as? any ContainerViewController else { return }
    let leaving = container.askItself { $0.viewControllersRemoved(byShowing: child) }
    guard OpenRegions.isActive, let navigation = parent as? UINavigationController else {
      for controller in leaving { try checkLeaving(controller, by: search) }
      return
    }
    // How many controllers lie there is not asked: one question is about all of them. What lies over the whole layer
    // was asked before.
    let observer = OpenRegions.current
    observer?.willSearch(.init(over: child, in: navigation)) { Self.refusesToLeave($0) }
    OpenRegions.current = nil
    defer { OpenRegions.current = observer }
    for controller in leaving { try checkLeaving(controller, by: search) }
  }

  /// Refuses where a transaction would push a screen out of its container that refuses to leave.
  func checkRemovals(by transaction: Transaction, showing target: UIViewController?) throws(RoutingError) {
    guard case .embed(let container, let steps) = transaction.kind else { return }
    guard !steps.allSatisfy({ pending[$0].action?.keepsAllChildren ?? true }) else { return }
    guard let action = pending[transaction.last].action ?? pending[transaction.first].action else { return }
    let old = childrenLeft(in: container, showing: target, action)
    let new = try children(after: steps, from: old)
    let search = Self.leaving.numbered
    for child in old where !new.contains(where: { $0 === child }) { try checkLeaving(child, by: search) }
  }

  /// The children of a container as they will be when a controller in it has been made visible.
  private func childrenLeft(
    in container: UIViewController, showing target: UIViewController?, _ action: ErasedAction
  ) -> [UIViewController] {
    let all = action.children(of: container)
    guard var child = target, child !== container else { return all }
    while let parent = child.parent, parent !== container { child = parent }
    guard child.parent === container, let owner = container as? any ContainerViewController else {
      return all
    }
    let removed = owner.askItself { $0.viewControllersRemoved(byShowing: child) }
    return all.filter { candidate in !removed.contains { $0 === candidate } }
  }

  private func checkLeaving(_ controller: UIViewController, by search: StackSearch) throws(RoutingError) {
    let refusing = search.firstViewController(from: controller) { Self.refusesToLeave($0) }
    if let refusing { throw .cannotBeDismissed(refusing) }
  }

  /// Looks for any screen that leaves with a controller.
  private static let leaving = StackSearch(options: [.current, .contained, .presented], needsMatch: false)

  private static func refusesToLeave(_ candidate: UIViewController) -> Bool {
    guard ControllerTraits.of(candidate).isInterceptable else { return false }
    return (candidate as? any RoutingInterceptable).map { !$0.canBeDismissed } ?? false
  }
}
