import HeadlessUIKit

extension Navigation {
  /// A container that is being filled.
  private struct Frame {
    enum Holder {
      /// It will be built when its children are known.
      case step(Int)
      /// It has been built by a factory that takes no children.
      case built(Int)
      /// It is on the stack.
      case onStack(UIViewController)
    }

    let holder: Holder
    let type: UIViewController.Type
    var children: [UIViewController] = []
    var members: [Int] = []
  }

  /// Builds the steps from the cursor on, as far as they can be built now, and says how they come in.
  ///
  /// Steps that go into a container which is built in the same navigation go into it before it is brought in. Steps
  /// that go into one container on the stack come in together.
  func buildSegment() throws(RoutingError) {
    setTransactions([])
    var frames: [Frame] = []
    var first: Int?
    var leaf: Int?
    while cursor >= 0 {
      let node = pending[cursor]
      guard let action = node.action, !node.buildsAfterPreviousSteps else { break }
      if action.isContainerAction {
        try openContainer(for: action, leaf: leaf, frames: &frames)
        if frames.isEmpty {
          close(&first, frames)
          guard transactions.isEmpty else { return }
          frames.append(try frameOnStack(for: action))
        }
      } else {
        try closeAll(&frames, first: &first)
      }
      if first == nil { first = cursor }
      leaf = try place(node, frames: &frames)
      cursor -= 1
    }
    try closeAll(&frames, first: &first)
  }

  /// Makes the innermost open container that the action can work on the last one.
  private func openContainer(
    for action: ErasedAction, leaf: Int?, frames: inout [Frame]
  ) throws(RoutingError) {
    if let leaf, let container = controllers[leaf], action.accepts(type(of: container)) {
      frames.append(
        Frame(
          holder: .built(leaf), type: type(of: container), children: action.children(of: container)))
      return
    }
    while let last = frames.last, !action.accepts(last.type) {
      if case .onStack = last.holder { return }
      try closeLast(&frames)
    }
  }

  private func frameOnStack(for action: ErasedAction) throws(RoutingError) -> Frame {
    let existing = existing(for: cursor)
    guard let container = existing.flatMap(action.resolve) else {
      throw .containerNotFound(expected: action.existingType, around: existing, reference(at: cursor))
    }
    return Frame(holder: .onStack(container), type: type(of: container))
  }

  /// Builds a step's controller into the last frame, or opens a frame for it; the index of one that was built.
  private func place(_ node: StepNode, frames: inout [Frame]) throws(RoutingError) -> Int? {
    if node.takesChildren {
      let children = try attempt(
        { .factoryFailed($0, self.reference(at: self.cursor)) }, callsAppCode: node.callsAppCode
      ) {
        try node.makeInitialChildren(with: context)
      }
      frames.append(Frame(holder: .step(cursor), type: node.producedType, children: children))
      return nil
    }
    try build(cursor, children: [])
    if !frames.isEmpty { try embed(cursor, in: &frames[frames.count - 1]) }
    return cursor
  }

  private func embed(_ index: Int, in frame: inout Frame) throws(RoutingError) {
    guard let controller = controllers[index], let action = pending[index].action else { return }
    if case .onStack = frame.holder {
      frame.members.append(index)
      return
    }
    try attempt({ .actionFailed($0, self.reference(at: index)) }, callsAppCode: false) {
      try action.embed(controller, in: &frame.children)
    }
    frame.members.append(index)
  }

  private func closeLast(_ frames: inout [Frame]) throws(RoutingError) {
    let frame = frames.removeLast()
    switch frame.holder {
    case .onStack: break
    case .step(let index):
      try build(index, children: frame.children)
      if let last = frame.members.last { try showChild(last, in: index) }
      if !frames.isEmpty { try embed(index, in: &frames[frames.count - 1]) }
    case .built(let index):
      guard let last = frame.members.last, let shown = controllers[last], let container = controllers[index]
      else { return }
      var failure: RoutingError?
      pending[last].action?.integrate(frame.children, into: container, showing: shown, animated: false) {
        failure = $0.error
      }
      if let failure { throw failure }
    }
  }

  /// Shows the child that the chain goes on to, before its new container is shown itself.
  private func showChild(_ child: Int, in container: Int) throws(RoutingError) {
    guard let shown = controllers[child], let parent = controllers[container], shown.parent === parent,
      !parent.isShowing(shown), let owner = parent as? any ContainerViewController
    else { return }
    var failure: RoutingError?
    owner.askItself { $0.makeVisible(shown, animated: false) { failure = $0.error } }
    if let failure { throw failure }
  }

  private func closeAll(_ frames: inout [Frame], first: inout Int?) throws(RoutingError) {
    while let last = frames.last {
      if case .onStack = last.holder { break }
      try closeLast(&frames)
    }
    close(&first, frames)
    if !frames.isEmpty { frames.removeAll(keepingCapacity: true) }
  }

  /// Ends a transaction, if one is open.
  private func close(_ first: inout Int?, _ frames: [Frame]) {
    guard let opened = first else { return }
    first = nil
    if let bottom = frames.first, case .onStack(let container) = bottom.holder {
      let kind = Transaction.Kind.embed(into: container, steps: bottom.members)
      add(Transaction(first: opened, last: cursor + 1, kind: kind))
    } else {
      add(Transaction(first: opened, last: cursor + 1, kind: .perform))
    }
  }

  /// Makes a step's controller and gives it the context.
  func build(_ index: Int, children: [UIViewController]) throws(RoutingError) {
    let node = pending[index]
    let controller = try attempt(
      { .factoryFailed($0, self.reference(at: index)) }, callsAppCode: node.callsAppCode
    ) {
      try node.build(with: context, integrating: children)
    }
    put(controller, at: index)
    report(.built(reference(at: index), controller))
    try applyContext(to: controller, of: node, at: index)
  }

  /// The controller before a step: the previous step's, or the one that was found.
  func existing(for index: Int) -> UIViewController? {
    index + 1 < controllers.count ? controllers[index + 1] : found
  }
}
