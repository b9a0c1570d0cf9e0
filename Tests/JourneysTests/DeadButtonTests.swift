import HeadlessUIKit
import Testing

@testable import Journeys

/// Buttons that do nothing any more, and the journey on which that shows.
@MainActor @Suite struct DeadButtonTests {
  /// What an app remembers of a sheet that it has opened.
  private final class Reservation {
    var isOpen = false
  }

  /// A button that opens a sheet, and opens it again only after the sheet's own button has closed it.
  private func reserving(isMended: Bool = false) -> App<Reservation> {
    App("reserving") { window in
      let reservation = Reservation()
      let reserve: @MainActor (UIViewController) -> Void = { screen in
        guard isMended || !reservation.isOpen else { return }
        reservation.isOpen = true
        let done: @MainActor (UIViewController) -> Void = {
          reservation.isOpen = false
          $0.dismiss(animated: true)
        }
        screen.present(Told([("Done", done)]), animated: true)
      }
      _ = stack(in: window, [("Reserve", reserve)])
      return reservation
    }
  }

  private static let journey = ["tap 'Reserve'", "swipe the sheet down", "tap 'Reserve'"]

  @Test
  func `a button that has answered on the journey itself is told without a tap too many, to be replayed`()
    throws
  {
    let report = JourneyReport.exploring(reserving(), limits: JourneyLimits(moments: 0))
    let finding = try #require(report.findings.first, "\(report.text)")
    #expect(report.findings.count == 1 && finding.property == .alwaysAnswers)
    #expect(finding.journey == Self.journey)
    #expect(finding.expected == "Nav[Told] > Told" && finding.drawings.count == 4)
    #expect(report.test(for: finding).contains("try replay(["), "\(report.text)")
    let again = try JourneyReport.replaying(finding.journey, of: reserving())
    #expect(again.findings.map(\.sentence) == [finding.sentence])
    #expect(again.findings.map(\.journey) == [Self.journey])
  }

  @Test func `whether a journey shows a dead button is not counted as explored`() {
    let broken = Exploration(CheckedApp(reserving(), links: []), limits: JourneyLimits(moments: 0))
    broken.run()
    let before = broken.device.counts
    let finding = broken.findings.all.first
    let violation = finding.map {
      Violation(property: $0.property, sentence: $0.sentence, expected: $0.expected, actual: $0.actual)
    }
    guard let finding, let violation else {
      Issue.record("nothing is found")
      return
    }
    #expect(broken.isShown(violation, byReplaying: finding.steps))
    #expect(!broken.isShown(violation, byReplaying: finding.steps.dropLast()))
    #expect(!broken.isShown(violation, byReplaying: Array(finding.steps.dropFirst())))
    #expect(
      broken.device.counts.launches == before.launches && broken.device.counts.actions == before.actions)
  }

  @Test func `nothing is found where the sheet may be opened again`() {
    let report = JourneyReport.exploring(reserving(isMended: true), limits: JourneyLimits(moments: 0))
    #expect(report.findings.isEmpty, "\(report.text)")
  }

  /// A button that is silenced by another one before anybody has seen it answer on the journey.
  private func silenced() -> App<Reservation> {
    App("silenced") { window in
      let reservation = Reservation()
      _ = stack(
        in: window,
        [
          (
            "Open",
            { screen in
              guard !reservation.isOpen else { return }
              screen.navigationController?.pushViewController(Target(), animated: true)
            }
          ), ("Block", { _ in reservation.isOpen = true }),
        ])
      return reservation
    }
  }

  @Test func `a button that only other journeys have seen answer is left to the whole search`() throws {
    let report = JourneyReport.exploring(silenced(), limits: JourneyLimits(moments: 0))
    let finding = try #require(report.findings.first, "\(report.text)")
    #expect(finding.journey == ["tap 'Block'", "tap 'Open'", "tap 'Open'"])
    #expect(report.test(for: finding).contains("Only the whole search can tell"))
  }

  @Test func `of equally long journeys one that shows a thing alone is told`() {
    let violation = Violation(property: .alwaysAnswers, sentence: "a", expected: "b", actual: "c")
    let step = JourneyStep(action: UserAction(kind: .tab(0), words: "tap"))
    for isFirst in [true, false] {
      var list = FindingList()
      for isOfWhole in [isFirst, !isFirst] {
        list.add(violation, journey: [step, step], from: 0, isOfWhole: isOfWhole)
      }
      #expect(list.all.map(\.isOfWhole) == [false])
      #expect(!list.wants(violation, at: 2) && list.wants(violation, at: 1))
    }
  }
}
