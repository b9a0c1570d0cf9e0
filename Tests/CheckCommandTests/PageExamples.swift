import CheckCommand
import Foundation
import HeadlessUIKit
import Journeys

/// What pages show of an executable that knows an app.
///
/// `PageTests` compares the two.
@MainActor
private enum PageExamples {
  static let pixel = App("pixel") { window in Coordinator(window: window) }

  final class Coordinator {
    init(window: UIWindow) {}
  }

  static func main() {
    exit(
      RouteCheckCommand.main(
        Array(CommandLine.arguments.dropFirst()),
        apps: [AvailableApp(launching: pixel, links: [.post, .settings])]))
  }
}

extension Link where Root == PageExamples.Coordinator {
  fileprivate static var post: Link { Link("post", reaches: UIViewController.self) { _ in } }
  fileprivate static var settings: Link { Link("settings", reaches: UIViewController.self) { _ in } }
}
