import Foundation
import HeadlessUIKit
import Testing

@testable import Journeys

/// What an app keeps in its defaults is there when it is opened again, and in no other launch.
@MainActor
@Suite struct StoredDefaultsTests {
  nonisolated private static let key = "routecheck.tests.stored-defaults"

  private func isStored() -> Bool { UserDefaults.standard.object(forKey: Self.key) != nil }

  /// An app whose first launch begins with an introduction, and whose next ones with what a closure shows.
  private func introduction(
    _ name: String = "introduction", then show: @escaping @MainActor (UIWindow) -> Void
  ) -> App<UIWindow> {
    App(name) { window in
      guard !UserDefaults.standard.bool(forKey: Self.key) else {
        show(window)
        return window
      }
      _ = stack(
        in: window,
        [
          (
            "Done",
            { screen in
              UserDefaults.standard.set(true, forKey: Self.key)
              screen.navigationController?.setViewControllers([Target()], animated: false)
            }
          )
        ])
      return window
    }
  }

  private func report(_ app: App<UIWindow>, seeing seen: [Sometimes<UIWindow>] = []) -> JourneyReport {
    JourneyReport.exploring(app, sometimes: seen)
  }

  @Test func `an app that is opened again finds what it has stored, and no other launch does`() {
    let home = Sometimes<UIWindow>("home at once") { window, sight in
      sight.top === window.rootViewController
    }
    let report = report(introduction { $0.rootViewController = Target() }, seeing: [home])
    #expect(
      report.stop == nil && report.findings.isEmpty && report.sightings.allSatisfy { $0.journey != nil },
      "\(report.text)")
    #expect(!isStored())
  }

  @Test func `what is wrong in the second launch only is found, with the way there`() throws {
    let report = report(introduction { $0.rootViewController = UINavigationController() })
    let finding = try #require(report.findings.first, "\(report.text)")
    #expect(finding.property == .isNeverBlank, "\(report.text)")
    #expect(finding.journey == ["tap 'Done'", "end the app and open it again"])
  }

  @Test func `a second launch that fails is told`() throws {
    struct Broken: Error {}
    let app = App<UIWindow>("broken") { window in
      if UserDefaults.standard.bool(forKey: Self.key) { throw Broken() }
      UserDefaults.standard.set(true, forKey: Self.key)
      window.rootViewController = Target()
      return window
    }
    let finding = try #require(report(app).findings.first)
    #expect(finding.property == .launches && finding.sentence == "The app cannot be launched: Broken()")
    #expect(finding.journey == ["end the app and open it again"])
  }

  @Test func `an app may be ended between two things that it stores`() throws {
    let other = Self.key + ".name"
    let app = App<UIWindow>("halves") { window in
      let defaults = UserDefaults.standard
      guard !defaults.bool(forKey: Self.key) || defaults.bool(forKey: other) else {
        window.rootViewController = UINavigationController()
        return window
      }
      let signIn: @MainActor (UIViewController) -> Void = { _ in
        UserDefaults.standard.set(true, forKey: Self.key)
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) {
          UserDefaults.standard.set(true, forKey: other)
        }
      }
      _ = stack(in: window, [("Sign in", signIn)])
      return window
    }
    let finding = try #require(report(app).findings.first { $0.property == .isNeverBlank })
    #expect(finding.needsTiming && finding.journey.first == "tap 'Sign in'")
  }

  @Test func `to open the app again is no way out of a screen`() {
    let app = App<UIWindow>("trap") { window in
      UserDefaults.standard.set(true, forKey: Self.key)
      let away: @MainActor (UIViewController) -> Void = { screen in
        let trap = Target()
        trap.modalPresentationStyle = .fullScreen
        screen.present(trap, animated: true)
      }
      _ = stack(in: window, [("Away", away)])
      return window
    }
    let report = report(app)
    #expect(report.findings.map(\.property) == [.leadsHome], "\(report.text)")
  }

  @Test func `an app that counts its launches has few states`() {
    let app = App<UIWindow>("count") { window in
      let count = UserDefaults.standard.integer(forKey: Self.key)
      UserDefaults.standard.set(count + 1, forKey: Self.key)
      window.rootViewController = Target()
      return window
    }
    let report = report(app)
    #expect(report.stop == nil && report.counts.states <= 7, "\(report.text)")
  }

  @Test func `what is stored tells two states apart unless it is to tell nothing`() {
    func states(notTelling silent: Set<String> = [], interruptions: Set<Interruption> = []) -> Int {
      let app = App<UIWindow>("mute", interruptions: interruptions, notTelling: silent) { window in
        _ = stack(in: window, [("Mute", { _ in UserDefaults.standard.set(true, forKey: Self.key) })])
        return window
      }
      return report(app).counts.states
    }
    #expect(states() == 2)
    #expect(states(notTelling: ["UserDefaults.\(Self.key)"]) == 1)
  }

  @Test func `a place that was stored and is gone at the next launch is found`() throws {
    let app = App<UIWindow>("places") { window in
      let places = 4
      let last = UserDefaults.standard.integer(forKey: Self.key)
      let buttons = (0...places).map { place in
        let store: @MainActor (UIViewController) -> Void = { _ in
          UserDefaults.standard.set(place, forKey: Self.key)
        }
        return ("Place \(place)", store)
      }
      if last == places {
        window.rootViewController = UINavigationController()
      } else {
        _ = stack(in: window, buttons)
      }
      return window
    }
    let finding = try #require(report(app).findings.first { $0.property == .isNeverBlank })
    #expect(finding.journey == ["tap 'Place 4'", "end the app and open it again"])
  }

  @Test func `what an app registers is not stored`() {
    let app = App<UIWindow>("registered") { window in
      UserDefaults.standard.register(defaults: [Self.key + ".registered": 1])
      window.rootViewController = Target()
      return window
    }
    let report = report(app)
    #expect(report.stop == nil && report.counts.states == 1, "\(report.text)")
  }

  @Test func `a device is prepared once, and not when the app is opened again`() {
    let app = App<UIWindow>(
      "prepared", prepare: { UserDefaults.standard.set("old", forKey: Self.key) },
      launch: { window in
        let stored = UserDefaults.standard.string(forKey: Self.key)
        UserDefaults.standard.set("new", forKey: Self.key)
        let screen = Target()
        screen.title = stored
        window.rootViewController = UINavigationController(rootViewController: screen)
        return window
      })
    let titles = ["old", "new"].map { title in
      Sometimes<UIWindow>(title) { _, sight in sight.top?.title == title }
    }
    let report = report(app, seeing: titles)
    #expect(report.sightings.allSatisfy { $0.journey != nil } && report.findings.isEmpty, "\(report.text)")
  }

  @Test(
    arguments: [
      (nil, nil, false), (nil, 1, true), (1, nil, true), (1, 1, false), (1, 2, true),
      ([1, 2], [1, 2], false),
      ([1, 2], [2, 1], true), (["a": 1, "b": 2], ["b": 2, "a": 1], false),
    ] as [((any Sendable)?, (any Sendable)?, Bool)])
  func `a key has changed where its value has, and is as before when it is restored`(
    _ row: (before: (any Sendable)?, after: (any Sendable)?, hasChanged: Bool)
  ) {
    let key = Self.key + ".value"
    defer { UserDefaults.standard.removeObject(forKey: key) }
    UserDefaults.standard.set(row.before, forKey: key)
    let defaults = StoredDefaults()
    UserDefaults.standard.set(row.after, forKey: key)
    #expect(defaults.changes.map(\.name) == (row.hasChanged ? ["UserDefaults.\(key)"] : []))
    defaults.restore()
    let restored = UserDefaults.standard.object(forKey: key)
    #expect(StoredValue("", restored) == StoredValue("", row.before) && defaults.changes.isEmpty)
  }

  @Test(
    arguments: [
      (#"{"seen": true}"#, #"{"seen": false}"#, true), (#"["a"]"#, #"["b"]"#, true), ("[]", "[1]", true),
      (#"{"a": 1, "b": 2}"#, #"{"b": 2, "a": 1}"#, false), ("[4000.5]", "[5000.5]", false),
      ("no JSON", "none", false),
    ])
  func `of data what its JSON says tells two states apart`(
    _ row: (first: String, second: String, differ: Bool)
  ) {
    let texts = [row.first, row.second].map {
      Memory(of: (), and: [], [StoredValue("data", Data($0.utf8))]).text
    }
    #expect((texts[0] != texts[1]) == row.differ, "\(texts)")
  }

  @Test(arguments: [Int16(3), 5, 6, 7, -1])
  func `a stored number up to five is read exactly, whatever its type`(_ number: Int16) {
    func text(_ value: Any) -> String { Memory(of: (), and: [], [StoredValue("n", value)]).text }
    #expect((text(number) != text(number + 1)) == (number < 6))
    #expect((text(Int(number)) != text(Int(number) + 1)) == (number < 6))
  }

  @Test func `two drawings that are the same are said to look the same`() {
    let stop = StopReason.differs(after: [], first: "Home", second: "Home")
    #expect(stop.description.contains("and then  Home, which looks the same"))
    #expect(
      !StopReason.differs(after: [], first: "Home", second: "Bag").description.contains("looks the same"))
  }
}
