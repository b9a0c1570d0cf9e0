import AVFoundation
import AppTrackingTransparency
import Contacts
import CoreLocation
import EventKit
import Foundation
import Photos
import RouteChecking
import Security
import StoreKit
import Testing
import UIKit
import UserNotifications

extension SystemServices {
  /// What the device keeps of an app that is ended and opened again.
  @MainActor @Suite("An app that is opened again") struct OpenedAgainTests {
    /// Something that the device keeps, how the app comes by it, and whether the app finds it.
    struct Kept: Sendable, CustomTestStringConvertible {
      let testDescription: String
      let ask: @MainActor @Sendable () -> Void
      let isFound: @MainActor @Sendable () -> Bool

      init(
        _ name: String, ask: @escaping @MainActor @Sendable () -> Void,
        isFound: @escaping @MainActor @Sendable () -> Bool
      ) {
        (testDescription, self.ask, self.isFound) = (name, ask, isFound)
      }
    }

    private static var token: [CFString: Any] {
      [kSecClass: kSecClassGenericPassword, kSecAttrAccount: "token"]
    }

    nonisolated static let all = [
      Kept("a password") {
        SecItemAdd(token.merging([kSecValueData: Data("t".utf8)]) { $1 } as CFDictionary, nil)
      } isFound: {
        SecItemCopyMatching(token as CFDictionary, nil) == errSecSuccess
      },
      Kept("a purchase that is not finished") {
        AppStore.deliver("pro")
      } isFound: {
        !SKPaymentQueue.default().transactions.isEmpty
      },
      Kept("notifications") {
        UNUserNotificationCenter.current().requestAuthorization { _, _ in }
      } isFound: {
        UNUserNotificationCenter.current().remembered != nil
      },
      Kept("the place") {
        CLLocationManager().requestWhenInUseAuthorization()
      } isFound: {
        CLLocationManager().authorizationStatus == .authorizedWhenInUse
      },
      Kept("pictures") {
        PHPhotoLibrary.requestAuthorization(for: .readWrite) { _ in }
      } isFound: {
        PHPhotoLibrary.authorizationStatus(for: .readWrite) == .authorized
      },
      Kept("the camera") {
        AVCaptureDevice.requestAccess(for: .video) { _ in }
      } isFound: {
        AVCaptureDevice.authorizationStatus(for: .video) == .authorized
      },
      Kept("contacts") {
        CNContactStore().requestAccess(for: .contacts) { _, _ in }
      } isFound: {
        CNContactStore.authorizationStatus(for: .contacts) == .authorized
      },
      Kept("calendars") {
        EKEventStore().requestFullAccessToEvents { _, _ in }
      } isFound: {
        EKEventStore.authorizationStatus(for: .event) == .fullAccess
      },
      Kept("tracking") {
        ATTrackingManager.requestTrackingAuthorization { _ in }
      } isFound: {
        ATTrackingManager.trackingAuthorizationStatus == .authorized
      },
    ]

    /// An app that says at launch what it finds, and comes by it where a button is tapped.
    private func app(_ kept: Kept, _ interruptions: Set<Interruption>) -> App<UIWindow> {
      App(kept.testDescription, interruptions: interruptions) { window in
        let screen = UIViewController()
        screen.title = kept.isFound() ? "Found" : "New"
        if !kept.isFound() {
          screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Ask") { action in
              kept.ask()
              screen.title = "Asked"
              screen.navigationItem.rightBarButtonItem = nil
            })
        }
        window.rootViewController = UINavigationController(rootViewController: screen)
        return window
      }
    }

    @Test(arguments: all) func `finds what the device has kept, and no other launch does`(_ kept: Kept) {
      let titles = ["New", "Asked", "Found"]
      func seen(_ interruptions: Set<Interruption>) -> [String] {
        let report = JourneyReport.exploring(
          app(kept, interruptions),
          sometimes: titles.map { title in Sometimes(title) { _, sight in sight.top?.title == title } })
        #expect(report.stop == nil && report.findings.isEmpty, "\(report.text)")
        return report.sightings.filter { $0.journey != nil }.map(\.name)
      }
      #expect(seen([.reopening]) == titles)
      #expect(seen([]) == ["New", "Asked"])
    }
  }
}
