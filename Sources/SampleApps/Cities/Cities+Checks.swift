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
        guard let identifier else { return .notExercised }
        return isPerformed ? judge(app.coordinator.log.deliveries, of: identifier) : .notExercised
      }
    )
    .alsoChecking(
      "retainsCoordinators", "A list's coordinator is alive as long as the list is there.",
      ofEach: CityListViewController.self, observing: { _ in },
      judging: { _, list in
        list.coordinationDelegate == nil
          ? .fails("The coordinator of a list is gone: nobody retains it.") : .holds
      }
    )
    .alsoChecking("releasesCoordinators", "No coordinator is kept whose flow has ended.") { _ in
      let idle = app.keptCoordinators.count { ($0 as? CityCoordinator)?.hasEnded ?? false }
      return idle == 0 ? .holds : .fails("\(idle) City coordinators are kept whose flows have ended.")
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
      guard after.isReached else { return .notExercised }
      guard let screen = app.visited.alive.first else { return .holds }
      let path = RetainingPath.from(screen).map { ": \($0)" } ?? "; reflection shows no path"
      return .fails("\(type(of: screen)) was left and is still alive\(path).")
    }
  }
}
