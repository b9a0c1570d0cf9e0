import Combine
import Testing

/// What is due at the same time has no order on a scheduler; the values and the end of one subscription have one all the same.
@MainActor
@Suite struct SchedulerOrderTests {
  /// What comes of 1, 2 and 3, sent in one turn and followed by the end, where the scheduler does the last first.
  private func sent<P: Publisher>(
    finishing: Bool = true, _ make: (PassthroughSubject<Int, Never>, Unordered) -> P
  ) -> [String] where P.Output == Int {
    let scheduler = Unordered()
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    let cancellable = make(subject, scheduler).sink { _ in
      log.append("end@\(scheduler.milliseconds)")
    } receiveValue: {
      log.append("\($0)@\(scheduler.milliseconds)")
    }
    for value in 1...3 { subject.send(value) }
    if finishing { subject.send(completion: .finished) }
    scheduler.settle()
    cancellable.cancel()
    return log
  }

  @Test func `the scheduler of these tests does the last first`() {
    let scheduler = Unordered()
    var log: [Int] = []
    for number in 1...3 { scheduler.schedule { log.append(number) } }
    scheduler.settle()
    #expect(log == [3, 2, 1])
  }

  @Test func `values that are received on a scheduler come in order, and the end last`() {
    #expect(sent { $0.receive(on: $1) } == ["1@0", "2@0", "3@0", "end@0"])
  }

  @Test func `values that are delayed come in order, and the end last`() {
    #expect(
      sent { $0.delay(for: .milliseconds(200), scheduler: $1) } == ["1@200", "2@200", "3@200", "end@200"])
  }

  @Test func `values with a time limit come in order, and the end last`() {
    #expect(sent { $0.timeout(.milliseconds(200), scheduler: $1) } == ["1@0", "2@0", "3@0", "end@0"])
    #expect(
      sent(finishing: false) { $0.timeout(.milliseconds(200), scheduler: $1) }
        == ["1@0", "2@0", "3@0", "end@200"])
    #expect(sent { $0.timeout(.milliseconds(0), scheduler: $1) } == ["1@0", "2@0", "3@0", "end@0"])
  }

  // As Apple's Combine does: of what comes before the first value is sent, one value is sent, with `latest` the last one
  // (the tests of OpenCombine and of CombineX, which both run against Apple's as well, say so).
  @Test func `a value that waits in a throttle comes before the end`() {
    #expect(
      sent { $0.throttle(for: .milliseconds(200), scheduler: $1, latest: true) } == ["3@0", "end@0"])
    #expect(
      sent { $0.throttle(for: .milliseconds(200), scheduler: $1, latest: false) } == ["1@0", "end@0"])
  }

  @Test func `the last of several values is debounced, and the end overtakes it as always`() {
    #expect(sent(finishing: false) { $0.debounce(for: .milliseconds(200), scheduler: $1) } == ["3@200"])
    #expect(sent { $0.debounce(for: .milliseconds(200), scheduler: $1) } == ["end@0"])
  }

  @Test func `a subscription that is put off loses nothing that comes after it`() {
    let scheduler = Unordered()
    let probe = [1, 2, 3].publisher.subscribe(on: scheduler).receive(on: scheduler).probed()
    scheduler.settle()
    #expect(probe.values == [1, 2, 3] && probe.completions == [.finished] && probe.faults == [])
  }
}
