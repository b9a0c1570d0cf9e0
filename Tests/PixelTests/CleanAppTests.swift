import RouteChecking
import Testing
import UIKit

@testable import Pixel

@MainActor
@Suite struct CleanAppTests {
  @Test func `the app without mistakes has no findings on a phone, at rest and in between`() {
    let report = check(pixel(), links: pixelLinks)
    #expect(report.holds && report.notExercised.isEmpty)
    #expect(report.counts.states > 200 && report.counts.actions > 40_000)
  }

  @Test func `the app without mistakes has no findings on a tablet`() {
    var settings = ModelSettings.phone
    settings.horizontalSizeClass = .regular
    let report = check(pixel(settings: settings), links: pixelLinks, limits: JourneyLimits(intrudes: false))
    #expect(report.holds && report.notExercised.isEmpty)
  }
}
