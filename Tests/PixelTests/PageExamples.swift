import RouteChecking
import Testing
import UIKit

@testable import Pixel

/// What pages show of an app's check and of its shape.
///
/// `PageTests` compares the two.
@MainActor @Suite struct PageExampleTests {
  @Test func `a sheet over a post is seen`() {
    check(
      pixel, links: [.post, .settings],
      sometimes: [
        Sometimes("a sheet over a post") { _, sight in sight.drawing.contains("Post#1] | Nav[Profile]] > ") }
      ])
  }

  @MainActor @Test func `the app keeps its shape`() throws {
    check(pixel, links: [.post, .settings], shape: try pixelShape())
  }

  @Test func `what a shape assumes is part of what it says`() throws {
    let compose = ScreenClass(ComposeViewController.self)
    let shape = try pixelShape().assuming("one message is written at a time") { $0.count(of: compose) < 2 }
    #expect(shape != (try pixelShape()))
  }

  /// The shape as the page writes it: a part of what there is, in all of its words.
  private struct Shown {
    @MainActor func pixelShape() throws(ShapeError) -> Shape {
      try Shape {
        OnboardingViewController.self
        Tabs(MainTabBarController.self) {
          Stack(FeedViewController.self) {
            PostViewController.self
            Pushed(AuthorViewController.self, on: PostViewController.self)
          }
          Stack(ProfileViewController.self)
        }
        .presents { Stack(ComposeViewController.self) }
      }
    }
  }

  @Test func `the shape that the page shows is one`() throws {
    let text = try Shown().pixelShape().text
    #expect(text.contains("OnboardingViewController") && text.contains("ComposeViewController"))
  }
}

let secondLaunch = App(
  "pixel", prepare: { UserDefaults.standard.set(true, forKey: "hasSeenIntroduction") },
  launch: { window in
    let coordinator = AppCoordinator(window: window, session: Session())
    coordinator.start()
    return coordinator
  })

@MainActor @Test func `a launch that finds something works like the first one`() {
  check(secondLaunch, links: [.post, .settings])
}
