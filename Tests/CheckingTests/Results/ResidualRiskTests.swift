import Checking
import Testing

@Suite struct ResidualRiskTests {
  @Test func `without draws nothing is known`() {
    #expect(ResidualRisk(draws: 0, failuresByKind: []) == nil)
  }

  @Test func `kinds that were drawn once stand for those that were not drawn`() throws {
    let risk = try #require(ResidualRisk(draws: 200, failuresByKind: [1, 40, 1, 0, 2]))
    #expect(risk.failures == 44 && risk.kindsSeenOnce == 2)
    #expect("\(risk)" == "the next state drawn fails in a new way with a probability of about 2 in 200")
  }

  @Test func `kinds that were all drawn again leave nothing to estimate`() throws {
    let risk = try #require(ResidualRisk(draws: 1_000, failuresByKind: [2, 40]))
    #expect("\(risk)" == "every kind of failure was drawn more than once")
  }

  @Test func `where nothing failed there is a bound`() throws {
    let risk = try #require(ResidualRisk(draws: 20_000, failuresByKind: [0, 0]))
    #expect("\(risk)" == "with 95 % confidence at most 3 in 20,000 of all states fail")
  }
}
