import Foundation
import HeadlessUIKit
import Testing

@testable import Journeys

/// Identifiers that an app makes anew differ from launch to launch; what tells states apart is which of them it is.
///
/// Where it cannot be seen of a text whether it was made anew, it is read as it is.
@MainActor
@Suite struct FreshIdentifierTests {
  private final class Keeping: UIViewController {
    private let kept: Any
    init(_ kept: Any) {
      self.kept = kept
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
  }

  private struct Item: Identifiable {
    struct ID: Hashable {
      let raw: UUID
    }
    let id: ID
    init(_ identifier: UUID = UUID()) { id = ID(raw: identifier) }
  }

  /// A way to store or to show identifiers.
  struct Use: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let screen: @MainActor @Sendable () -> UIViewController
    init(_ name: String, _ screen: @escaping @MainActor @Sendable () -> UIViewController) {
      (testDescription, self.screen) = (name, screen)
    }
  }

  /// A screen that can be opened and left again.
  private func report(opening make: @escaping @MainActor () -> UIViewController) -> JourneyReport {
    JourneyReport.exploring(
      stackApp { [("Open", { $0.navigationController?.pushViewController(make(), animated: true) })] },
      limits: JourneyLimits(moments: 0))
  }

  private static func screen(titled title: String) -> UIViewController {
    let screen = UIViewController()
    screen.title = title
    return screen
  }

  private static func screen(saying text: String) -> UIViewController {
    let (screen, label) = (UIViewController(), UILabel())
    label.text = text
    screen.view.addSubview(label)
    return screen
  }

  private static func text() -> String { UUID().uuidString }

  #if os(Linux)
    @Test(
      arguments: [
        Use("a text") { Keeping(text()) },
        Use("another class's") { Keeping(NSUUID().uuidString) },
        Use("in small letters, within a text") { Keeping("order-\(text().lowercased())-\(text())") },
        Use("an address") { Keeping(URL(string: "shop://order/\(text())") as Any) },
        Use("a set of texts") { Keeping([text(), text()] as Set) },
        Use("keys") { Keeping([text(): true, text(): false]) },
        Use("a title") { screen(titled: "Order \(text())") },
        Use("what a label says") { screen(saying: text()) },
      ])
    func `a text made anew makes no states without end`(use: Use) {
      let report = report(opening: use.screen)
      #expect(report.holds, "\(report.text)")
      #expect(report.counts.states == 2)
    }
  #endif

  @Test(
    arguments: [
      Use("a value") { Keeping(UUID()) },
      Use("in a struct") { Keeping([Item(), Item()]) },
      Use("keys") { Keeping([Item().id: true, Item().id: false]) },
      Use("a set") { Keeping(Set([UUID(), UUID(), UUID()])) },
      Use("a key of any type") { Keeping([UUID() as AnyHashable: 1]) },
    ])
  func `a value made anew makes no states without end`(use: Use) {
    let report = report(opening: use.screen)
    #expect(report.holds, "\(report.text)")
    #expect(report.counts.states == 2)
  }

  /// Two items, of which one or none is selected.
  private final class Selection<Value> {
    let items: [Value]
    var selected: Value?
    let screen: UINavigationController
    init(_ items: [Value], _ screen: UINavigationController) { (self.items, self.screen) = (items, screen) }
  }

  private func states<Value>(selecting make: @escaping @MainActor () -> Value) -> Int {
    let app = App("selection") { window in
      var select: @MainActor (Int?) -> Void = { _ in }
      let navigation = stack(
        in: window,
        [("None", nil), ("First", 0), ("Second", 1)].map { title, index in (title, { _ in select(index) }) })
      let selection = Selection([make(), make()], navigation)
      select = { [unowned selection] index in selection.selected = index.map { selection.items[$0] } }
      return selection
    }
    return JourneyReport.exploring(app, limits: JourneyLimits(moments: 0)).counts.states
  }

  @Test func `which of two items is selected tells states apart`() {
    #expect(states { UUID() } == 3)
    #expect(states { Item().id } == 3)
    #expect(states { UUID().uuidString } == 3)
    #expect(states { URL(string: "shop://item/\(UUID().uuidString)") } == 3)
  }

  private final class Draft: UIViewController, Identifiable {
    let id: String
    init(_ id: String = UUID().uuidString) {
      self.id = id
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Order: UIViewController, Identifiable {
    let id = UUID()
  }

  @Test func `a screen whose id is made anew has a number in drawings`() {
    for report in [report { Order() }, report { Draft() }] {
      #expect(report.holds, "\(report.text)")
      #expect(report.counts.states == 2)
    }
    #expect(report { Draft("7") }.holds)
  }

  @Test func `what a double tap opens twice is the same, whatever its new id`() {
    let screens = [{ Order() }, { Draft() }] as [@MainActor @Sendable () -> UIViewController]
    for make in screens {
      let app = stackApp {
        [
          (
            "Open",
            { screen in
              Simulation.current.clock.schedule(after: 100) {
                screen.navigationController?.pushViewController(make(), animated: true)
              }
            }
          )
        ]
      }
      let report = JourneyReport.exploring(app)
      #expect(report.findings.contains { $0.sentence.hasPrefix("A double tap opens") }, "\(report.text)")
    }
  }

  private final class Place {
    var current: Any?
    init(_ current: Any?) { self.current = current }
  }

  #if os(Linux)
    @Test func `identifiers that are written down are read as they are`() {
      let (first, second) = ("E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "E621E1F8-C36C-495A-93FC-0C247A3E6E50")
      let values = [first, second].map { Memory(of: Place(UUID(uuidString: $0)), and: []).text }
      #expect(values[0] != values[1])
      #expect(Memory(of: Place(first), and: []).text != Memory(of: Place(second), and: []).text)
    }
  #endif

  @Test func `no two that are made anew are the same, in any launch`() {
    var made: [String] = []
    let app = App("made") { window in
      made += (0..<3).flatMap { _ in [UUID().uuidString, NSUUID().uuidString] }
      return stack(in: window)
    }
    _ = JourneyReport.exploring(app, limits: JourneyLimits(moments: 0))
    #expect(made.count >= 6)
    #expect(Set(made).count == made.count)
    #expect(Set(made.map { $0.prefix(8) }).count == made.count)
    #expect(Set(made.map { $0.suffix(12) }).count == made.count)
  }
}
