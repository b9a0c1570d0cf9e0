import Foundation
import HeadlessUIKit
import Testing

@testable import Journeys

/// What is said of an app that has more states than anybody can try.
@MainActor
@Suite struct SurveyTests {
  /// Flags, none of which depends on the others.
  final class Flags {
    var (red, green, blue, white, black, grey, pink) = (false, false, false, false, false, false, false)
  }

  nonisolated private static let names = ["red", "green", "blue", "white", "black", "grey", "pink"]

  /// A screen at the end of a way, where a button takes everything off the screen.
  private final class End: ButtonScreen {
    override func viewDidLoad() {
      button("Empty") { [weak self] in self?.navigationController?.setViewControllers([], animated: false) }
    }
  }

  /// A screen from which a button leads on, as many times as is said.
  private final class Way: ButtonScreen {
    init(_ left: Int) {
      super.init(nibName: nil, bundle: nil)
      button("On") { [weak self] in
        let next = left == 0 ? End() : Way(left - 1)
        self?.navigationController?.pushViewController(next, animated: true)
      }
    }

    required init?(coder: NSCoder) { nil }
  }

  /// A button for each flag.
  private static func toggles(_ flags: Flags) -> [(String, @MainActor (UIViewController) -> Void)] {
    let paths: [ReferenceWritableKeyPath<Flags, Bool>] = [
      \.red, \.green, \.blue, \.white, \.black, \.grey, \.pink,
    ]
    return zip(names, paths).map { name, path in
      (name, { @MainActor (_: UIViewController) in flags[keyPath: path].toggle() })
    }
  }

  /// A stack with a button for each flag, and one for a way of four screens.
  private func app(notTelling names: Set<String> = []) -> App<Flags> {
    App("flags", interruptions: [], notTelling: names) { window in
      let flags = Flags()
      let toggles = Self.toggles(flags)
      let begin = { @MainActor (screen: UIViewController) -> Void in
        screen.navigationController?.pushViewController(Way(2), animated: true)
      }
      _ = stack(in: window, toggles + [("Begin", begin)])
      return flags
    }
  }

  private func report(_ app: App<Flags>, states: Int = 120, surveys: Bool = true) -> JourneyReport {
    let limits = JourneyLimits(states: states, moments: 0, repeats: 100, surveysLargeApps: surveys)
    let exploration = Exploration(CheckedApp(app, links: []), limits: limits, surveyingAfter: 40)
    exploration.run()
    return JourneyReport(exploration, links: [])
  }

  @Test func `what multiplies the states is named, with the line that helps`() throws {
    let report = report(app())
    try #require(report.endless.count == 2, "\(report.text)")
    let named = Self.names.count { report.endless[0].contains("Flags.\($0) (2 values)") }
    #expect(named >= 5, "\(report.endless)")
    #expect(report.endless[1].contains(#"App("flags", notTelling: ["Flags."#))
    #expect(!report.endless[1].contains("the text of"), "\(report.endless)")
  }

  /// A screen from which a button each leads to many stacks, and one to a screen with the flags.
  private func rooms(notTelling names: Set<String> = []) -> App<Flags> {
    App("rooms", interruptions: [], notTelling: names) { window in
      let flags = Flags()
      let toggles = Self.toggles(flags)
      let rooms = (1...95).map { count in
        (
          "Room \(count)",
          { @MainActor (screen: UIViewController) in
            let added = (0..<count).map { _ in Target() }
            screen.navigationController?.setViewControllers([screen] + added, animated: false)
          }
        )
      }
      let begin = { @MainActor (screen: UIViewController) -> Void in
        screen.navigationController?.pushViewController(Told(toggles), animated: true)
      }
      _ = stack(in: window, rooms + [("Begin", begin)])
      return flags
    }
  }

  @Test
  func `where most hierarchies differ, what the states of the most frequent ones differ in is named, once`()
    throws
  {
    let report = report(rooms())
    try #require(report.endless.count == 2, "\(report.text)")
    #expect(report.endless[0].contains(" in the most frequent hierarchies, "), "\(report.endless)")
    #expect(Self.names.count { report.endless[0].contains("Flags.\($0) (2 values)") } >= 5)
    let next = self.report(rooms(notTelling: ["Flags.red"]))
    #expect(next.endless.count == 2 && !next.endless.contains { $0.contains("Flags.red") }, "\(next.endless)")
  }

