import TestSupport
import Testing

@testable import Journeys

@Suite struct StrongComponentsTests {
  /// Whether one place leads to another, by trying everything.
  private func reaches(_ next: [[Int]], _ start: Int) -> Set<Int> {
    var known: Set<Int> = [start]
    var waiting = [start]
    while let place = waiting.popLast() {
      for target in next[place] where known.insert(target).inserted { waiting.append(target) }
    }
    return known
  }

  @Test(arguments: 0..<60)
  func `two places are in one part where each leads to the other`(seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    func draw(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let count = 1 + draw(9)
    let next = (0..<count).map { _ in (0..<draw(3)).map { _ in draw(count) } }
    let parts = StrongComponents(next)
    let reached = next.indices.map { reaches(next, $0) }
    for first in next.indices {
      for second in next.indices {
        let isMutual = reached[first].contains(second) && reached[second].contains(first)
        #expect((parts.part[first] == parts.part[second]) == isMutual)
      }
      #expect(parts.members[parts.part[first]].contains(first))
      // What a part leads to is closed before it.
      #expect(next[first].allSatisfy { parts.part[$0] <= parts.part[first] })
    }
  }
}
