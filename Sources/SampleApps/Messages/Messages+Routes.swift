import HeadlessUIKit
import RoutingSpecs

extension Messages {
  /// The two ways from Home to Detail.
  static var routes: [Route] {
    [
      fromHome("detail-by-segue", "Detail, as the button does it: by the storyboard's segue.") {
        $0.performSegue(withIdentifier: "Detail", sender: nil)
      },
      fromHome("detail-by-code", "Detail, as a link does it: made from the storyboard and pushed.") {
        $0.router?.routeToDetail(segue: nil)
      },
    ]
  }

  /// A route that starts wherever the user sees Home; where Detail is seen there is nothing to do.
  static func fromHome(
    _ name: String, _ summary: String, line: Int = #line,
    go: @escaping @MainActor (HomeViewController) -> Void
  ) -> Route {
    Route(name, summary: summary, expecting: expectation, line: line) { attempt in
      if let home = attempt.onScreen(HomeViewController.self) {
        go(home)
        attempt.finish(.reached)
      } else if attempt.onScreen(DetailViewController.self) != nil {
        attempt.finish(.reached)
      } else {
        attempt.finish(.declined(RouteRefusal("homeNotOnScreen", message: "The user does not see Home.")))
      }
    }
    .alsoChecking(
      "deliversMessage", "Detail holds and shows Home's message.",
      observing: { $0.onScreen(HomeViewController.self)?.interactor?.message },
      judging: { message, after in
        guard let message else { return .notExercised }
        return judgeDelivery(of: message, after)
      }
    )
    .alsoChecking(
      "keepsHomesMessage", "No Home has another message than before.", ofEach: HomeViewController.self,
      observing: { $0.interactor?.message },
      judging: { before, home in
        guard let before = before ?? nil else { return .notExercised }
        let now = home.interactor?.message ?? ""
        return now == before ? .holds : .fails("Home's message is “\(now)”, and was “\(before)”.")
      })
  }

  private static let expectation = Expectation(
    reaches: Target(screen: MessagesScreen.detail.rawValue),
    declines: [
      Decline(
        "homeNotOnScreen",
        when: .not(.exists(.any([.screen("Home"), .screen("Detail")]), [.current, .visible])))
    ])

  private static func judgeDelivery(of message: String, _ after: RouteMoment) -> OwnCheck.Verdict {
    guard let detail = after.onScreen(DetailViewController.self) else {
      return .fails("Home's message is “\(message)”, and Detail is not on screen.")
    }
    let held = detail.router?.dataStore?.message ?? ""
    guard held == message, detail.shownText == message else {
      return .fails(
        "Home's message is “\(message)”; Detail holds “\(held)” and shows “\(detail.shownText)”.")
    }
    return .holds
  }
}
