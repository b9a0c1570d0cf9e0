import Foundation
import HeadlessUIKit
import Testing

@testable import Journeys

@MainActor
@Suite struct StandingPropertyTests {
  private func findings<Root>(_ app: App<Root>) -> [JourneyProperty: Finding] {
    let report = JourneyReport.exploring(app, limits: JourneyLimits(events: 200))
    return Dictionary(report.findings.map { ($0.property, $0) }) { first, _ in first }
  }

  private func only(_ property: JourneyProperty, _ findings: [JourneyProperty: Finding]) -> Finding? {
    #expect(findings.count == 1, "\(findings.values.map(\.sentence))")
    return findings[property]
  }

  @Test func `an app that never comes to rest is named as that`() {
    @MainActor func again(_ screen: UIViewController, _ count: Int) {
      (screen.view.subviews.first as? UIButton)?.setTitle("Poll \(count)", for: .normal)
      Simulation.current.clock.schedule(after: 100) { again(screen, count + 1) }
    }
    let found = findings(stackApp { [("Poll", { again($0, 0) })] })
    #expect(only(.comesToRest, found)?.journey == ["tap 'Poll'"])
  }

  /// An animator that says that it is done, or forgets to.
  private final class Fading: UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate,
    UINavigationControllerDelegate
  {
    var isDone = false
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      if isDone { context.completeTransition(true) }
    }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  }

  @Test(arguments: [true, false], [true, false])
  func `a transition whose animator never says that it is done is named with the animator`(
    isPush: Bool, isDone: Bool
  ) {
    let fading = Fading()
    fading.isDone = isDone
    let found = findings(
      stackApp {
        [
          (
            "Go",
            { screen in
              let target = Target()
              guard !isPush else {
                screen.navigationController?.delegate = fading
                screen.navigationController?.pushViewController(target, animated: true)
                return
              }
              target.transitioningDelegate = fading
              screen.present(target, animated: true)
            }
          )
        ]
      })
    guard !isDone else {
      #expect(found[.comesToRest] == nil)
      return
    }
    let finding = only(.comesToRest, found)
    #expect(
      finding?.sentence == "The transition to Target never ends: Fading does not call completeTransition")
    #expect(finding?.journey == ["tap 'Go'"])
  }

  /// An app that makes its window itself.
  private final class Delegate: UIApplicationDelegate {
    var window: UIWindow?
    var other: UIWindow?
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      let open: @MainActor (UIViewController) -> Void = { $0.present(Target(), animated: true) }
      window?.rootViewController = Told([("Go", open)])
      window?.makeKeyAndVisible()
      return true
    }
  }

  private func launched(_ change: @escaping @MainActor (Delegate) -> Void = { _ in }) -> App<Delegate> {
    App("own") { _ in
      let delegate = Delegate()
      UIApplication.shared.delegate = delegate
      _ = delegate.application(UIApplication.shared, didFinishLaunchingWithOptions: nil)
      change(delegate)
      return delegate
    }
  }

  @Test func `an app that makes its window itself is used in that one, in each launch`() {
    var windows: [Int] = []
    let report = JourneyReport.exploring(
      launched { _ in windows.append(UIApplication.shared.windows.count) }, limits: JourneyLimits(moments: 0))
    #expect(report.findings.isEmpty && report.counts.states > 1)
    #expect(windows.count > 1 && windows.allSatisfy { $0 == 2 })
  }

  @Test func `windows of an app's own that cannot be used are told where the one handed over has no root`() {
    let changes: [@MainActor (Delegate) -> Void] = [
      { $0.window?.isHidden = true },
      { delegate in
        let other = UIWindow(frame: .zero)
        other.rootViewController = Target()
        other.isHidden = false
        delegate.other = other
      },
    ]
    for change in changes {
      #expect(
        only(.isNeverBlank, findings(launched(change)))?.sentence
          == "The window has no root: the app made a window of its own; use the one that is handed over")
    }
  }

  @Test func `a window without a root is blank`() {
    let found = findings(App("empty") { _ in })
    #expect(only(.isNeverBlank, found)?.sentence == "The window has no root")
  }

  @Test func `an empty stack is blank`() {
    let found = findings(
      stackApp { [("Empty", { $0.navigationController?.setViewControllers([], animated: false) })] })
    #expect(only(.isNeverBlank, found)?.sentence == "Nav is blank")
  }

  @Test func `a complaint of UIKit is a finding without numbers`() {
    let found = findings(
      stackApp { [("Twice", { screen in for _ in 0..<2 { screen.present(Target(), animated: true) } })] })
    let sentence =
      "UIKit complains: Attempt to present Target on UINavigationController (from Told) while a "
      + "presentation is in progress."
    #expect(only(.staysWellFormed, found)?.sentence == sentence)
  }

  @Test func `a screen that is hidden or has become transparent is blank`() {
    for hide in [{ $0.isHidden = true }, { $0.alpha = 0 }] as [@MainActor (UIView) -> Void] {
      let found = findings(stackApp { [("Hide", { hide($0.view) })] })
      #expect(found[.isNeverBlank]?.sentence == "Told is blank")
    }
  }

  @Test func `a screen on which nothing answers a finger any more is a dead end`() {
    let found = findings(stackApp { [("Freeze", { $0.view.window?.isUserInteractionEnabled = false })] })
    let finding = only(.leadsHome, found)
    #expect(finding?.sentence == "Nothing on Told can be touched any more")
    #expect(finding?.journey == ["tap 'Freeze'"])
  }

  @Test func `a screen without a way out is a dead end`() {
    let found = findings(
      stackApp {
        [
          (
            "Away",
            { screen in
              let end = Target()
              end.modalPresentationStyle = .fullScreen
              screen.present(end, animated: true)
            }
          ),
          ("Up", { $0.navigationController?.pushViewController(Stair(depth: 0), animated: true) }),
        ]
      })
    let finding = only(.leadsHome, found)
    #expect(finding?.journey == ["tap 'Away'"])
    #expect(finding?.sentence == "Nothing that a user can do leads away from Target")
  }

  @Test func `a tour that is shown once is no dead end`() {
    let app = App("tour") { window in
      window.rootViewController = Told([
        ("Start", { [weak window] _ in window.map { _ = stack(in: $0) } })
      ])
    }
    #expect(findings(app).isEmpty)
  }

  @Test func `Back that leads to the same screen again is found with the round`() {
    @MainActor final class Pusher: UINavigationControllerDelegate {
      func navigationController(
        _ navigation: UINavigationController, didShow shown: UIViewController, animated: Bool
      ) {
        if navigation.viewControllers.count == 1 { navigation.pushViewController(Target(), animated: false) }
      }
    }
    let app = App("round") { window in
      let navigation = stack(in: window)
      let pusher = Pusher()
      navigation.delegate = pusher
      return (navigation, pusher)
    }
    #expect(findings(app)[.backEnds]?.journey == ["tap Back"])
  }

  @Test func `a screen that keeps itself alive is found by going round`() {
    final class Selfish: UIViewController {
      var own: UIViewController?
    }
    let found = findings(
      stackApp {
        [
          (
            "Open",
            { screen in
              let selfish = Selfish()
              selfish.own = selfish
              screen.navigationController?.pushViewController(selfish, animated: true)
            }
          )
        ]
      })
    let finding = only(.releasesControllers, found)
    #expect(finding?.journey == ["tap 'Open'", "tap Back"])
    #expect(finding?.sentence == "Selfish stays alive after it has left the screen")
  }

  // In which rounds a screen is kept: what does not grow with every round is no leak.
  @Test(arguments: [([1], false), ([1, 2], false), ([1, 3], false), ([1, 2, 3, 4, 5, 6], true)])
  func `a leak grows with every round`(rounds: [Int], isLeak: Bool) {
    let found = findings(
      stackApp {
        var (round, kept): (Int, [UIViewController]) = (0, [])
        return [
          (
            "Open",
            { screen in
              let opened = Target()
              round += 1
              if rounds.contains(round) { kept.append(opened) }
              screen.navigationController?.pushViewController(opened, animated: true)
            }
          )
        ]
      })
    #expect((found[.releasesControllers] != nil) == isLeak)
  }

  /// A coordinator that keeps one for each screen that it opens.
  private final class Coordinator {
    var children: [Coordinator] = []
    var screen: UIViewController?
  }

  @Test(arguments: [true, false])
  func `coordinators that nobody lets go of keep their screens`(removesChildren: Bool) {
    let app = App("coordinators") { window in
      let main = Coordinator()
      _ = stack(
        in: window,
        [
          (
            "Open",
            { screen in
              let child = Coordinator()
              child.screen = Target()
              if removesChildren { main.children.removeAll() }
              main.children.append(child)
              screen.navigationController?.pushViewController(child.screen ?? Target(), animated: true)
            }
          )
        ])
      return main
    }
    let finding = findings(app)[.releasesControllers]
    #expect((finding == nil) == removesChildren)
    if !removesChildren { #expect(finding?.sentence == "Target stays alive after it has left the screen") }
  }

  @Test func `a leak is found though it makes each round another state`() throws {
    final class Register {
      var opened: [ObjectIdentifier] = []
    }
    let app = App("register") { window in
      let register = Register()
      var kept: [UIViewController] = []
      _ = stack(
        in: window,
        [
          (
            "Open",
            { screen in
              let opened = Target()
              kept.append(opened)
              register.opened.append(ObjectIdentifier(opened))
              screen.navigationController?.pushViewController(opened, animated: true)
            }
          )
        ])
      return register
    }
    let journey = ["tap 'Open'", "tap Back"]
    #expect(only(.releasesControllers, findings(app))?.journey == journey)
    let replayed = try JourneyReport.replaying(journey, of: app, links: []).findings
    #expect(replayed.map(\.property) == [.releasesControllers])
  }

  @Test func `an app that waits for the finger comes to rest`() {
    final class Waiting: UIViewController {
      override func viewWillDisappear(_ animated: Bool) { wait() }

      private func wait() {
        guard transitionCoordinator != nil else { return }
        Simulation.current.clock.schedule(after: 50) { [weak self] in self?.wait() }
      }
    }
    let found = findings(
      stackApp { [("Open", { $0.navigationController?.pushViewController(Waiting(), animated: true) })] })
    #expect(found.isEmpty, "\(found)")
  }

  @Test func `a screen that is kept for the next time is no leak`() {
    let found = findings(
      stackApp {
        let kept = Target()
        return [("Open", { $0.navigationController?.pushViewController(kept, animated: true) })]
      })
    #expect(found.isEmpty, "\(found)")
  }

  @Test func `a button that a flag has silenced is found from the state in which it stays silent`() {
    @MainActor final class Guarded {
      var isBusy = false
    }
    let app = App("guarded") { window in
      let guarded = Guarded()
      _ = stack(
        in: window,
        [
          (
            "Open",
            { screen in
              guard !guarded.isBusy else { return }
              screen.navigationController?.pushViewController(Target(), animated: true)
            }
          ),
          ("Wait", { _ in guarded.isBusy = true }),
        ])
      return guarded
    }
    let finding = only(.alwaysAnswers, findings(app))
    #expect(finding?.journey == ["tap 'Wait'", "tap 'Open'", "tap 'Open'"])
    #expect(finding?.expected == "Nav[Told, Target]")
  }

  @Test func `a button that never does anything is nobody's fault`() {
    #expect(findings(stackApp { [("Idle", { _ in })] }).isEmpty)
  }

  @Test func `what is loaded may be opened twice only where nobody sees to it`() {
    func loading(_ isGuarded: Bool) -> App<UINavigationController> {
      // Two of a kind stand there from the start, which nobody opened twice.
      stackApp(below: Told([])) {
        var isLoading = false
        return [
          (
            "Load",
            { screen in
              if isGuarded, isLoading { return }
              isLoading = true
              Simulation.current.clock.schedule(after: 300) {
                isLoading = false
                screen.navigationController?.pushViewController(Target(), animated: true)
              }
            }
          )
        ]
      }
    }
    #expect(findings(loading(true)).isEmpty)
    let finding = only(.opensOnce, findings(loading(false)))
    #expect(finding?.journey == ["tap 'Load'", "at once: tap 'Load'"] && finding?.needsTiming == true)
    #expect(finding?.sentence == "A double tap opens Target twice")
  }
}
