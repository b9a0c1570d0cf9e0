import Combine
import Testing

/// What holds for every operator, whatever comes and however it is asked for.
@Suite struct OperatorTests {
  private static let inputs = arrays(of: 0..<3, upTo: 4)

  /// These drop what nobody has asked for, or have several sources whose values come as they are asked for.
  private static let demandMatters = ["combineLatest", "share", "switchToLatest", "flatMap"]

  @Test(arguments: Operation.all)
  func `an operator makes of a sequence what a plain loop makes of an array`(_ operation: Operation) {
    for input in Self.inputs {
      let probe = operation.apply(input.publisher.eraseToAnyPublisher()).probed()
      #expect(probe.values == operation.expected(input), "of \(input)")
      #expect(probe.completions == [.finished] && probe.faults == [], "of \(input)")
    }
  }

  @Test(arguments: Operation.all)
  func `whoever asks for one value after the other gets the same`(_ operation: Operation) {
    for input in Self.inputs where operation.testDescription != "combineLatest" {
      let probe = operation.apply(input.publisher.eraseToAnyPublisher())
        .probed(by: Probe(first: .max(1), each: .max(1)))
      #expect(probe.values == operation.expected(input), "of \(input)")
      #expect(probe.completions == [.finished] && probe.faults == [], "of \(input)")
    }
  }

  @Test(arguments: Operation.all)
  func `nobody gets more than was asked for, and the rest comes when it is`(_ operation: Operation) {
    guard !Self.demandMatters.contains(operation.testDescription) else { return }
    for input in Self.inputs {
      let probe = operation.apply(input.publisher.eraseToAnyPublisher()).probed(by: Probe(first: .none))
      #expect(probe.values == [])
      var isStuck = false
      while !probe.isFinished, !isStuck {
        let before = probe.values.count
        probe.request(.max(1))
        isStuck = probe.values.count == before && !probe.isFinished
      }
      #expect(probe.values == operation.expected(input) && !isStuck, "of \(input)")
      #expect(probe.faults == [], "of \(input)")
    }
  }

  @Test(arguments: Operation.all)
  func `a subject is followed as a sequence is`(_ operation: Operation) {
    for input in Self.inputs {
      let subject = PassthroughSubject<Int, Never>()
      let probe = operation.apply(subject.eraseToAnyPublisher()).probed()
      for value in input { subject.send(value) }
      subject.send(completion: .finished)
      subject.send(1)
      subject.send(completion: .finished)
      // The other publisher of `combineLatest` has sent its value before the first of the subject's.
      if operation.testDescription != "combineLatest" {
        #expect(probe.values == operation.expected(input), "of \(input)")
      }
      #expect(probe.completions == [.finished] && probe.faults == [], "of \(input)")
    }
  }

  @Test(arguments: Operation.all)
  func `who cancels while a value comes gets nothing more`(_ operation: Operation) {
    for input in Self.inputs {
      let probe = operation.apply(input.publisher.eraseToAnyPublisher()).probed(by: Probe(cancellingAt: 1))
      #expect(probe.values == operation.expected(input).prefix(1) + [], "of \(input)")
      #expect(probe.faults == [], "of \(input)")
    }
  }

  @Test(arguments: Operation.all)
  func `cancelling reaches the source once and lets go of everything`(_ operation: Operation) {
    // These end by themselves, so that there is nothing left to cancel.
    guard !["prefix(0)"].contains(operation.testDescription) else { return }
    weak var kept: PassthroughSubject<Int, Never>?
    var cancelCount = 0
    do {
      let subject = PassthroughSubject<Int, Never>()
      kept = subject
      let source = subject.handleEvents(receiveCancel: { cancelCount += 1 }).eraseToAnyPublisher()
      let cancellable = operation.apply(source).sink { _ in }
      cancellable.cancel()
      cancellable.cancel()
    }
    #expect(cancelCount == 1)
    #expect(kept == nil)
  }

  @Test(arguments: Operation.all)
  func `a source that has ended is let go`(_ operation: Operation) {
    weak var kept: PassthroughSubject<Int, Never>?
    let probe: Probe<String, Never>
    do {
      let subject = PassthroughSubject<Int, Never>()
      kept = subject
      probe = operation.apply(subject.eraseToAnyPublisher()).probed()
      subject.send(0)
      subject.send(completion: .finished)
    }
    #expect(probe.completions == [.finished])
    #expect(kept == nil)
  }
}
