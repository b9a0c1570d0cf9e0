import Checking
import TestSupport
import Testing

@testable import RoutingSpecs

/// A rule is a test of containers: each container goes one of its ways, whatever it is made of.
struct ContainerRuleTests {
  private static let questions = [
    RegionMarks(all: 1), RegionMarks(all: 2), RegionMarks(visible: 4), RegionMarks(all: 4),
  ]

  /// What may be matched inside a container: what is visible is there, too.
  private static let insides: [RegionMarks] = (0..<8).flatMap { all in
    (0..<8).filter { $0 & all == $0 }.map { RegionMarks(visible: $0, all: all) }
  }

  private func waysTaken(of rule: ContainerRule, by inside: RegionMarks) -> [ContainerRule.Way] {
    rule.ways.filter { way in
      inside.isDisjoint(with: way.missing) && way.required.allSatisfy { !inside.isDisjoint(with: $0) }
    }
  }

  private func passes(_ rule: ContainerRule, _ inside: RegionMarks) throws -> Bool {
    let ways = waysTaken(of: rule, by: inside)
    try #require(ways.count == 1, "\(ways.count) ways for \(inside)")
    return ways[0].passes
  }

  @Test(arguments: questions)
  func `a container passes that has somebody inside who matches, and every other fails`(
    _ question: RegionMarks
  ) throws {
    let rule = ContainerRule(requiring: question)
    for inside in Self.insides {
      let isMatched = !inside.isDisjoint(with: question)
      #expect(try passes(rule, inside) == isMatched)
      #expect(try passes(rule.opposite, inside) == !isMatched)
    }
  }

  @Test(arguments: questions, questions)
  func `tests that follow one another are one test, and each container goes one way through it`(
    _ first: RegionMarks, _ second: RegionMarks
  ) throws {
    for third in Self.questions {
      let (one, two) = (ContainerRule(requiring: first), ContainerRule(requiring: second))
      let three = ContainerRule(requiring: third).opposite
      let both = try #require(one.followed(by: two, ifPassing: true))
      let rule = try #require(both.followed(by: three, ifPassing: false))
      for inside in Self.insides {
        let expected = try (passes(one, inside) && passes(two, inside)) || passes(three, inside)
        #expect(try passes(rule, inside) == expected, "\(inside)")
      }
    }
  }

  @Test func `a test with more ways than are kept is no rule`() {
    var rule: ContainerRule? = ContainerRule(requiring: RegionMarks(all: 1))
    for number in 1..<PredicateBits(ContainerRule.mostWays) {
      rule = rule?.followed(by: ContainerRule(requiring: RegionMarks(all: 1 << number)), ifPassing: true)
    }
    #expect(rule == nil)
  }
}
