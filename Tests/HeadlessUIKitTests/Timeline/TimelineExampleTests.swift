import Foundation
import HeadlessUIKit
import Testing

/// Two bugs of plain UIKit code, of which a report showed nothing but the stack in the end.
@MainActor @Suite("Timeline of plain UIKit code")
struct TimelineExampleTests {
  /// What was asked and decided, callbacks and turns left out.
  private func story(
    of coordinator: PostCoordinator, _ body: (PostCoordinator) -> Void
  ) -> [Timeline.Entry] {
    Timeline.record {
      body(coordinator)
      Simulation.current.clock.settle()
    }.entries.filter { $0.kind == .call || $0.kind == .note }
  }

  @Test func `a push guard that stays set: the push that UIKit ignored, and the one that the guard dropped`()
  {
    let coordinator = PostCoordinator()
    let story = story(of: coordinator) {
      $0.warn()
      $0.open()
      Simulation.current.clock.settle()
      $0.open()
    }
    #expect(coordinator.navigation.viewControllers.count == 1)
    #expect(
      story.map(\.description) == [
        "0 ms  present(UIAlertController, animated) on UINavigationController: done at 500 ms",
        "0 ms  push(PostScreen, animated) on UINavigationController: ignored by rule N18: "
          + "pushViewController:animated: called on UINavigationController while an existing transition or "
          + "presentation is occurring; the navigation stack will not be updated.",
        "500 ms  push dropped: one is under way",
      ])
    #expect(
      story.map { $0.caller?.prefix { !"(:".contains($0) } }
        == [
          "PostCoordinator.warn", "PostCoordinator.open", "HeadlessUIKitTests/TimelineExampleTests.swift",
        ])
  }

  @Test
  func `dismiss, then present without waiting: the presentation was ignored, its completion never called`() {
    let coordinator = PostCoordinator()
    coordinator.warn()
    Simulation.current.clock.settle()
    let story = story(of: coordinator) { $0.replaceModal() }
    #expect(
      story.map(\.description) == [
        "500 ms  dismiss(animated) on UINavigationController: done at 1000 ms",
        "500 ms  present(PostScreen, animated) on UINavigationController: ignored by rule P24: Attempt to present "
          + "PostScreen on UINavigationController (from UINavigationController) which is already presenting "
          + "UIAlertController.; its completion is never called",
      ])
    #expect(story.allSatisfy { $0.caller == "PostCoordinator.replaceModal" })
    #expect(coordinator.hasReplaced == false)
  }
}

@MainActor
private final class PostCoordinator: UINavigationControllerDelegate {
  let navigation: UINavigationController
  private let window: UIWindow
  private var isPushing = false
  private(set) var hasReplaced = false

  /// Starts the app in a new simulation.
  init() {
    Simulation.reset()
    navigation = UINavigationController(rootViewController: UIViewController())
    window = UIWindow(frame: .zero)
    navigation.delegate = self
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    Simulation.current.clock.settle()
  }

  func open() {
    guard !isPushing else {
      Timeline.note("push dropped: one is under way")
      return
    }
    isPushing = true
    navigation.pushViewController(PostScreen(), animated: true)
  }

  func warn() {
    navigation.present(
      UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: true)
  }

  func replaceModal() {
    navigation.dismiss(animated: true)
    navigation.present(PostScreen(), animated: true) { self.hasReplaced = true }
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    isPushing = false
  }
}

private final class PostScreen: UIViewController {}
