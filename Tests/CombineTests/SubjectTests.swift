import Combine
import Testing

@Suite struct SubjectTests {
  @Test func `a value that is sent while one is being sent reaches everybody first`() {
    let subject = PassthroughSubject<Int, Never>()
    var received: [String] = []
    let first = subject.sink { value in
      received.append("A\(value)")
      if value == 1 { subject.send(2) }
    }
    let second = subject.sink { received.append("B\($0)") }
    subject.send(1)
    #expect(received == ["A1", "A2", "B2", "B1"])
    first.cancel()
    second.cancel()
  }

  @Test func `who is cancelled while a value is being sent does not get it`() {
    let subject = PassthroughSubject<Int, Never>()
    let second = Probe<Int, Never>()
    let first = subject.sink { _ in second.cancel() }
    subject.subscribe(second)
    subject.send(1)
    #expect(second.values == [] && second.faults == [])
    first.cancel()
  }

  @Test func `who comes while a value is being sent gets the next one`() {
    let subject = PassthroughSubject<Int, Never>()
    var received: [Int] = []
    var late: AnyCancellable?
    let first = subject.sink { _ in
      if late == nil { late = subject.sink { received.append($0) } }
    }
    subject.send(1)
    subject.send(2)
    #expect(received == [2])
    first.cancel()
    late?.cancel()
  }

  @Test func `a current value comes first, and the last one as soon as it is asked for`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let eager = subject.probed()
    let patient = subject.probed(by: Probe(first: .none))
    subject.value = 2
    subject.send(3)
    patient.request(.max(1))
    subject.send(4)
    #expect(eager.values == [1, 2, 3, 4] && patient.values == [3])
    patient.request(.max(1))
    #expect(patient.values == [3, 4])
    #expect(subject.value == 4 && eager.faults + patient.faults == [])
  }

  @Test func `nothing comes after the end, and who comes later gets the end alone`() {
    let subject = CurrentValueSubject<Int, Broken>(1)
    let early = subject.probed()
    subject.send(completion: .failure(Broken()))
    subject.send(2)
    subject.send(completion: .finished)
    let late = subject.probed()
    #expect(early.values == [1] && early.completions == [.failure(Broken())])
    #expect(late.values == [] && late.completions == [.failure(Broken())])
    #expect(subject.value == 1 && early.faults + late.faults == [])
  }

  @Test func `what nobody has asked for is not kept`() {
    let subject = PassthroughSubject<Int, Never>()
    let probe = subject.probed(by: Probe(first: .max(1)))
    subject.send(1)
    subject.send(2)
    probe.request(.max(1))
    subject.send(3)
    #expect(probe.values == [1, 3] && probe.faults == [])
  }

  @Test func `a subject sends what a publisher sends until that is cancelled`() {
    let (source, subject) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0))
    let probe = subject.probed()
    let feed = source.subscribe(subject)
    source.send(1)
    feed.cancel()
    source.send(2)
    #expect(probe.values == [0, 1])
  }

  @Test func `a cancellable cancels once: when it is told to, or when it goes`() {
    var count = 0
    var kept: AnyCancellable? = AnyCancellable { count += 1 }
    kept?.cancel()
    kept = nil
    #expect(count == 1)
    var set: Set<AnyCancellable> = []
    var array: [AnyCancellable] = []
    AnyCancellable { count += 1 }.store(in: &set)
    AnyCancellable { count += 1 }.store(in: &array)
    #expect(count == 1)
    set = []
    array.removeAll()
    #expect(count == 3)
  }

  @Test func `a sink lets go of its closures at the end`() {
    final class Captured {}
    weak var captured: Captured?
    let cancellable: AnyCancellable
    do {
      let made = Captured()
      captured = made
      cancellable = Just(1).sink { _ in _ = made }
    }
    #expect(captured == nil)
    cancellable.cancel()
  }

  @Test func `assigning writes into the object and keeps it until it is cancelled`() {
    final class Label { var text = "" }
    let subject = PassthroughSubject<String, Never>()
    weak var label: Label?
    let cancellable: AnyCancellable
    do {
      let made = Label()
      label = made
      cancellable = subject.assign(to: \.text, on: made)
    }
    subject.send("hello")
    #expect(label?.text == "hello")
    cancellable.cancel()
    #expect(label == nil)
  }
}
