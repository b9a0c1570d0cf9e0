public import HeadlessUIKit
public import Journeys

extension Messages {
  /// The scenes as the app launches them: Home in a navigation controller, with a message to show.
  nonisolated public static let inbox = App("inbox") { window in
    try MessagesStoryboard.register()
    let root = UIStoryboard(name: MessagesStoryboard.name, bundle: nil).instantiateInitialViewController()
    window.rootViewController = root
    ((root as? UINavigationController)?.topViewController as? HomeViewController)?.messageDidChange("Hello")
    return window
  }

  /// What may arrive at any moment; the last one traps where Home is on screen.
  nonisolated public static let inboxLinks: [Link<UIWindow>] = [.bySegue, .byCode, .wrapped]
}

extension Link where Root == UIWindow {
  /// The message by its segue.
  public static var bySegue: Link {
    message("bySegue") { $0.performSegue(withIdentifier: "Detail", sender: nil) }
  }

  /// The message by code.
  public static var byCode: Link { message("byCode") { $0.router?.routeToDetail(segue: nil) } }

  /// The message by a segue whose destination the router takes for what it is not.
  public static var wrapped: Link {
    message("wrapped") { $0.performSegue(withIdentifier: "WrappedDetail", sender: nil) }
  }

  private static func message(_ name: String, go: @escaping @MainActor (HomeViewController) -> Void) -> Link {
    Link(
      name, reaches: DetailViewController.self,
      or: .declines("Home is not on screen", when: { !($0.shownControllers.last is HomeViewController) })
    ) { window in
      if let home = window.shownControllers.last as? HomeViewController { go(home) }
    }
  }
}
