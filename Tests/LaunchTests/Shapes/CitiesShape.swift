// swift-format-ignore-file
import HeadlessUIKit
import RouteChecking

@testable import Cities

@MainActor func citiesShape() throws(ShapeError) -> Shape {
  try Shape {
    Stack(HomeViewController.self) {
      CityDetailViewController.self
      Pushed(CityListViewController.self, on: CityListViewController.self, HomeViewController.self)
    }
    .presents {
      Stack(CityDetailViewController.self)
    }
  }
}
