import HeadlessUIKit

/// One navigation under way.
///
/// It is a loop over stages. Operations that end at once are followed by the next stage in the same loop, without
/// recursion, so that the length of a chain is not limited by the stack; those that end later start the loop again.
@MainActor
final class Navigation {
  enum Stage {
    case intercept
    case plan
    case prepare
    case dismiss
    case show
    case integrate
    case next
    case follow
  }

  let router: DefaultRouter

  /// What the router has seen already; used once, because a finder may count its questions.
  var firstLook: FirstLook
  let steps: [StepNode]
  let context: ContextBox
  let animated: Bool
  private var completion: (@MainActor (RoutingResult) -> Void)?

  private var stage = Stage.intercept
  private var isFinished = false
  private var waits = 0
  private(set) var changes: [StackChange] = []

  /// Interceptors that are still to run, the next one last.
  var waitingInterceptors: [(StepTasks.Interceptor, StepReference?)] = []
  var interceptedSteps: [StepNode] = []

  /// The controller that was found, and its step.
  var found: UIViewController?
  var foundNode: StepNode?

  /// What was presented over the found controller when it was found.
  var layerAboveFound: UIViewController?

  /// The steps that are to be built, from the target backwards, and their controllers as far as they are there.
  private(set) var pending: [StepNode] = []
  private(set) var controllers: [UIViewController?] = []

  /// The next step to build, counting down to the target, and what has been built but not brought in yet.
  var cursor = -1
  private(set) var transactions: [Transaction] = []
  var transactionIndex = 0

  /// What was promised to the change under way; looked at only where somebody wants to know.
  var promises: [OpenPromise] = []

  /// What is to be made visible, and how far up its containers that has come.
  var focus: UIViewController?
  var showing: UIViewController?

  init(
    router: DefaultRouter, steps: [StepNode], context: ContextBox, firstLook: FirstLook, animated: Bool,
    completion: (@MainActor (RoutingResult) -> Void)?
  ) {
    self.router = router
    self.steps = steps
    self.firstLook = firstLook
    self.context = context
    self.animated = animated
    self.completion = completion
  }

  func start() {
    do {
      try queueGlobalInterceptors()
    } catch {
      fail(error)
      return
    }
    drive()
  }

  private func drive() {
    do {
      while try advance() {}
    } catch {
      fail(error)
    }
  }

  /// Does the next thing; whether there is more to do at once.
  private func advance() throws(RoutingError) -> Bool {
    switch stage {
    case .intercept:
      guard !waitingInterceptors.isEmpty else { return go(to: .plan) }
      let (interceptor, reference) = waitingInterceptors[waitingInterceptors.count - 1]
      waitingInterceptors = waitingInterceptors.dropLast()
      return try perform(.interceptor(reference), by: StepTasks.Interceptor.self) { gate in
        OpenRegions.appCode(.interceptor) { interceptor.perform(context) { gate.pass($0) } }
      }
    case .plan:
      try plan()
      if try queueStepInterceptors() { return go(to: .intercept) }
      if let busy = transitionInTheWay { return try waitForTransition(of: busy) }
      return go(to: .prepare)
    case .prepare:
      try prepare()
      return go(to: .dismiss)
    case .dismiss:
      showing = focus
      stage = .show
      return try dismissLayers()
    case .show:
      guard let child = showing, let parent = child.parent else { return go(to: .integrate) }
      showing = parent
      return try show(child, in: parent)
    case .integrate:
      guard transactionIndex < transactions.count else { return go(to: .next) }
      transactionIndex += 1
      return try integrate(transactions[transactionIndex - 1])
    case .next:
      guard cursor >= 0 else { return go(to: .follow) }
      stage = .integrate
      return try goOn()
    case .follow:
      follow()
      finish(.success)
      return false
    }
  }

  private func go(to next: Stage) -> Bool {
    stage = next
    return true
  }

  /// Makes something that the navigation came by visible before it goes on.
  func focus(on controller: UIViewController) {
    focus = controller
    stage = .dismiss
  }

  // MARK: - Operations

