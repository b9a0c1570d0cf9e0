import Testing

import HeadlessUIKit

@Suite struct NearestNameTests {
  /// All words over three letters up to a length.
  static func words(upTo length: Int) -> [String] {
    var all = [""]
    var last = [""]
    for _ in 0..<length {
      last = last.flatMap { [$0 + "a", $0 + "b", $0 + "c"] }
      all += last
    }
    return all
  }

  /// The distance straight from its recursive definition.
  static func reference(_ a: ArraySlice<Character>, _ b: ArraySlice<Character>) -> Int {
    guard let x = a.last, let y = b.last else { return max(a.count, b.count) }
    var best = min(
      reference(a.dropLast(), b) + 1, reference(a, b.dropLast()) + 1,
      reference(a.dropLast(), b.dropLast()) + (x == y ? 0 : 1))
    if a.count > 1, b.count > 1, x == b.dropLast().last, y == a.dropLast().last {
      best = min(best, reference(a.dropLast(2), b.dropLast(2)) + 1)
    }
    return best
  }

  @Test func `the distance is what its definition says, for all short words`() {
    let words = Self.words(upTo: 3)
    for a in words {
      for b in words {
        #expect(NearestName.distance(a, b) == Self.reference(Array(a)[...], Array(b)[...]), "\(a), \(b)")
      }
    }
  }

  @Test(arguments: [
    ("visble", "visible"), ("proudct", "product"), ("CURRENT", "current"), ("root", "root"),
  ])
  func `a slip finds the word it was meant to be`(slip: String, meant: String) {
    #expect(NearestName.find(slip, among: ["zzz", meant, "contained"]) == meant)
  }

  @Test(arguments: ["9", "xyz", "", "nothing-like-it", String(repeating: "a", count: 101)])
  func `a word that resembles none is given no neighbour`(word: String) {
    #expect(NearestName.find(word, among: ["7", "visible", "current"]) == nil)
  }

  @Test func `of equally near words the first is taken`() {
    #expect(NearestName.find("cat", among: ["bat", "hat"]) == "bat")
  }
}
