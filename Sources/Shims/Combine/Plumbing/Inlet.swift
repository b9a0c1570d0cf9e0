/// What an operator hangs on a publisher: it takes one subscription, and nothing after the end or after it was cancelled.
final class Inlet<Input, Failure: Error>: Subscriber, Cancellable {
  /// Is told of the subscription before what was asked for earlier is asked of it.
  var onSubscription: ((any Subscription) -> Void)?

  /// Takes a value, and says how many more to ask for.
  var onValue: ((Input) -> Subscribers.Demand)?

  /// Takes the end.
  var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?

  private var upstream: (any Subscription)?
  private var isOver = false

  /// What was asked for before there was anybody to ask.
  private var early = Subscribers.Demand.none

  init() {}

  func receive(subscription: any Subscription) {
    guard upstream == nil, !isOver else { return subscription.cancel() }
    upstream = subscription
    onSubscription?(subscription)
    let demand = early
    early = .none
    request(demand)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    onValue?(input) ?? .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let end = onCompletion
    letGo()
    end?(completion)
  }

  /// Asks for more values, at once or when there is somebody to ask.
  func request(_ demand: Subscribers.Demand) {
    guard !isOver, demand > .none else { return }
    if let upstream { upstream.request(demand) } else { early += demand }
  }

  func cancel() {
    let cancelled = upstream
    letGo()
    cancelled?.cancel()
  }

  private func letGo() {
    isOver = true
    (upstream, onSubscription, onValue, onCompletion) = (nil, nil, nil, nil)
  }
}
