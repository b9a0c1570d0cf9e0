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

  @Test
  func `a button that is tapped twice may present its screen once only, in a stack of its own or without`() {
    for isInStack in [false, true] {
      let app = stackApp {
        [
          (
            "New",
            { screen in
              let window = screen.view.window
              Simulation.current.clock.schedule(after: 300) {
                var top = window?.rootViewController
                while let next = top?.presentedViewController { top = next }
                top?.present(
                  isInStack ? UINavigationController(rootViewController: Target()) : Target(), animated: false
                )
              }
            }
          )
        ]
      }
      let found = JourneyReport.exploring(app, limits: JourneyLimits(events: 200)).findings
      #expect(found.map(\.journey).contains(["tap 'New'", "at once: tap 'New'"]), "\(found.map(\.sentence))")
    }
  }

  @Test func `before each line stands whose doing it is where steps overlap, and nothing elsewhere`() throws {
    let timelines = try #require(findings(isGuarded: false).first).timelines
    #expect(timelines.count == 3 && !timelines[0].joined().contains("│"))
    #expect(Array(timelines[1].prefix(3)) == ["●││  tap row 0", "│●│  tap row 0", "││●  UIKit"])
    let pushes = timelines[2].filter { $0.contains("push(Target") }
    #expect(pushes.map { String($0.prefix(3)) } == ["●││", "│●│"], "\(timelines[2])")
  }

  @Test func `each run of steps that come in the middle has lanes of its own, which its first one names`() {
    for pattern in 0..<16 {
      let steps = (0..<5).map { number in
        let isMeanwhile = number > 0 && pattern & 1 << (number - 1) != 0
        return JourneyStep(
          action: UserAction(kind: .tab(number), words: "\(number)"), eventsBefore: isMeanwhile ? 1 : nil)
      }
      var told: [String] = []
      for number in steps.indices {
        let comesMeanwhile = steps[number].eventsBefore != nil
        let isInterrupted = number + 1 < steps.count && steps[number + 1].eventsBefore != nil
        let lanes = JourneyLanes(around: number, of: steps)
        #expect((lanes != nil) == (comesMeanwhile || isInterrupted))
        told += lanes?.legend(before: number, of: steps) ?? []
      }
      let overlapping = steps.indices.filter { JourneyLanes(around: $0, of: steps) != nil }
      #expect(told.filter { !$0.hasSuffix("UIKit") }.map { $0.suffix(1) } == overlapping.map { "\($0)" })
      #expect(told.allSatisfy { $0.count(where: { $0 == "●" }) == 1 })
    }
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