  @Test func `a name that the app has nothing of is told, with the nearest one`() {
    let slip = report(app(notTelling: Set(Self.names.map { "Flags.\($0)" } + ["Flag.\(Self.names[0])"])))
    #expect(
      slip.notExercised == [
        "no value is called “Flag.\(Self.names[0])”, did you mean “Flags.\(Self.names[0])”?"
      ])
    #expect(report(app(notTelling: Set(Self.names.map { "Flags.\($0)" }))).notExercised.isEmpty)
  }

  @Test func `whoever follows that line gets a verdict`() {
    let report = report(app(notTelling: Set(Self.names.map { "Flags.\($0)" })))
    #expect(report.stop == nil && report.counts.states == 5, "\(report.text)")
  }

  @Test func `what few facts together show is found although states are cut off, and all sights are told`()
    throws
  {
    let report = report(app())
    let survey = try #require(report.survey)
    #expect(survey.isWhole && survey.sights == 3 && survey.states < 60, "\(report.text)")
    #expect(report.text.contains(survey.words) && report.document.contains("Certain so far"))
    #expect(report.findings.map(\.property) == [.isNeverBlank], "\(report.text)")
    let journey = ["tap 'Begin'", "tap 'On'", "tap 'On'", "tap 'On'", "tap 'Empty'"]
    #expect(report.findings.first?.journey == journey)
  }

  @Test func `whoever does not want an app looked over has its states explored, and no more`() {
    let report = report(app(), surveys: false)
    #expect(report.survey == nil && report.stop == .states(120), "\(report.text)")
  }

  @Test func `nothing is counted of that, and nothing told where everything was seen`() {
    let names = Set(Self.names.dropFirst(3).map { "Flags.\($0)" })
    let (surveyed, other) = (
      report(app(notTelling: names), states: 500),
      JourneyReport.exploring(app(notTelling: names), limits: JourneyLimits(states: 500, moments: 0))
    )
    #expect(surveyed.stop == nil && surveyed.counts.states == 40)
    #expect(surveyed.survey == nil && surveyed.endless.isEmpty && surveyed.text == other.text)
  }

  // MARK: - What does not tell states apart

  /// A number on screen and in the app, and a button that works once the number is large.
  final class Cart {
    var lines: [Int] = []
  }

  private func shop(roughly names: Set<String>) -> App<Cart> {
    App("shop", interruptions: [], roughly: names) { window in
      let (cart, label) = (Cart(), UILabel())
      let pay = UIButton(frame: .zero, primaryAction: UIAction(title: "Pay") { _ in cart.lines = [] })
      let navigation = stack(
        in: window,
        [
          (
            "Add",
            { _ in
              if cart.lines.count < 4 { cart.lines.append(cart.lines.count) }
              label.text = "\(cart.lines.count) lines"
              pay.isHidden = cart.lines.count < 2
            }
          )
        ])
      pay.isHidden = true
      for view in [label, pay] { navigation.viewControllers[0].view.addSubview(view) }
      return cart
    }
  }

  @Test(arguments: [([], 8), (["Cart.lines", "the text of a UILabel on Told"], 4)] as [([String], Int)])
  func `states that differ in nothing else are one, except where more can be done`(
    names: [String], count: Int
  ) {
    let report = JourneyReport.exploring(shop(roughly: Set(names)), limits: JourneyLimits(moments: 0))
    #expect(report.stop == nil && report.counts.states == count, "\(report.text)")
  }

  @Test func `what changes only something that is told roughly is no dead button`() {
    let report = JourneyReport.exploring(counter(), limits: JourneyLimits(moments: 0))
    #expect(report.holds && report.counts.states == 4)
    let rough = JourneyReport.exploring(
      App("rough", roughly: ["Cart.lines"]) { window in
        let cart = Cart()
        _ = stack(in: window, [("Add", { _ in cart.lines.append(cart.lines.count % 3) })])
        return cart
      }, limits: JourneyLimits(moments: 0))
    #expect(rough.holds && rough.counts.states == 2, "\(rough.text)")
  }
}
