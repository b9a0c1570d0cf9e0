import Watching

/// Something of a route that only its team can judge, for instance that a message arrives.
///
/// It belongs to the property `passesOwnChecks`; violations are grouped by its name.
@MainActor
public struct OwnCheck {
  /// The check's name, by which reports call it.
  public let name: String

  /// What the check demands, in one sentence.
  public let sentence: String

  /// Looks at what is there before, and returns what looks at what is there afterwards.
  let begin: @MainActor (RouteMoment) -> @MainActor (RouteMoment) -> Verdict

  /// How runs are to go, where the check looks at each moment of a run.
  private(set) var overTime: OverTime?

  init(
    name: String, sentence: String,
    begin: @escaping @MainActor (RouteMoment) -> @MainActor (RouteMoment) -> Verdict
  ) {
    (self.name, self.sentence, self.begin) = (name, sentence, begin)
  }

  /// A check that looks at each moment of a run.
  init(_ overTime: OverTime) {
    self.init(name: overTime.name, sentence: "Each run keeps this: \(overTime.formula.words).") { _ in
      { _ in .notExercised }
    }
    self.overTime = overTime
  }

  /// What a check says about one run.
  public enum Verdict: Hashable, Sendable {
    /// The run does not put the check to the test: what it is about was not there.
    case notExercised

    /// What is demanded holds.
    case holds

    /// What is demanded does not hold; the sentence says what was found instead.
    case fails(String)
  }
}

extension Route {
  /// Adds a check of the team's own, which is judged from every stack together with the standard properties.
  ///
  /// The route is performed once between the two looks; the second one comes when the hierarchy is at rest.
  ///
  ///     route.alsoChecking(
  ///       "deliversMessage", "Detail has Home's message.",
  ///       observing: { $0.onScreen(HomeViewController.self)?.message },
  ///       judging: { message, after in
  ///         guard let message else { return .notExercised }
  ///         let arrived = after.onScreen(DetailViewController.self)?.message
  ///         return arrived == message ? .holds : .fails("Detail has \(arrived ?? "no message").")
  ///       })
  ///
  /// - Parameters:
  ///   - name: The check's name; no two checks of a route may have the same.
  ///   - sentence: What the check demands, in one sentence.
  ///   - observe: Takes down what is needed of the stack before. A controller that it returns is kept alive by that;
  ///     take down `WeakReferences` where that matters.
  ///   - judge: Compares what was taken down with the stack afterwards.
  /// - Returns: The route with the check.
  public func alsoChecking<Observation>(
    _ name: String, _ sentence: String,
    observing observe: @escaping @MainActor (RouteMoment) -> Observation,
    judging judge: @escaping @MainActor (Observation, RouteMoment) -> OwnCheck.Verdict
  ) -> Route {
    adding(
      OwnCheck(name: name, sentence: sentence) { before in
        let observation = observe(before)
        return { judge(observation, $0) }
      })
  }

  func adding(_ check: OwnCheck) -> Route {
    precondition(
      !ownChecks.contains { $0.name == check.name }, "\(name) has two checks of its own named \(check.name)")
    var route = self
    route.ownChecks.append(check)
    return route
  }

  /// Adds a check that needs to know nothing of the stack before.
  ///
  /// - Parameters:
  ///   - name: The check's name; no two checks of a route may have the same.
  ///   - sentence: What the check demands, in one sentence.
  ///   - judge: Looks at the stack when the route has been performed and is at rest.
  /// - Returns: The route with the check.
  public func alsoChecking(
    _ name: String, _ sentence: String, judging judge: @escaping @MainActor (RouteMoment) -> OwnCheck.Verdict
  ) -> Route {
    alsoChecking(name, sentence, observing: { _ in }, judging: { _, after in judge(after) })
  }

  /// The properties of the route that are judged, those together that are covered together.
  ///
  /// What a team checks besides reads stacks on its own account: it would divide the regions of everything else, and
  /// is covered apart, unless nothing else is judged.
  ///
  /// - Parameter properties: The properties that are to be judged; those that the route is exempt from are left out.
  /// - Returns: One set, or two of which the second one is `passesOwnChecks` alone.
  public func shares(of properties: RouteProperties) -> [RouteProperties] {
    let own = RouteProperties(.passesOwnChecks)
    let judged = properties.subtracting(expectation.exemptions)
    guard !ownChecks.isEmpty, judged.contains(.passesOwnChecks), judged != own else { return [judged] }
    return [judged.subtracting(own), own]
  }
}

extension RouteExecution {
  /// What the failed check of the route's own says.
  var ownCheckSentence: String {
    guard let failure = ownChecks.failure else { return "A check of the route's own failed." }
    return "\(failure.name): \(failure.sentence)"
  }
}
