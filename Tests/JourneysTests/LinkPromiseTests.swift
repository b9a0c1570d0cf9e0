import HeadlessUIKit
import Testing

@testable import Journeys

@MainActor
@Suite struct LinkPromiseTests {
  typealias AppLink = Link<UINavigationController>

  struct Refusal: Error {}

  /// A link, and the sentence of what is wrong with it, if anything is.
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let link: AppLink
    let sentence: String?
    var notExercised: [String] = []
  }

  nonisolated static let rows: [Row] = [
    Row(
      testDescription: "reaches",
      link: AppLink("a", reaches: Target.self) { $0.setViewControllers([Target()], animated: true) },
      sentence: nil),
    Row(
      testDescription: "leads elsewhere",
      link: AppLink("a", reaches: Target.self) {
        $0.setViewControllers([Stair(depth: 0)], animated: true)
      },
      sentence: "Link a does not show Target", notExercised: ["link a never reached its screen"]),
    Row(
      testDescription: "reaches the wrong one",
      link: AppLink("a", reaches: Target.self, where: { $0.title == "7" }) {
        $0.setViewControllers([Target()], animated: true)
      }, sentence: "Link a does not show Target", notExercised: ["link a never reached its screen"]),
    Row(
      testDescription: "declines as it may",
      link: AppLink("a", reaches: Target.self, or: .declines("not now")) { _ in throw Refusal() },
      sentence: nil, notExercised: ["link a never reached its screen"]),
    Row(
      testDescription: "declines though nobody said so",
      link: AppLink("a", reaches: Target.self) { _ in throw Refusal() },
      sentence: "Link a does not show Target", notExercised: ["link a never reached its screen"]),
    Row(
      testDescription: "reaches and declines at once",
      link: AppLink("a", reaches: Target.self) {
        $0.setViewControllers([Target()], animated: true)
        throw Refusal()
      }, sentence: "Link a does not show Target", notExercised: ["link a never reached its screen"]),
    Row(
      testDescription: "should decline",
      link: AppLink("a", reaches: Target.self, or: .declines("never", when: { _ in true })) {
        $0.setViewControllers([Target()], animated: true)
      }, sentence: "Link a does not decline when it should: never",
      notExercised: ["link a never reached its screen", "link a never declined: never"]),
    Row(
      testDescription: "should not decline",
      link: AppLink("a", reaches: Target.self, or: .declines("never", when: { _ in false })) { _ in },
      sentence: "Link a declines when it should not",
      notExercised: ["link a never reached its screen", "link a never declined: never"]),
    Row(
      testDescription: "never declines",
      link: AppLink("a", reaches: Target.self, or: .declines("not now")) {
        $0.setViewControllers([Target()], animated: true)
      }, sentence: nil, notExercised: ["link a never declined: not now"]),
    Row(
      testDescription: "shows why it declines",
      link: AppLink("a", reaches: Stair.self, or: .declines("first this", showing: Target.self)) {
        $0.setViewControllers([Target()], animated: true)
      }, sentence: nil, notExercised: ["link a never reached its screen"]),
    Row(
      testDescription: "declines in one of two ways",
      link: AppLink(
        "a", reaches: Stair.self, or: .declines("signed out", when: { _ in false }),
        .declines("locked", showing: Target.self, when: { _ in true })
      ) {
        $0.setViewControllers([Target()], animated: true)
      }, sentence: nil, notExercised: ["link a never reached its screen"]),
    Row(
      testDescription: "declines in the wrong one of two ways",
      link: AppLink(
        "a", reaches: Stair.self, or: .declines("signed out", when: { _ in true }),
        .declines("locked", showing: Target.self, when: { _ in false })
      ) {
        $0.setViewControllers([Target()], animated: true)
      }, sentence: "Link a does not decline when it should: signed out",
      notExercised: ["link a never reached its screen", "link a never declined: signed out, or locked"]),
    Row(
      testDescription: "should decline in either of two ways",
      link: AppLink(
        "a", reaches: Target.self, or: .declines("signed out", when: { _ in true }),
        .declines("locked", showing: Stair.self, when: { _ in true }), .declines("offline")
      ) {
        $0.setViewControllers([Target()], animated: true)
      }, sentence: "Link a does not decline when it should: signed out, or locked",
      notExercised: [
        "link a never reached its screen", "link a never declined: signed out, or locked, or offline",
      ]),
    Row(
      testDescription: "declines as it may where it must in another way",
      link: AppLink(
        "a", reaches: Target.self, or: .declines("locked", showing: Stair.self, when: { _ in true }),
        .declines("offline")
      ) { _ in },
      sentence: nil, notExercised: ["link a never reached its screen"]),
  ]

  @Test(arguments: [false, true])
  func `a link after which UIKit was asked for nothing says so`(asks: Bool) {
    let link = AppLink("a", reaches: Target.self) {
      if asks { $0.setViewControllers([Stair(depth: 0)], animated: true) }
    }
    let text = JourneyReport.exploring(stackApp(), links: [link]).text
    #expect(text.contains("1. open link a"))
    #expect(text.contains("\n       your code made no UIKit call\n") == !asks, "\(text)")
  }

  @Test(arguments: rows)
  func `a link keeps its promise or is told of`(row: Row) {
    let limits = JourneyLimits(moments: 0)
    let report = JourneyReport.exploring(stackApp(), links: [row.link], limits: limits)
    #expect(report.findings.map(\.sentence) == [row.sentence].compactMap { $0 }, "\(report.text)")
    #expect(report.notExercised == row.notExercised)
  }

  @Test(arguments: [
    ("should decline", "declined: never", "Target on top"),
    ("should decline in either of two ways", "declined: signed out, or locked", "Target on top"),
    ("should not decline", "Target on top", "Told on top"),
    ("reaches the wrong one", "Target on top", "Target on top; this Target is not the right one"),
    ("reaches and declines at once", "Target on top", "Target on top; it threw Refusal()"),
  ])
  func `what was expected of a link is not what came of it`(name: String, expected: String, actual: String)
    throws
  {
    let row = try #require(Self.rows.first { $0.testDescription == name })
    let limits = JourneyLimits(moments: 0)
    let finding = try #require(
      JourneyReport.exploring(stackApp(), links: [row.link], limits: limits).findings.first)
    #expect(finding.expected == expected && finding.actual == actual, "\(finding)")
  }

  @Test func `a link that is lost while another is going on is one finding for all links`() {
    @MainActor final class Routes {
      let navigation: UINavigationController
      var isBusy = false
      init(_ navigation: UINavigationController) { self.navigation = navigation }
      func open(_ screen: UIViewController) {
        guard !isBusy else { return }
        isBusy = true
        Simulation.current.clock.schedule(after: 100) { [self] in
          isBusy = false
          navigation.setViewControllers([screen], animated: false)
        }
      }
    }
    let app = App("busy") { Routes(stack(in: $0)) }
    let links = [
      Link<Routes>("a", reaches: Target.self) { $0.open(Target()) },
      Link<Routes>("b", reaches: Stair.self) { $0.open(Stair(depth: 0)) },
    ]
    let report = JourneyReport.exploring(app, links: links)
    let sentence = "A link that comes while another link is going on does not reach its screen"
    #expect(report.findings.map(\.sentence) == [sentence], "\(report.text)")
    #expect(report.findings.first?.journey == ["open link a", "at once: open link b"])
  }

  @Test func `a link that is wrong at rest is not told of again in between`() {
    let link = AppLink("a", reaches: Target.self) { _ in }
    let app = stackApp { [("Wait", { _ in Simulation.current.clock.schedule(after: 100) {} })] }
    let report = JourneyReport.exploring(app, links: [link])
    #expect(report.findings.map(\.sentence) == ["Link a does not show Target"])
    #expect(report.findings.first?.journey == ["open link a"])
  }

  /// A basket that an order empties a while after it was placed, and a link that looks into it even later.
  @MainActor final class Shop {
    let navigation: UINavigationController
    var isEmpty = false

    init(in window: UIWindow) {
      navigation = UINavigationController()
      let order = { @MainActor [unowned self] (_: UIViewController) -> Void in
        Simulation.current.clock.schedule(after: 100) { self.isEmpty = true }
      }
      navigation.viewControllers = [Told([("Order", order)])]
      window.rootViewController = navigation
    }

    func checkOut(ifEmpty: Bool) {
      Simulation.current.clock.schedule(after: 200) { [self] in
        if isEmpty == ifEmpty { navigation.setViewControllers([Target()], animated: false) }
      }
    }
  }

  @Test func `a link may go by what has changed since it came in the middle of something`() {
    let link = Link<Shop>("a", reaches: Target.self, or: .declines("nothing in it", when: { $0.isEmpty })) {
      $0.checkOut(ifEmpty: false)
    }
    let report = JourneyReport.exploring(App("shop") { Shop(in: $0) }, links: [link])
    #expect(report.findings.isEmpty, "\(report.text)")
    #expect(report.counts.intrusions > 0)
  }

  @Test func `a link at rest goes by what is so when it comes`() {
    let link = Link<Shop>("a", reaches: Target.self, or: .declines("nothing in it", when: { $0.isEmpty })) {
      $0.isEmpty = true
    }
    let report = JourneyReport.exploring(App("shop") { Shop(in: $0) }, links: [link])
    #expect(report.findings.map(\.sentence) == ["Link a declines when it should not"], "\(report.text)")
  }

  @Test func `a link that goes against what was so all the time is wrong in the middle of something, too`() {
    let link = Link<Shop>("a", reaches: Target.self, or: .declines("nothing in it", when: { _ in false })) {
      $0.isEmpty ? $0.navigation.setViewControllers([Target()], animated: false) : $0.checkOut(ifEmpty: false)
    }
    let report = JourneyReport.exploring(App("shop") { Shop(in: $0) }, links: [link])
    let sentence = "A link that comes while something else is going on does not reach its screen"
    #expect(report.findings.map(\.sentence) == [sentence], "\(report.text)")
  }

  @Test func `what needs no link is not told of a link`() {
    let app = stackApp { [("Empty", { $0.navigationController?.setViewControllers([], animated: false) })] }
    let link = AppLink("a", reaches: Target.self) { $0.setViewControllers([Target()], animated: true) }
    let report = JourneyReport.exploring(app, links: [link])
    #expect(report.findings.map(\.property) == [.isNeverBlank])
    #expect(report.withLinksOnly().findings.isEmpty)
  }

  /// A link and what the report says of it; the app has three states.
  struct Use: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let link: AppLink
    let words: String
  }

  nonisolated static let uses: [Use] = [
    Use(
      testDescription: "it does nothing at all",
      link: AppLink("a", reaches: UINavigationController.self) { _ in },
      words: "a did nothing at all, 3 times"),
    Use(
      testDescription: "it declines and nothing else",
      link: AppLink("a", reaches: UIViewController.self, where: { _ in false }, or: .declines("no")) { _ in },
      words: "a did nothing at all, 3 times"),
    Use(
      testDescription: "it arrives, once where the user is already",
      link: AppLink("a", reaches: Told.self) { $0.popToRootViewController(animated: true) },
      words: "a arrived 3 times, changed nothing once"),
    Use(
      testDescription: "it arrives and declines",
      link: AppLink("a", reaches: Told.self, or: .declines("too deep")) {
        if $0.viewControllers.count == 2 { $0.popToRootViewController(animated: true) }
      }, words: "a arrived twice, declined once, changed nothing twice"),
    Use(
      testDescription: "it never comes through",
      link: AppLink("a", reaches: UITableViewController.self) { _ in }, words: "a never came through"),
  ]

  @Test(arguments: uses)
  func `the report says of each link whether it arrives, declines or does nothing`(use: Use) {
    let app = stackApp {
      [("Up", { $0.navigationController?.pushViewController(Stair(depth: 1), animated: true) })]
    }
    let report = JourneyReport.exploring(app, links: [use.link], limits: JourneyLimits(moments: 0))
    #expect(report.linkUses.map(\.words) == [use.words])
    #expect(report.text.contains("\nLinks: \(use.words)\n"), "\(report.text)")
  }

  @Test(arguments: 1...5)
  func `what is wrong comes before the figures, and of many links each has a line`(count: Int) throws {
    let links = (1...count).map { number in
      AppLink("a\(number)", reaches: UITableViewController.self) {
        $0.setViewControllers([Target()], animated: false)
      }
    }
    let report = JourneyReport.exploring(
      stackApp { [] }, links: links, limits: JourneyLimits(moments: 0))
    let text = report.text
    #expect(report.findings.count == count)
    let last = try #require(text.ranges(of: "@MainActor @Test func").last)
    #expect(last.upperBound < (try #require(text.firstRange(of: report.summary))).lowerBound)
    let words = report.linkUses.map(\.words)
    let told =
      count <= 3
      ? "\nLinks: " + words.joined(separator: "; ") : "\nLinks\n  " + words.joined(separator: "\n  ")
    #expect(text.contains(told + "\n"), "\(text)")
  }
}
