import Combine
import Testing

/// Two subjects and a letter for each thing that happens: `a` and `b` send the next number, `A` and `B` finish.
private struct Script {
  let a = PassthroughSubject<Int, Never>()
  let b = PassthroughSubject<Int, Never>()

  func run(_ letters: String) {
    for (index, letter) in letters.enumerated() {
      switch letter {
      case "a": a.send(index)
      case "b": b.send(index)
      case "A": a.send(completion: .finished)
      default: b.send(completion: .finished)
      }
    }
  }
}

/// What two publishers that are joined send, written down a second time.
private struct Oracle {
  var combined: [String] = []
  var zipped: [String] = []
  var merged: [String] = []
  var (isCombinedOver, isZippedOver) = (false, false)

  init(_ letters: String) {
    var latest: [Character: Int] = [:]
    var queues: [Character: [Int]] = ["a": [], "b": []]
    var ended: Set<Character> = []
    for (index, letter) in letters.enumerated() {
      let side = Character(letter.lowercased())
      if letter != side {
        ended.insert(side)
      } else if !ended.contains(side) {
        latest[side] = index
        merged.append("\(index)")
        if let a = latest["a"], let b = latest["b"] { combined.append("\(a),\(b)") }
        if !isZippedOver { queues[side, default: []].append(index) }
        if let a = queues["a"]?.first, let b = queues["b"]?.first {
          zipped.append("\(a),\(b)")
          queues = queues.mapValues { Array($0.dropFirst()) }
        }
      }
      isCombinedOver = ended.count == 2
      isZippedOver = isZippedOver || ended.contains { queues[$0] == [] }
    }
  }
}

@Suite struct JoiningTests {
  /// All texts of some letters up to a length.
  private static let scripts = arrays(of: 0..<4, upTo: 5).map { array in
    String(array.map { ["a", "b", "A", "B"][$0] })
  }

  @Test func `two publishers are joined as a plain loop joins their events`() {
    for letters in Self.scripts {
      let script = Script()
      let combined = script.a.combineLatest(script.b) { "\($0),\($1)" }.probed()
      let zipped = script.a.zip(script.b) { "\($0),\($1)" }.probed()
      let merged = script.a.merge(with: script.b).asTexts().probed()
      script.run(letters)
      let oracle = Oracle(letters)
      #expect(
        combined.values == oracle.combined && combined.isFinished == oracle.isCombinedOver, "\(letters)")
      #expect(zipped.values == oracle.zipped && zipped.isFinished == oracle.isZippedOver, "\(letters)")
      #expect(merged.values == oracle.merged && merged.isFinished == oracle.isCombinedOver, "\(letters)")
      #expect(combined.faults + zipped.faults + merged.faults == [], "\(letters)")
    }
  }

  @Test func `three and four publishers are joined as two are`() {
    let (a, b) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<String, Never>("x"))
    let (c, d) = (CurrentValueSubject<Bool, Never>(true), CurrentValueSubject<Int, Never>(9))
    let three = a.combineLatest(b, c) { "\($0)\($1)\($2)" }.probed()
    let four = Publishers.CombineLatest4(a, b, c, d).map { "\($0)\($1)\($2)\($3)" }.probed()
    let zipped = a.zip(b, c, d).map { "\($0)\($1)\($2)\($3)" }.probed()
    b.send("y")
    a.send(2)
    c.send(false)
    d.send(8)
    #expect(three.values == ["1xtrue", "1ytrue", "2ytrue", "2yfalse"])
    #expect(four.values == ["1xtrue9", "1ytrue9", "2ytrue9", "2yfalse9", "2yfalse8"])
    #expect(zipped.values == ["1xtrue9", "2yfalse8"])
    #expect(a.merge(with: d, d, a).probed().values == [2, 8, 8, 2])
    #expect(Publishers.MergeMany([a, d]).probed().values == [2, 8])
  }

  @Test func `no more inner publishers are made than may be alive`() {
    let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
    var made: [Int] = []
    let probe = [0, 1, 2].publisher.flatMap(maxPublishers: .max(2)) { index in
      made.append(index)
      return subjects[index]
    }.probed()
    subjects[2].send(20)
    subjects[1].send(10)
    #expect(made == [0, 1])
    subjects[0].send(completion: .finished)
    subjects[2].send(21)
    #expect(made == [0, 1, 2] && probe.values == [10, 21] && !probe.isFinished)
    subjects[1].send(completion: .finished)
    subjects[2].send(completion: .finished)
    #expect(probe.completions == [.finished] && probe.faults == [])
  }

  @Test func `only the latest publisher is followed, and the one before is cancelled`() {
    let outer = PassthroughSubject<AnyPublisher<Int, Never>, Never>()
    let (old, new) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var isCancelled = false
    let probe = outer.switchToLatest().probed()
    outer.send(old.handleEvents(receiveCancel: { isCancelled = true }).eraseToAnyPublisher())
    old.send(1)
    outer.send(new.eraseToAnyPublisher())
    old.send(2)
    new.send(3)
    outer.send(completion: .finished)
    #expect(isCancelled && probe.values == [1, 3] && !probe.isFinished)
    new.send(completion: .finished)
    #expect(probe.completions == [.finished] && probe.faults == [])
  }

  @Test func `what is not needed any more is cancelled`() {
    var cancelled: [String] = []
    func source(_ name: String) -> AnyPublisher<Int, Broken> {
      PassthroughSubject().handleEvents(receiveCancel: { cancelled.append(name) }).eraseToAnyPublisher()
    }
    let failing = Fail<Int, Broken>(error: Broken())
    let probes = [
      source("combineLatest").combineLatest(failing) { $0 + $1 }.probed(),
      source("zip").zip(Empty()) { $0 + $1 }.probed(),
      source("merge").merge(with: failing).probed(),
      source("prefix").prefix(untilOutputFrom: Just(1)).probed(),
      [source("flatMap"), failing.eraseToAnyPublisher()].publisher.flatMap { $0 }.probed(),
    ]
    #expect(cancelled == ["combineLatest", "zip", "merge", "flatMap"])
    #expect(probes.allSatisfy { $0.isFinished && $0.faults == [] })
    let signal = PassthroughSubject<Void, Never>()
    let until = source("prefix").prefix(untilOutputFrom: signal).probed()
    signal.send()
    #expect(cancelled.last == "prefix" && until.isFinished)
  }

  @Test func `values pass from a signal on, or until it`() {
    let (values, signal) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
    let (until, from) = (
      values.prefix(untilOutputFrom: signal).probed(), values.drop(untilOutputFrom: signal).probed()
    )
    values.send(1)
    signal.send()
    values.send(2)
    #expect(until.values == [1] && until.completions == [.finished])
    #expect(from.values == [2] && from.completions == [])
  }
}
