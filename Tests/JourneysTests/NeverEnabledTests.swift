import Foundation
import HeadlessUIKit
import Testing

@testable import Journeys

/// Buttons that are disabled in every state.
@MainActor
@Suite struct NeverEnabledTests {
  /// A form that wants an address.
  private func report(typing word: String) -> JourneyReport {
    JourneyReport.exploring(
      App("form", words: [word]) { window in
        let screen = ButtonScreen()
        let field = UITextField()
        let next = UIBarButtonItem(
          title: "Next",
          primaryAction: UIAction { [weak screen] _ in
            screen?.navigationController?.pushViewController(Target(), animated: true)
          })
        screen.button("Done") {}
        let done = screen.view.subviews.last as? UIButton
        screen.view.addSubview(field)
        screen.navigationItem.rightBarButtonItem = next
        @MainActor func check() {
          next.isEnabled = field.text?.contains("@") ?? false
          done?.isEnabled = next.isEnabled
        }
        field.addAction(UIAction { _ in check() }, for: .editingChanged)
        check()
        window.rootViewController = UINavigationController(rootViewController: screen)
      })
  }

  @Test func `a button that is never enabled is told with its screen`() {
    let report = report(typing: "text")
    #expect(
      report.notExercised == [
        "button 'Next' on ButtonScreen was never enabled", "button 'Done' on ButtonScreen was never enabled",
      ], "\(report.text)")
    #expect(
      report.holds && report.text.contains("Not exercised: button 'Next' on ButtonScreen was never enabled"))
  }

  @Test func `a button that a word enables is not told`() {
    let report = report(typing: "a@b.c")
    #expect(
      report.notExercised == ["tap 'Done' on ButtonScreen never did anything"] && report.counts.screens == 2,
      "\(report.text)")
  }

  @Test func `a button that never did anything is told, one that does something for a while is not`() {
    let app = App("buttons", interruptions: []) { window in
      let label = UILabel()
      let navigation = stack(
        in: window,
        [
          ("Dead", { _ in }),
          (
            "Save",
            { _ in
              label.text = "Saved"
              Task {
                try? await Task.sleep(for: .seconds(1))
                label.text = ""
              }
            }
          ),
          ("Present", { $0.present(Told([("Close", { $0.dismiss(animated: true) })]), animated: true) }),
        ])
      navigation.viewControllers[0].view.addSubview(label)
      label.text = ""
    }
    let report = JourneyReport.exploring(app)
    #expect(report.notExercised == ["tap 'Dead' on Told never did anything"], "\(report.text)")
    #expect(report.holds)
  }
}
