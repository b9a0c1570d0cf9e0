import RouteChecking
import Testing
import UIKit

@testable import Trips

let trips = App("trips") { window in
  let coordinator = AppCoordinator(window: window)
  coordinator.start()
  return coordinator
}

extension Link where Root == AppCoordinator {
  static var place: Link { Link("place", reaches: PlaceViewController.self) { $0.open("trips://place/7") } }
}

@MainActor @Test func `the place shows wherever the user is`() { check(trips, links: [.place]) }
