/// An operator's subscription for one subscriber: it hands on no more than was asked for, keeps the rest, and ends once.
///
/// A value that is sent while another one is being handed on is handed on at once, as a subject does it, unless some are
/// waiting: these come first.
final class Outlet<Output, Failure: Error>: Subscription {
  /// What has been asked for and not been handed on.
  private(set) var demand = Subscribers.Demand.none

  /// Is told what is asked for in addition.
  var onRequest: ((Subscribers.Demand) -> Void)?

  /// Where the values come from, which is cancelled at the end.
  var source: (any Cancellable)?

  /// What else is cancelled at the end.
  var signal: (any Cancellable)?

  /// Is called when the subscriber cancels, before the source is cancelled.
  var onCancel: (() -> Void)?

  /// Gives the next value when nothing is waiting, and `nil` at the end.
  var onStarving: (() -> Output?)?

  private var downstream: AnySubscriber<Output, Failure>?
  private var waiting: [Output] = []
  private var end: Subscribers.Completion<Failure>?
  private var hasStarted = false
  private var isDraining = false

  init(_ downstream: AnySubscriber<Output, Failure>) { self.downstream = downstream }

  /// Whether the subscriber takes nothing any more.
  var isOver: Bool { downstream == nil }

  /// Whether no further value is taken.
  var isEnding: Bool { isOver || end != nil }

  /// Hands the subscription to the subscriber, unless that was done, and then what has come before.
  func start() {
    guard !hasStarted else { return }
    hasStarted = true
    downstream?.receive(subscription: self)
    drain()
  }

  /// Hands a value on, or keeps it until it is asked for.
  func send(_ value: Output) {
    guard downstream != nil else { return }
    if waiting.isEmpty, demand > .none, hasStarted { return handOn(value) }
    waiting.append(value)
    drain()
  }

  /// Hands a value on if it was asked for, and drops it otherwise.
  func sendOrDrop(_ value: Output) {
    if demand > .none { send(value) }
  }

  /// Ends, after what is waiting; a failure does not wait.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    guard downstream != nil, end == nil else { return }
    if !completion.isFinished { waiting = [] }
    end = completion
    cancelSources()
    drain()
  }

  func request(_ demand: Subscribers.Demand) {
    guard downstream != nil, demand > .none else { return }
    self.demand += demand
    onRequest?(demand)
    drain()
  }

  func cancel() {
    guard downstream != nil else { return }
    let willCancel = onCancel
    letGo()
    willCancel?()
    cancelSources()
  }

  private func handOn(_ value: Output) {
    demand -= 1
    guard let more = downstream?.receive(value) else { return }
    request(more)
  }

  private func drain() {
    guard hasStarted, !isDraining else { return }
    isDraining = true
    while downstream != nil, !waiting.isEmpty || refill(), demand > .none {
      handOn(waiting.removeFirst())
    }
    isDraining = false
    endIfEmpty()
  }

  private func refill() -> Bool {
    guard end == nil, let onStarving else { return false }
    guard let next = onStarving() else {
      end = .finished
      return false
    }
    waiting.append(next)
    return true
  }

  private func endIfEmpty() {
    guard waiting.isEmpty, let end, let subscriber = downstream else { return }
    letGo()
    subscriber.receive(completion: end)
  }

  private func cancelSources() {
    source.take()?.cancel()
    signal.take()?.cancel()
  }

  private func letGo() {
    downstream = nil
    waiting = []
    (onRequest, onCancel, onStarving) = (nil, nil, nil)
  }
}
