/// Tells early that a cover would take more runs than it is given, so that what runs in its place begins at once.
///
/// It only counts, and looks at no clock: equal covers are given up at the same run. Two things show that a cover comes to
/// no end. Stacks of few layers are covered before those of more, so where each further layer has taken as many times
/// the runs of the one before, the layers that are left can be counted before they are begun: a route that walks over the
/// Storefront's controllers takes 148, 1,480, 14,800 and so on. Within layers, each region is a share of the walk, as if
/// all parts into which a region is divided took as many runs; where hardly anything of the walk is done in thousands of
/// runs, all the rest will not be either (D. E. Knuth, DOI 10.1090/S0025-5718-1975-0373371-6, estimates the size of a
/// search tree from such shares).
///
/// A cover that would end is not to be given up, so both estimates have to be too high by far, and the second one twice.
struct CoverForecast {
  /// How many layers the stacks of the space have at the most.
  private let layers: Int
  private let mostRuns: Int
  /// How many runs stacks of each number of layers have taken.
  private var runsOfLayer: [Int]
  private var runs = 0
  /// Which share of the walk is done, from 0 to 1.
  private var done = 0.0
  /// The last point at which the share was looked at, and how often it was too little by then, without a break.
  private var last = (runs: 0, done: 0.0)
  private var alarms = 0

  /// Whether the cover would take more runs than it is given.
  private(set) var isHopeless = false

  /// After how many runs the share that is done is looked at for the first time; then after twice as many, and so on.
  private static let firstLook = 2_048

  /// By how much the runs have to be too many: as counted by layers, and as estimated by shares.
  private static let (marginOfLayers, marginOfShares) = (2.0, 4.0)

  /// Begins a forecast of a cover of so many runs at the most; nothing has run yet.
  init(layers: Int, mostRuns: Int) {
    self.layers = layers
    self.mostRuns = mostRuns
    runsOfLayer = Array(repeating: 0, count: layers + 1)
  }

  /// Takes down a run.
  ///
  /// - Parameters:
  ///   - layers: How many layers the stacks of its region have.
  ///   - share: Which share of the walk the region is.
  mutating func note(layers: Int, share: Double) {
    if runsOfLayer[layers] == 0 { count(layersBelow: layers) }
    runsOfLayer[layers] += 1
    runs += 1
    done += share
    guard runs >= Self.firstLook, runs & (runs - 1) == 0 else { return }
    let rate = (done - last.done) / Double(runs - last.runs)
    let isSlow = rate * Double(mostRuns) * Self.marginOfShares < 1 - done
    alarms = isSlow ? alarms + 1 : 0
    if alarms > 1 { isHopeless = true }
    last = (runs, done)
  }

  /// Counts what is left when all stacks of fewer layers than this one are covered.
  private mutating func count(layersBelow layer: Int) {
    let whole = layer - 1
    guard whole >= 3, runsOfLayer[whole - 2] > 0 else { return }
    let counts = runsOfLayer[...whole].map(Double.init)
    // The lesser of the two last: growth may come to an end.
    let growth = min(counts[whole] / counts[whole - 1], counts[whole - 1] / counts[whole - 2])
    var (expected, next) = (Double(runs), counts[whole])
    for _ in layer...layers {
      next *= growth
      expected += next
    }
    if expected > Double(mostRuns) * Self.marginOfLayers { isHopeless = true }
  }
}
