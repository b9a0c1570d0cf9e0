import Testing

@testable import RoutingSpecs

/// How a real cover went: what share of the walk was done after how many runs, and how many layers took how many.
struct CoverCurve: CustomTestStringConvertible, Sendable {
  var name: String
  var layers = 1
  /// How many runs each number of layers took, as far as the cover was followed.
  var runsOfLayer: [Int]
  /// After how many runs which share of the walk was done, the first point at no run.
  var points: [(runs: Int, done: Double)]

  var testDescription: String { name }

  /// Follows the curve, evenly between its points.
  func forecast(mostRuns: Int) -> CoverForecast {
    var forecast = CoverForecast(layers: layers, mostRuns: mostRuns)
    var run = 0
    let ends = runsOfLayer.reduce(into: [Int]()) { $0.append(($0.last ?? 0) + $1) }
    for (from, to) in zip([(runs: 0, done: 0)] + points, points) {
      let share = (to.done - from.done) / Double(to.runs - from.runs)
      while run < to.runs, !forecast.isHopeless {
        let layer = (ends.firstIndex { run < $0 } ?? ends.count - 1) + 1
        forecast.note(layers: layer, share: share)
        run += 1
      }
    }
    return forecast
  }
}

/// Covers that end are never given up, and those that do not are given up long before their limit.
@Suite struct CoverForecastTests {
  private static let limit = 200_000

  /// The walk over the Storefront's controllers: ten times the runs for each further layer.
  private static func walk(_ layers: Int, _ points: [(runs: Int, done: Double)], upTo runs: Int) -> CoverCurve
  {
    var rest = runs
    let own = [148, 1_480, 14_800, 148_000].prefix(layers).map { count in
      defer { rest -= min(rest, count) }
      return min(rest, count)
    }
    return CoverCurve(name: "walk over \(layers) layers", layers: layers, runsOfLayer: own, points: points)
  }

  static let ending: [CoverCurve] = [
    walk(2, [(512, 0.5500), (1_000, 0.6046), (1_628, 1)], upTo: 1_628),
    walk(
      3,
      [(512, 0.3667), (2_048, 0.6679), (4_096, 0.6815), (8_192, 0.7163), (10_000, 0.7291), (16_384, 0.9968)],
      upTo: 16_428),
    walk(
      4,
      [
        (512, 0.2750), (2_048, 0.5009), (4_096, 0.5111), (8_192, 0.5372), (16_384, 0.7476), (20_000, 0.7507),
        (30_000, 0.7568), (32_768, 0.7593), (164_428, 1),
      ], upTo: 164_428),
    CoverCurve(
      name: "forgot-password", layers: 4, runsOfLayer: [211, 988, 1_828, 2_731],
      points: [(2_048, 0.5332), (4_096, 0.7632), (5_758, 1)]),
    CoverCurve(name: "tabs", layers: 4, runsOfLayer: [7, 43, 196, 790], points: [(1_036, 1)]),
    CoverCurve(
      name: "all of up to 3 tabs", runsOfLayer: [8_652],
      points: [(512, 0.9176), (2_048, 0.9331), (4_096, 0.9539), (8_192, 0.9953), (8_652, 1)]),
    CoverCurve(
      name: "all of up to 4 tabs", runsOfLayer: [170_000],
      points: [
        (2_048, 0.92490), (4_096, 0.93527), (8_192, 0.95600), (16_384, 0.96043), (32_768, 0.96487),
        (170_000, 1),
      ]),
  ]

  @Test(arguments: ending)
  func `a cover that ends is not given up`(_ curve: CoverCurve) {
    #expect(!curve.forecast(mostRuns: Self.limit).isHopeless)
  }

  @Test func `the walk over five layers is given up when three are covered`() {
    let curve = Self.walk(5, [(16_429, 0.6)], upTo: 16_429)
    #expect(curve.forecast(mostRuns: Self.limit).isHopeless)
    var before = curve
    before.points = [(16_428, 0.6)]
    #expect(!before.forecast(mostRuns: Self.limit).isHopeless)
  }

  @Test func `a route that reads all controllers of deep tabs is given up after a sixth of the runs`() {
    let curve = CoverCurve(
      name: "all of tabs with stacks", runsOfLayer: [200_000],
      points: [
        (2_048, 0.63339), (4_096, 0.64250), (8_192, 0.65113), (16_384, 0.65306), (32_768, 0.65435),
      ])
    #expect(curve.forecast(mostRuns: Self.limit).isHopeless)
    var before = curve
    before.points[4].runs -= 1
    #expect(!before.forecast(mostRuns: Self.limit).isHopeless)
  }

  @Test(arguments: [200_000, 30_000])
  func `where hardly anything is done in thousands of runs, the second look ends it`(_ limit: Int) {
    func isHopeless(after runs: Int, doing done: Double) -> Bool {
      CoverCurve(name: "flat", runsOfLayer: [runs], points: [(100, 0.9), (runs, done)]).forecast(
        mostRuns: limit
      )
      .isHopeless
    }
    #expect(isHopeless(after: 8_192, doing: 0.900_000_1))
    #expect(!isHopeless(after: 4_095, doing: 0.900_000_1))
    #expect(!isHopeless(after: 100_000, doing: 0.99))
  }

  /// A tree all of whose regions divide alike, walked to its end or until it is given up.
  private func runs(branches: Int, depth: Int, limit: Int) -> (runs: Int, isHopeless: Bool) {
    var forecast = CoverForecast(layers: 1, mostRuns: limit)
    var leaves = 1
    for _ in 0..<depth { leaves *= branches }
    var run = 0
    while run < leaves, run < limit, !forecast.isHopeless {
      forecast.note(layers: 1, share: 1 / Double(leaves))
      run += 1
    }
    return (run, forecast.isHopeless)
  }

  @Test(arguments: [2, 3, 5, 10], 1...20)
  func `of even trees those that fit are walked, and those that are far too large are left at once`(
    branches: Int, depth: Int
  ) {
    var leaves = 1.0
    for _ in 0..<depth { leaves *= Double(branches) }
    guard leaves < 1e15 else { return }
    for limit in [5_000, 200_000] {
      let (runs, isHopeless) = runs(branches: branches, depth: depth, limit: limit)
      if leaves <= Double(limit) { #expect(!isHopeless && runs == Int(leaves)) }
      if leaves > Double(limit) * 16, limit > 4_096 { #expect(isHopeless && runs <= 4_096) }
    }
  }

  @Test func `growth that comes to an end is not taken for one that goes on`() {
    for last in [100, 1_000] {
      let counts = [100, 9_000, 9_000 + last, 9_000 + 2 * last, 9_000 + 3 * last]
      let all = counts.reduce(0, +)
      let curve = CoverCurve(name: "levels off", layers: 5, runsOfLayer: counts, points: [(all, 1)])
      #expect(!curve.forecast(mostRuns: Self.limit).isHopeless)
    }
  }

  @Test func `two layers are not enough to say how the others grow`() {
    let curve = CoverCurve(name: "two", layers: 5, runsOfLayer: [10, 1_000, 900], points: [(1_910, 0.5)])
    #expect(!curve.forecast(mostRuns: Self.limit).isHopeless)
  }
}
