import Testing

@testable import Journeys

/// How states are kept in little room: nothing of them gets lost.
@Suite struct KeptStateTests {
  @Test(arguments: [
    ["", "Nav[A]", "Nav[A, B]", "Nav[A, B]", "Nav[B]", "", "Tabs[*Nav[A, B] | C] > D"],
    ["äöü", "äöu", "äöü", "ä", "öäöü", "äü"], ["aaaa", "aa", "aaaaaa", "aaa"],
  ])
  func `texts that are like others are read again as they were`(texts: [String]) {
    for base in texts.indices {
      var edits = TextEdits()
      let whole = edits.number(of: texts[base], like: nil)
      #expect(edits.isWhole(whole))
      for text in texts {
        let number = edits.number(of: text, like: texts[base])
        #expect(edits.text([whole, number]) == text)
        let back = edits.number(of: texts[base], like: text)
        #expect(edits.text([whole, number, back]) == texts[base])
      }
    }
  }

  @Test
  func `a long chain of texts that are like the one before is read to its end, and has few differences`() {
    var edits = TextEdits()
    let texts = (0..<200).map { "Nav[Post" + String(repeating: ", Post", count: $0) + "]" }
    var numbers = [edits.number(of: texts[0], like: nil)]
    for (text, before) in zip(texts.dropFirst(), texts) {
      numbers.append(edits.number(of: text, like: before))
    }
    #expect(texts.indices.map { edits.text(numbers.prefix($0 + 1)) } == texts)
  }

  @Test func `a list by pages is the list that it stands for, whatever is added and removed`() {
    var (pages, list): (PagedArray<Int>, [Int]) = (PagedArray(), [])
    for round in [1, 4_095, 4_096, 4_097, 9_000, 3, 8_192, 0, 5_000] {
      while list.count < round * 2 {
        pages.append(list.count * 7)
        list.append(list.count * 7)
      }
      if let last = list.indices.last {
        pages[last] += 1
        list[last] += 1
      }
      #expect(pages.indices.map { pages[$0] } == list && pages.last == list.last)
      pages.remove(from: round)
      list.removeLast(list.count - round)
      #expect(pages.indices.map { pages[$0] } == list && pages.last == list.last)
    }
  }

  @Test func `fingerprints tell texts apart wherever they differ, and where one ends`() {
    let texts = ["", "a", "b", "ab", "ba", "abcdefgh", "abcdefghi", "abcdefgi", "abcdefg\0", "\0", "\0\0"]
    #expect(Set(texts.map { Fingerprint(of: $0) }).count == texts.count)
    #expect(Fingerprint(of: "Nav[A]") == Fingerprint(of: ["Nav", "[A]"].joined()))
    func fingerprint(_ texts: [String]) -> Fingerprint {
      var maker = Fingerprinter()
      for text in texts { maker.add(text) }
      return maker.fingerprint
    }
    #expect(fingerprint(["ab", "c"]) != fingerprint(["a", "bc"]))
    #expect(fingerprint(["a", "b"]) != fingerprint(["b", "a"]))
  }

  @Test func `many thousand fingerprints are found again by their numbers, and no other is`() {
    let known = (0..<5_000).map { Fingerprint(of: "\($0)") }
    var index = FingerprintIndex()
    for fingerprint in known { index.add(fingerprint) { known[$0] } }
    #expect(known.map { index.number(of: $0) { known[$0] } } == Array(known.indices))
    #expect(index.number(of: Fingerprint(of: "none")) { known[$0] } == nil)
    let twin = Fingerprint(first: known[7].first, second: known[7].second &+ 1)
    #expect(index.number(of: twin) { known[$0] } == nil)
  }

  /// What may come of an action.
  nonisolated private static let trials: [Trial] =
    [.impossible, .differs("Nav[A]"), .violates(violation, after: steps)]
    + [nil, false, true].flatMap { hasDeclined in
      [false, true].map {
        .leads(Trial.Arrival(place: 1_000_000, hasDeclined: hasDeclined, leavesRemains: $0))
      }
    }

  nonisolated private static let violation = Violation(
    property: .isNeverBlank, sentence: "Home is blank", expected: "a screen", actual: "none")

  nonisolated private static let steps = ["tap 'A'", "tap 'B'", "tap 'A'"].map {
    JourneyStep(action: UserAction(kind: .link(0), words: $0))
  }

