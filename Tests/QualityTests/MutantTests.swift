import Checking
import RouterMutants
import RoutingSpecs
import TestSupport
import Testing

/// What the properties are worth: every planted defect is noticed, where it must be and nowhere else.
@MainActor
@Suite struct MutantTests {
  @Test func `the table lists every mutant once`() {
    #expect(Mutant.all.map(\.name) == PlantedDefect.all.map(\.name))
    #expect(Set(Mutant.all.map(\.name)).count == Mutant.all.count)
  }

  @Test func `every part of routing has at least five mutants`() {
    for part in Mutant.Part.allCases {
      #expect(Mutant.all.count { $0.part == part } >= 5, "\(part)")
    }
  }

  @Test func `every property notices at least two mutants`() {
    for property in RouteProperty.standardCases where property != .doesNotTrap {
      #expect(Mutant.all.count { $0.noticedBy == property } >= 2, "\(property)")
    }
  }

  @Test(arguments: PlantedDefect.all)
  func `a mutant is noticed by its property, in so many stacks, the smallest of which is known`(
    defect: PlantedDefect
  ) throws {
    let mutant = try defect.mutant()
    let app = try MutantApp.app(of: mutant.route, exhausting: mutant.bounds)
    let cell = RouteCheck(mutant.route, of: app).run()[mutant.noticedBy]
    let witness = try #require(cell.groups.first?.witness, "the mutant survives")
    #expect(StackNotation(catalogue: app.catalogue).text(for: witness) == defect.minimal)
    #expect(cell.groups.reduce(Natural.zero) { $0 + $1.exhaustedStates } == Natural(defect.states))
    #expect(cell.exhausted.reason == nil)
  }

  @Test(arguments: PlantedDefect.all)
  func `the route without the defect holds in the same stacks`(defect: PlantedDefect) throws {
    let mutant = try defect.mutant()
    let app = try MutantApp.app(of: mutant.original, exhausting: mutant.bounds)
    let result = RouteCheck(mutant.original, of: app).run()
    for cell in result.cells {
      #expect(cell.groups.isEmpty, "\(cell.property)")
      guard case .holds = cell.verdict else {
        Issue.record("\(cell.property) does not hold: \(cell.verdict)")
        continue
      }
    }
    #expect(result[mutant.noticedBy].exercisedRuns > 0)
  }

  @Test(arguments: TestBudget.some(PlantedDefect.all, 6))
  func `a larger space, drawn from at random, leads to the same smallest stack`(
    defect: PlantedDefect
  ) throws {
    let mutant = try defect.mutant()
    let app = try MutantApp.app(of: mutant.route, exhausting: mutant.bounds, sampling: mutant.bounds.enlarged)
    var plan = RouteCheck.Plan()
    plan.exhausts = false
    plan.samples = 1_500
    let cell = RouteCheck(mutant.route, of: app, plan: plan).run()[mutant.noticedBy]
    let witness = try #require(cell.groups.first?.witness, "the mutant survives")
    #expect(StackNotation(catalogue: app.catalogue).text(for: witness) == defect.minimal)
    #expect(cell.groups.allSatisfy { $0.exhaustedStates.isZero && $0.sampledStates > 0 })
  }
}

extension StackSpace.Bounds {
  /// The same kinds of stacks, with more of everything.
  fileprivate var enlarged: StackSpace.Bounds {
    var result = self
    if tabs > 0 { result.tabs += 1 }
    if depth > 0 { result.depth += 1 }
    if modals > 0 { result.modals += 1 }
    return result
  }
}
