import Foundation
import HeadlessUIKit
import Testing

@testable import Journeys

@MainActor
@Suite struct WordsTests {
  @Test(arguments: [nil, 0, 1, 2, 12])
  func `a step that is written down is read back`(events: Int?) {
    let action = UserAction(kind: .touch(.tapControl(0)), words: "tap 'Save: now'")
    let written = WrittenStep(JourneyStep(action: action, eventsBefore: events).words)
    #expect(written.eventsBefore == events && written.action == action.words)
  }

  @Test(arguments: [
    ("a <Post: #12> b <Nav: #3>", "a Post b Nav"), ("<Post: #1>", "Post"), ("1 < 2", "1 < 2"),
    ("<NSString> <Post: #1>", "<NSString> Post"), ("", ""),
    ("on <Hosting<Either<Edit, List<Post>>>: #7> (<Nav: #8>)", "on Hosting<Either<Edit, List<Post>>> (Nav)"),
  ])
  func `messages lose their numbers`(message: String, text: String) {
    #expect(message.withoutSerials == text)
  }

  @Test(arguments: [(0, "0"), (999, "999"), (1_000, "1,000"), (1_234_567, "1,234,567")])
  func `numbers have commas`(number: Int, text: String) {
    #expect(number.grouped == text)
  }

  @Test func `drawings show stacks, tabs, what is presented by whom, and what identifies a screen`() {
    final class PostViewController: UIViewController, Identifiable {
      let id = 7
    }
    Simulation.reset(settings: .phone)
    let window = UIWindow(frame: .zero)
    window.makeKeyAndVisible()
    #expect(Outline(of: window).text == "nothing")
    let tabs = UITabBarController()
    let first = UINavigationController(rootViewController: Target())
    tabs.viewControllers = [first, UINavigationController(rootViewController: PostViewController())]
    window.rootViewController = tabs
    Simulation.current.clock.settle()
    #expect(Outline(of: window).text == "Tabs[*Nav[Target] | Nav[Post#7]]")
    tabs.selectedIndex = 1
    first.pushViewController(Target(), animated: false)
    tabs.present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: false)
    Simulation.current.clock.settle()
    let outline = Outline(of: window)
    #expect(outline.text == "Tabs[Nav[Target, Target] | *Nav[Post#7]] > Alert")
    #expect(outline.repeats == 1)
  }

  @Test func `what has the same words is numbered`() {
    let report = JourneyReport.exploring(
      stackApp {
        [("Open", { _ in }), ("Open", { $0.navigationController?.setViewControllers([], animated: false) })]
      })
    #expect(report.findings.map(\.journey) == [["tap 'Open', number 2"]])
  }

  @Test func `under its last step a finding tells what UIKit was asked and what came of it`() throws {
    let report = JourneyReport.exploring(
      stackApp { [("Empty", { $0.navigationController?.setViewControllers([], animated: false) })] })
    let finding = try #require(report.findings.first)
    #expect(finding.timelines.count == finding.journey.count + 1)
    #expect(finding.drawings.count == finding.timelines.count)
    let asked = try #require(finding.timelines.last?.first)
    #expect(asked.contains("ms  setViewControllers([]) on UINavigationController: done"))
    #expect(report.text(of: finding).contains("\n       " + asked))
    #expect(!report.text(of: finding).contains(": #"))
  }

  @Test func `what a finger has UIKit do is told without a function of the checker's`() {
    let device = Device(CheckedApp(stairs(tabs: 1, depth: 1), links: []), eventLimit: 1_000)
    let entries = Timeline.record {
      device.launch { usage in
        for words in ["tap 'Down'", "tap tab 1 'Stair'"] {
          let action = usage.possibleActions.first { $0.words == words }
          #expect(action.map(usage.perform) == true, "\(usage.possibleActions.map(\.words))")
        }
      }
    }.entries.filter { $0.kind == .call }
    #expect(entries.last?.text == "popToRootViewController(animated)" && entries.last?.caller == nil)
    #expect(entries.contains { $0.caller != nil })
  }
}
