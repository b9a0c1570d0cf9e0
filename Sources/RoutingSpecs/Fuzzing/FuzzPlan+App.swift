import Checking

extension FuzzPlan {
  /// The large bound that whoever began the campaign has named; `nil` where it is the app's own.
  package var bound: String? {
    let words = replayOptions.split(separator: " ")
    return words.firstIndex(of: "--bound").flatMap { $0 + 1 < words.count ? String(words[$0 + 1]) : nil }
  }

  /// The app that has the routes of the campaign, which may be such that something comes in the middle of each.
  ///
  /// - Parameter app: The app as its description says.
  /// - Returns: That app, or the one with something in the middle of each of its routes.
  @MainActor
  package func searched(_ app: RoutedApp) -> RoutedApp {
    app.having(routes)
  }

  /// The stack from which a run performs its route.
  @MainActor
  package func stack(ofRun run: UInt64, in space: StackSpace, _ draws: FuzzDraws) -> StackState {
    var source = SamplingSource(seed: seed, firstRun: run)
    source.begin(with: draws.beginning(of: run, seed: seed))
    return space.drawUniformly(from: &source)
  }
}
