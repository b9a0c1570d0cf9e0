import Testing

@testable import Journeys

/// How states are kept in little room: nothing of them gets lost.
@Suite struct KeptStateTests {
  @Test(arguments: [
    ["", "Nav[A]", "Nav[A, B]", "Nav[A, B]", "Nav[B]", "", "Tabs[*Nav[A, B] | C] > D"],
    ["äöü", "äöu", "äöü", "ä", "öäöü"], ["aaaa", "aa", "aaaaaa", "aaa"],
  ])
  func `texts that are like others are read again as they were`(texts: [String]) {
    for base in [-1, 0, 1] {
      var kept = LikeTexts()
      for (index, text) in texts.enumerated() {
        kept.add(text, like: base == 1 ? index - 1 : min(base, index - 1))
      }
      #expect(texts.indices.map { kept[$0] } == texts)
    }
  }

  @Test func `a long chain of texts that are like the one before is read to its end`() {
    var kept = LikeTexts()
    let texts = (0..<200).map { "Nav[" + String(repeating: "Post, ", count: $0) + "Post]" }
    for (index, text) in texts.enumerated() { kept.add(text, like: index - 1) }
    #expect(texts.indices.map { kept[$0] } == texts)
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
    let row = rows.add(Self.trials.count + 1)
    for (index, trial) in Self.trials.enumerated() { rows.set(trial, at: row + index) }
    for (index, trial) in Self.trials.enumerated() {
      #expect("\(rows.trial(at: row + index).map { "\($0)" } ?? "")" == "\(trial)")
      #expect(rows.isTried(at: row + index) && rows.target(at: row + index) == trial.place)
    }
    #expect(rows.trial(at: row + Self.trials.count) == nil && !rows.isTried(at: row + Self.trials.count))
  }

  @Test func `what is wrong with a place is told of the action that has led there`() {
    var rows = TrialRows()
    let row = rows.add(2)
    for index in 0..<2 {
      rows.set(.leads(Trial.Arrival(place: 3, hasDeclined: nil, leavesRemains: true)), at: row + index)
    }
    rows.setWrong(at: row + 1)
    #expect((0..<2).map { rows.isWrong(at: row + $0) } == [false, true])
    #expect((0..<2).map { rows.target(at: row + $0) } == [3, 3])
  }
}
