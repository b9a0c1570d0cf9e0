import Foundation
import HeadlessUIKit
import RoutingSpecs

// Requests that a user's finger gets in the way of.
extension TimingDefect {
  static let gestures = [
    TimingDefect(
      "push-under-finger", "The item is pushed onto the stack of a sheet that the user swipes away.",
      shownBy: "swipe the sheet down + item", noticedBy: .reachesTarget
    ) { isWrong in
      [
        item { attempt in
          let push: @MainActor () -> Void = {
            guard let navigation = attempt.window.navigation else { return attempt.decline("nowhere") }
            navigation.pushViewController(Item(), animated: true)
            attempt.finish(.reached)
          }
          isWrong ? push() : attempt.whenStill(push)
        }
      ]
    },
    TimingDefect(
      "present-over-what-goes", "The item is presented over a sheet that the user swipes away.",
      shownBy: "swipe the sheet down + item", noticedBy: .terminates
    ) { isWrong in
      [
        item { attempt in
          let present: @MainActor () -> Void = { attempt.present(over: attempt.window.topmost) }
          isWrong ? present() : attempt.whenStill(present)
        }
      ]
    },
    TimingDefect(
      "visible-while-it-goes", "The item counts as there while the user swipes it away.",
      shownBy: "swipe the sheet down + item", noticedBy: .reachesTarget
    ) { isWrong in
      [
        item { attempt in
          let show: @MainActor () -> Void = {
            if attempt.window.topmost is Item { return attempt.finish(.reached) }
            attempt.present(over: attempt.window.topmost)
          }
          // Where something else goes, whoever looks only for the item would present over that.
          isWrong && attempt.window.topmost is Item ? show() : attempt.whenStill(show)
        }
      ]
    },
    TimingDefect(
      "pushes-in-the-other-tab",
      "The item is loaded and pushed where the user was, who has gone on to another tab.",
      shownBy: "item + tap tab 2", noticedBy: .reachesTarget, tabs: 2
    ) { isWrong in
      [
        item { attempt in
          guard let tabs = attempt.window.topmost as? UITabBarController,
            let navigation = tabs.selectedViewController as? UINavigationController
          else { return attempt.decline("nowhere") }
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
            if !isWrong { tabs.selectedViewController = navigation }
            navigation.pushViewController(Item(), animated: true)
            attempt.finish(.reached)
          }
        }
      ]
    },
  ]
}
