import Journeys
import Storefront
import Workers

/// How fast an app is explored from launch, and how much memory each state takes.
///
/// Memory is what the process has grown by between two bounds, for each state that was told apart; so many there was no room for
/// count among them.
@MainActor
enum ExploreBench {
  /// Explores the shop as far as two limits on states, each five times in a process of its own, and tells what lies between.
  ///
  /// - Throws: What starting a process throws.
  static func measure() throws {
    var rounds: [(few: [Double], many: [Double])] = []
    for _ in 0..<5 {
      let parts = try ["explore-few", "explore-many"].map { try Measurement.inOwnProcess($0) }
      guard let few = parts.first, let many = parts.last, few.count == 4, many.count == 4 else { return }
      rounds.append((few, many))
    }
    // The middle one of five, because where the system puts a process alone makes 200 kilobytes of difference.
    let kilobytes = [rounds.map { $0.few[3] }, rounds.map { $0.many[3] }].map { $0.sorted()[2] }
    let rates = rounds.map { $0.many[1] / $0.many[2] }.sorted()
    let states = [rounds[0].few[0], rounds[0].many[0]]
    let bytes = (kilobytes[1] - kilobytes[0]) * 1_024 / (states[1] - states[0])
    Measurement.report("shop from launch: states", "\(Int(states[1]))")
    Measurement.report("shop from launch: actions a second", "\(Int(rates[2])), the fastest \(Int(rates[4]))")
    Measurement.report("shop from launch: resident bytes a state", "\(Int(bytes))")
    let surveyed = try Measurement.inOwnProcess("explore-surveyed")[2] / rounds[4].many[2]
    Measurement.report(
      "shop from launch, looked over as well: processor time, times that",
      "\((surveyed * 100).rounded() / 100)")
    for moments in 0...1 { try measureWorkers(moments: moments) }
  }

  /// Compares the time on the clock that one worker and two take, the fastest of three in turns.
  private static func measureWorkers(moments: Int) throws {
    let limits = JourneyLimits(states: moments == 0 ? 4_000 : 1_000, actions: .max, moments: moments)
    let app = CheckedApp(Storefront.shop, links: Storefront.shopLinks)
    var fastest: [Int: Duration] = [:]
    for _ in 0..<3 {
      for jobs in 1...2 {
        let time = try ContinuousClock().measure {
          _ = try JourneyWorkers(app, workers: 1).explore(limits, jobs: jobs)
        }
        fastest[jobs] = min(fastest[jobs] ?? time, time)
      }
    }
    guard let one = fastest[1], let two = fastest[2] else { return }
    let ratio = (one / two * 100).rounded() / 100
    Measurement.report("shop from launch, \(moments) in the middle: two workers, times one", "\(ratio)")
  }

  /// Explores the shop, and prints states, actions, seconds of processor time and the most resident kilobytes.
  ///
  /// - Parameters:
  ///   - states: The most states that are told apart.
  ///   - surveys: Whether the app is looked over as well.
  static func explore(states: Int, surveys: Bool = false) {
    let limits = JourneyLimits(states: states, actions: .max, moments: 0, surveysLargeApps: surveys)
    let counts = JourneyReport.exploring(Storefront.shop, links: Storefront.shopLinks, limits: limits).counts
    if CommandLine.arguments.count > 2 { print(counts) }
    let seconds = Measurement.processorSeconds()
    print(counts.states + counts.queued, counts.actions, seconds, Measurement.peakKilobytes())
  }
}