  @Test func `what came of an action is read again as it was taken down`() {
    var rows = TrialRows()
    var row = TrialRows.Row.none
    let (place, count) = (1_000_001, Self.trials.count)
    // Whatever is tried first, and once all was tried.
    for (index, trial) in Self.trials.enumerated().reversed() {
      rows.set(rows.code(of: trial), of: index, at: place, count: count, in: &row)
      let codes = rows.codes(row, of: place, count: count)
      #expect(codes.map(\.isUntried) == (0..<count).map { $0 < index } && row.isPacked == (index == 0))
      for (code, trial) in zip(codes, Self.trials) where !code.isUntried {
        #expect(
          "\(rows.trial(code, after: Self.steps).map { "\($0)" } ?? "")" == "\(trial)"
            && code.place == trial.place)
      }
    }
  }

  @Test(arguments: [0, 5, 4_000_000])
  func `packed rows say of every place near and far what they were told, with all flags`(place: Int) {
    let near = [0, 1, 2, 63, 64, 8_191, 8_192].flatMap { [place + $0, place - $0] }.filter { $0 >= 0 }
    var codes = (near + near.reversed() + [100_000_000, 0]).flatMap { target in
      (UInt8(0)..<16).map { TrialCode(place: target, flags: $0) }
    }
    codes += [
      .impossible, TrialCode(seldom: 0), TrialCode(seldom: 1_000_000), TrialCode(place: place, flags: 0),
    ]
    var (rows, read) = (RowBytes(), [TrialCode]())
    let address = rows.append(PackedRow.bytes(of: codes.map(\.number), of: place))
    PackedRow.forEachCode(rows, at: address, of: place, count: codes.count) { read.append($1) }
    #expect(read == codes)
  }

  @Test(arguments: [0, 1, 4_000_000])
  func `what is wrong with where something has led is said beside it, at launch too`(place: Int) {
    let right = TrialCode(place: place, flags: 0)
    #expect(!right.isWrong && right.beingWrong.isWrong && right.beingWrong.place == place)
    #expect(TrialCode.impossible.beingWrong == .impossible)
  }

  @Test func `a row takes little more than a byte for each code where the same targets come again`() {
    let targets = [619, 1_517, 1_517, 1_517, 4, 18, 12, 3_541, 18, 619, 234, 619, 234, 3_542, 78, 1_517]
    let codes = targets.map { TrialCode(place: $0, flags: 1) }
    // A byte for each, one more for each that is new and far away, and one for the flags of all.
    #expect(PackedRow.bytes(of: codes.map(\.number), of: 1_517).count == 16 + 6 + 1)
  }

  @Test func `rows of any length are read where they were put, and forgotten from a mark on`() {
    var (rows, known): (RowBytes, [(address: Int32, bytes: [UInt8])]) = (RowBytes(), [])
    func isWhole(_ row: (address: Int32, bytes: [UInt8])) -> Bool {
      let (page, start) = rows.row(at: row.address)
      return Array(page[start...].prefix(row.bytes.count)) == row.bytes
    }
    var mark = rows.mark
    for (index, length) in [1, 4_095, 4_096, 4_097, 1, 9_000, 12, 4_084, 1, 3].enumerated() {
      if index == 4 { mark = rows.mark }
      let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ index) }
      known.append((rows.append(bytes), bytes))
      #expect(known.allSatisfy(isWhole))
    }
    rows.forget(since: mark)
    known.removeLast(6)
    known.append((rows.append([1, 2, 3]), [1, 2, 3]))
    #expect(known.allSatisfy(isWhole))
    #expect(rows.row(at: 1 << 20).page.isEmpty)
  }

  @Test func `one code says the same as all of them, and how many are untried as well`() {
    var rows = TrialRows()
    var row = TrialRows.Row.none
    let count = Self.trials.count
    for (index, trial) in Self.trials.enumerated() {
      let codes = rows.codes(row, of: 9, count: count)
      let all = codes.isEmpty ? Array(repeating: .untried, count: count) : codes
      #expect((0..<count).map { rows.code(of: $0, row, of: 9, count: count) } == all)
      #expect(rows.untried(row, of: 9, count: count) == count - index)
      #expect(rows.firstUntried(row, of: 9) == index)
      rows.set(rows.code(of: trial), of: index, at: 9, count: count, in: &row)
    }
    #expect(rows.untried(row, of: 9, count: count) == 0 && rows.firstUntried(row, of: 9) == nil)
    #expect(
      (0..<count).map { rows.code(of: $0, row, of: 9, count: count) } == rows.codes(row, of: 9, count: count))
    #expect(rows.untried(.empty, of: 9, count: 0) == 0 && rows.codes(.empty, of: 9, count: 0).isEmpty)
  }

  @MainActor @Test func `what is known of many types is found again, and of no other type anything`() {
    let table = TypeTable<Int>()
    let objects = (0..<1_000).map { _ in WrittenObject() }
    for (number, object) in objects.enumerated() { table.add(number, for: ObjectIdentifier(object)) }
    #expect(objects.map { table[ObjectIdentifier($0)] } == Array(0..<1_000))
    #expect(table[ObjectIdentifier(WrittenObject.self)] == nil)
  }

  /// An object with an address of its own, as types have.
  private final class WrittenObject {}

  @Test func `what is wrong with a place is told of the action that has led there`() {
    var rows = TrialRows()
    var row = TrialRows.Row.none
    let code = rows.code(of: .leads(Trial.Arrival(place: 3, hasDeclined: nil, leavesRemains: true)))
    for index in 0..<2 { rows.set(code, of: index, at: 7, count: 2, in: &row) }
    rows.set(code.beingWrong, of: 1, at: 7, count: 2, in: &row)
    let codes = rows.codes(row, of: 7, count: 2)
    #expect(codes.map(\.isWrong) == [false, true] && codes.map(\.place) == [3, 3])
  }

  @Test func `of states is said which count, and which were met once`() {
    var meetings = Meetings()
    let areNew = [(3, 0), (1, 1), (3, 1)].map { meetings.note($0.0, arrivals: $0.1) }
    #expect(areNew == [true, true, false])
    #expect(Array(meetings.counted) == [1, 3] && meetings.once == 2 && meetings.total == 2)
    for _ in 0..<300 { _ = meetings.note(1, arrivals: 1) }
    #expect(meetings.once == 1 && meetings.total == 302 && Array(meetings.counted) == [1, 3])
  }
}
