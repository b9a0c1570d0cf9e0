import RouteChecking
import Testing
import UIKit
import UserNotifications

/// What the documentation shows of notifications.
@MainActor @Suite struct PushLinkTests {
  /// A shop that is led to an order by the message that the user taps.
  fileprivate final class Shop: UIResponder {
    let navigation = UINavigationController(rootViewController: UIViewController())

    /// Whether an order is opened without a look at what is over the stack.
    let isCareless: Bool

    init(window: UIWindow, isCareless: Bool) {
      self.isCareless = isCareless
      super.init()
      navigation.viewControllers[0].navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Help",
        primaryAction: UIAction { [weak self] _ in
          self?.navigation.present(HelpViewController(), animated: true)
        })
      window.rootViewController = navigation
      UNUserNotificationCenter.current().delegate = self
    }

    fileprivate func open(_ link: String) {
      if isCareless || navigation.presentedViewController == nil {
        navigation.setViewControllers(
          [navigation.viewControllers[0], OrderViewController()], animated: false)
      } else {
        navigation.dismiss(animated: false) { self.open(link) }
      }
    }
  }

  private func report(isCareless: Bool) -> JourneyReport {
    let app = App("shop") { Shop(window: $0, isCareless: isCareless) }
    return JourneyReport.exploring(app, links: [.order], limits: JourneyLimits(moments: 0))
  }

  @Test func `a notification that is tapped is a link, which arrives wherever the user is`() {
    let report = report(isCareless: false)
    #expect(report.holds, "\(report.text)")
    let finding = self.report(isCareless: true).findings.first
    #expect(finding?.property == .reachesTarget && finding?.journey.last == "open link order")
  }

  @Test(arguments: Listener.allCases)
  fileprivate func `a tap that no delegate hears of says why there is none`(listener: Listener) {
    let app = App("shop") { window in
      window.rootViewController = UINavigationController(rootViewController: HelpViewController())
      let center = UNUserNotificationCenter.current()
      let forgotten = Forgotten()
      if listener != .none { center.delegate = forgotten }
      if listener == .takenAway { center.delegate = nil }
    }
    let link = Link<Void>("order", reaches: OrderViewController.self) { _ in
      UNUserNotificationCenter.current().tap(UNNotificationResponse(userInfo: ["link": "pixel://order/1"]))
    }
    let report = JourneyReport.exploring(app, links: [link], limits: JourneyLimits(moments: 0))
    let line =
      "a notification was tapped, but UNUserNotificationCenter has no delegate: \(listener.rawValue)\n"
    #expect(report.findings.first?.sentence == "Link order does not show OrderViewController")
    #expect(report.text.contains(line) && !report.text.contains("asked UIKit for nothing"), "\(report.text)")
  }

  /// A delegate that nobody keeps.
  private final class Forgotten: NSObject, UNUserNotificationCenterDelegate {}

  /// Why nobody is told of a tap, as the timeline says it.
  fileprivate enum Listener: String, CaseIterable {
    case none = "it was never set"
    case forgotten = "nobody keeps it (it is weak)"
    case takenAway = "it was set to nil"
  }
}

extension PushLinkTests.Shop: @preconcurrency UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    if let link = response.notification.request.content.userInfo["link"] as? String { open(link) }
    completionHandler()
  }
}

private final class OrderViewController: UIViewController {}

private final class HelpViewController: UIViewController {}

extension Link where Root == PushLinkTests.Shop {
  fileprivate static var order: Link {
    Link("order", reaches: OrderViewController.self) { _ in
      UNUserNotificationCenter.current().tap(UNNotificationResponse(userInfo: ["link": "pixel://order/1"]))
    }
  }
}
