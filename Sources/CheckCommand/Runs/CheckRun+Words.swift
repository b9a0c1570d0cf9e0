import Checking
import Reporting
import RoutingSpecs

// MARK: - Words

extension CheckRun {
  func writeOpening() {
    let opening = opening + (growsBeyond ? " Then from larger bounds, until the time is up." : "")
    let lines = surroundings.showsProgress ? opening.wrapped(to: surroundings.progressWidth) : [opening]
    surroundings.writeError(lines.joined(separator: "\n") + "\n")
  }

  private var opening: String {
    let part = shard.map { "\(routes.count.grouped) of \($0.routes.count.counting("route")) (\($0.words))" }
    let beginning = "Checking \(part ?? routes.count.counting("route")) of \(app.name) from "
    let small =
      "every stack of up to \(app.exhaustiveSpace.bounds.words)"
      + " (\(self.small.counting("state")))"
    let large = "up to \(app.space.bounds.words) (\(app.space.count.shortForm) states)"
    if isCovering {
      return beginning + (plan.mostCompared == nil ? small + " and " : "")
        + "every stack of \(large), region by region."
    }
    return beginning + small
      + (samples == 0 ? "." : " and \(plan.samples.counting("stack")) drawn from \(large).")
  }

  /// Whether there are routes to cover, so that the small bound and the samples are for the others.
  var isCovering: Bool { !app.isExhaustedBySmallBound && hasCoverableRoutes }

  var growsBeyond: Bool { timeToGrow != nil && hasCoverableRoutes }

  private var hasCoverableRoutes: Bool {
    routes.contains { RouteCheck($0, of: app, plan: plan).isCoverable }
  }
}
