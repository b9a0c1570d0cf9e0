public import Checking

/// Goes from one bound to the next larger one, and tells what each shows that no smaller one has shown.
///
/// Most flaws show in small stacks already; the curve of new kinds of failure says how far that is true of an app. The
/// stacks of each bound are among those of the next, so a kind that is known stays known. Regions are not taken over,
/// which would spare a quarter of the runs of a bound (`scripts/measure-reuse.py`) where the next bound takes more than
/// twice as many: their number grows so slowly that all the bounds before cost about as much together as the last one.
@MainActor
public struct GrowingCheck {
  /// What the bounds have shown, the smallest first.
  public private(set) var steps: [Step] = []

  /// What stacks of a bound have shown that was not exhausted; `nil` where none were drawn.
  public private(set) var sample: Sample?

  /// The kinds of failure that the bounds have shown, and the draws.
  public private(set) var known: Set<FailureKind> = []

  /// The routes that no cover of the last bound was made of, by their names, in the order of its results.
  public private(set) var notCovered: [String] = []

  private let app: RoutedApp
  private let mostStates: Natural
  private var size = 0

  /// Prepares to grow from one tab, one screen and one modal on, by way of the app's own large bound.
  ///
  /// - Parameters:
  ///   - app: The app; what its large bound leaves out altogether stays out.
  ///   - mostStates: How many stacks a bound has at the most.
  public init(_ app: RoutedApp, mostStates: Natural) {
    self.app = app
    self.mostStates = mostStates
  }

  /// The app with the next larger bound, which the caller checks and then notes.
  ///
  /// - Returns: `nil` where no larger bound is possible.
  public mutating func next() -> RoutedApp? {
    while size < StackSpace.Bounds.maximum {
      size += 1
      let bounds = app.space.bounds.grown(to: size)
      if let last = steps.last, bounds.fits(in: last.bounds) { continue }
      // Where screens may not stand everywhere the smallest bounds may have no stack at all.
      guard let larger = try? app.bounded(large: bounds) else { continue }
      return larger.space.count <= mostStates ? larger : nil
    }
    return nil
  }

  /// The app with the smallest bound that was not exhausted, from which the caller draws stacks and notes the sample.
  ///
  /// - Returns: `nil` where no larger bound is possible.
  public mutating func beyond() -> RoutedApp? {
    guard let open = steps.first(where: { $0.reason != nil }) else { return next() }
    return try? app.bounded(large: open.bounds)
  }

  /// Takes down what a bound has shown.
  ///
  /// - Parameters:
  ///   - results: What covering it showed, one result for each route.
  ///   - larger: The app with the bound, which is the one that `next()` gave or the app's own.
  public mutating func note(_ results: [RouteResult], of larger: RoutedApp) {
    let records = results.compactMap(\.exhaustion)
    notCovered = results.filter { $0.exhaustion == nil }.map(\.route)
    steps.append(
      Step(
        bounds: larger.space.bounds, states: larger.space.count,
        regions: records.reduce(0) { $0 + $1.coverage.runsExecuted },
        newFailures: newFailures(of: results, in: larger.space),
        reason: records.isEmpty ? .nothingTested : records.lazy.compactMap(\.reason).first))
  }

  /// Takes down what stacks have shown that were drawn at random.
  ///
  /// - Parameters:
  ///   - results: What they showed, one result for each route.
  ///   - properties: The properties that were judged.
  ///   - larger: The app that `beyond()` gave.
  public mutating func note(
    sample results: [RouteResult], judging properties: [RouteProperty], of larger: RoutedApp
  ) {
    let failures = newFailures(of: results, in: larger.space)
    sample = Sample(results, judging: properties, of: larger, newFailures: failures)
  }

  /// The failures of kinds that were not known, which now are.
  private mutating func newFailures(of results: [RouteResult], in space: StackSpace) -> [Failure] {
    let failures = results.flatMap { result in
      result.cells.flatMap(\.groups).map { Failure(route: result.route, $0, in: space) }
    }
    defer { known.formUnion(failures.map(\.kind)) }
    return failures.filter { !known.contains($0.kind) }
  }

  /// The largest bound of which every stack was covered, for every route that can be; `nil` where none was.
  public var exhausted: Step? { steps.last { $0.reason == nil } }
}

extension RouteResult {
  /// The cover of the large bound, or what has exhausted it one by one; `nil` where there is neither.
  fileprivate var exhaustion: PhaseRecord? {
    guard let cell = cells.first else { return nil }
    let isExhausted = !cell.isSampled && cell.exhausted.reason == nil
    return cell.covered ?? (isExhausted ? cell.exhausted : nil)
  }
}

/// What makes two failures the same: the route, the property, and how the route ends.
public struct FailureKind: Hashable, Sendable {
  /// The name of the route.
  public let route: String

  /// The property that is violated.
  public let property: RouteProperty

  /// How the route ends.
  public let signature: FailureSignature

  init(route: String, _ group: ViolationGroup) {
    self.route = route
    property = group.property
    signature = group.signature
  }
}
