public import Checking
public import RoutingSpecs

/// In what a certificate disagrees with itself or with what was counted and run again.
///
/// None of these is a fault of the app or of the certificate's reader: the engine that covered the space is wrong.
public enum Disagreement: Error, Hashable, Sendable {
  /// Counted child by child the space has another number of stacks than by its closed form.
  case space(counted: Natural, closedForm: Natural)
  /// A region has another number of stacks than it states.
  case weight(region: Int, stated: Natural, counted: Natural)
  /// Two regions have a stack in common.
  case overlap(Int, Int)
  /// The regions of a cover have more or fewer stacks together than the space.
  case sum(cover: Int, weights: Natural, states: Natural)
  /// No cover judges some properties.
  case unjudged([RouteProperty])
  /// A stack is in none of the regions of a cover, or in several.
  case homes(stack: String, regions: [Int])
  /// A stack that was run by itself does not behave as its regions state.
  case verdict(stack: String, regions: [Int], stated: Certificate.Verdict, seen: Certificate.Verdict)
}

extension Disagreement: CustomStringConvertible {
  /// The disagreement in one sentence.
  public var description: String {
    switch self {
    case .space(let counted, let closedForm):
      "Counted child by child the space has \(counted) stacks, by its closed form \(closedForm)."
    case .weight(let region, let stated, let counted):
      "Region \(region) states \(stated) stacks, but has \(counted)."
    case .overlap(let first, let second): "Regions \(first) and \(second) have a stack in common."
    case .sum(let cover, let weights, let states):
      "The regions of cover \(cover) have \(weights) stacks together, the space \(states)."
    case .unjudged(let properties):
      "No cover judges \(properties.map(\.rawValue).joined(separator: ", "))."
    case .homes(let stack, let regions):
      regions.isEmpty
        ? "No region of a cover has the stack \(stack)."
        : "The stack \(stack) is in \(regions.count) regions of a cover: \(Self.list(regions))."
    case .verdict(let stack, let regions, let stated, let seen):
      "By regions \(Self.list(regions)) the stack \(stack) \(Self.words(stated)); run by itself it \(Self.words(seen))."
    }
  }

  private static func list(_ numbers: [Int]) -> String {
    numbers.map(String.init).joined(separator: ", ")
  }

  private static func words(_ verdict: Certificate.Verdict) -> String {
    func list(_ properties: [RouteProperty]) -> String {
      properties.isEmpty ? "nothing" : properties.map(\.rawValue).joined(separator: ", ")
    }
    let ending = verdict.ending?.words ?? "is not performed"
    return
      "\(ending), violates \(list(verdict.violated)) and puts to the test \(list(verdict.atStake))"
  }
}
