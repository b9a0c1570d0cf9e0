import Combine
import Foundation
import Testing

@Suite struct SourceTests {
  @Test func `sources send what they have and end as they should`() {
    #expect(Just(1).probed().values == [1])
    #expect(Empty<Int, Never>().probed().completions == [.finished])
    #expect(Empty<Int, Never>(completeImmediately: false).probed().completions == [])
    #expect(Fail<Int, Broken>(error: Broken()).probed().completions == [.failure(Broken())])
    #expect(Optional(1).publisher.probed().values == [1])
    #expect(Int?.none.publisher.probed().completions == [.finished])
    #expect(Result<Int, Broken>.success(1).publisher.probed().values == [1])
    #expect(Result<Int, Broken>.failure(Broken()).publisher.probed().completions == [.failure(Broken())])
  }

  @Test func `a sequence without an end is asked for no more than is wanted`() {
    let probe = (1...).publisher.filter { $0 % 2 == 0 }.map { $0 * 10 }.prefix(3).probed()
    #expect(probe.values == [20, 40, 60] && probe.completions == [.finished] && probe.faults == [])
  }

  @Test func `a future works once, whoever subscribes, and remembers`() {
    var promise: Future<Int, Broken>.Promise?
    var workCount = 0
    let future = Future<Int, Broken> {
      workCount += 1
      promise = $0
    }
    #expect(workCount == 1)
    let (early, cancelled) = (future.probed(), future.probed())
    cancelled.cancel()
    promise?(.success(7))
    promise?(.success(8))
    let late = future.probed()
    #expect(early.values == [7] && late.values == [7] && cancelled.values == [] && workCount == 1)
    #expect(early.faults + late.faults + cancelled.faults == [])
    #expect(Future<Int, Broken> { $0(.failure(Broken())) }.probed().completions == [.failure(Broken())])
  }

  @Test func `a deferred publisher is made anew for each subscriber`() {
    var count = 0
    let deferred = Deferred { () -> Just<Int> in
      count += 1
      return Just(count)
    }
    #expect(count == 0)
    #expect(deferred.probed().values == [1] && deferred.probed().values == [2])
  }

  @Test func `notifications come while somebody subscribes`() {
    let (center, name) = (NotificationCenter(), Notification.Name("changed"))
    let sender = NSObject()
    var received: [Int] = []
    let cancellable = center.publisher(for: name, object: sender).sink {
      received.append($0.userInfo?["number"] as? Int ?? -1)
    }
    center.post(name: name, object: sender, userInfo: ["number": 1])
    center.post(name: name, object: nil, userInfo: ["number": 2])
    cancellable.cancel()
    center.post(name: name, object: sender, userInfo: ["number": 3])
    #expect(received == [1])
  }

  @Test func `one subscription is shared, and begins again when all have gone`() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    let shared = subject.handleEvents(
      receiveSubscription: { _ in log.append("begin") }, receiveCancel: { log.append("end") }
    ).share()
    let (first, second) = (shared.sink { log.append("A\($0)") }, shared.sink { log.append("B\($0)") })
    subject.send(1)
    first.cancel()
    second.cancel()
    let third = shared.sink { log.append("C\($0)") }
    subject.send(2)
    third.cancel()
    #expect(log == ["begin", "A1", "B1", "end", "begin", "C2", "end"])
  }

  @Test func `who subscribes while a shared source sends gets the rest of it`() {
    var beginnings = 0
    let source = [1, 2, 3].publisher.handleEvents(receiveSubscription: { _ in beginnings += 1 })
    let shared = source.share()
    var (first, second): ([Int], [Int]) = ([], [])
    var late: AnyCancellable?
    let early = shared.sink { value in
      first.append(value)
      if value == 1 { late = shared.sink { second.append($0) } }
    }
    #expect(first == [1, 2, 3] && second == [2, 3] && beginnings == 1)
    early.cancel()
    late?.cancel()
  }

  @Test func `a connectable publisher begins when it is connected`() {
    var received: [Int] = []
    let connectable = [1, 2].publisher.makeConnectable()
    let cancellable = connectable.sink { received.append($0) }
    #expect(received == [])
    let connection = connectable.connect()
    #expect(received == [1, 2])
    connection.cancel()
    cancellable.cancel()
  }

  @Test func `values are read and written by coders`() {
    let data = Just(["a": 1]).encode(encoder: JSONEncoder()).probed().values
    #expect(
      data.publisher.decode(type: [String: Int].self, decoder: JSONDecoder()).replaceError(with: [:]).probed()
        .values == [["a": 1]])
    #expect(
      Just(Data()).decode(type: Int.self, decoder: JSONDecoder()).replaceError(with: -1).probed().values == [
        -1
      ])
  }
}
