import HeadlessUIKit
import Testing

@testable import Journeys

/// Apps that have more of something each time a user does the same.
@MainActor
@Suite struct GrowthTests {
  /// A screen with a button, and with switches, which multiply what an app may be in.
  private func app(_ open: @escaping @MainActor (UIViewController) -> Void) -> App<Void> {
    App("growing", interruptions: []) { window in
      var buttons = [("Open", open)]
      for number in 1...5 {
        let flip: @MainActor (UIViewController) -> Void = { Self.label(number, on: $0)?.isHidden.toggle() }
        buttons.append(("Switch \(number)", flip))
      }
      let screen = stack(in: window, buttons).viewControllers[0]
      for number in 1...5 {
        let label = UILabel()
        (label.text, label.tag) = ("\(number)", number)
        screen.view.addSubview(label)
      }
    }
  }

  /// What is seen of it tells the states apart.
  private final class Dim: UILabel {
    static func add(to screen: UIViewController) {
      let dim = Dim()
      dim.text = "dim"
      screen.view.addSubview(dim)
    }
  }

  private static func label(_ number: Int, on screen: UIViewController) -> UIView? {
    for view in screen.view.subviews where view.tag == number { return view }
    return nil
  }

  private func report(_ app: App<Void>, repeats: Int? = nil) -> JourneyReport {
    JourneyReport.exploring(app, limits: JourneyLimits(states: 5_000, moments: 0, repeats: repeats))
  }

  @Test func `a view that is never taken away is told as what grows, with what adds it`() {
    let report = report(app { Dim.add(to: $0) })
    guard case .grows(let sentence) = report.stop else {
      Issue.record("\(report.text)")
      return
    }
    #expect(
      sentence.hasPrefix("Growth without end: one more Dim in the view of Told each time after tap 'Open'."))
    #expect(report.counts.states < 1_000 && report.endless.isEmpty, "\(report.text)")
  }

  @Test func `a child that stays in its parent is told as what grows`() {
    final class Banner: UIViewController {}
    let report = report(
      app { screen in
        let banner = Banner()
        screen.addChild(banner)
        screen.view.addSubview(banner.view)
        banner.didMove(toParent: screen)
      })
    #expect(
      report.text.contains("Growth without end: one more Banner each time after tap 'Open'."),
      "\(report.text)")
    #expect(report.counts.states < 1_000)
  }

  @Test func `what ends at some time does not grow without end`() {
    let report = report(
      app { screen in
        let dims = screen.view.subviews.filter { type(of: $0) == Dim.self }
        if dims.count < 6 { Dim.add(to: screen) }
      })
    #expect(report.stop == nil && report.counts.states == 7 * 32, "\(report.text)")
  }

  @Test func `who says how often something may stand there gets a verdict about that`() {
    let report = report(app { Dim.add(to: $0) }, repeats: 3)
    #expect(
      report.stop == nil && report.leftOut.first?.contains("Dim in the view of Told") == true,
      "\(report.text)")
  }
}
