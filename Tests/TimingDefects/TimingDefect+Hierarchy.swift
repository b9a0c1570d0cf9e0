import Foundation
import HeadlessUIKit
import RoutingSpecs

// Code that goes by a hierarchy that has changed meanwhile.
extension TimingDefect {
  static let hierarchy = [
    TimingDefect(
      "stale-presenter", "The presenter is chosen before the item is loaded.", shownBy: "item + home",
      noticedBy: .staysWellFormed
    ) { isWrong in
      [
        item { attempt in
          let top = attempt.window.topmost
          let request = TimingApp.request()
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
            guard isWrong || request == TimingApp.session.latest else { return attempt.decline("superseded") }
            attempt.present(over: top)
          }
        }, home(),
      ]
    },
    TimingDefect(
      "stale-task", "The same in a task.", shownBy: "item + home", noticedBy: .staysWellFormed
    ) { isWrong in
      [
        item { attempt in
          let top = attempt.window.topmost
          let request = TimingApp.request()
          Task { @MainActor in
            try? await Task.sleep(nanoseconds: 200_000_000)
            guard isWrong || request == TimingApp.session.latest else { return attempt.decline("superseded") }
            attempt.present(over: top)
          }
        }, home(),
      ]
    },
    TimingDefect(
      "dismissed-again", "What is presented is dismissed first, also where that is under way already.",
      shownBy: "item + item", noticedBy: .terminates
    ) { isWrong in
      [
        item { attempt in
          let show: @MainActor () -> Void = {
            guard let root = attempt.window.rootViewController else { return }
            let present: @MainActor () -> Void = {
              attempt.present(over: root) { TimingApp.session.isBusy = false }
            }
            guard root.presentedViewController != nil else { return present() }
            root.dismiss(animated: true, completion: present)
          }
          if TimingApp.session.isBusy, !isWrong { return attempt.decline("busy") }
          TimingApp.session.isBusy = true
          show()
        }
      ]
    },
    TimingDefect(
      "kept-for-later", "What is to be done later keeps its presenter, also when nobody wants it any more.",
      shownBy: "item + home", noticedBy: .releasesControllers
    ) { isWrong in
      [
        item { attempt in
          let top = attempt.window.topmost
          let request = TimingApp.request()
          TimingApp.session.pending = { attempt.present(over: top) }
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
            guard TimingApp.session.latest == request else {
              if !isWrong { TimingApp.session.pending = nil }
              return attempt.decline("superseded")
            }
            TimingApp.session.pending?()
            TimingApp.session.pending = nil
          }
        },
        home(),
      ]
    },
    TimingDefect(
      "push-onto-what-goes", "The item is pushed onto the stack of a sheet that is going away.",
      shownBy: "home + item", noticedBy: .reachesTarget
    ) { isWrong in
      [
        item { attempt in
          var top = attempt.window.topmost
          if !isWrong, top?.isBeingDismissed ?? false { top = top?.presentingViewController }
          guard let navigation = top as? UINavigationController else { return attempt.decline("nowhere") }
          navigation.pushViewController(Item(), animated: true)
          attempt.finish(.reached)
        },
        home { attempt in
          guard let root = attempt.window.rootViewController, root.presentedViewController != nil else {
            return attempt.decline("nothing")
          }
          root.dismiss(animated: true) { attempt.decline("closed") }
        },
      ]
    },
  ]
}
