import RouteChecking
import UIKit

/// A screen that hears of changes, and lets go of them or not.
private final class HearingScreen: PlainScreen {
  private var hear: (() -> Void)?

  init(isWrong: Bool) {
    super.init("Detail")
    hear = isWrong ? { self.title = "Changed" } : { [weak self] in self?.title = "Changed" }
  }

  required init?(coder: NSCoder) { nil }
}

/// The steps of a sign-up, which end with a new root.
@MainActor
private func welcome(_ window: UIWindow, isWrong: Bool) -> UIViewController {
  let welcome = PlainScreen("Welcome")
  welcome.loadViewIfNeeded()
  welcome.addButton("Terms") { [weak welcome] in
    let terms = PlainScreen("Terms")
    terms.loadViewIfNeeded()
    terms.addButton("Agree") { [weak terms] in
      let home = PlainScreen("Home")
      if isWrong { return window.rootViewController = home }
      terms?.dismiss(animated: true) { window.rootViewController = home }
    }
    welcome?.present(terms, animated: true)
  }
  return welcome
}

/// A list that keeps one detail for all rows.
@MainActor
private func cachingHome(isWrong: Bool) -> UIViewController {
  let home = PlainScreen("Home")
  home.loadViewIfNeeded()
  let player = PlainScreen("Player")
  player.loadViewIfNeeded()
  player.addButton("Queue") { [weak player] in
    let queue = PlainScreen("Queue")
    queue.loadViewIfNeeded()
    queue.addButton("Now playing") { [weak queue, weak player] in
      guard let player, let navigation = queue?.navigationController else { return }
      if isWrong { return navigation.pushViewController(player, animated: true) }
      navigation.popToViewController(player, animated: true)
    }
    player?.navigationController?.pushViewController(queue, animated: true)
  }
  home.addButton("Play") { [weak home] in
    home?.navigationController?.pushViewController(player, animated: true)
  }
  return UINavigationController(rootViewController: home)
}

/// A download that shows what it has got when it is done, wherever the user is then.
@MainActor
private func downloading(isWrong: Bool) -> UIViewController {
  let home = PlainScreen("Home")
  home.loadViewIfNeeded()
  home.addButton("Files") { [weak home] in
    let files = PlainScreen("Files")
    files.loadViewIfNeeded()
    files.addButton("Download") { [weak files] in
      guard let files else { return }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        guard files.presentedViewController == nil, isWrong || files.viewIfLoaded?.window != nil else {
          return
        }
        files.present(PlainScreen("File"), animated: true)
      }
    }
    home?.navigationController?.pushViewController(files, animated: true)
  }
  return UINavigationController(rootViewController: home)
}

extension LaunchAttack {
  static let layers = [
    LaunchAttack("a closure keeps a screen", .releasesControllers, after: ["tap 'Open'", "tap Back"]) {
      window, isWrong in
      let home = PlainScreen("Home")
      home.loadViewIfNeeded()
      home.addButton("Open") { [weak home] in
        home?.navigationController?.pushViewController(HearingScreen(isWrong: isWrong), animated: true)
      }
      return AppRoot(window, showing: UINavigationController(rootViewController: home))
    },
    LaunchAttack("a root is replaced under a sheet", .staysWellFormed, after: ["tap 'Terms'", "tap 'Agree'"])
    { window, isWrong in
      AppRoot(window, showing: welcome(window, isWrong: isWrong))
    },
    LaunchAttack(
      "a screen is pushed while it is there", .staysWellFormed,
      after: ["tap 'Play'", "tap 'Queue'", "tap 'Now playing'"]
    ) { window, isWrong in AppRoot(window, showing: cachingHome(isWrong: isWrong)) },
    LaunchAttack(
      "a download shows itself on a screen that has gone", .staysWellFormed,
      after: ["tap 'Files'", "tap 'Download'", "at once: tap Back"], moments: 1
    ) {
      window, isWrong in
      AppRoot(window, showing: downloading(isWrong: isWrong))
    },
  ]
}
