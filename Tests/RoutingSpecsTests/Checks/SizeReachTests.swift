import Checking
import TestSupport
import Testing

@testable import RouterMutants
@testable import RoutingSpecs

/// What a cover says of stacks larger than its bound is what covers of larger bounds find.
@MainActor
@Suite struct SizeReachTests {
  /// The originals and the mutants, each with the bound of its mutant.
  private static var routes: [(route: Route, bounds: StackSpace.Bounds)] {
    Mutant.all.flatMap { [($0.route, $0.bounds), ($0.original, $0.bounds)] }
  }

  @Test func `what is said of larger stacks is what covers of larger bounds find`() throws {
    var (any, exceeded) = (0, 0)
    for (route, bounds) in Self.routes {
      let (small, violated) = try cover(route, at: bounds.grown(to: 1))
      switch small.comparison?.reach {
      case .any:
        any += 1
        for size in [2, 3] {
          #expect(try cover(route, at: bounds.grown(to: size)).violated == violated, "\(route.name)")
        }
      case .exceeded(let state, let new):
        exceeded += 1
        let app = try MutantApp.app(of: route, exhausting: bounds.grown(to: 5))
        #expect(new.isDisjoint(with: violated) && !new.isEmpty, "\(route.name)")
        #expect(RouteExecution(route, of: app).run(from: state).violated.isSuperset(of: new), "\(route.name)")
      case .bounded, nil: break
      }
    }
    #expect(any >= 50 && exceeded >= 2)
  }

  @Test func `a bound has no room for what is required, or was compared with it, unless it is larger`() throws
  {
    let space = try StackSpace(
      catalogue: ScreenCatalogue([ScreenEntry(name: "Home")]),
      bounds: .init(tabs: 0, depth: 2, modals: 0, splits: false))
    let grammar = RegionGrammar(space: space)
    var open = RegionPart.OpenPart(sort: .root, kinds: .all)
    func kind() -> RegionPart.Row.Kind? {
      grammar.kindWithoutRoom(in: StackRegion(root: .open(open)))
    }
    #expect(kind() == nil)
    open.requirements = [RegionMarks(own: 1)]
    #expect(kind() == nil)
    open.requirements.append(RegionMarks(all: 1))
    #expect(kind() == .navigation)
    open.requirements = []
    grammar.noteComparison(with: 1, of: .navigation)
    #expect(kind() == nil)
    grammar.noteComparison(with: 2, of: .navigation)
    #expect(kind() == .navigation)
  }

  @Test func `whoever asks from layer to layer is named, with what it asks for`() throws {
    let mutant = try #require(Mutant.all.first { $0.name == "takes-itself-away" })
    let (record, _) = try cover(mutant.route, at: mutant.bounds)
    #expect(record.comparison?.reach == .bounded(.modals, by: "presentingViewController"))
  }

  private func cover(
    _ route: Route, at bounds: StackSpace.Bounds
  ) throws -> (record: CoverRecord, violated: RouteProperties) {
    var plan = RouteCheck.Plan()
    plan.covers = true
    let app = try MutantApp.app(of: route, exhausting: bounds)
    let record = RouteCheck(route, of: app, plan: plan).cover()
    return (record, record.findings.violated)
  }
}
