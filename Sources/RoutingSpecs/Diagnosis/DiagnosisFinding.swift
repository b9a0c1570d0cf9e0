/// One thing about an app that makes verdicts weaker or stacks stranger than they need be.
public enum DiagnosisFinding: Hashable, Sendable {
  /// New controllers of these screens are not recognised as what they are.
  case unrecognised([String])
  /// Of these screens the same controller is given twice.
  case reused([String])
  /// These routes read the stack in ways that cannot be tracked.
  case untracked(routes: [String])
  /// The app's own code performs these routes.
  case ownCode(routes: [String])
  /// These finders of these routes run the app's own code.
  case ownFinders([String], routes: [String])
  /// Classes of screens stand in the way of proofs, all in the same manner; at least one.
  case obstacles([ProofObstacle])
  /// These screens stand in no stack of the bound.
  case absent([String])
  /// No route leads to these screens.
  case unreached([String])
  /// These routes promise nothing about when they end.
  case completesAnytime(routes: [String])
  /// Routes are exempt from properties; each with its properties in parentheses.
  case exempt([String])
  /// So many of the stacks that were drawn look unusual in one way.
  case unusual(UnusualStack, stacks: Int, of: Int)

  /// The kind of finding, by which programs know it.
  public var kind: String {
    switch self {
    case .unrecognised: "unrecognised"
    case .reused: "reused"
    case .untracked: "untracked"
    case .ownCode: "ownCode"
    case .ownFinders: "ownFinders"
    case .obstacles(let obstacles): obstacles.first?.kind ?? "none"
    case .absent: "absent"
    case .unreached: "unreached"
    case .completesAnytime: "completesAnytime"
    case .exempt: "exempt"
    case .unusual: "unusual"
    }
  }
}
