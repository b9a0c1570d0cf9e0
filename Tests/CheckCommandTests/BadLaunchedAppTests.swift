import Foundation
import HeadlessUIKit
import Journeys
import LaunchedApps
import Testing

@testable import CheckCommand

/// `routecheck check` of apps from launch that cannot be checked, each of which must be named as what it is.
@MainActor
@Suite(.serialized) struct BadLaunchedAppTests {
  private func check<Root>(_ app: App<Root>, jobs: Int = 0, links: [Link<Root>] = []) -> Transcript {
    let surroundings = MemorySurroundings()
    surroundings.standardJobs = jobs
    return surroundings.run("check \(app.name)", apps: [AvailableApp(launching: app, links: links)])
  }

  /// An app with a label and a button, which does something at launch.
  private func app(
    _ name: String, _ body: @escaping @MainActor (UILabel, UIWindow) -> Void
  ) -> App<UIViewController> {
    App(name) { window in
      let (screen, label) = (UIViewController(), UILabel())
      screen.view.addSubview(label)
      window.rootViewController = screen
      body(label, window)
      return screen
    }
  }

  @Test(arguments: [0, 1])
  func `an app that never comes to rest is named as that, and what changes`(jobs: Int) {
    let restless = app("restless") { label, _ in
      @MainActor func again(_ count: Int) {
        label.text = "\(count)"
        Simulation.current.clock.schedule(after: 16) { again(count + 1) }
      }
      again(0)
    }
    let transcript = check(restless, jobs: jobs)
    #expect(transcript.code == 1, "\(transcript)")
    #expect(transcript.output.contains("The app never comes to rest"), "\(transcript)")
    #expect(
      transcript.output.contains("the text of a UILabel on ViewController changes from '"), "\(transcript)")
  }

  @Test func `an app that traps at launch is named as that, with the line`() {
    let stillborn = app("stillborn") { _, _ in fatalError("no configuration") }
    let line = #line - 1
    let transcript = check(stillborn, jobs: 1)
    #expect(transcript.code == 1, "\(transcript)")
    let words = "Fatal error: no configuration (CheckCommandTests/BadLaunchedAppTests.swift:\(line))"
    #expect(transcript.output.contains(words), "\(transcript)")
    #expect(transcript.output.contains("at launch"), "\(transcript)")
  }

  @Test func `an app that traps later is named as that, with the line and the journey`() {
    let transcript = check(stairApp(.trap), jobs: 1, links: stairLinks)
    #expect(transcript.code == 1, "\(transcript)")
    let words = "the stairs have no third step (LaunchedApps/StairApp.swift:\(stairTrapLine))"
    #expect(transcript.output.contains(words), "\(transcript)")
    #expect(transcript.output.contains("tap 'Clear'"), "\(transcript)")
  }

  @Test func `an app that hangs at launch is named as that`() {
    let frozen = app("frozen") { _, _ in while true { usleep(1_000) } }
    let surroundings = MemorySurroundings()
    surroundings.standardJobs = 1
    let transcript = surroundings.run(
      "check frozen --hang-budget 1s", apps: [AvailableApp(launching: frozen)])
    #expect(transcript.code == 1 && transcript.output.contains("at launch"), "\(transcript)")
  }

  @Test(arguments: [0, 1])
  func `an app that waits for the network says so, and what follows was not seen`(jobs: Int) {
    let asking = app("asking") { label, _ in
      Task {
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
        label.text = "Answered"
      }
    }
    let transcript = check(asking, jobs: jobs)
    #expect(transcript.output.contains("Still waiting after launch: 1 task waits"), "\(transcript)")
    #expect(transcript.output.contains("such as the network"), "\(transcript)")
  }

  @Test(arguments: [0, 1])
  func `an app that shows something else at each launch is inconclusive, with both`(jobs: Int) {
    var launches = 0
    let dice = App("dice") { window in
      launches += 1
      window.rootViewController =
        launches.isMultiple(of: 2) ? UITableViewController() : UINavigationController()
    }
    let transcript = check(dice, jobs: jobs)
    #expect(transcript.code == 3, "\(transcript)")
    #expect(
      transcript.output.contains("The app differs from launch to launch: after launch"), "\(transcript)")
  }
}
