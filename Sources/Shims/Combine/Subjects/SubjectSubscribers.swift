/// The subscribers of a subject, in the order in which they came.
///
/// A value that is sent while another one is being sent reaches everybody at once, so that later subscribers get the newer
/// one first, as Apple's subjects do it.
final class SubjectSubscribers<Output, Failure: Error> {
  /// How the subject has ended, if it has.
  private(set) var end: Subscribers.Completion<Failure>?

  private var subscriptions: [SubjectSubscription<Output, Failure>] = []

  init() {}

  /// Adds a subscriber; one who comes after the end gets nothing but the end.
  ///
  /// - Parameters:
  ///   - subscriber: The subscriber.
  ///   - subject: What is kept alive as long as the subscription lasts.
  ///   - current: The value that is owed to the subscriber from the beginning.
  func add<S: Subscriber>(_ subscriber: S, to subject: AnyObject, owing current: Output? = nil)
  where S.Input == Output, S.Failure == Failure {
    let subscription = SubjectSubscription(
      AnySubscriber(subscriber), of: self, subject: subject, owing: end == nil ? current : nil)
    if end == nil { subscriptions.append(subscription) }
    subscriber.receive(subscription: subscription)
    if let end { subscription.finish(end) }
  }

  func remove(_ subscription: SubjectSubscription<Output, Failure>) {
    subscriptions.removeAll { $0 === subscription }
  }

  func send(_ value: Output) {
    guard end == nil else { return }
    for subscription in subscriptions { subscription.offer(value) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    guard end == nil else { return }
    end = completion
    let ended = subscriptions
    subscriptions = []
    for subscription in ended { subscription.finish(completion) }
  }

  /// Asks a publisher for everything, which the subject then sends.
  func feed(from subscription: any Subscription) {
    if end == nil { subscription.request(.unlimited) } else { subscription.cancel() }
  }
}

/// The subscription of one subscriber to a subject.
///
/// What nobody has asked for is not kept, but for the last value of a subject that has a current one.
final class SubjectSubscription<Output, Failure: Error>: Subscription {
  private var downstream: AnySubscriber<Output, Failure>?
  private var owner: SubjectSubscribers<Output, Failure>?
  private var subject: AnyObject?
  private var demand = Subscribers.Demand.none
  private let owesLatest: Bool
  private var owed: Output?

  init(
    _ downstream: AnySubscriber<Output, Failure>, of owner: SubjectSubscribers<Output, Failure>,
    subject: AnyObject, owing current: Output?
  ) {
    self.downstream = downstream
    self.owner = owner
    self.subject = subject
    owed = current
    owesLatest = current != nil
  }

  func offer(_ value: Output) {
    guard let downstream else { return }
    guard demand > .none else {
      if owesLatest { owed = value }
      return
    }
    owed = nil
    demand -= 1
    demand += downstream.receive(value)
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let ended = downstream
    letGo()
    ended?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    guard downstream != nil, demand > .none else { return }
    self.demand += demand
    if let owed { offer(owed) }
  }

  func cancel() {
    owner?.remove(self)
    letGo()
  }

  private func letGo() { (downstream, owner, subject, owed) = (nil, nil, nil, nil) }
}
