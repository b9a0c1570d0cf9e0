import HeadlessUIKit
import RouteChecking
import Testing
import UIKit

@testable import Market

/// What push messages lead to.
@MainActor @Suite struct PushMessageTests {
  private let message: [AnyHashable: Any] = [
    "aps": ["alert": "Bread is back"], "link": "market://product/2",
  ]

  @Test func `a message that is tapped leads to its product from wherever the user is`() {
    let message = message
    let link = Link<SceneDelegate>("message", reaches: ProductViewController.self) {
      $0.openMessage(message)
    }
    let report = JourneyReport.exploring(
      market(hasBasket: true), links: [link], limits: JourneyLimits(states: 30, moments: 0))
    #expect(report.findings.isEmpty, "\(report.text)")
  }

  @Test func `a message that comes while the app is used can be tapped as well`() throws {
    Simulation.reset(settings: .phone)
    // The classes of the storyboard are this run's: other apps have some of the same names.
    Simulation.current.beginPerforming()
    defer { Simulation.current.endRun() }
    connectInterfaceBuilder()
    let window = UIWindow(frame: .zero)
    let delegate = SceneDelegate(session: Session(hasSeenOnboarding: true))
    delegate.start(in: window)
    Simulation.current.clock.settle()
    delegate.receive(message)
    let tap = try #require(window.everythingPossible().first { $0.words.contains("Bread is back") })
    #expect(window.perform(tap.gesture))
    Simulation.current.clock.settle()
    #expect(window.shownControllers.last?.title == "Bread" || window.shownTexts.contains("Bread"))
    #expect(!window.everythingPossible().contains { $0.words.contains("Bread is back") })
  }

  @Test func `what is no message leads nowhere`() {
    #expect(PushMessage(userInfo: ["link": "market://basket"]) == nil)
    #expect(PushMessage(userInfo: ["aps": ["alert": "Hello"]])?.link == nil)
  }
}
