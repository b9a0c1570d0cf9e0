@testable import Reporting

extension SampleReport {
  /// A split view, a container of the app's own, refusal, removal, moving, faults, an unread layer, and two requests.
  static let loginInSplit = Report.Violation(
    route: "login", property: "staysWellFormed", group: "a split view shows a screen that refuses dismissal",
    groupCount: 1,
    cause: "UIKit ignored a push: something was still coming or going over Navigation (rule N18).",
    start: [
      .init(
        .window,
        children: [
          .init(
            .split, "Split",
            children: [
              .init(
                .navigation, "Navigation", isSelected: true, openRegion: "the rest of the stack",
                children: [.init(.screen, "Account", isVisible: true)]),
              .init(
                .custom, "Carousel", isSelected: true,
                children: [.init(.screen, "Checkout", isVisible: true, refusesDismissal: true)]),
            ])
        ]),
      .init(.unread, openRegion: "up to 2 modals without Login"),
    ],
    notation: "Split[Nav[…>Account]|Carousel[Checkout!]] ▸ ?",
    decisions: [
      .init(
        title: "Searched for Login",
        details: [.init(name: "options", value: "current, contained, presented, presenting")],
        moment: .init(kind: "decision", time: 0, lane: "login")),
      .init(
        title: "push(Login, animated) on Navigation",
        details: [
          .init(name: "by", value: "LoginRouter.show"), .init(name: "rule", value: "N18"),
          .init(name: "completion", value: "never called"),
        ],
        moment: .init(
          kind: "call", time: 0, depth: 1, lane: "product",
          outcome: "ignored by rule N18: pushViewController:animated: called on Navigation while an existing "
            + "transition or presentation is occurring; the navigation stack will not be updated.",
          isRefused: true)),
      .init(
        title: "the presentation of Navigation on Split ends",
        details: [.init(name: "calls", value: "viewDidAppear on Login")],
        moment: .init(kind: "turn", time: 500, turn: 2, lane: "UIKit")),
      .init(
        title: "Moved Account into a new navigation controller",
        moment: .init(kind: "decision", time: 500, turn: 2, lane: "login"),
        stackAfter: [
          .init(
            .window,
            children: [
              .init(
                .split, "Split",
                children: [
                  .init(.screen, "Account", change: .removed),
                  .init(
                    .custom, "Carousel", isSelected: true,
                    children: [.init(.screen, "Checkout", refusesDismissal: true)]),
                ])
            ]),
          .init(
            .navigation, "Navigation", change: .new,
            children: [
              .init(.screen, "Account", change: .moved),
              .init(.screen, "Login", isVisible: true, change: .new),
            ]),
        ]),
    ],
    lanes: ["login", "product", "UIKit"],
    expected: "UIKit has no reason to complain.",
    actual: "UIKit complained once.",
    finalStack: [
      .init(
        .window,
        children: [.init(.split, "Split", children: [.init(.screen, "Checkout", refusesDismissal: true)])]),
      .init(
        .navigation, "Navigation",
        children: [.init(.screen, "Account"), .init(.screen, "Login", isVisible: true)]),
    ],
    faults: [
      "Pushing <Account> while it is still contained in <Split>:\nits parent was not told with willMove(toParent: nil)."
    ],
    replay: .init(token: "s1-77ab03", command: "routecheck replay storefront s1-77ab03"))
}
