import Foundation
import HeadlessUIKit
import Testing

@testable import Journeys

/// What is tapped twice before the first tap has come to its end.
@MainActor
@Suite struct DoubleTapTests {
  /// A list whose row loads before it opens.
  private final class LoadingList: UITableViewController {
    var isGuarded = false
    private var isLoading = false

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      tableView.deselectRow(at: indexPath, animated: false)
      if isGuarded, isLoading { return }
      isLoading = true
      Simulation.current.clock.schedule(after: 300) { [weak self] in
        self?.isLoading = false
        self?.navigationController?.pushViewController(Target(), animated: true)
      }
    }
  }

  private func findings(isGuarded: Bool) -> [Finding] {
    let app = App("list") { window in
      let list = LoadingList()
      list.isGuarded = isGuarded
      window.rootViewController = UINavigationController(rootViewController: list)
    }
    return JourneyReport.exploring(app, limits: JourneyLimits(events: 200)).findings
  }

  @Test func `a row that is tapped twice may open its screen once only`() {
    let found = findings(isGuarded: false)
    #expect(found.map(\.sentence) == ["A double tap opens Target twice"])
    #expect(found.first?.journey == ["tap row 0", "at once: tap row 0"], "\(found.map(\.journey))")
    #expect(findings(isGuarded: true).isEmpty)
  }
}

/// At which moments something comes in the middle.
@MainActor
@Suite struct MomentTests {
  /// A screen with a label and a button that begins a clock, which may count on the label.
  private func report(counts: Bool) -> JourneyReport {
    final class Clock {
      var beats = 0
    }
    let app = App("clock") { window in
      let clock = Clock()
      let label = UILabel(frame: .zero)
      let screen = Told([
        (
          "Start",
          { _ in
            @MainActor func beat() {
              clock.beats += 1
              if counts { label.text = "\(clock.beats)" }
              guard clock.beats < 30 else { return }
              Simulation.current.clock.schedule(after: 100) { beat() }
            }
            clock.beats = 0
            beat()
          }
        )
      ])
      screen.view.addSubview(label)
      window.rootViewController = screen
      return window
    }
    return JourneyReport.exploring(app, limits: JourneyLimits(states: 2))
  }

  @Test func `a moment that is as an earlier one is tried once, and each that differs`() {
    let silent = report(counts: false).counts.intrusions
    let counting = report(counts: true).counts.intrusions
    #expect(silent > 0 && counting >= 29 * silent, "\(silent) \(counting)")
  }
}
