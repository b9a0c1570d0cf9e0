public import Checking

/// Goes from one bound to the next larger one, and tells what each shows that no smaller one has shown.
///
/// Most flaws show in small stacks already; the curve of new kinds of failure says how far that is true of an app. The
/// stacks of each bound are among those of the next, so a kind that is known stays known. Regions are not taken over:
/// one of the larger bound reaches beyond the smaller one. Their number grows so slowly that all the bounds before cost
/// about as much together as the last one.
@MainActor
public struct GrowingCheck {
  /// What the bounds have shown, the smallest first.
  public private(set) var steps: [Step] = []

  private let app: RoutedApp
  private let mostStates: Natural
  private var known: Set<Failure.Kind> = []
  private var size = 0

  /// Prepares to grow from one tab, one screen and one modal on.
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
      let bounds = app.space.bounds.scaled(to: size)
      guard bounds != steps.last?.bounds else { return nil }
      // Where screens may not stand everywhere the smallest bounds may have no stack at all.
      guard let larger = try? app.bounded(large: bounds) else { continue }
      return larger.space.count <= mostStates ? larger : nil
    }
    return nil
  }

  /// Takes down what a bound has shown.
  ///
  /// - Parameters:
  ///   - results: What covering it showed, one result for each route.
  ///   - larger: The app that `next()` gave.
  public mutating func note(_ results: [RouteResult], of larger: RoutedApp) {
    let failures = results.flatMap { result in
      result.cells.flatMap(\.groups).map { Failure(route: result.route, $0, in: larger.space) }
    }
    let records = results.compactMap { $0.cells.first?.covered }
    steps.append(
      Step(
        bounds: larger.space.bounds, states: larger.space.count,
        regions: records.reduce(0) { $0 + $1.coverage.runsExecuted },
        newFailures: failures.filter { !known.contains($0.kind) },
        reason: records.isEmpty ? .nothingTested : records.lazy.compactMap(\.reason).first))
    known.formUnion(failures.map(\.kind))
  }

  /// The routes that no cover was made of, by their names.
  ///
  /// - Parameter results: What covering a bound showed.
  /// - Returns: The names, in the order of the results.
  public static func uncovered(in results: [RouteResult]) -> [String] {
    results.filter { $0.cells.first?.covered == nil }.map(\.route)
  }
}
