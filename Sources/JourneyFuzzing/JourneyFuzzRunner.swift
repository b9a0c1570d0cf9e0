package import Checking
package import Journeys
package import RoutingSpecs

/// Whoever makes the runs of a campaign that uses an app from launch.
@MainActor
package protocol JourneyFuzzRunner: FuzzRunner {
  /// Makes one run once more; asked between blocks.
  ///
  /// - Parameters:
  ///   - run: The number of the run.
  ///   - seed: The seed of the campaign.
  /// - Returns: What has come of it.
  /// - Throws: Where no more runs can be made.
  func ending(ofRun run: UInt64, seed: Seed) throws(Failure) -> JourneySearch.Ending

  /// Follows a journey; asked between blocks.
  ///
  /// - Parameter steps: The steps, in words.
  /// - Returns: What has come of it, or `nil` where a step is not possible.
  /// - Throws: Where no more runs can be made.
  func ending(of steps: [String]) throws(Failure) -> JourneySearch.Ending?
}

extension JourneyFuzzRunner {
  /// Makes a journey as short as it can be.
  ///
  /// - Parameters:
  ///   - sighting: What the run has shown.
  ///   - block: The block of the run.
  /// - Returns: The journey, from which no single step but the last can be left out.
  /// - Throws: Where no more runs can be made.
  package func witness(
    of sighting: FuzzBlock.Sighting, in block: FuzzBlock
  ) throws(Failure) -> FuzzWitness {
    let whole = try ending(ofRun: sighting.run, seed: block.seed)
    guard whole.property == sighting.property, whole.sentence == sighting.signature, try shows(whole)
    else { return Self.witness(whole.steps, isConfirmed: false) }
    guard sighting.end != .hang else { return Self.witness(whole.steps, isConfirmed: true) }
    return Self.witness(try shortest(whole), isConfirmed: true)
  }

  /// Looks for the shortest journey that ends as another one does.
  ///
  /// It is not asked for where the journey hangs: each shorter one that hangs too would cost the whole time that a run may
  /// take.
  ///
  /// - Parameter whole: What has come of the other journey.
  /// - Returns: The steps, of which no single one but the last can be left out.
  /// - Throws: Where no more runs can be made.
  package func shortest(_ whole: JourneySearch.Ending) throws(Failure) -> [String] {
    var failure: Failure?
    let isEnough = { (steps: [String]) in
      var shorter = whole
      shorter.steps = steps
      do throws(Failure) {
        guard failure == nil else { return false }
        return try self.shows(shorter)
      } catch {
        failure = error
        return false
      }
    }
    let shortest = whole.steps.shortest(where: isEnough).calmest(where: isEnough)
    if let failure { throw failure }
    return shortest
  }

  /// Whether the journey of a finding still shows it.
  ///
  /// - Parameter finding: The finding, whose token has the steps.
  /// - Returns: Whether it does.
  /// - Throws: Where no more runs can be made.
  package func shows(_ finding: FuzzFinding) throws(Failure) -> Bool {
    guard case .steps(let steps) = finding.token.payload else { return false }
    return try shows(
      JourneySearch.Ending(property: finding.property, sentence: finding.signature, steps: steps))
  }

  /// Whether a journey ends again as it has ended, at its last step and not before.
  ///
  /// - Parameter expected: What had come of it.
  /// - Returns: Whether it does.
  /// - Throws: Where no more runs can be made.
  package func shows(_ expected: JourneySearch.Ending) throws(Failure) -> Bool {
    try ending(of: expected.steps) == expected
  }

  private static func witness(_ steps: [String], isConfirmed: Bool) -> FuzzWitness {
    FuzzWitness(
      notation: (["launch"] + steps).joined(separator: ", "), payload: .steps(steps),
      isConfirmed: isConfirmed)
  }
}

/// Makes the runs of a campaign that uses an app from launch in this process, which an app that traps ends.
@MainActor
package final class PlainJourneyRunner: JourneyFuzzRunner {
  private let app: CheckedApp
  private let search: JourneySearch
  private var memory = FuzzMemory()

  /// Makes a runner.
  package init(_ app: CheckedApp) {
    self.app = app
    search = JourneySearch(app)
  }

  package func run(_ next: () -> FuzzBlock?, take: (FuzzBlock, [FuzzBlock.News]) -> Void) {
    while let block = next() {
      var news: [FuzzBlock.News] = []
      block.run(on: JourneyFuzzing(app, by: search, seed: block.seed), memory: &memory) { news.append($0) }
      take(block, news)
    }
  }

  package func ending(ofRun run: UInt64, seed: Seed) -> JourneySearch.Ending {
    JourneyFuzzing(app, by: search, seed: seed).journey(of: run)
  }

  package func ending(of steps: [String]) -> JourneySearch.Ending? { try? search.follow(steps) }
}
