import Foundation
import RouteChecking
import TestSupport
import Testing
import UIKit

@testable import Pixel

@MainActor
@Suite struct CleanAppTests {
  @Test func `the app without mistakes has no findings on a tablet`() {
    var settings = ModelSettings.phone
    settings.horizontalSizeClass = .regular
    let limits = JourneyLimits(moments: 0)
    let report = check(pixel(with: [], settings: settings), links: pixelLinks, limits: limits)
    #expect(report.holds && report.notExercised.isEmpty)
    #expect(report.counts.states > 150 && report.counts.generated > 1_000)
  }

  @Test(arguments: [Link.post, .settings])
  func `a link reaches its screen from wherever the user is`(link: Link<AppCoordinator>) {
    let report = check(link, of: pixel, limits: JourneyLimits(moments: 0))
    #expect(report.holds)
  }

  @Test func `the page about apps from launch shows the same file, and every property`() throws {
    let file = Repository.folder.appending(path: "Tests/PixelTests/PixelFromLaunch.swift")
    let example = try String(contentsOf: file, encoding: .utf8)
    let page = try Repository.article("CheckingFromLaunch")
    #expect(page.contains("\n```swift\n\(example)```\n"))
    for property in JourneyProperty.allCases { #expect(page.contains("\n| `\(property.rawValue)` | ")) }
  }

  // A fifth of the million actions that all sample apps together are used for with the long budget.
  @Test(arguments: [false, true])
  func `a hundred thousand actions of the app without mistakes raise no false alarm`(isLoggedIn: Bool) {
    let actions = TestBudget.times(100_000, short: 2_000)
    let report = JourneyReport.exploring(
      pixel(with: [], isLoggedIn: isLoggedIn), links: pixelLinks,
      limits: JourneyLimits(actions: actions, moments: 2))
    #expect(report.findings.isEmpty && report.counts.actions >= actions, "\(report.text)")
  }
}
