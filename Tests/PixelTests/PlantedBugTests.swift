import RouteChecking
import Testing
import UIKit

@testable import Pixel

/// The app with each of its mistakes, checked with nothing but the ten lines that name it and its links.
@MainActor
@Suite struct PlantedBugTests {
  /// A mistake, what it breaks, and the shortest journey that shows it.
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let bug: Bugs
    let property: JourneyProperty
    let sentence: String
    let journey: [String]

    /// Whether it takes something that is still going on; the app is launched for somebody who is logged in then.
    var isTimed: Bool { journey.contains { $0.hasPrefix("at once") } }

    init(_ bug: Bugs, _ property: JourneyProperty, _ sentence: String, _ journey: [String]) {
      testDescription = Bugs.all.first { $0.bug == bug }?.name ?? ""
      self.bug = bug
      self.property = property
      self.sentence = sentence
      self.journey = journey
    }
  }

  nonisolated static let loggedIn = ["open link settings", "type 'text' into 'Name'", "tap 'Log in'"]

  nonisolated static let alreadyPresenting =
    "on MainTabBarController (from MainTabBarController) which is already presenting UINavigationController."

  nonisolated static let rows = [
    Row(
      .sheetStays, .reachesTarget, "Link post does not show PostViewController",
      ["open link settings", "open link post"]),
    Row(
      .pickerInContext, .isNeverBlank, "Author is blank",
      [
        "open link post", "tap 'Author'", "tap 'Topics'", "tap tab 2 'Profile'", "tap tab 1 'Feed'",
        "tap 'Done'",
      ]),
    Row(
      .flagStaysSet, .alwaysAnswers,
      "Tap 'Post 1' does nothing on a FeedViewController on which it did something before",
      ["open link compose", "swipe the sheet down", "tap 'Post 1'", "tap 'Post 1'"]),
    Row(
      .presentsTooEarly, .staysWellFormed,
      "UIKit complains: Attempt to present UINavigationController \(alreadyPresenting)",
      loggedIn + ["open link settings", "tap 'Write a post'"]),
    Row(
      .tabIndexIsFixed, .staysWellFormed,
      "UIKit complains: selectedIndex 2 is out of range: the tab bar controller has 2 view controllers.",
      ["open link profile"]),
    Row(
      .retainCycle, .releasesControllers, "PostViewController stays alive after it has left the screen",
      ["open link post", "open link post"]),
    Row(
      .alertFromBelow, .staysWellFormed,
      "UIKit complains: Attempt to present UIAlertController \(alreadyPresenting)",
      loggedIn + ["open link settings", "tap 'Reset'"]),
    Row(
      .secondLinkIsLost, .reachesTarget,
      "A link that comes while another link is going on does not reach its screen",
      ["open link post", "at once: open link profile"]),
    Row(
      .doubleTap, .opensOnce, "A double tap opens PostViewController twice",
      ["tap tab 3 'Profile'", "tap 'My latest post'", "at once: tap 'My latest post'"]),
    Row(
      .lateCompletion, .leavesGoneScreensAlone,
      "Post comes up on Nav, which is leaving the screen or has left it",
      ["tap tab 3 'Profile'", "tap 'My latest post'", "at once: tap 'Log out'"]),
  ]

  @Test func `every mistake has a row`() {
    #expect(Set(Self.rows.map(\.bug)) == Set(Bugs.all.map(\.bug)))
  }

  @Test(arguments: rows)
  func `a planted mistake is found by its shortest journey, which shows it again`(row: Row) throws {
    // The nearest states are enough; the whole app is explored where it must be clean.
    let limits = row.isTimed ? JourneyLimits(states: 12) : JourneyLimits(states: 90, moments: 0)
    let app = pixel(with: row.bug, isLoggedIn: row.isTimed)
    let report = JourneyReport.exploring(app, links: pixelLinks, limits: limits)
    let finding = try #require(report.findings.first { $0.property == row.property }, "\(report.text)")
    #expect(finding.sentence == row.sentence)
    #expect(finding.journey == row.journey)
    guard row.property != .alwaysAnswers else { return }
    let again = try JourneyReport.replaying(finding.journey, of: app, links: pixelLinks)
    #expect(again.findings.map(\.journey) == [row.journey])
  }

  // Without the mistake the picker covers the tabs, and a post opens at the first tap.
  @Test(arguments: rows.filter { $0.bug != .pickerInContext && $0.bug != .flagStaysSet })
  func `nothing is wrong on the same journey where nothing is planted`(row: Row) throws {
    let app = pixel(with: [], isLoggedIn: row.isTimed)
    let report = try JourneyReport.replaying(row.journey, of: app, links: pixelLinks)
    #expect(report.findings.isEmpty)
  }
}
