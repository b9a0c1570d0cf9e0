import Checking
import Testing

@Suite struct ResidualRiskTests {
  @Test func `without draws nothing is known`() {
    #expect(ResidualRisk(draws: 0, failuresByKind: []) == nil)
  }

  @Test func `kinds that were drawn once stand for those that were not drawn`() throws {
    let risk = try #require(ResidualRisk(draws: 200, failuresByKind: [1, 40, 1, 0, 2]))
    #expect(risk.failures == 44 && risk.kindsSeenOnce == 2)
    #expect(risk.newFailure == 0.01)
    #expect(risk.mostFailing == nil)
    #expect("\(risk)" == "the next state drawn fails in a new way with a probability of about 2 in 200")
  }

  @Test func `kinds that were all drawn again leave nothing to estimate`() throws {
    let risk = try #require(ResidualRisk(draws: 1_000, failuresByKind: [2, 40]))
    #expect(risk.newFailure == 0)
    #expect("\(risk)" == "every kind of failure was drawn more than once")
  }

  /// Were a share of 3 / n of the states to fail, n draws without a failure would have a probability of at most 5 %.
  @Test(arguments: [3, 4, 10, 100, 20_000])
  func `where nothing failed the bound keeps its confidence, and hardly more`(draws: Int) throws {
    let risk = try #require(ResidualRisk(draws: draws, failuresByKind: [0, 0]))
    let share = try #require(risk.mostFailing)
    let chance = (0..<draws).reduce(1.0) { chance, _ in chance * (1 - share) }
    #expect(chance <= 0.05)
    if draws >= 100 { #expect(chance > 0.047) }
    #expect(risk.newFailure == 0)
  }

  /// Ten kinds of unequal likelihood, drawn again and again: on average the estimate is what is missing.
  @Test func `the estimate is right on average`() throws {
    let weights = [40, 20, 10, 10, 6, 5, 4, 3, 1, 1]
    let kinds = weights.enumerated().flatMap { Array(repeating: $0.offset, count: $0.element) }
    var random = RandomSource(seed: Seed(3))
    var (estimated, missing) = (0.0, 0.0)
    for _ in 0..<2_000 {
      var counts = [Int](repeating: 0, count: weights.count)
      for _ in 0..<30 { counts[kinds[random.choose(among: kinds.count)]] += 1 }
      estimated += try #require(ResidualRisk(draws: 30, failuresByKind: counts)).newFailure
      missing += zip(weights, counts).reduce(0) { $0 + ($1.1 == 0 ? Double($1.0) / 100 : 0) }
    }
    #expect(abs(estimated - missing) / 2_000 < 0.01)
  }
}
