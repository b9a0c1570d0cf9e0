import Foundation
import HeadlessUIKit
import Routing
import RoutingSpecs

// Routers that do not what they promise of requests that overlap.
extension TimingDefect {
  static let policies = [
    TimingDefect(
      "last-is-refused", "The last request is to win, and it is refused.", shownBy: "item + item",
      noticedBy: .reachesTarget
    ) { isWrong in
      [
        item(.lastWins) { attempt in
          if isWrong, TimingApp.session.isBusy { return attempt.decline("busy") }
          TimingApp.session.isBusy = true
          let request = TimingApp.request()
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
            attempt.whenStill {
              guard request == TimingApp.session.latest else { return attempt.decline("superseded") }
              attempt.present(over: attempt.window.topmost) { TimingApp.session.isBusy = false }
            }
          }
        }
      ]
    },
    TimingDefect(
      "first-is-superseded", "The first request is to win, and the second takes its place.",
      shownBy: "item + home", noticedBy: .reachesTarget
    ) { isWrong in
      [
        item(.firstWins) { attempt in
          TimingApp.session.isBusy = true
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
            attempt.present(over: attempt.window.topmost) { TimingApp.session.isBusy = false }
          }
        },
        home { attempt in
          if !isWrong, TimingApp.session.isBusy { return attempt.decline("busy") }
          attempt.beginAtHome()
        },
      ]
    },
    TimingDefect(
      "turn-is-lost", "Each request is to have its turn, and the second is refused.", shownBy: "item + item",
      noticedBy: .reachesTarget
    ) { isWrong in
      [
        item(.inTurn) { attempt in
          let goOn: @MainActor () -> Void = {
            attempt.present(over: attempt.window.topmost) {
              TimingApp.session.isBusy = false
              if !TimingApp.session.queue.isEmpty { TimingApp.session.queue.removeFirst()() }
            }
          }
          if TimingApp.session.isBusy {
            return isWrong ? attempt.decline("busy") : TimingApp.session.queue.append(goOn)
          }
          TimingApp.session.isBusy = true
          goOn()
        }
      ]
    },
  ]
}
