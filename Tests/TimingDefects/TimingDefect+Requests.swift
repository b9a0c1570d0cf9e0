import Foundation
import HeadlessUIKit
import RoutingSpecs

// Requests that lose each other: guards, queues, what is pending.
extension TimingDefect {
  static let requests = [
    TimingDefect(
      "guard-drops",
      "A request that comes while another one is under way is dropped, and its completion with it.",
      shownBy: "item + item", noticedBy: .terminates
    ) { isWrong in
      [
        item { attempt in
          if TimingApp.session.isBusy { return isWrong ? () : attempt.decline("busy") }
          TimingApp.session.isBusy = true
          attempt.present(over: attempt.window.topmost) { TimingApp.session.isBusy = false }
        }
      ]
    },
    TimingDefect(
      "pending-overwritten",
      "One place for what waits for the login: the second request takes the first one's.",
      shownBy: "item + item", noticedBy: .terminates
    ) { isWrong in
      [
        item { attempt in
          let goOn: @MainActor () -> Void = {
            attempt.whenStill { attempt.present(over: attempt.window.topmost) }
          }
          if TimingApp.session.isLoggedIn { return goOn() }
          if TimingApp.session.pending != nil, !isWrong { return attempt.decline("waiting") }
          TimingApp.session.pending = goOn
          _ = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { _ in
            MainActor.assumeIsolated {
              TimingApp.session.isLoggedIn = true
              TimingApp.session.pending?()
              TimingApp.session.pending = nil
            }
          }
        }
      ]
    },
    TimingDefect(
      "started-twice", "What waits is started by the request that ends, and by a timer that was to help it.",
      shownBy: "item + item", noticedBy: .terminates
    ) { isWrong in
      [
        item { attempt in
          let show: @MainActor () -> Void = {
            attempt.present(over: attempt.window.topmost) {
              TimingApp.session.isBusy = false
              if !TimingApp.session.queue.isEmpty { TimingApp.session.queue.removeFirst()() }
            }
          }
          guard TimingApp.session.isBusy else {
            TimingApp.session.isBusy = true
            return show()
          }
          TimingApp.session.queue.append(show)
          if isWrong { DispatchQueue.main.asyncAfter(deadline: .now() + 2) { show() } }
        }
      ]
    },
    TimingDefect(
      "loads-twice", "Whether the item is there is asked before it is loaded, and not again.",
      shownBy: "item + item", noticedBy: .isIdempotent
    ) { isWrong in
      [
        item { attempt in
          let show: @MainActor () -> Bool = {
            guard attempt.window.navigation?.topViewController is Item else { return false }
            attempt.finish(.reached)
            return true
          }
          if show() { return }
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
            if !isWrong, show() { return }
            guard let navigation = attempt.window.navigation else { return attempt.decline("nowhere") }
            navigation.pushViewController(Item(), animated: true)
            attempt.finish(.reached)
          }
        }
      ]
    },
  ]
}
