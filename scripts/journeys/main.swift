import Foundation
import Journeys
import UIKit

/// Explores Pixel once, and prints the processor time in seconds, how much was tried, and how many actions that took.
@MainActor
func explore(moments: Int) {
  let pixel = App("pixel") { window in
    let coordinator = AppCoordinator(window: window, session: Session())
    coordinator.start()
    return coordinator
  }
  typealias PixelLink = Link<AppCoordinator>
  let links = [
    PixelLink("post", reaches: PostViewController.self) { $0.handle("pixel://post/1") },
    PixelLink("profile", reaches: ProfileViewController.self) { $0.handle("pixel://profile") },
    PixelLink("compose", reaches: ComposeViewController.self) { $0.handle("pixel://compose") },
  ]
  let start = clock()
  let counts = JourneyReport.exploring(pixel, links: links, limits: JourneyLimits(moments: moments)).counts
  let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
  print(seconds, counts.generated + counts.intrusions, counts.actions)
}

MainActor.assumeIsolated { explore(moments: Int(CommandLine.arguments.last ?? "") ?? 0) }
