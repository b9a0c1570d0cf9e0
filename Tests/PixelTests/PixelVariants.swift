import RouteChecking
import UIKit

@testable import Pixel

/// The app with some of its mistakes, launched as its scene delegate launches it.
func pixel(
  with bugs: Bugs, isLoggedIn: Bool = false, settings: ModelSettings = .phone
) -> App<AppCoordinator> {
  App("pixel", settings: settings) { window in
    let session = Session(isLoggedIn: isLoggedIn)
    let coordinator = AppCoordinator(window: window, session: session, bugs: bugs)
    coordinator.start()
    return coordinator
  }
}

extension Link where Root == AppCoordinator {
  static var profile: Link {
    Link("profile", reaches: ProfileViewController.self) { $0.handle("pixel://profile") }
  }
  static var compose: Link {
    Link("compose", reaches: ComposeViewController.self) { $0.handle("pixel://compose") }
  }
  static var strictSettings: Link {
    Link(
      "settings", reaches: SettingsViewController.self,
      or: .declines("login first", showing: LoginViewController.self, when: { !$0.session.isLoggedIn })
    ) { $0.handle("pixel://settings") }
  }
}

/// What may arrive at any moment.
let pixelLinks: [Link<AppCoordinator>] = [.post, .profile, .strictSettings, .compose]
