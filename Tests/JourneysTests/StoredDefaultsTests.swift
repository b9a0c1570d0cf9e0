import Foundation
import HeadlessUIKit
import Testing

@testable import Journeys

/// What an app keeps in its defaults goes from one launch to the next, as nothing else does that a beginner writes.
@MainActor
@Suite struct StoredDefaultsTests {
  private static let key = "routecheck.tests.stored-defaults"

  /// An app with a switch that it remembers, as settings do.
  private func app(clearing: Bool) -> App<UINavigationController> {
    App("settings") { window in
      if clearing { UserDefaults.standard.removeObject(forKey: Self.key) }
      let isOn = UserDefaults.standard.bool(forKey: Self.key)
      return stack(
        in: window,
        [
          (
            "Remind me",
            { screen in
              UserDefaults.standard.set(!isOn, forKey: Self.key)
              screen.navigationController?.pushViewController(
                isOn ? Target() : Stair(depth: 0), animated: true)
            }
          )
        ])
    }
  }

  @Test func `the message names the key that one launch leaves to the next, and the line that clears it`() {
    defer { UserDefaults.standard.removeObject(forKey: Self.key) }
    let report = JourneyReport.exploring(app(clearing: false))
    guard case .differs = report.stop else {
      Issue.record("\(report.text)")
      return
    }
    #expect(
      report.text.contains(
        """
        The app stores something in UserDefaults.standard, and the next launch finds it. Clear that where App launches it:
          UserDefaults.standard.removeObject(forKey: "\(Self.key)")
        """), "\(report.text)")
  }

  @Test func `with that line every launch is alike`() {
    defer { UserDefaults.standard.removeObject(forKey: Self.key) }
    let report = JourneyReport.exploring(app(clearing: true))
    #expect(report.stop == nil && !report.text.contains("UserDefaults"), "\(report.text)")
  }

  @Test(
    arguments: [
      (nil, nil, false), (nil, 1, true), (1, nil, true), (1, 1, false), (1, 2, true),
      ([1, 2], [1, 2], false),
      ([1, 2], [2, 1], true), (["a": 1, "b": 2], ["b": 2, "a": 1], false),
    ] as [((any Sendable)?, (any Sendable)?, Bool)])
  func `a key has changed where its value has`(
    _ row: (before: (any Sendable)?, after: (any Sendable)?, hasChanged: Bool)
  ) {
    let key = Self.key + ".value"
    defer { UserDefaults.standard.removeObject(forKey: key) }
    UserDefaults.standard.set(row.before, forKey: key)
    let defaults = StoredDefaults()
    UserDefaults.standard.set(row.after, forKey: key)
    #expect(defaults.changedKeys == (row.hasChanged ? [key] : []))
    #expect(defaults.sentences(after: nil).isEmpty && defaults.sentences(after: .states(1)).isEmpty)
  }

  @Test func `two drawings that are the same are said to look the same`() {
    let stop = StopReason.differs(after: [], first: "Home", second: "Home")
    #expect(stop.description.contains("and then  Home, which looks the same"))
    #expect(
      !StopReason.differs(after: [], first: "Home", second: "Bag").description.contains("looks the same"))
  }
}
