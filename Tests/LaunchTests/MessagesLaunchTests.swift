import HeadlessUIKit
import RouteChecking
import Testing

@testable import Messages

@MainActor
@Suite struct MessagesLaunchTests {
  private static func link(
    _ name: String, go: @escaping @MainActor (HomeViewController) -> Void
  ) -> Link<UIWindow> {
    Link(
      name, reaches: DetailViewController.self,
      or: .declines("Home is not on screen", when: { !($0.shownControllers.last is HomeViewController) })
    ) { window in
      if let home = window.shownControllers.last as? HomeViewController { go(home) }
    }
  }

  @Test func `a message is shown by segue and by code, from launch, and nothing is wrong`() {
    let app = App("messages") { window in
      try MessagesStoryboard.register()
      let root = UIStoryboard(name: MessagesStoryboard.name, bundle: nil).instantiateInitialViewController()
      window.rootViewController = root
      ((root as? UINavigationController)?.topViewController as? HomeViewController)?.messageDidChange("Hello")
      return window
    }
    let links = [
      Self.link("bySegue") { $0.performSegue(withIdentifier: "Detail", sender: nil) },
      Self.link("byCode") { $0.router?.routeToDetail(segue: nil) },
    ]
    let report = check(app, links: links)
    #expect(report.notExercised.isEmpty && report.counts.screens == 2, "\(report.text)")
  }
}
