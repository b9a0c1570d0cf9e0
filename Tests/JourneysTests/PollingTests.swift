import Foundation
import HeadlessUIKit
import Testing

@testable import Journeys

@MainActor
@Suite struct PollingTests {
  /// How an app does something again and again for ever.
  enum Way: CaseIterable {
    case sleepingTask
    case queue
    case timer
    case timerForEach

    @MainActor func start(_ beat: @escaping @MainActor () -> Void) {
      switch self {
      case .sleepingTask:
        Task { @MainActor in
          while true {
            try? await Task.sleep(for: .seconds(1))
            beat()
          }
        }
      case .queue: Self.queue(beat)
      case .timer:
        _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
          MainActor.assumeIsolated { beat() }
        }
      case .timerForEach: Self.timer(beat)
      }
    }

    @MainActor private static func queue(_ beat: @escaping @MainActor () -> Void) {
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        MainActor.assumeIsolated {
          beat()
          queue(beat)
        }
      }
    }

    @MainActor private static func timer(_ beat: @escaping @MainActor () -> Void) {
      _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
        MainActor.assumeIsolated {
          beat()
          timer(beat)
        }
      }
    }
  }

  /// What a beat reads and writes.
  final class Session {
    var isExpired = false
    var note = ""
  }

  /// An app with a label that does something each second.
  private func app(
    _ way: Way, times: Int = 1, beat: @escaping @MainActor (Session, UILabel, UINavigationController) -> Void
  ) -> App<Session> {
    App("poller") { window in
      let session = Session()
      let label = UILabel()
      let navigation = stack(
        in: window,
        [
          ("Expire", { _ in session.isExpired = true }),
          ("Up", { $0.navigationController?.pushViewController(Stair(depth: 0), animated: true) }),
        ])
      navigation.viewControllers[0].view.addSubview(label)
      for _ in 0..<times { way.start { beat(session, label, navigation) } }
      return session
    }
  }

  @Test(arguments: Way.allCases, [1, 3])
  func `who polls and changes nothing is at rest`(way: Way, times: Int) {
    let report = JourneyReport.exploring(app(way, times: times) { _, _, _ in })
    #expect(report.findings.isEmpty && report.stop == nil, "\(report.text)")
    #expect(report.counts.screens == 2)
  }

  @Test(arguments: Way.allCases.filter { $0 != .timer })
  func `who polls sees what the user has done`(way: Way) {
    let report = JourneyReport.exploring(
      app(way) { session, _, navigation in
        guard session.isExpired, navigation.presentedViewController == nil else { return }
        session.isExpired = false
        navigation.present(Target(), animated: true)
      })
    #expect(report.shape.text.contains("Target"), "\(report.text)")
  }

  @Test(arguments: [Way.sleepingTask, .queue, .timerForEach])
  func `who changes a text each time never comes to rest, and the text is named`(way: Way) {
    let report = JourneyReport.exploring(
      app(way) { _, label, _ in
        let count = Int(label.text?.dropFirst(5) ?? "") ?? 0
        label.text = "Beat \(count + 1)"
      })
    #expect(report.findings.map(\.property) == [.comesToRest])
    let actual = report.findings.first?.actual ?? ""
    #expect(actual.contains("the text of a UILabel on Told changes from 'Beat"), "\(actual)")
  }

  @Test func `who changes what is stored each time never comes to rest, and the property is named`() {
    let report = JourneyReport.exploring(
      app(.queue) { session, _, _ in session.note = "\((Int(session.note) ?? 0) + 1)" })
    let actual = report.findings.first?.actual ?? ""
    #expect(actual.contains("Session.note changes from '"), "\(actual)")
  }

  @Test func `what goes to and fro never comes to rest`() {
    let report = JourneyReport.exploring(app(.queue) { session, _, _ in session.isExpired.toggle() })
    #expect(report.findings.map(\.property) == [.comesToRest])
  }

  @Test func `what ends after long is waited for`() {
    let report = JourneyReport.exploring(
      app(.queue) { _, label, _ in label.text = String(min(200, (Int(label.text ?? "") ?? 0) + 1)) })
    #expect(report.findings.isEmpty && report.counts.screens == 2, "\(report.text)")
  }
}
