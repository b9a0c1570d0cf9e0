import Foundation
import HeadlessUIKit
import Testing

@testable import Journeys

/// What a user reads and what a user can do tell two moments of an app apart, whatever its objects store.
@MainActor
@Suite struct SeenStateTests {
  /// Asks something by an alert.
  private static func ask(
    _ screen: UIViewController, _ title: String, _ buttons: [(String, @MainActor () -> Void)]
  ) {
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    for (title, action) in buttons {
      alert.addAction(UIAlertAction(title: title, style: .default) { _ in action() })
    }
    screen.present(alert, animated: true)
  }

  /// Leaves the user with nothing on screen.
  private static func empty(_ screen: UIViewController?) {
    screen?.view.window?.rootViewController = UINavigationController()
  }

  private func report(
    _ buttons: @escaping @MainActor () -> [(String, @MainActor (UIViewController) -> Void)]
  ) -> JourneyReport {
    JourneyReport.exploring(stackApp(buttons), limits: JourneyLimits(moments: 0))
  }

  @Test func `each of two alerts over the same screen is used, alike as they look`() {
    for (first, second) in [(["OK"], ["Delete", "Cancel"]), (["OK"], ["OK"])] {
      let report = report {
        [
          ("About", { screen in Self.ask(screen, "About", first.map { ($0, {}) }) }),
          (
            "Delete",
            { screen in
              Self.ask(
                screen, "Delete everything?", second.map { ($0, { @MainActor in Self.empty(screen) }) })
            }
          ),
        ]
      }
      #expect(report.findings.map(\.journey).contains(["tap 'Delete'", "tap '\(second[0])' in the alert"]))
    }
  }

  @Test func `an alert that leads to another one and back is no dead end`() {
    let report = report {
      [
        (
          "Save",
          { screen in
            Self.ask(screen, "Save?", [("Yes", { Self.ask(screen, "Saved", [("OK", {})]) }), ("No", {})])
          }
        )
      ]
    }
    #expect(report.holds, "\(report.text)")
  }

  @Test func `a journey through two alerts names the button of each, and can be replayed`() throws {
    let app = stackApp {
      [
        (
          "Delete",
          { screen in
            Self.ask(
              screen, "Delete?",
              [
                (
                  "Delete", { Self.ask(screen, "Really?", [("Really delete", { Self.empty(screen) })]) }
                ), ("Cancel", {}),
              ])
          }
        )
      ]
    }
    let finding = try #require(
      JourneyReport.exploring(app, limits: JourneyLimits(moments: 0)).findings.first)
    #expect(
      finding.journey == [
        "tap 'Delete'", "tap 'Delete' in the alert", "tap 'Really delete' in the alert",
      ])
    #expect(
      try JourneyReport.replaying(finding.journey, of: app).findings.map(\.sentence) == [finding.sentence])
  }

  /// How a screen changes so that something else can be done, or stands there to be read.
  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let apply: @MainActor @Sendable (UIViewController) -> Void

    init(_ description: String, _ apply: @escaping @MainActor @Sendable (UIViewController) -> Void) {
      (testDescription, self.apply) = (description, apply)
    }
  }

  nonisolated private static let changes = [
    Change("a bar button is enabled") { $0.navigationItem.rightBarButtonItem?.isEnabled = true },
    Change("the title of a bar button") { $0.navigationItem.rightBarButtonItem?.title = "Now" },
    Change("the title of the screen") { $0.title = "Other" },
    Change("the title in the bar") { $0.navigationItem.title = "Other" },
    Change("the prompt") { $0.navigationItem.prompt = "Other" },
    Change("a label in the place of the title") {
      let label = UILabel(frame: .zero)
      label.text = "Other"
      $0.navigationItem.titleView = label
    },
    Change("a button on the toolbar") {
      $0.navigationController?.isToolbarHidden = false
      $0.toolbarItems = [UIBarButtonItem(title: "Other", style: .plain, target: nil, action: nil)]
    },
  ]

  @Test(arguments: changes)
  func `what the bars say and offer makes a state of its own`(_ change: Change) {
    let report = report {
      [
        (
          "Go on",
          { screen in
            guard let item = screen.navigationItem.rightBarButtonItem else {
              let item = UIBarButtonItem(title: "Later", primaryAction: UIAction { _ in })
              item.isEnabled = false
              screen.navigationItem.rightBarButtonItem = item
              return
            }
            if item.tag == 0 { change.apply(screen) } else { Self.empty(screen) }
            item.tag += 1
          }
        )
      ]
    }
    #expect(
      report.findings.map(\.journey).contains(["tap 'Go on'", "tap 'Go on'", "tap 'Go on'"]),
      "\(report.text)")
  }

  @Test func `whoever can no longer go back is not where whoever can is`() {
    let report = report {
      [
        (
          "Open",
          { screen in
            let inner = Told([("Lock", { $0.navigationItem.hidesBackButton = true })])
            screen.navigationController?.pushViewController(inner, animated: true)
          }
        )
      ]
    }
    #expect(report.counts.states == 3, "\(report.text)")
  }
}
