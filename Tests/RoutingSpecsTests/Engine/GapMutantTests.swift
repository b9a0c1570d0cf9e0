import Checking
import Testing

@testable import RouterMutants
@testable import RoutingSpecs

/// A mistake in how gaps of rows are divided or counted.
struct GapMutant: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let arithmetic: RegionArithmetic

  /// An engine that divides wrongly at first matches: each part becomes another one.
  private init(
    dividing name: String, _ mistake: @escaping @Sendable (inout RegionPart.Row, Int) -> Void
  ) {
    testDescription = name
    arithmetic = RegionArithmetic(
      parts: { question, grammar in
        let parts = grammar.parts(answering: question)
        guard case .firstMatch(_, _, let gap) = question else { return parts }
        return parts.map { part in
          guard case .row(var row) = part else { return part }
          mistake(&row, gap)
          return .row(row)
        }
      }, weight: RegionArithmetic.exact.weight)
  }

  /// An engine that counts wrongly: instead of each row another one.
  private init(counting name: String, _ mistake: @escaping @Sendable (inout RegionPart.Row) -> Void) {
    testDescription = name
    arithmetic = RegionArithmetic(
      parts: RegionArithmetic.exact.parts,
      weight: { region, grammar in
        var wrong = region
        if case .row(var row) = region.root {
          mistake(&row)
          wrong.root = .row(row)
        }
        if var row = region.layers {
          mistake(&row)
          wrong.layers = row
        }
        return grammar.count(of: wrong)
      })
  }

  private init(losing name: String, _ part: @escaping @Sendable ([RegionPart]) -> [RegionPart]) {
    testDescription = name
    arithmetic = RegionArithmetic(
      parts: { question, grammar in
        let parts = grammar.parts(answering: question)
        if case .anybodyInGap = question { return part(parts) }
        return parts
      }, weight: RegionArithmetic.exact.weight)
  }

  static let all = [
    GapMutant(dividing: "the gap before the first match is closed too early") { $0.gaps[$1] = .closed },
    GapMutant(dividing: "the gap after the first match is closed too early") { $0.gaps[$1 + 1] = .closed },
    GapMutant(dividing: "before the first match others may match") { $0.gaps[$1].marks = .none },
    GapMutant(dividing: "after the first match nobody else matches") { row, gap in
      row.gaps[gap + 1].marks |= row.gaps[gap].marks
    },
    GapMutant(dividing: "the first match takes the place before the gap") { row, gap in
      row.gaps.swapAt(gap, gap + 1)
    },
    GapMutant(dividing: "whoever comes next is the first match") { row, gap in
      row.known[gap + 1] = .open(RegionPart.OpenPart(sort: row.sort, kinds: .all))
    },
    GapMutant(dividing: "the match is not counted among the children") { row, _ in row.limit += 1 },
    GapMutant(counting: "gaps hold one child more than the bound") { row in row.limit += 1 },
    GapMutant(counting: "gaps hold one child less than the bound") { row in
      row.limit = max(0, row.limit - 1)
    },
    GapMutant(counting: "two gaps are counted as one") { row in
      if row.openGaps.count > 1 { row.gaps[row.openGaps[0]] = .closed }
    },
    GapMutant(losing: "a gap without a match is lost") { Array($0.suffix(1)) },
    GapMutant(losing: "a gap with a match is lost") { Array($0.prefix(1)) },
  ]
}

/// Mistakes in how gaps are divided and counted do not stay unseen.
@MainActor
@Suite struct GapMutantTests {
  nonisolated static let bounds = [
    StackSpace.Bounds(tabs: 0, depth: 4, modals: 0, splits: false),
    StackSpace.Bounds(tabs: 3, depth: 0, modals: 0, splits: false),
  ]

  @Test(arguments: GapMutant.all)
  func `a mistake with gaps is noticed`(_ mutant: GapMutant) throws {
    #expect(try Self.bounds.contains { try !isExact(mutant.arithmetic, $0) })
  }

  @Test(arguments: bounds)
  func `without a mistake nothing is noticed`(_ bounds: StackSpace.Bounds) throws {
    #expect(try isExact(.exact, bounds))
  }

  @Test func `how deep stacks may be does not matter to a search`() throws {
    let runs = try [3, 5, 8].map { depth in
      let app = try MutantApp.app(
        of: MutantOriginals.foundItem,
        exhausting: StackSpace.Bounds(tabs: 0, depth: depth, modals: 0, splits: false))
      var check = RegionCheck(MutantOriginals.foundItem, of: app, space: app.space)
      while check.next() != nil {}
      #expect(check.fault == nil)
      return check.runs
    }
    #expect(Set(runs).count == 1)
  }

  /// Whether each stack is in one region, and each region counts its stacks.
  private func isExact(_ arithmetic: RegionArithmetic, _ bounds: StackSpace.Bounds) throws -> Bool {
    let app = try MutantApp.app(of: MutantOriginals.foundItem, exhausting: bounds)
    var check = RegionCheck(
      MutantOriginals.foundItem, of: app, space: app.space, options: RouteExecution.Options(),
      arithmetic: arithmetic)
    var findings: [RegionCheck.Finding] = []
    while let finding = check.next() {
      if finding.isPerformance { findings.append(finding) }
      if findings.count > 1_000 { return false }
    }
    guard check.fault == nil, check.covered == app.space.count else { return false }
    var members = [Int](repeating: 0, count: findings.count)
    for state in app.space.states {
      let holders = findings.indices.filter { check.contains(state, in: findings[$0]) }
      guard holders.count == 1 else { return false }
      members[holders[0]] += 1
    }
    return findings.map(\.weight) == members.map { Natural($0) }
  }
}
