import Foundation
import Testing
import UIKit

@MainActor
@Suite struct MapScreenTests {
  private let map = MapViewController()

  private func show() -> (Device, UIWindow) {
    let device = Device()
    return (device, device.show(UINavigationController(rootViewController: map)))
  }

  private func tap(_ words: String, _ device: Device, _ window: UIWindow) throws {
    let possible = window.everythingPossible().first { $0.words == words }
    device.user(try #require(possible?.gesture, "\(words)"), in: window)
  }

  @Test func `the map stays in reach beneath a low sheet, and not beneath a high one`() throws {
    let (device, window) = show()
    try tap("tap 'Places' in the bar", device, window)
    #expect(map.presentedViewController is PlacesViewController)
    try tap("tap 'Locate'", device, window)
    device.user(.dragSheet(toDetent: 2), in: window)
    #expect(map.locatedCount == 1 && map.heights == ["large"])
    #expect(!window.everythingPossible().contains { $0.words == "tap 'Locate'" })
    #expect(device.faults == [])
  }

  @Test func `a place is copied, removed and opened by its menu`() throws {
    let (device, window) = show()
    map.showPlaces()
    device.settle(window)
    let places = try #require(map.presentedViewController as? PlacesViewController)
    try tap("press row 'Market'", device, window)
    try tap("tap 'Copy' in the menu", device, window)
    #expect(UIPasteboard.general.string == "Market")
    try tap("press row 'Market'", device, window)
    try tap("tap the preview", device, window)
    #expect(places.opened == ["Market"])
    try tap("press row 'Harbour'", device, window)
    try tap("tap 'Remove' in the menu", device, window)
    #expect(places.places == ["Market"])
  }
}
