import RouteChecking
import TestSupport
import Testing
import UIKit

@testable import Market

/// The app without mistakes, used from its launch.
@MainActor @Suite struct CleanMarketTests {
  @Test(arguments: [false, true])
  func `the nearest states of the app have no findings`(isLoggedIn: Bool) {
    let app = market(isLoggedIn: isLoggedIn, hasBasket: true)
    let limits = JourneyLimits(states: TestBudget.times(400, short: 40), moments: 0)
    let report = JourneyReport.exploring(app, links: marketLinks, limits: limits)
    #expect(report.findings.isEmpty, "\(report.text)")
    #expect(report.counts.generated > 500)
  }

  @Test func `nothing that comes in the middle of the first screens leads to a finding`() {
    let limits = JourneyLimits(states: TestBudget.times(24, short: 2))
    let report = JourneyReport.exploring(
      market(hasSeenOnboarding: false, hasBasket: true), links: marketLinks, limits: limits)
    #expect(report.findings.isEmpty, "\(report.text)")
  }

  // Two fifths of the million actions that all sample apps together are used for with the long budget.
  @Test(arguments: [false, true])
  func `two hundred thousand actions of the app without mistakes raise no false alarm`(isLoggedIn: Bool) {
    let actions = TestBudget.times(200_000, short: 2_000)
    let report = JourneyReport.exploring(
      market(isLoggedIn: isLoggedIn, hasBasket: true), links: marketLinks,
      limits: JourneyLimits(actions: actions))
    #expect(report.findings.isEmpty && report.counts.actions >= actions, "\(report.text)")
  }
}
