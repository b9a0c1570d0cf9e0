import Testing

@testable import Checking

@Suite struct RandomSourceTests {
  @Test func `the stream of a known state is the published one`() {
    var source = RandomSource(state: (1, 2, 3, 4))
    let published: [UInt64] = [11_520, 0, 1_509_978_240, 1_215_971_899_390_074_240]
    #expect(published.map { _ in source.next() } == published)
  }

  @Test func `the seeding stream is the published one`() {
    var mixer = SplitMix64(state: 1_234_567)
    let published: [UInt64] = [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
    ]
    #expect(published.map { _ in mixer.next() } == published)
  }

  /// Chi-square with a fixed seed; the bound is the 0.999 quantile for `count - 1` degrees of freedom.
  @Test(arguments: [(2, 10.83), (3, 13.82), (6, 20.52), (7, 22.46), (10, 27.88), (100, 148.23)])
  func `all answers are equally likely`(count: Int, quantile: Double) {
    var source = RandomSource(seed: 20_260_801)
    let draws = 100_000
    var frequencies = Array(repeating: 0, count: count)
    for _ in 0..<draws { frequencies[source.choose(among: count)] += 1 }
    let expected = Double(draws) / Double(count)
    let chiSquare = frequencies.reduce(0.0) {
      $0 + (Double($1) - expected) * (Double($1) - expected) / expected
    }
    #expect(chiSquare < quantile)
  }

  /// Eight words make three answers there: without drawing again, one answer in three would come 2 times in 8.
  @Test func `a bound that does not divide the word is drawn without favour`() {
    var source = RandomSource(seed: 7)
    let count = 3 << 61
    var residues = [0, 0, 0]
    for _ in 0..<30_000 { residues[source.choose(among: count) % 3] += 1 }
    for residue in residues { #expect((9_700...10_300).contains(residue)) }
  }

  @Test func `derived seeds differ from each other and from their neighbours'`() {
    var seeds: Set<Seed> = []
    for seed in 0..<100 {
      for index in 0..<100 { seeds.insert(Seed(UInt64(seed)).derived(UInt64(index))) }
    }
    #expect(seeds.count == 10_000)
  }

  @Test func `a seed survives its text`() {
    for seed in [Seed(0), Seed(1), Seed(.max), Seed(1 << 63)] { #expect(Seed(seed.description) == seed) }
    for text in ["", "-1", "01", "+1", "1 ", "18446744073709551616", "0x1", "seed"] {
      #expect(Seed(text) == nil)
    }
  }
}
