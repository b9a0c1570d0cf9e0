import Combine
import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite struct TimeTests {
  /// What a publisher that is made of a subject sends, with the virtual time, where the subject sends 1, 2, 3 … at some times.
  private func sent<P: Publisher>(
    at times: [Int], finishingAt end: Int? = nil, _ make: (PassthroughSubject<Int, Never>) -> P
  ) -> [String] where P.Output == Int {
    let clock = Simulation.reset().clock
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    let cancellable = make(subject).sink { _ in
      log.append("end@\(clock.now)")
    } receiveValue: {
      log.append("\($0)@\(clock.now)")
    }
    for (index, time) in times.enumerated() { clock.schedule(after: time) { subject.send(index + 1) } }
    if let end { clock.schedule(after: end) { subject.send(completion: .finished) } }
    clock.settle()
    cancellable.cancel()
    return log
  }

  @Test func `a value that is received on a queue comes in a later turn, in order`() {
    let clock = Simulation.reset().clock
    let subject = PassthroughSubject<Int, Never>()
    var received: [Int] = []
    let cancellable = subject.receive(on: DispatchQueue.main).sink { received.append($0) }
    subject.send(1)
    subject.send(2)
    #expect(received == [])
    clock.settle()
    #expect(received == [1, 2] && clock.now == 0)
    subject.send(3)
    cancellable.cancel()
    clock.settle()
    #expect(received == [1, 2])
  }

  @Test func `every scheduler works on the virtual clock`() {
    #expect(sent(at: [5]) { $0.delay(for: .milliseconds(300), scheduler: DispatchQueue.main) } == ["1@305"])
    #expect(sent(at: [5]) { $0.delay(for: 0.3, scheduler: RunLoop.main) } == ["1@305"])
    #expect(sent(at: [5]) { $0.receive(on: RunLoop.main) } == ["1@5"])
    #expect(sent(at: [5]) { $0.receive(on: OperationQueue.main) } == ["1@5"])
    #expect(sent(at: [5]) { $0.receive(on: DispatchQueue.global()) } == ["1@5"])
    #expect(sent(at: [5]) { $0.subscribe(on: DispatchQueue.global()) } == ["1@5"])
  }

  @Test func `a debounced value comes when it has been quiet`() {
    #expect(
      sent(at: [0, 100, 200, 700]) { $0.debounce(for: 0.3, scheduler: RunLoop.main) } == ["3@500", "4@1000"])
  }

  @Test func `the end overtakes a value that is waited for`() {
    #expect(
      sent(at: [0], finishingAt: 100) { $0.debounce(for: 0.3, scheduler: DispatchQueue.main) } == ["end@100"])
  }

  @Test func `a throttled publisher sends at once, and then once in each interval`() {
    let times = [0, 100, 200, 450, 900]
    #expect(
      sent(at: times) { $0.throttle(for: 0.3, scheduler: DispatchQueue.main, latest: true) }
        == ["1@0", "3@300", "4@600", "5@900"])
  }

  @Test func `a throttled publisher may send the first value of each interval`() {
    let times = [0, 100, 200, 450, 900]
    #expect(
      sent(at: times) { $0.throttle(for: 0.3, scheduler: DispatchQueue.main, latest: false) }
        == ["1@0", "2@300", "4@600", "5@900"])
  }

  @Test func `a throttled publisher sends what is waiting before it ends`() {
    #expect(
      sent(at: [0, 100], finishingAt: 150) { $0.throttle(for: 0.3, scheduler: RunLoop.main, latest: true) }
        == ["1@0", "2@300", "end@300"])
    #expect(
      sent(at: [0], finishingAt: 150) { $0.throttle(for: 0.3, scheduler: RunLoop.main, latest: true) }
        == ["1@0", "end@150"])
  }

  @Test func `a publisher that is silent for too long ends`() {
    #expect(
      sent(at: [100, 300, 900]) { $0.timeout(.milliseconds(250), scheduler: DispatchQueue.main) }
        == ["1@100", "2@300", "end@550"])
  }

  @Test func `a publisher that is silent for too long fails where an error is given`() {
    let clock = Simulation.reset().clock
    let probe = PassthroughSubject<Int, Broken>()
      .timeout(.seconds(1), scheduler: DispatchQueue.main) { Broken() }.probed()
    clock.settle()
    #expect(probe.completions == [.failure(Broken())] && clock.now == 1000)
  }

  @Test func `a timer fires on the virtual clock until it is cancelled`() {
    let clock = Simulation.reset().clock
    let wasOpen = VirtualTasks.begin()
    defer { VirtualTasks.end(wasOpen: wasOpen) }
    let start = clock.now
    var times: [Int] = []
    var cancellable: AnyCancellable?
    cancellable = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect().sink { _ in
      times.append(clock.now - start)
      if times.count == 3 { cancellable?.cancel() }
    }
    clock.settle()
    #expect(times == [500, 1000, 1500])
  }

  @Test func `strides are lengths of time with every unit`() {
    typealias Stride = DispatchQueue.SchedulerTimeType.Stride
    let second: [Stride] = [
      1, 1.0, .seconds(1), .seconds(1.0), .milliseconds(1000), .microseconds(1_000_000),
      .nanoseconds(1_000_000_000), Stride(.milliseconds(1000)),
    ]
    #expect(Set(second).count == 1)
    #expect(DispatchQueue.main.now.advanced(by: 1) > DispatchQueue.main.now)
    #expect(RunLoop.SchedulerTimeType.Stride(1.5).timeInterval == 1.5)
  }

  @Test func `values are awaited one by one`() async {
    let subject = CurrentValueSubject<Int, Never>(1)
    var received: [Int] = []
    for await value in subject.values {
      received.append(value)
      if value == 3 { break }
      subject.send(value + 1)
    }
    #expect(received == [1, 2, 3])
    var texts: [String] = []
    do {
      for try await text in Fail<String, Broken>(error: Broken()).prepend("a", "b").values {
        texts.append(text)
      }
      Issue.record("the failure was lost")
    } catch {
      #expect(error is Broken)
    }
    #expect(texts == ["a", "b"])
  }

  @Test func `a task that is cancelled waits no longer`() async {
    let task = Task { @MainActor in
      for await _ in PassthroughSubject<Int, Never>().values {}
      return "over"
    }
    task.cancel()
    #expect(await task.value == "over")
  }
}
