/// What must hold during every run of an app: a formula with a name.
///
/// You can use the same one for a route and for an app from launch. A run begins at rest and ends at rest: what is
/// done in between, and whatever comes in the middle of it, belongs to it. From launch, the launch and every tap and
/// link is a run of its own; a route's run is what follows from the route.
///
///     let loginFirst = OverTime("login first", .always(.shows(AccountViewController.self).implies(.now("…") { … })))
///     check(app, overTime: [loginFirst])
///     route.alsoChecking(loginFirst)
public struct OverTime: Sendable {
  /// The name, for reports.
  public let name: String

  /// What is said of each run.
  public let formula: Formula

  /// Names what is said of each run.
  ///
  /// - Parameters:
  ///   - name: A name; no two of an app or a route may have the same.
  ///   - formula: What is said of each run, from its first moment.
  public init(_ name: String, _ formula: Formula) {
    self.name = name
    self.formula = formula
  }

  /// The premises of the formula in words, in the order in which they stand in it.
  package var premises: [String] { formula.logic.starved.map { formula.words(of: $0.premise) } }
}
