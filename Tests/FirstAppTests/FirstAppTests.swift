import Foundation
import RouteChecking
import TestSupport
import Testing
import UIKit

@testable import Trips

/// The app and the link of `Fixtures/FirstApp`, as its own test file declares them.
private let trips = App("trips") { window in
  let coordinator = AppCoordinator(window: window)
  coordinator.start()
  return coordinator
}

extension Link where Root == AppCoordinator {
  fileprivate static var place: Link {
    Link("place", reaches: PlaceViewController.self) { $0.open("trips://place/7") }
  }
}

/// What the README says of the app in `Fixtures/FirstApp`.
@MainActor
@Suite struct FirstAppTests {
  @Test func `the README shows the test file that stands beside the app`() throws {
    let file = try String(
      contentsOf: Repository.folder.appending(path: "Fixtures/FirstApp/Tests/TripsTests/LinkTests.swift"),
      encoding: .utf8)
    #expect(try Repository.readme().contains("\n```swift\n\(file)```\n"))
    let lines = file.split(separator: "\n").filter { !$0.contains("import ") }
    #expect(lines.count <= 10)
  }

  @Test func `the app has one mistake, and the README shows it as it is printed`() throws {
    let report = JourneyReport.exploring(trips, links: [.place])
    let finding = try #require(report.findings.first)
    #expect(report.findings.count == 1)
    #expect(
      try Repository.readme().contains("\n```text\n\(report.text(of: finding))\n```\n"), "\(report.text)")
  }

  @Test func `the app has ten screens and an alert, and all come up`() {
    let report = JourneyReport.exploring(trips, links: [.place])
    #expect(report.counts.screens == 11)
  }
}
