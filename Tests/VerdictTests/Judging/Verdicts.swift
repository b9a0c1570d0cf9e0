import Checking
import RoutingSpecs
import TestSupport

/// What the check says of an attacked app, held against what running every stack by itself says.
@MainActor
struct Verdicts {
  /// A verdict that is wrong.
  struct Complaint: Hashable, CustomStringConvertible {
    /// In what way a verdict can be wrong.
    enum Fault: Hashable {
      /// It says that a property is proved, and a stack violates it.
      case wrongProof
      /// It says that a property was tested and holds, and a stack violates it.
      case wrongHold
      /// It says exactly how many stacks violate a property, and others do.
      case wrongCount
      /// It says so of a cover that was tested and not proved.
      case wrongTestedCount
      /// It says that a property is violated, and no stack violates it, or not the one that is shown.
      case falseAlarm
    }

    let fault: Fault
    let property: RouteProperty
    let description: String
  }

  /// The wrong verdicts.
  private(set) var complaints: [Complaint] = []

  /// Where the check came to no verdict, and why.
  private(set) var undecided: [String] = []

  /// Whether any stack of the small bounds violates any property.
  private(set) var hasViolations = false

  /// At how many small bounds every count of violations was said, and is right.
  private(set) var exactBounds = 0

  private let attack: Attack
  /// Checks an attacked app at its small bounds, and at a large one unless that takes very long.
  ///
  /// - Parameters:
  ///   - attack: The attacked app.
  ///   - seed: The seed of what is drawn.
  ///   - strength: How many places at once are tried with every combination of screens.
  /// - Throws: What is wrong with the app's description.
  init(_ attack: Attack, seed: Seed, strength: Int) throws {
    self.attack = attack
    var known: [RouteProperty: String] = [:]
    for bound in attack.bounds {
      let truth = try BruteForce(attack, at: bound.bounds)
      let notation = StackNotation(
        catalogue: try attack.make().routed(bound.bounds, startsOver: attack.startsOver).catalogue)
      for (property, state) in truth.witnesses where known[property] == nil {
        known[property] = notation.text(for: state)
      }
      hasViolations = hasViolations || !truth.witnesses.isEmpty
      let result = try Self.check(
        attack, at: bound.bounds, seed: seed, strength: strength, hasIdleScreens: false)
      var isExact = true
      for cell in result.cells {
        let counterexample = truth.witnesses[cell.property].map { notation.text(for: $0) }
        try judge(cell, where: bound.name, bound.bounds, against: counterexample)
        if counterexample == nil, case .violated = cell.verdict {
          complain(.falseAlarm, cell, bound.name, "no stack of \(truth.stacks) fails")
        }
        isExact = compare(cell, with: truth, at: bound.name) && isExact
      }
      if isExact { exactBounds += 1 }
    }
    guard strength == 1 || TestBudget.isSoak else { return }
    let large = StackSpace.Bounds()
    for cell in try Self.check(attack, at: large, seed: seed, strength: strength, hasIdleScreens: true).cells
    {
      try judge(cell, where: "large", large, against: known[cell.property])
    }
  }

  /// Runs the check as the command does, with few regions where there is little time.
  static func check(
    _ attack: Attack, at bounds: StackSpace.Bounds, seed: Seed, strength: Int = 1, hasIdleScreens: Bool
  ) throws -> RouteResult {
    let app = try attack.app(bounds, hasIdleScreens: hasIdleScreens)
    var plan = RouteCheck.Plan()
    plan.covers = true
    plan.seed = seed
    plan.strength = strength
    plan.mostRegions = TestBudget.isSoak ? 20_000 : 3_000
    plan.samples = 100
    AppServices.startOver()
    defer { AppServices.startOver() }
    return RouteCheck(app.routes[0], of: app, plan: plan).run()
  }

  /// Holds a verdict against a stack that is known to violate the property.
  private mutating func judge(
    _ cell: PropertyResult, where name: String, _ bounds: StackSpace.Bounds, against counterexample: String?
  ) throws {
    switch cell.verdict {
    case .holds:
      guard let counterexample else { return }
      let fault: Complaint.Fault = if case .tested = cell.strength { .wrongHold } else { .wrongProof }
      complain(fault, cell, name, "\(counterexample) fails")
    case .violated:
      for group in cell.groups {
        let isSo = try BruteForce.violates(cell.property, group.witness, attack, at: bounds)
        if !isSo { complain(.falseAlarm, cell, name, "its witness does not fail (\(group.signature.words))") }
      }
    case .inconclusive(let reason):
      undecided.append("\(cell.property) at \(name): \(reason)")
    }
  }

  /// Whether what is said to be counted exactly is what there is.
  private mutating func compare(_ cell: PropertyResult, with truth: BruteForce, at name: String) -> Bool {
    let fault: Complaint.Fault = if case .tested = cell.strength { .wrongTestedCount } else { .wrongCount }
    guard cell.isCovered else { return false }
    if case .inconclusive = cell.verdict { return false }
    var counts = (truth.counts[cell.property] ?? [:]).mapValues { Natural($0) }
    var isExact = true
    for group in cell.groups {
      let count = counts.removeValue(forKey: group.signature) ?? .zero
      guard group.coveredStates != count else { continue }
      isExact = false
      complain(
        fault, cell, name, "\(group.coveredStates) for \(count) (\(group.signature.words))")
    }
    for (signature, count) in counts where !cell.groups.isEmpty {
      complain(fault, cell, name, "nothing for \(count) (\(signature.words))")
    }
    return isExact && counts.isEmpty
  }

  private mutating func complain(
    _ fault: Complaint.Fault, _ cell: PropertyResult, _ bound: String, _ words: String
  ) {
    complaints.append(
      Complaint(
        fault: fault, property: cell.property,
        description: "\(attack.id) · \(fault) · \(cell.property) · \(bound): \(words)"))
  }
}
