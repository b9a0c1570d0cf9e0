import Foundation
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

  /// A screen with a button and another one in its bar.
  private final class Form: ButtonScreen {
    init(_ lock: @escaping @MainActor (Form) -> Void) {
      super.init(nibName: nil, bundle: nil)
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Info") { [weak self] _ in
          self?.navigationController?.pushViewController(Target(), animated: true)
        })
      button("Send") { [weak self] in
        guard let self else { return }
        lock(self)
        navigationController?.pushViewController(Target(), animated: true)
      }
    }

    required init?(coder: NSCoder) { nil }

    func addLid(_ title: String) {
      let lid = UIView(frame: view.bounds)
      view.addSubview(lid)
      lid.addSubview(UIButton(primaryAction: UIAction(title: title) { _ in lid.removeFromSuperview() }))
    }
  }

  private func form(_ lock: @escaping @MainActor (Form) -> Void) -> App<UINavigationController> {
    App("form") { window in
      let navigation = UINavigationController(rootViewController: Form(lock))
      window.rootViewController = navigation
      return navigation
    }
  }

  @Test func `a screen on which nothing can be touched any more is told, although its bar still answers`()
    throws
  {
    let app = form { $0.view.isUserInteractionEnabled = false }
    let report = JourneyReport.exploring(app, limits: JourneyLimits(moments: 0))
    let finding = try #require(report.findings.first, "\(report.text)")
    #expect(report.findings.count == 1 && finding.property == .alwaysAnswers, "\(report.text)")
    #expect(finding.sentence == "Nothing in Form answers a finger any more")
    #expect(finding.journey == ["tap 'Send'", "tap Back"] && finding.expected.contains("tap 'Send'"))
  }

  @Test(arguments: 0..<3)
  func `a screen is not told that answers again, or has something else to touch`(case number: Int) {
    let app = form { form in
      switch number {
      case 0:
        form.view.isUserInteractionEnabled = false
        Simulation.current.clock.schedule(after: 2000) { form.view.isUserInteractionEnabled = true }
      case 1: form.addLid("Close")
      default: break
      }
    }
    let report = JourneyReport.exploring(app, limits: JourneyLimits(moments: 0))
    #expect(report.findings.isEmpty, "\(report.text)")
  }
}
