import RouteChecking
import TestSupport
import Testing
import UIKit

@testable import Market

/// The app with each of its mistakes, checked with nothing but its launch and its links.
@MainActor
@Suite struct PlantedBugTests {
  /// A mistake, what it breaks, the shortest journey that shows it, and how far a search goes until it meets it.
  struct Row: CustomTestStringConvertible, Sendable {
    let bug: Bugs
    let isLoggedIn: Bool
    let limits: JourneyLimits
    let property: JourneyProperty
    let sentence: String
    let journey: [String]

    var testDescription: String { Bugs.all.first { $0.bug == bug }?.name ?? "" }

    init(
      _ bug: Bugs, isLoggedIn: Bool = false, states: Int = 40, moments: Int = 0, _ property: JourneyProperty,
      _ sentence: String, _ journey: [String]
    ) {
      limits = JourneyLimits(states: states, moments: moments)
      self.bug = bug
      self.isLoggedIn = isLoggedIn
      self.property = property
      self.sentence = sentence
      self.journey = journey
    }
  }

  nonisolated static let nearRows = [
    Row(
      .linkOnHiddenTab, .reachesTarget, "Link product does not show ProductViewController",
      ["tap tab 2 'Basket'", "open link product"]),
    Row(
      .sameScreenAgain, isLoggedIn: true, .staysWellFormed,
      "UIKit raises an exception: UINavigationController is pushing the same view controller instance "
        + "(OrderViewController) more than once which is not supported and is most likely an error in the application",
      ["open link order", "open link order"]),
    Row(
      .linkSkipsLogin, .reachesTarget, "Link order does not decline when it should: login first",
      ["open link order"]),
    Row(
      .timerKeepsScreen, .releasesControllers,
      "DeliveryViewController stays alive after it has left the screen",
      ["tap row 'Apples'", "tap tab 1 'Shop'"]),
    Row(
      .checkoutStays, .reachesTarget, "Link basket does not show BasketViewController",
      ["open link checkout", "open link basket"]),
    Row(
      .orderWithoutScene, isLoggedIn: true, .staysWellFormed,
      "UIKit raises an exception: Receiver (OrderViewController) has no segue with identifier 'showReceipt'",
      ["open link order", "tap 'Receipt'"]),
    Row(
      .welcomesTooEarly, .staysWellFormed,
      "UIKit complains: Attempt to present UIAlertController on MainTabBarController "
        + "(from SettingsViewController) which is already presenting UINavigationController.",
      ["tap tab 4 'Settings'", "tap row 'Log in'", "tap 'Log in'"]),
    Row(
      .emptyListIsGone, isLoggedIn: true, .isNeverBlank, "Orders is blank",
      ["tap tab 3 'Orders'", "swipe over row 'Order 7' to the left", "tap 'Delete' of the row"]),
  ]

  /// What a search meets after a minute of a debug build, because the screens are further away or something has to come in the
  /// middle of something else.
  nonisolated static let farRows = [
    Row(
      .checkoutOpensTwice, states: 24, moments: 1, .staysWellFormed,
      "UIKit complains: Attempt to present UINavigationController on MainTabBarController "
        + "(from BasketViewController) while a presentation is in progress.",
      ["tap tab 2 'Basket'", "tap 'Checkout' in the bar", "at once: tap 'Checkout' in the bar"]),
    Row(
      .alertOnPoppedScreen, states: 170, moments: 1, .staysWellFormed,
      "UIKit complains: Attempt to present UIAlertController on ProductViewController "
        + "(from ProductViewController) whose view is not in the window hierarchy.",
      ["tap row 'Apples'", "tap 'Remind me'", "at once: tap tab 1 'Shop'"]),
    Row(
      .flowNeverEnds, states: 160, .leavesGoneScreensAlone,
      "Payment comes up on Nav, which is leaving the screen or has left it",
      ["open link checkout", "open link order", "tap 'Log in'"]),
    Row(
      .rowOpensTwice, isLoggedIn: true, states: 24, moments: 1, .opensOnce,
      "A double tap opens OrderViewController twice",
      ["tap tab 3 'Orders'", "tap row 'Order 7'", "at once: tap row 'Order 7'"]),
    Row(
      .pushesOnLeavingSheet, states: 160, .leavesGoneScreensAlone,
      "Seller is pushed on Nav, which is leaving the screen",
      ["tap row 'Apples'", "tap 'Ask the seller'", "tap 'Seller' in the bar"]),
  ]

  @Test func `every mistake has a row`() {
    let rows = Self.nearRows + Self.farRows
    #expect(Set(rows.map(\.bug)) == Set(Bugs.all.map(\.bug)) && rows.count == Bugs.all.count)
  }

  @Test(arguments: nearRows + (TestBudget.isLong ? farRows : []))
  func `a planted mistake is found by its shortest journey`(row: Row) throws {
    let app = market(with: row.bug, isLoggedIn: row.isLoggedIn, hasBasket: true)
    let report = JourneyReport.exploring(app, links: marketLinks, limits: row.limits)
    let finding = try #require(report.findings.first { $0.property == row.property }, "\(report.text)")
    #expect(finding.sentence == row.sentence)
    #expect(finding.journey == row.journey)
  }

  @Test(arguments: nearRows + farRows)
  func `the journey shows the mistake, and nothing where nothing is planted`(row: Row) throws {
    func findings(_ bugs: Bugs) throws -> [Finding] {
      let app = market(with: bugs, isLoggedIn: row.isLoggedIn, hasBasket: true)
      return try JourneyReport.replaying(row.journey, of: app, links: marketLinks).findings
    }
    let finding = try #require(try findings(row.bug).first)
    #expect(finding.property == row.property && finding.sentence == row.sentence)
    // Without the mistake the checkout covers the button at once.
    if row.bug != .checkoutOpensTwice { #expect(try findings([]).isEmpty) }
  }
}
