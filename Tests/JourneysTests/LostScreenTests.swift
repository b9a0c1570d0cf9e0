import Foundation
import HeadlessUIKit
import Testing

@testable import Journeys

/// What goes where no user sees it: screens on stacks that are leaving, containers that have given everything away.
@MainActor
@Suite struct LostScreenTests {
  private func findings<Root>(_ app: App<Root>, moments: Int = 1) -> [Finding] {
    JourneyReport.exploring(app, limits: JourneyLimits(events: 200, moments: moments)).findings
  }

  /// A stack that presents another one, whose only button does as it is told.
  private func sheetApp(
    _ act: @escaping @MainActor (UINavigationController, UINavigationController) -> Void
  ) -> App<UINavigationController> {
    stackApp {
      [
        (
          "Open",
          { screen in
            guard let below = screen.navigationController else { return }
            let sheet = UINavigationController(
              rootViewController: Told([
                ("Done", { @MainActor inside in inside.navigationController.map { act($0, below) } })
              ]))
            screen.present(sheet, animated: true)
          }
        )
      ]
    }
  }

  private static func login(_ window: UIWindow) {
    window.rootViewController = Told([
      (
        "Log in",
        { @MainActor screen in
          if let window = screen.view.window { home(window) }
        }
      )
    ])
  }

  /// The first screen after the login, which is asked for again ten minutes later.
  private static func home(_ window: UIWindow) {
    _ = stack(
      in: window, [("Open", { $0.navigationController?.pushViewController(Told([]), animated: false) })])
    Simulation.current.clock.schedule(after: 600_000) { [weak window] in
      if let window { login(window) }
    }
  }

  @Test func `what was seen on a stack that is replaced much later was not lost on it`() {
    let app = App("session") { window in
      Self.login(window)
      return window
    }
    #expect(!findings(app).map(\.property).contains(.leavesGoneScreensAlone))
  }

  @Test func `a screen that is pushed on a sheet in the turn in which the sheet is dismissed is lost`() {
    let found = findings(
      sheetApp { sheet, _ in
        sheet.dismiss(animated: true)
        sheet.pushViewController(Target(), animated: true)
      })
    #expect(found.map(\.property) == [.leavesGoneScreensAlone])
    #expect(found.first?.sentence == "Target is pushed on Nav, which is leaving the screen")
    #expect(found.first?.journey == ["tap 'Open'", "tap 'Done'"])
  }

  @Test func `so is one that is pushed while the sheet is on its way out`() {
    let found = findings(
      sheetApp { sheet, _ in
        sheet.dismiss(animated: true)
        Simulation.current.clock.schedule(after: 100) { sheet.pushViewController(Target(), animated: true) }
      }, moments: 0)
    #expect(found.map(\.sentence) == ["Target is pushed on Nav, which is leaving the screen"])
  }

  @Test func `a screen that is pushed below the sheet that goes is seen`() {
    #expect(
      findings(
        sheetApp { sheet, below in
          sheet.dismiss(animated: true)
          below.pushViewController(Target(), animated: true)
        }, moments: 0
      ).isEmpty)
  }

  @Test func `a screen that is shown elsewhere in the end is not lost`() {
    #expect(
      findings(
        sheetApp { sheet, below in
          let screen = Target()
          sheet.dismiss(animated: true) { below.pushViewController(screen, animated: true) }
          sheet.pushViewController(screen, animated: false)
          sheet.popViewController(animated: false)
        }, moments: 0
      ).isEmpty)
  }

  /// A screen that holds another one and gives it away when its button is tapped; the button is inside the other one.
  private final class Holder: UIViewController {
    var leavesText = false

    override func viewDidLoad() {
      super.viewDidLoad()
      let place = UIView(frame: .zero)
      view.addSubview(place)
      let content = Told([
        (
          "Remove",
          { @MainActor content in
            content.willMove(toParent: nil)
            content.view.removeFromSuperview()
            content.removeFromParent()
          }
        )
      ])
      addChild(content)
      place.addSubview(content.view)
      content.didMove(toParent: self)
      if leavesText { view.addSubview(UILabel(frame: .zero)) }
    }
  }

  private func holderApp(leavesText: Bool, inside others: Bool = false) -> App<UIWindow> {
    App("holder") { window in
      let holder = Holder()
      holder.leavesText = leavesText
      guard others else {
        window.rootViewController = UINavigationController(rootViewController: holder)
        return window
      }
      let around = Told([("Idle", { _ in })])
      around.addChild(holder)
      around.view.addSubview(holder.view)
      holder.didMove(toParent: around)
      window.rootViewController = around
      return window
    }
  }

  @Test func `a screen whose only child was taken away is blank`() {
    let found = findings(holderApp(leavesText: false))
    #expect(found.map(\.sentence) == ["Holder is blank"] && found.first?.property == .isNeverBlank)
    #expect(found.first?.journey == ["tap 'Remove'"])
  }

  @Test func `a screen that shows something of its own is not blank`() {
    #expect(findings(holderApp(leavesText: true), moments: 0).isEmpty)
  }

  @Test func `an empty place in a screen that shows something is not blank`() {
    #expect(findings(holderApp(leavesText: false, inside: true), moments: 0).isEmpty)
  }
}
