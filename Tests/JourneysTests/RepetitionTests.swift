import Foundation
import HeadlessUIKit
import Testing

@testable import Journeys

/// What an app does only after the fifth time or so, although numbers above two are all told as "many".
@MainActor
@Suite struct RepetitionTests {
  /// What an app counts.
  private final class Meter {
    var count: Int
    var recent: [Int] = []
    var kept: [String: Int] = [:]
    init(_ count: Int) { self.count = count }
  }

  /// How an app counts.
  enum Way: CaseIterable { case up, down, list, dictionary }

  private func cover() -> UIViewController {
    let cover = Target()
    cover.modalPresentationStyle = .fullScreen
    return cover
  }

  /// A list of articles of which some are free; then comes a wall without a way out.
  private func app(free: Int, counting way: Way = .up) -> App<Meter> {
    App("paper") { window in
      let meter = Meter(way == .down ? free : 0)
      func isFree() -> Bool {
        switch way {
        case .up: meter.count += 1
        case .down: meter.count -= 1
        case .list: meter.recent.append(1)
        case .dictionary: meter.kept["articles", default: 0] += 1
        }
        return switch way {
        case .up: meter.count <= free
        case .down: meter.count >= 0
        case .list: meter.recent.count <= free
        case .dictionary: meter.kept["articles", default: 0] <= free
        }
      }
      let open: @MainActor (UIViewController) -> Void = { screen in
        guard isFree() else { return screen.present(cover(), animated: true) }
        screen.navigationController?.pushViewController(Stair(depth: 0), animated: true)
      }
      _ = stack(in: window, [("Article", open)])
      return meter
    }
  }

  @Test(arguments: [2, 3, 5, 8, 12], Way.allCases)
  func `a wall after some articles is found, and the journey opens no more than it takes`(free: Int, way: Way)
  {
    let report = JourneyReport.exploring(app(free: free, counting: way))
    #expect(report.findings.map(\.property) == [.leadsHome], "\(report.text)")
    let journey = report.findings.first?.journey ?? []
    #expect(journey.count { $0 == "tap 'Article'" } == free + 1, "\(journey)")
  }

  @Test(arguments: Way.allCases)
  func `where nothing comes the app holds, and nothing is left out`(way: Way) {
    let report = JourneyReport.exploring(app(free: 1_000, counting: way))
    #expect(report.holds && report.leftOut.isEmpty, "\(report.text)")
  }

  /// A button that counts, and another one that does otherwise after eight times.
  private func liking(after most: Int) -> App<Meter> {
    App("likes") { window in
      let meter = Meter(0)
      _ = stack(
        in: window,
        [
          ("Like", { _ in meter.count += 1 }),
          (
            "Next",
            { screen in
              if meter.count >= most { return screen.present(cover(), animated: true) }
              screen.navigationController?.pushViewController(Stair(depth: 0), animated: true)
            }
          ),
        ])
      return meter
    }
  }

  @Test func `what another button does after many times is found, too`() {
    let report = JourneyReport.exploring(liking(after: 8))
    #expect(report.findings.map(\.property) == [.leadsHome], "\(report.text)")
    #expect(report.findings.first?.journey.last == "tap 'Next'")
    #expect(JourneyReport.exploring(liking(after: 1_000)).holds)
  }

  @Test func `what goes wrong at once after many times is told with its journey`() throws {
    let app = App("blank") { window in
      let meter = Meter(0)
      let count: @MainActor (UIViewController) -> Void = { screen in
        meter.count += 1
        if meter.count == 6 { for view in screen.view.subviews { view.removeFromSuperview() } }
      }
      _ = stack(in: window, [("Like", count)])
      return meter
    }
    let report = JourneyReport.exploring(app)
    let finding = try #require(report.findings.first, "\(report.text)")
    #expect(finding.property == .isNeverBlank && finding.journey.count == 6 && !finding.isOfWhole)
  }

  @Test func `where no number changes little more is done than without`() {
    let exploration = Exploration(
      CheckedApp(stairs(tabs: 3, depth: 3), links: []), limits: JourneyLimits(moments: 0))
    exploration.run()
    let count = exploration.device.counts.actions
    let other = Exploration(
      CheckedApp(stairs(tabs: 3, depth: 3), links: []), limits: JourneyLimits(moments: 0))
    other.progress.repetitions = .max
    other.run()
    #expect(count - other.device.counts.actions < 400 && exploration.graph.count == other.graph.count)
  }
}
