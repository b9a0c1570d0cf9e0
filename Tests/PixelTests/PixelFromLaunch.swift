import RouteChecking
import Testing
import UIKit

@testable import Pixel

let pixel = App("pixel") { window in
  let coordinator = AppCoordinator(window: window, session: Session())
  coordinator.start()
  return coordinator
}

extension Link where Root == AppCoordinator {
  static var post: Link { Link("post", reaches: PostViewController.self) { $0.handle("pixel://post/1") } }
  static var settings: Link {
    Link(
      "settings", reaches: SettingsViewController.self,
      or: .declines("login first", showing: LoginViewController.self)
    ) {
      $0.handle("pixel://settings")
    }
  }
}

@MainActor @Test func `every screen and every link works from wherever the user is`() {
  check(pixel, links: [.post, .settings])
}
