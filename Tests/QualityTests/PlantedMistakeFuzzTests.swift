import Checking
import PlantedMistakes
import RouterMutants
import RoutingSpecs
import TestSupport
import Testing

/// A search that begins with nothing finds what is planted, also among more stacks than could ever be run.
@MainActor
@Suite(.serialized) struct PlantedMistakeFuzzTests {
  /// Mutants that show in small stacks alone, which draws by rank never meet.
  private static let hard: Set = [
    "finder-takes-last-match", "keeps-itself", "pushes-into-first-tab", "root-not-asked", "wraps-the-root",
  ]

  private func expectFound(_ mistakes: [PlantedMistake]) {
    for mistake in mistakes {
      for seed in UInt64(1)...UInt64(TestBudget.times(5, short: 1)) {
        let first = mistake.firstRun(Seed(seed), within: 10_240)
        #expect(first != nil, "\(mistake.name), seed \(seed)")
      }
    }
  }

  @Test func `a mutant is found at a large bound`() throws {
    let mutants = try PlantedMistake.mutants()
    expectFound(mutants.filter { TestBudget.isLong || Self.hard.contains($0.name) })
  }

  @Test func `a mistake of the other patterns is found at a large bound`() throws {
    expectFound(TestBudget.some(try PlantedMistake.samples(), 3))
  }

  @Test func `draws by rank alone do not find the hard ones`() throws {
    let hard = try PlantedMistake.mutants().filter { Self.hard.contains($0.name) }
    #expect(hard.count == Self.hard.count)
    for mistake in hard {
      let first = mistake.firstRun(Seed(1), within: 256, drawing: FuzzMix([.rank]))
      #expect(first == nil, "\(mistake.name)")
    }
  }

  @Test func `the mistakes that are compared are all that are planted`() throws {
    let all = try PlantedMistake.all()
    #expect(all.count == Mutant.all.count + 20 + 11)
    #expect(Set(all.map(\.name)).count == all.count)
    #expect(all.allSatisfy { mistake in mistake.route.map { mistake.app.route(named: $0) != nil } ?? true })
  }
}
