import HeadlessUIKit
import TestSupport
import Testing
import UIKit

@testable import Journeys
@testable import Kiosk

/// An ordinary shop, of which nobody can try all states.
@MainActor @Suite struct KioskTests {
  /// What the shop takes: links, and what comes in the middle where that is wanted.
  private func report(
    _ mistakes: Mistakes = [], roughly: Set<String> = [], notTelling: Set<String> = [], limits: JourneyLimits
  ) -> JourneyReport {
    JourneyReport.exploring(
      kiosk(mistakes, roughly: roughly, notTelling: notTelling), links: [.product, .cart], limits: limits)
  }

  @Test func `the shop without mistakes has none that is found, and nobody says that it holds`() {
    let report = report(limits: JourneyLimits(actions: TestBudget.times(200_000, short: 2_500), moments: 0))
    #expect(report.findings.isEmpty && report.stop != nil && !report.holds, "\(report.text)")
  }

  @Test func `a button that goes dead six steps away is found although most states are cut off`() throws {
    let app = CheckedApp(kiosk(.checkoutGoesOn), links: [.product, .cart])
    let limits = JourneyLimits(actions: 6_000, moments: 0)
    let exploration = Exploration(app, limits: limits, surveyingAfter: 300)
    exploration.run()
    let report = JourneyReport(exploration, links: app.linkNames)
    let finding = try #require(report.findings.first, "\(report.text)")
    #expect(report.findings.count == 1 && finding.property == .alwaysAnswers, "\(report.text)")
    #expect(finding.sentence.hasPrefix("Tap 'Checkout' in the bar does nothing on a CartViewController"))
    #expect(finding.journey.count == 6 && report.survey?.isWhole ?? false)
    #expect(report.endless.contains { $0.contains("Store.lines") && $0.contains("Store.favourites") })
  }

  @Test func `nothing of the shop, whose objects keep each other alive, is left when a launch is over`() {
    // What others have left in the process goes with the first launch.
    _ = report(limits: JourneyLimits(actions: 1, moments: 0))
    let before = Simulation.liveControllers
    _ = report(limits: JourneyLimits(actions: 500, moments: 0))
    #expect(Simulation.liveControllers == before)
  }

  /// What the reports of checks with the usual limits name, each with the line that helps, until one has seen everything: what
  /// was put into the cart and what is looked at, then the filter, then what the cart shows.
  nonisolated private static let named: Set<String> = [
    "ProductViewController.product", "Store.favourites", "the text of a UILabel on Product", "Store.lines",
    "ProductListViewController.category", "Store.filter", "the text of a UILabel on Cart",
    "the text of a UIStepper on Cart", "Store.orders", "the text of a UITabBar on Nav",
    "SettingsViewController.offersSwitch",
  ]

  @Test(.enabled(if: TestBudget.isLong, TestBudget.reason))
  func `whoever follows what the reports say gets a verdict about all of the shop`() {
    let report = report(
      roughly: Self.named, notTelling: ["SearchViewController.query", "Store.sendsOffers"],
      limits: JourneyLimits(moments: 0))
    #expect(report.holds && report.counts.queued == 0, "\(report.text)")
    #expect(report.notExercised.isEmpty && report.text.hasPrefix("kiosk: everything holds\n"))
  }

  @Test func `a link that stays under a sheet is found at once, by its shortest journey`() {
    let report = report(.linkStaysUnderSheet, limits: JourneyLimits(actions: 1_500, moments: 0))
    #expect(report.findings.map(\.sentence) == ["Link product does not show ProductViewController"])
    #expect(
      report.findings.first?.journey == ["tap tab 5 'Profile'", "tap row 'Sign in'", "open link product"])
  }
}
