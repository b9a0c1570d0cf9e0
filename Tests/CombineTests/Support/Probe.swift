import Combine

/// A subscriber that asks as it is told and notes what breaks the rules of publishers.
final class Probe<Input, Failure: Error>: Subscriber {
  private(set) var values: [Input] = []
  private(set) var completions: [Subscribers.Completion<Failure>] = []
  private(set) var faults: [String] = []
  private(set) var subscription: (any Subscription)?
  private let each: Subscribers.Demand
  private let limit: Int?
  private var asked: Subscribers.Demand
  private var isCancelled = false

  /// Asks for some values at first and for some more with each value; cancels inside the value with a certain number.
  init(
    first: Subscribers.Demand = .unlimited, each: Subscribers.Demand = .none, cancellingAt limit: Int? = nil
  ) {
    (asked, self.each, self.limit) = (first, each, limit)
  }

  var isFinished: Bool { !completions.isEmpty }

  func receive(subscription: any Subscription) {
    if self.subscription != nil { faults.append("a second subscription") }
    self.subscription = subscription
    if asked > .none { subscription.request(asked) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if subscription == nil { faults.append("a value before the subscription") }
    if isFinished { faults.append("a value after the end") }
    if isCancelled { faults.append("a value after cancelling") }
    if asked == .none { faults.append("a value that nobody asked for") }
    values.append(input)
    asked -= 1
    if values.count == limit { cancel() }
    asked += each
    return each
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if subscription == nil { faults.append("an end before the subscription") }
    if isFinished { faults.append("a second end") }
    if isCancelled { faults.append("an end after cancelling") }
    completions.append(completion)
  }

  func request(_ demand: Subscribers.Demand) {
    asked += demand
    subscription?.request(demand)
  }

  func cancel() {
    isCancelled = true
    subscription?.cancel()
  }
}

extension Publisher {
  /// Attaches a probe.
  func probed(by probe: Probe<Output, Failure>) -> Probe<Output, Failure> {
    subscribe(probe)
    return probe
  }

  /// Attaches a probe that asks for everything.
  func probed() -> Probe<Output, Failure> { probed(by: Probe()) }

  /// The values as texts.
  func asTexts() -> AnyPublisher<String, Failure> { map { "\($0)" }.eraseToAnyPublisher() }
}

/// An error to fail with.
struct Broken: Error, Equatable {}

/// All arrays of some numbers up to a length.
func arrays(of numbers: Range<Int>, upTo length: Int) -> [[Int]] {
  guard length > 0 else { return [[]] }
  let shorter = arrays(of: numbers, upTo: length - 1)
  let longest = shorter.filter { $0.count == length - 1 }
  return shorter + longest.flatMap { array in numbers.map { array + [$0] } }
}
