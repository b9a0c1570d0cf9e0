// swift-format-ignore-file
import HeadlessUIKit
import RouteChecking

@testable import Messages

@MainActor func inboxShape() throws(ShapeError) -> Shape {
  try Shape {
    Stack(HomeViewController.self) {
      DetailViewController.self
    }
  }
}
