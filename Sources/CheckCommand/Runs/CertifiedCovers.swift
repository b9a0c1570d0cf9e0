import Checking
import RoutingSpecs

/// Covers routes in this process, and writes every region of the covers into a certificate.
///
/// Workers do not tell each region, so whoever wants a certificate makes the covers here.
@MainActor
final class CertifiedCovers {
  private let checks: [RouteCheck]
  private let names: [String]
  private let writer: CertificateWriter
  private let monitor: (Int) -> RouteCheck.Monitor
  private var certified: Set<Int> = []

  /// Prepares a certificate of some checks, whose routes have these names; nothing is covered yet.
  init(
    checks: [RouteCheck], names: [String], writer: CertificateWriter,
    monitor: @escaping (Int) -> RouteCheck.Monitor
  ) {
    self.checks = checks
    self.names = names
    self.writer = writer
    self.monitor = monitor
  }

  /// Covers a route of which something may be known by now, and writes its regions down.
  func cover(_ index: Int, after result: RouteResult) -> CoverRecord {
    certified.insert(index)
    writer.begin(names[index])
    let monitor = monitor(index)
    let cover = checks[index].cover(
      monitor: .init(progress: monitor.progress, shouldStop: monitor.shouldStop) { self.writer.note($0) })
    writer.end(reason(checks[index].adding(cover, to: result)))
    return cover
  }

  /// Writes down what is known of the routes that were not covered; those that can be are covered now.
  func finish(_ results: [RouteResult]) {
    for (index, result) in results.enumerated() where !certified.contains(index) {
      // Where every stack was run by itself nothing had to be covered; it is now, to be certified.
      if result.cells[0].covered == nil, checks[index].isCoverable, !result.hasAbnormalEnd,
        result.unusableScreen == nil
      {
        _ = cover(index, after: result)
      } else {
        writer.begin(names[index])
        writer.end(reason(result) ?? "the route was not covered region by region")
      }
    }
  }

  /// Why the regions of a route are not all of them.
  private func reason(_ result: RouteResult) -> String? {
    result.cells[0].covered?.reason.map { "\($0)" }
  }
}

extension RouteResult {
  /// What is wrong with a screen because of which nothing was run; `nil` where that is not so.
  var unusableScreen: StopReason? {
    guard let reason = cells.first?.exhausted.reason, case .unusableScreen = reason else { return nil }
    return reason
  }
}
