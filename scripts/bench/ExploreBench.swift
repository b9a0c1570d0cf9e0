import Journeys
import Storefront
import Workers

/// How fast an app is explored from launch, and how much memory each state takes.
///
/// Memory is what the process has grown by between two bounds, for each state that was told apart; so many there was no room for
/// count among them.
@MainActor
enum ExploreBench {
  /// Explores the shop as far as two limits on states, each in a process of its own, and tells what lies between.
  ///
  /// - Throws: What starting a process throws.
  static func measure() throws {
    let parts = try ["explore-few", "explore-many"].map { try Measurement.inOwnProcess($0) }
    guard let few = parts.first, let many = parts.last, few.count == 4, many.count == 4 else { return }
    Measurement.report("shop from launch: states", "\(Int(many[0]))")
    Measurement.report("shop from launch: actions a second", "\(Int(many[1] / many[2]))")
    let bytes = (many[3] - few[3]) * 1_024 / (many[0] - few[0])
    Measurement.report("shop from launch: resident bytes a state", "\(Int(bytes))")
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
  /// - Parameter states: The most states that are told apart.
  static func explore(states: Int) {
    let limits = JourneyLimits(states: states, actions: .max, moments: 0)
    let counts = JourneyReport.exploring(Storefront.shop, links: Storefront.shopLinks, limits: limits).counts
    if CommandLine.arguments.count > 2 { print(counts) }
    let seconds = Measurement.processorSeconds()
    print(counts.states + counts.queued, counts.actions, seconds, Measurement.peakKilobytes())
  }
}
