import Combine
import Testing

/// An operator, of a source that fails after 1 and 2, and what comes of it.
private struct FailingCase: CustomTestStringConvertible {
  let testDescription: String
  let publisher: AnyPublisher<Int, any Error>
  let values: [Int]
  let isFailure: Bool

  init<P: Publisher>(_ name: String, _ publisher: P, gives values: [Int], andFails isFailure: Bool)
  where P.Output == Int {
    testDescription = name
    self.publisher = publisher.mapError { $0 as any Error }.eraseToAnyPublisher()
    (self.values, self.isFailure) = (values, isFailure)
  }
}

@Suite struct ErrorTests {
  private static var failing: AnyPublisher<Int, Broken> {
    [1, 2].publisher.setFailureType(to: Broken.self).append(Fail(error: Broken())).eraseToAnyPublisher()
  }

  private static func fail(_ value: Int) throws -> Int {
    if value == 2 { throw Broken() }
    return value
  }

  private static func givingUp(_ error: Broken) throws -> Just<Int> { throw error }

  private static var cases: [FailingCase] {
    let three = [1, 2, 3].publisher
    return [
      FailingCase("map", failing.map { $0 }, gives: [1, 2], andFails: true),
      FailingCase("collect", failing.collect().map(\.count), gives: [], andFails: true),
      FailingCase("last", failing.last(), gives: [], andFails: true),
      FailingCase("prefix(2)", failing.prefix(2), gives: [1, 2], andFails: false),
      FailingCase("replaceEmpty", failing.dropFirst(2).replaceEmpty(with: 9), gives: [], andFails: true),
      FailingCase("replaceError", failing.replaceError(with: 9), gives: [1, 2, 9], andFails: false),
      FailingCase("catch", failing.catch { _ in [8, 9].publisher }, gives: [1, 2, 8, 9], andFails: false),
      FailingCase("catch again", failing.catch { _ in failing }, gives: [1, 2, 1, 2], andFails: true),
      FailingCase(
        "tryCatch", failing.tryCatch(givingUp), gives: [1, 2], andFails: true
      ),
      FailingCase("retry", failing.retry(1), gives: [1, 2, 1, 2], andFails: true),
      FailingCase("append", failing.append(9), gives: [1, 2], andFails: true),
      FailingCase(
        "merge", failing.merge(with: Empty(completeImmediately: false)), gives: [1, 2], andFails: true),
      FailingCase("zip", failing.zip(failing) { $0 + $1 }, gives: [], andFails: true),
      FailingCase(
        "combineLatest", failing.combineLatest(Fail<Int, Broken>(error: Broken())) { $0 + $1 }, gives: [],
        andFails: true),
      FailingCase(
        "flatMap",
        three.flatMap { $0 == 2 ? failing : Just($0).setFailureType(to: Broken.self).eraseToAnyPublisher() },
        gives: [1, 1, 2], andFails: true),
      FailingCase("switchToLatest", Just(failing).switchToLatest(), gives: [1, 2], andFails: true),
      FailingCase("tryMap", three.tryMap(fail), gives: [1], andFails: true),
      FailingCase("tryFilter", three.tryFilter { try fail($0) > 0 }, gives: [1], andFails: true),
      FailingCase("tryScan", three.tryScan(0) { try $0 + fail($1) }, gives: [1], andFails: true),
      FailingCase("tryReduce", three.tryReduce(0) { try $0 + fail($1) }, gives: [], andFails: true),
      FailingCase("share", failing.share(), gives: [1, 2], andFails: true),
    ]
  }

  @Test func `an error ends what it should, once, and is caught where it should be`() {
    for failingCase in Self.cases {
      let probe = failingCase.publisher.probed()
      #expect(probe.values == failingCase.values, "\(failingCase.testDescription)")
      #expect(probe.faults == [], "\(failingCase.testDescription)")
      let hasFailed = probe.completions.map { if case .failure = $0 { true } else { false } }
      #expect(hasFailed == [failingCase.isFailure], "\(failingCase.testDescription)")
    }
  }

  @Test func `a throwing operator cancels its source`() {
    let subject = PassthroughSubject<Int, Never>()
    var isCancelled = false
    let probe = subject.handleEvents(receiveCancel: { isCancelled = true }).tryMap(Self.fail).probed()
    subject.send(2)
    subject.send(1)
    #expect(isCancelled && probe.values == [] && probe.completions.count == 1)
  }
}