  /// Starts an operation; whether it has ended already.
  func perform(
    _ effect: Effect, by operation: Any.Type, _ body: @MainActor (CompletionGate) throws -> Void
  ) throws(RoutingError) -> Bool {
    var gate = CompletionGate(operation: operation, onSecondCall: secondCallReport(operation))
    do {
      try body(gate)
    } catch let error as RoutingError {
      throw error
    } catch {
      throw .actionFailed(error, reference(at: max(cursor, 0)))
    }
    if let result = gate.result {
      try settle(effect, result)
      return true
    }
    if isKnownUniquelyReferenced(&gate) { throw gate.neverCalled }
    waits += 1
    gate.wait { [self] result in resume(after: effect, result) }
    return false
  }

  private func resume(after effect: Effect, _ result: RoutingResult) {
    OpenRegions.ownCode { goOn(after: effect, result) }
  }

  private func goOn(after effect: Effect, _ result: RoutingResult) {
    do {
      try settle(effect, result)
    } catch {
      fail(error)
      return
    }
    drive()
  }

  private func settle(_ effect: Effect, _ result: RoutingResult) throws(RoutingError) {
    if case .interceptor(let reference) = effect { report(.interceptorFinished(reference, result)) }
    if case .failure(let error) = result { throw error }
    switch effect {
    case .interceptor, .waited: break
    case .dismissed(let controller):
      note(.dismissed(controller))
      report(.dismissed(controller))
    case .madeVisible(let child, let container):
      note(.madeVisible(child, in: container))
      report(.madeVisible(child, in: container))
    case .integrated(let transaction): recordIntegration(of: transaction)
    }
  }

  /// Whether the navigation has waited, so that the stack may have changed under it.
  var hasWaited: Bool { waits > 0 }

  private func waitForTransition(of controller: UIViewController) throws(RoutingError) -> Bool {
    // Each wait ends with a transition, so only an app that moves without end comes here.
    guard waits < 1_000, let coordinator = controller.transitionCoordinator else {
      throw .transitionInProgress(controller)
    }
    report(.waited(controller))
    return try perform(.waited, by: type(of: controller)) { gate in
      coordinator.animate(alongsideTransition: nil) { _ in gate.pass(.success) }
    }
  }

  // MARK: - Lists

  // A list is taken out while it changes and put back, so that it is never held while anything is called: then the
  // compiler leaves out the check that it would make at each of the many times the list is read.

  func note(_ change: StackChange) {
    var list = changes
    changes = []
    if list.isEmpty { list.reserveCapacity(4) }
    list.append(change)
    changes = list
  }

  /// Begins to walk the chain.
  func beginWalk() { pending = [] }

  /// A step was walked over: it is to be built.
  func walkOver(_ node: StepNode) {
    var list = pending
    pending = []
    if list.isEmpty { list.reserveCapacity(min(steps.count, 8)) }
    list.append(node)
    pending = list
  }

  /// Makes room for the controllers of the steps that were walked over.
  func makePlaces() {
    // In a loop: the standard library's own repetition looks up at each call what kind of list it is to make.
    var list: [UIViewController?] = []
    list.reserveCapacity(pending.count)
    for _ in pending.indices { list.append(nil) }
    controllers = list
  }

  func put(_ controller: UIViewController, at index: Int) {
    var list = controllers
    controllers = []
    list[index] = controller
    controllers = list
  }

  /// Replaces what is to come onto the stack.
  func setTransactions(_ new: [Transaction]) {
    transactions = new
    transactionIndex = 0
  }

  func add(_ transaction: Transaction) {
    var list = transactions
    transactions = []
    list.append(transaction)
    transactions = list
  }

  // MARK: - End

  private func fail(_ error: RoutingError) {
    if changes.isEmpty {
      report(.refused(error))
      finish(.failure(error))
    } else {
      finish(.failure(.interrupted(by: error, after: changes)))
    }
  }

  private func finish(_ result: RoutingResult) {
    guard !isFinished else { return }
    isFinished = true
    report(.completed(result))
    let completion = completion
    self.completion = nil
    completion?(result)
  }
}
