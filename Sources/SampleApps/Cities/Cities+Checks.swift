import CoordinatorRouting
import HeadlessUIKit
import RoutingSpecs

extension Route {
  /// Adds what MVVM-C promises: each segue is delivered once, and coordinators live as long as their flows.
  ///
  /// - Parameters:
  ///   - app: The running app.
  ///   - identifier: The segue that the route performs, or `nil` where it performs none.
  ///   - source: The screen that the segue starts from; where it is not on screen nothing is delivered.
  /// - Returns: The route with the checks.
  func checkingCoordinators<Source: UIViewController>(
    of app: RunningApp, delivering identifier: String?, from source: Source.Type
  ) -> Route {
    alsoChecking(
      "deliversSegueOnce", "Each segue is delivered once, to the coordinator that owns its destination.",
      observing: { $0.onScreen(source) != nil },
      judging: { isPerformed, _ in
        guard let identifier else { return .notAtStake }
        return isPerformed ? judge(app.coordinator.log.deliveries, of: identifier) : .notAtStake
      }
    )
    .alsoChecking("retainsCoordinators", "A screen's coordinator is alive as long as the screen is there.") {
      after in
      let lists = after.all(CityListViewController.self)
      guard !lists.isEmpty else { return .notAtStake }
      let orphans = lists.count { $0.coordinationDelegate == nil }
      return orphans == 0
        ? .holds : .fails("The coordinator of \(orphans) of \(lists.count) lists is gone: nobody retains it.")
    }
    .alsoChecking("releasesCoordinators", "No coordinator is kept whose flow has ended.") { after in
      let flows = Set(after.flows.map { ObjectIdentifier($0) }).count
      let kept = app.keptCoordinators.count { $0 is CityCoordinator }
      return kept <= flows
        ? .holds : .fails("\(kept) City coordinators are kept for \(flows) flows that are on the stack.")
    }
  }

  private func judge(_ deliveries: [String], of identifier: String) -> OwnCheck.Verdict {
    guard deliveries.count == 1, deliveries[0].hasPrefix("\(identifier) to ") else {
      let words = deliveries.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: ", ")
      return .fails(
        deliveries.isEmpty
          ? "\(identifier) was delivered to nobody."
          : "\(identifier) was delivered \(deliveries.count) times: \(words).")
    }
    return .holds
  }

  /// Adds that a screen which was left is gone; whatever holds it is told as far as reflection shows.
  func checkingRelease(in app: RunningApp) -> Route {
    alsoChecking("releasesScreens", "A screen that was left is gone.") { after in
      guard after.isReached else { return .notAtStake }
      guard let screen = app.visited.alive.first else { return .holds }
      let path = RetainingPath.from(screen).map { ": \($0)" } ?? "; reflection shows no path"
      return .fails("\(type(of: screen)) was left and is still alive\(path).")
    }
  }
}

extension RouteMoment {
  /// The flows of the screens on the stack.
  fileprivate var flows: [Flow] {
    all(CityListViewController.self).compactMap(\.flow)
      + all(CityDetailViewController.self).compactMap(\.flow)
  }
}
