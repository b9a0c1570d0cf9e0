import HeadlessUIKit
import Testing

@testable import Journeys

@MainActor
@Suite struct EndlessStatesTests {
  final class Shop {
    var receipt = ""
    var isOpen = false
  }

  private let limits = JourneyLimits(states: 60, moments: 0)

  /// An app with a button that counts, and another one that opens and closes.
  private func app(
    ignoring ignores: (@Sendable (String) -> Bool)? = nil,
    count: @escaping @MainActor (Shop, UILabel, Int) -> Void
  ) -> App<Shop> {
    App("counting", ignoring: ignores) { window in
      let (shop, label) = (Shop(), UILabel())
      var taps = 0
      let navigation = stack(
        in: window,
        [
          (
            "Count",
            { _ in
              taps += 1
              count(shop, label, taps)
            }
          ),
          ("Open", { _ in shop.isOpen.toggle() }),
        ])
      navigation.viewControllers[0].view.addSubview(label)
      return shop
    }
  }

  @Test func `a text that takes ever new values is named with its screen`() {
    let report = JourneyReport.exploring(
      app { _, label, taps in label.text = "\(taps) taps" }, limits: limits)
    #expect(report.endless.count == 1)
    let start = "States without end: the text of a UILabel on Told has "
    #expect(report.endless.first?.hasPrefix(start) == true, "\(report.endless)")
    #expect(report.text.contains(start) && report.document.contains(start))
  }

  @Test func `a property that takes ever new values is named with its class`() {
    let report = JourneyReport.exploring(
      app { shop, _, taps in shop.receipt = "no. \(taps)" }, limits: limits)
    let start = "States without end: Shop.receipt has "
    #expect(report.endless.count == 1 && report.endless[0].hasPrefix(start), "\(report.endless)")
  }

  @Test func `what is ignored makes no states`() {
    let app = app(ignoring: { $0.hasSuffix("taps") }) { shop, label, taps in
      label.text = "\(taps) taps"
      shop.receipt = "\(taps) taps"
    }
    let report = JourneyReport.exploring(app, limits: limits)
    #expect(report.stop == nil && report.counts.states == 2, "\(report.text)")
  }

  @Test func `a stack that only grows is told as that`() {
    final class Chain: ButtonScreen {
      override func viewDidLoad() {
        button("On") { [weak self] in
          self?.navigationController?.pushViewController(Chain(), animated: true)
        }
      }
    }
    let app = App("chain") { $0.rootViewController = UINavigationController(rootViewController: Chain()) }
    let report = JourneyReport.exploring(app, limits: limits)
    #expect(report.stop == .repeats("Chain", 17, by: "tap 'On'") && report.endless.isEmpty, "\(report.text)")
    #expect(report.text.contains("Hierarchies without end: Chain stands 17 times in one"))
  }

  @Test func `nothing is told where everything was seen, or where nothing stands out`() {
    let whole = JourneyReport.exploring(
      app { shop, _, taps in shop.receipt = "\(min(taps, 9))" }, limits: limits)
    #expect(whole.stop == nil && whole.endless.isEmpty)
    let cut = JourneyReport.exploring(stairs(tabs: 3, depth: 3), limits: limits)
    #expect(cut.stop != nil && cut.endless.isEmpty, "\(cut.endless)")
  }
}
