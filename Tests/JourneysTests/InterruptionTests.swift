import Foundation
import HeadlessUIKit
import Testing

@testable import Journeys

@MainActor
@Suite struct InterruptionTests {
  /// Takes down what it is told of.
  final class Listener: UISceneDelegate {
    var told: [String] = []
    func sceneDidBecomeActive(_ scene: UIScene) { note("active", scene) }
    func sceneWillResignActive(_ scene: UIScene) { note("resign", scene) }
    func sceneDidEnterBackground(_ scene: UIScene) { note("background", scene) }
    func sceneWillEnterForeground(_ scene: UIScene) { note("foreground", scene) }
    private func note(_ word: String, _ scene: UIScene) { told.append("\(word) \(scene.activationState)") }
  }

  private func app(
    _ interruptions: Set<Interruption>,
    _ launch: @escaping @MainActor (UIWindow) throws -> UINavigationController = { stack(in: $0) }
  ) -> App<UINavigationController> {
    App("interrupted", interruptions: interruptions, launch: launch)
  }

  @Test
  func
    `on the way to the background and back the delegate is told in UIKit's order, the link before the end`()
  {
    let simulation = Simulation.reset(settings: .phone)
    let listener = Listener()
    simulation.application.orderedScenes[0].delegate = listener
    let names = [
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
    ]
    let posted = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { listener.told.append("posted") }
      }
    }
    defer { for token in posted { NotificationCenter.default.removeObserver(token) } }
    simulation.sendToBackgroundAndBack { listener.told.append("link") }
    #expect(
      listener.told == [
        "resign foregroundInactive", "posted", "background background", "posted",
        "foreground foregroundInactive",
        "posted", "link", "active foregroundActive", "posted",
      ])
    let window = UIWindow(frame: .zero)
    simulation.beginRun(in: window, settings: .phone)
    #expect(simulation.application.orderedScenes[0].delegate == nil)
  }

  @Test func `what an app does wrong in the background is found`() {
    final class Hider: UISceneDelegate {
      weak var window: UIWindow?
      func sceneDidEnterBackground(_ scene: UIScene) { window?.rootViewController = nil }
    }
    let app = App("hider", interruptions: [.background]) { window in
      let (hider, navigation) = (Hider(), stack(in: window))
      hider.window = window
      window.windowScene?.delegate = hider
      return navigation
    }
    let report = JourneyReport.exploring(app)
    #expect(report.findings.map(\.journey) == [["leave the app and come back"]], "\(report.text)")
  }

  @Test func `a link that the app ignores before it is active is found, and only there`() {
    let link = Link<UINavigationController>("a", reaches: Target.self) { navigation in
      guard navigation.view.window?.windowScene?.activationState == .foregroundActive else { return }
      navigation.setViewControllers([Target()], animated: true)
    }
    let limits = JourneyLimits(moments: 0)
    let report = JourneyReport.exploring(app([.linkInBackground]), links: [link], limits: limits)
    #expect(report.findings.map(\.journey) == [["leave the app and come back by link a"]], "\(report.text)")
    #expect(JourneyReport.exploring(app([.background]), links: [link], limits: limits).holds)
  }

  @Test func `a warning reaches every controller that is alive`() {
    final class Cautious: UIViewController {
      override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        navigationController?.popToRootViewController(animated: false)
        navigationController?.setViewControllers([], animated: false)
      }
    }
    let app = app([.memoryWarning]) { window in
      let navigation = stack(in: window)
      navigation.viewControllers = [Cautious(), Target()]
      return navigation
    }
    let report = JourneyReport.exploring(app)
    #expect(report.findings.map(\.journey) == [["get a memory warning"]], "\(report.text)")
  }

  @Test func `a device that is turned is another state, and can be turned back`() {
    let report = JourneyReport.exploring(app([.sizeClass]), limits: JourneyLimits(moments: 0))
    #expect(report.counts.states == 2 && report.counts.generated == 2 && report.holds, "\(report.text)")
    final class Turned: UIViewController {
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        for _ in 0..<2 { present(Target(), animated: true) }
      }
    }
    let app = app([.sizeClass]) { window in
      let navigation = UINavigationController(rootViewController: Turned())
      window.rootViewController = navigation
      return navigation
    }
    #expect(JourneyReport.exploring(app).findings.first?.journey == ["the device becomes wide"])
  }

  @Test func `into a tap that leads elsewhere since a flag is set that nobody sees, something comes as well`()
  {
    @MainActor final class Session { var isMember = false }
    let close: @MainActor (UIViewController) -> Void = { $0.dismiss(animated: true) }
    let app = App<Session>("library", interruptions: []) { window in
      let session = Session()
      let borrow: @MainActor (UIViewController) -> Void = { screen in
        guard session.isMember else {
          let login = Told([
            (
              "Log in",
              { login in
                session.isMember = true
                login.dismiss(animated: true)
              }
            ), ("Cancel", close),
          ])
          return screen.present(login, animated: true)
        }
        Simulation.current.clock.schedule(after: 600) {
          screen.present(Told([("Close", close)]), animated: true)
        }
      }
      _ = stack(
        in: window,
        [
          (
            "Open",
            { $0.navigationController?.pushViewController(Told([("Borrow", borrow)]), animated: true) }
          )
        ])
      return session
    }
    let report = JourneyReport.exploring(app)
    let journey = ["tap 'Open'", "tap 'Borrow'", "tap 'Log in'", "tap 'Borrow'", "at once: tap Back"]
    #expect(report.findings.contains { $0.journey == journey }, "\(report.text)")
  }

  @Test func `what interrupts comes in the middle too, and can be replayed`() throws {
    func busy() -> App<UINavigationController> {
      App("busy", interruptions: [.background]) { window in
        let hider = Fragile()
        let navigation = stack(
          in: window,
          [
            (
              "Load",
              { _ in
                hider.isBusy = true
                Simulation.current.clock.schedule(after: 100) { hider.isBusy = false }
              }
            )
          ])
        hider.navigation = navigation
        window.windowScene?.delegate = hider
        return navigation
      }
    }
    let finding = try #require(JourneyReport.exploring(busy()).findings.first)
    #expect(finding.journey == ["tap 'Load'", "at once: leave the app and come back"] && finding.needsTiming)
    #expect(try JourneyReport.replaying(finding.journey, of: busy()).findings == [finding])
  }

  final class Fragile: UISceneDelegate {
    var isBusy = false
    weak var navigation: UINavigationController?
    func sceneDidEnterBackground(_ scene: UIScene) {
      if isBusy { navigation?.setViewControllers([], animated: false) }
    }
  }
}
