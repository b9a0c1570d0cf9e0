import Checking
import Testing

@testable import RoutingSpecs

/// An engine with a mistake: how it divides regions, or how it counts them.
struct EngineMutant: Sendable, CustomTestStringConvertible {
  /// What has to notice the mistake at least.
  enum Notice: Sendable {
    case weight, overlap, sum, verdict
  }

  let testDescription: String
  let notice: Notice
  let arithmetic: @Sendable () -> RegionArithmetic

  /// An engine that divides wrongly; `mistake` is given the question, the right parts and the grammar.
  private init(
    dividing name: String, _ notice: Notice,
    _ mistake: @escaping @Sendable (RegionQuestion, [RegionPart], RegionGrammar) -> [RegionPart]
  ) {
    testDescription = name
    self.notice = notice
    arithmetic = {
      RegionArithmetic(
        parts: { mistake($0, $1.parts(answering: $0), $1) }, weight: RegionArithmetic.exact.weight)
    }
  }

  /// An engine that counts wrongly: instead of each part another one.
  private init(counting name: String, _ mistake: @escaping @Sendable (RegionPart) -> RegionPart) {
    testDescription = name
    notice = .weight
    arithmetic = {
      RegionArithmetic(
        parts: RegionArithmetic.exact.parts,
        weight: { region, grammar in
          var wrong = region
          wrong.root = region.root.mapped(mistake)
          if let row = region.layers, case .row(let mapped) = RegionPart.row(row).mapped(mistake) {
            wrong.layers = mapped
          }
          return grammar.count(of: wrong)
        })
    }
  }

  private init(weighing name: String, _ mistake: @escaping @Sendable (Natural) -> Natural) {
    testDescription = name
    notice = .weight
    arithmetic = {
      RegionArithmetic(
        parts: RegionArithmetic.exact.parts,
        weight: { mistake(RegionArithmetic.exact.weight($0, $1)) })
    }
  }

  static let all: [EngineMutant] = weights + exclusions + regions

  private static let weights = [
    EngineMutant(weighing: "each region counts one stack more") { $0 + 1 },
    EngineMutant(counting: "a count forgets what nobody may match") { part in
      guard case .open(var open) = part else { return part }
      open.marks = .none
      return .open(open)
    },
    EngineMutant(counting: "a count forgets what somebody must match") { part in
      guard case .open(var open) = part else { return part }
      open.requirements = []
      return .open(open)
    },
    EngineMutant(counting: "a count forgets that any tab may be selected") { part in
      guard case .row(var row) = part, row.kind == .tabs, row.selected == nil else { return part }
      row.selected = 0
      return .row(row)
    },
  ]

  private static let exclusions = [
    EngineMutant(dividing: "who was excluded is not", .overlap) { question, parts, _ in
      if case .anybody(_, let open) = question { [.open(open), parts[1]] } else { parts }
    },
    EngineMutant(dividing: "who was excluded is so as the controller itself only", .overlap) {
      question, parts, _ in
      guard case .anybody(let marks, var open) = question else { return parts }
      open.marks.own |= marks.own
      return [.open(open), parts[1]]
    },
    EngineMutant(dividing: "a child that becomes known forgets its exclusions", .overlap) {
      question, parts, _ in
      guard case .nextChild(_, let gap) = question else { return parts }
      return parts.map { $0.forgettingMarks(ofChild: gap + 1) }
    },
    EngineMutant(dividing: "what was asked about a part divides nothing", .verdict) { question, parts, _ in
      if case .anybody(_, let open) = question { [.open(open)] } else { parts }
    },
  ]

  private static let regions = [
    EngineMutant(dividing: "the part with a match is lost", .sum) { question, parts, _ in
      if case .anybody = question { [parts[0]] } else { parts }
    },
    EngineMutant(dividing: "the part with a match is there twice", .overlap) { question, parts, _ in
      if case .anybody = question { parts + [parts[1]] } else { parts }
    },
    EngineMutant(dividing: "the last kind of controller is lost", .sum) { question, parts, _ in
      if case .nature = question, parts.count > 1 { parts.dropLast() } else { parts }
    },
    EngineMutant(dividing: "longer rows are lost", .sum) { question, parts, _ in
      if case .nextChild = question { Array(parts.prefix(1)) } else { parts }
    },
  ]
}

extension RegionPart {
  /// The part with all parts inside it, and then itself, replaced.
  fileprivate func mapped(_ change: (RegionPart) -> RegionPart) -> RegionPart {
    switch self {
    case .open, .screen: return change(self)
    case .split(let primary, let secondary):
      return change(.split(primary.mapped(change), secondary.mapped(change)))
    case .row(var row):
      row.known = row.known.map { $0.mapped(change) }
      return change(.row(row))
    }
  }

  fileprivate func forgettingMarks(ofChild index: Int) -> RegionPart {
    guard case .row(var row) = self, index < row.known.count, case .open(var child) = row.known[index] else {
      return self
    }
    child.marks = .none
    row.known[index] = .open(child)
    return .row(row)
  }
}
