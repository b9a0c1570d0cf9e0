import Foundation
import HeadlessUIKit
import Testing

@testable import Journeys

/// Screens from which there is no way on, beyond what home has.
@MainActor
@Suite struct DeadEndTests {
  private func findings<Root>(_ app: App<Root>) -> [JourneyProperty: Finding] {
    let report = JourneyReport.exploring(app)
    return Dictionary(report.findings.map { ($0.property, $0) }) { first, _ in first }
  }

  /// A sheet that is not let go of before the user has been asked.
  private final class Asking: UIViewController, UIAdaptivePresentationControllerDelegate {
    var isModal = true

    override func viewDidLoad() {
      super.viewDidLoad()
      isModalInPresentation = isModal
      presentationController?.delegate = self
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      isModal
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: "Discard", style: .destructive) { _ in self.dismiss(animated: true) })
      alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
      present(alert, animated: true)
    }
  }

  @Test(arguments: [true, false])
  func `a sheet that asks before it lets go is no dead end`(isModal: Bool) {
    let app = stackApp {
      [
        (
          "Edit",
          { screen in
            let sheet = Asking()
            sheet.isModal = isModal
            screen.present(sheet, animated: true)
          }
        )
      ]
    }
    #expect(findings(app).isEmpty)
    let report = JourneyReport.exploring(app, sometimes: [], limits: JourneyLimits(moments: 0))
    #expect(report.counts.drawings == 3, "\(report.text)")
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func `a modal screen without a way out is a dead end even where home is one screen`(
    style: UIModalPresentationStyle
  ) {
    func present(_ screen: UIViewController, over presenter: UIViewController) {
      screen.modalPresentationStyle = style
      presenter.present(screen, animated: true)
    }
    let found = findings(stackApp { [("Away", { present(Target(), over: $0) })] })
    #expect(found.count == 1, "\(found)")
    let finding = found[.leadsHome]
    #expect(finding?.journey == ["tap 'Away'"])
    #expect(finding?.sentence == "Nothing that a user can do leads away from Target")
    #expect(finding?.expected == "a way back to Told beneath")
    let closing = findings(
      stackApp { [("Away", { present(Told([("Close", { $0.dismiss(animated: true) })]), over: $0) })] })
    #expect(closing.isEmpty, "\(closing)")
    // What is presented is the app, and what is beneath it was its first page.
    let started = findings(
      stackApp {
        [
          (
            "Start",
            { screen in
              let step =
                ("On", { $0.navigationController?.pushViewController(Target(), animated: true) })
                as (String, @MainActor (UIViewController) -> Void)
              present(UINavigationController(rootViewController: Told([step])), over: screen)
            }
          )
        ]
      })
    #expect(started.isEmpty, "\(started)")
  }

  /// A screen that cannot be swiped away, over the whole of another one.
  private func cover(_ buttons: [(String, @MainActor (UIViewController) -> Void)]) -> UIViewController {
    let cover = Told(buttons)
    cover.modalPresentationStyle = .fullScreen
    return cover
  }

  @Test(arguments: [true, false])
  func `an alert over a screen without a way out is no way out`(isTrapped: Bool) {
    func ask(_ screen: UIViewController) {
      let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
      for title in ["Yes", "No"] {
        alert.addAction(
          UIAlertAction(title: title, style: .default) { _ in
            if title == "Yes", !isTrapped { screen.dismiss(animated: true) }
          })
      }
      screen.present(alert, animated: true)
    }
    let found = findings(
      stackApp { [("Form", { $0.present(self.cover([("Done", { ask($0) })]), animated: true) })] })
    #expect(found.isEmpty != isTrapped, "\(found)")
    #expect(!isTrapped || found[.leadsHome]?.journey == ["tap 'Form'"])
  }

  @Test(arguments: [true, false], [true, false])
  func `an alert without a button that nobody takes away is found, also over a sheet that stays`(
    isModal: Bool, isStuck: Bool
  ) {
    func wait(_ screen: UIViewController) {
      screen.present(
        UIAlertController(title: "Sending", message: nil, preferredStyle: .alert), animated: true)
      guard !isStuck else { return }
      Simulation.current.clock.schedule(after: 1_000) { [weak screen] in
        screen?.presentingViewController?.dismiss(animated: true)
      }
    }
    let app = stackApp {
      [
        (
          "Upload",
          { screen in
            let form = Told([("Send", { wait($0) })])
            form.isModalInPresentation = isModal
            screen.present(form, animated: true)
          }
        )
      ]
    }
    let found = findings(app)
    #expect(found.isEmpty != isStuck, "\(found)")
    #expect(!isStuck || found[.leadsHome]?.journey == ["tap 'Upload'", "tap 'Send'"])
    #expect(
      !isStuck
        || found[.leadsHome]?.sentence == "Nothing that a user can do leads away from UIAlertController")
  }

  @Test func `a list from which everything was deleted is home all the same`() {
    final class List: UITableViewController {
      var rows = ["One", "Two"]
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
      }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = rows[indexPath.row]
        return cell
      }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let more: @MainActor (UIViewController) -> Void = { screen in
          screen.navigationController?.pushViewController(Stair(depth: 0), animated: true)
        }
        let row = rows[indexPath.row]
        let delete: @MainActor (UIViewController) -> Void = { [weak self] screen in
          self?.rows.removeAll { $0 == row }
          self?.tableView.reloadData()
          screen.navigationController?.popViewController(animated: true)
        }
        let buttons: [(String, @MainActor (UIViewController) -> Void)] = [("Delete", delete), ("More", more)]
        navigationController?.pushViewController(Told(buttons), animated: true)
      }
    }
    let app = App("list") { window in
      window.rootViewController = UINavigationController(rootViewController: List(style: .plain))
    }
    let found = findings(app)
    #expect(found.isEmpty, "\(found)")
  }

  @Test(arguments: [true, false])
  func `a help over a screen without a way out is no way out, and several sheets are an app`(isOne: Bool) {
    let help =
      ("Help", { $0.present(Target(), animated: true) })
      as (String, @MainActor (UIViewController) -> Void)
    let settings =
      ("Settings", { $0.present(Stair(depth: 0), animated: true) })
      as (String, @MainActor (UIViewController) -> Void)
    let found = findings(
      stackApp {
        [("Away", { $0.present(self.cover(isOne ? [help] : [help, settings]), animated: true) })]
      })
    #expect(found.isEmpty != isOne, "\(found)")
    #expect(!isOne || found[.leadsHome]?.journey == ["tap 'Away'"])
  }

  @Test
  func `a screen that is covered or blocked for ever is found, and one on which nothing is left is fine`() {
    func covering(_ cover: @escaping @MainActor (UIView) -> Void) -> App<UINavigationController> {
      stackApp {
        [
          ("Load", { cover($0.view) }),
          ("Up", { $0.navigationController?.pushViewController(Stair(depth: 0), animated: true) }),
        ]
      }
    }
    let ways: [@MainActor (UIView) -> Void] = [
      { view in
        let lid = UIView(frame: UIScreen.main.bounds)
        lid.backgroundColor = .white
        view.addSubview(lid)
      }, { $0.isUserInteractionEnabled = false },
    ]
    for way in ways {
      let found = findings(covering(way))
      #expect(found[.leadsHome]?.journey == ["tap 'Load'"], "\(found)")
      #expect(found[.leadsHome]?.sentence == "Nothing on Told can be touched any more")
    }
    let emptied = findings(
      covering { view in
        for view in view.subviews { view.removeFromSuperview() }
        view.addSubview(UILabel(frame: UIScreen.main.bounds))
      })
    #expect(emptied[.leadsHome] == nil, "\(emptied)")
    let disabled = findings(
      covering { view in for view in view.subviews { (view as? UIButton)?.isEnabled = false } })
    #expect(disabled[.leadsHome] == nil, "\(disabled)")
  }

  @Test(arguments: [true, false])
  func `a dead end that only something in the middle leads to is found`(isStuck: Bool) {
    @MainActor func call(_ screen: UIViewController) {
      var isStopped = false
      let stop: @MainActor (UIViewController) -> Void = { _ in isStopped = isStuck }
      let sheet = Told([("Stop", stop)])
      sheet.isModalInPresentation = true
      screen.present(sheet, animated: true)
      Simulation.current.clock.schedule(after: 3_000) { [weak sheet] in
        if !isStopped { sheet?.dismiss(animated: true) }
      }
    }
    let app = stackApp {
      [
        ("Call", { call($0) }),
        ("Up", { $0.navigationController?.pushViewController(Stair(depth: 0), animated: true) }),
      ]
    }
    let found = findings(app)
    #expect(found.isEmpty != isStuck, "\(found)")
    let journey = found[.leadsHome]?.journey ?? []
    #expect(!isStuck || journey.first == "tap 'Call'" && journey.count == 2, "\(journey)")
    #expect(!isStuck || found[.leadsHome]?.needsTiming == true)
  }

  @Test(arguments: [true, false])
  func `a swipe at the root that nobody refuses freezes the next push, and is found`(isRefused: Bool) {
    final class Delegate: UIGestureRecognizerDelegate {
      weak var navigation: UINavigationController?
      let isRefusing: Bool
      init(_ navigation: UINavigationController, _ isRefusing: Bool) {
        self.navigation = navigation
        self.isRefusing = isRefusing
      }
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !isRefusing || (navigation?.viewControllers.count ?? 0) > 1
      }
    }
    let app = App("swiped") { window in
      let navigation = stack(
        in: window, [("Up", { $0.navigationController?.pushViewController(Stair(depth: 0), animated: true) })]
      )
      let delegate = Delegate(navigation, isRefused)
      navigation.interactivePopGestureRecognizer?.delegate = delegate
      return (navigation, delegate)
    }
    let found = findings(app)
    #expect(found.isEmpty == isRefused, "\(found)")
    let journey = found[.isNeverBlank]?.journey
    #expect(isRefused || journey == ["swipe back from the edge", "tap 'Up'"], "\(found)")
  }
}
