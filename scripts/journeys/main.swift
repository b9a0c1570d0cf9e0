import Foundation
import Journeys
import UIKit

/// The app with some of its bugs.
@MainActor
func pixel(with bugs: Bugs = []) -> App<AppCoordinator> {
  App("pixel") { window in
    let coordinator = AppCoordinator(window: window, session: Session(), bugs: bugs)
    coordinator.start()
    return coordinator
  }
}

typealias PixelLink = Link<AppCoordinator>

@MainActor func links() -> [PixelLink] {
  [
    PixelLink("post", reaches: PostViewController.self) { $0.handle("pixel://post/1") },
    PixelLink("profile", reaches: ProfileViewController.self) { $0.handle("pixel://profile") },
    PixelLink("compose", reaches: ComposeViewController.self) { $0.handle("pixel://compose") },
  ]
}

/// Explores Pixel once, and prints the processor time in seconds, how much was tried, and how many actions that took.
@MainActor
func explore(moments: Int) {
  let start = clock()
  let counts =
    JourneyReport.exploring(pixel(), links: links(), limits: JourneyLimits(moments: moments)).counts
  let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
  print(seconds, counts.generated + counts.intrusions, counts.actions)
}

/// Explores Pixel with a bug for ten seconds at most, and prints what is found, by which journey.
@MainActor
func find(_ name: String, _ bug: Bugs) {
  let settings = PixelLink(
    "settings", reaches: SettingsViewController.self,
    or: .declines("login first", showing: LoginViewController.self, when: { !$0.session.isLoggedIn })
  ) { $0.handle("pixel://settings") }
  let start = clock()
  let report = JourneyReport.exploring(
    pixel(with: bug), links: links() + [settings], limits: JourneyLimits(duration: .seconds(10)))
  let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
  let whole = report.stop == nil ? "all explored" : "not all explored"
  print(String(format: "%@: %d findings in %.1f s, %@", name, report.findings.count, seconds, whole))
  for finding in report.findings {
    print("  \(finding.property): \(finding.journey.joined(separator: " · "))")
  }
}

MainActor.assumeIsolated {
  let arguments = CommandLine.arguments.dropFirst()
  let number = Int(arguments.last ?? "") ?? 0
  if arguments.first == "bug" {
    find(Bugs.all[number].name, Bugs.all[number].bug)
  } else {
    explore(moments: number)
  }
}
