import Foundation
import HeadlessUIKit
import Testing

/// A screen with a class of its own, so that the timeline has a name for it.
class Home: UIViewController {
  override func viewDidAppear(_ animated: Bool) {}
}

final class Detail: UIViewController {}
final class Sheet: UIViewController {}
final class Other: UIViewController {}

/// Two tabs, the first a stack of two, in a visible window, at rest.
@MainActor
final class TimelineStage {
  let window: UIWindow
  let tabs = UITabBarController()
  let nav: UINavigationController
  let home = Home()
  let detail = Detail()
  let other = Other()
  let sheet = Sheet()
  let loose = Other()
  let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  let classic = UISplitViewController()
  let columns = UISplitViewController(style: .doubleColumn)

  /// Starts a new simulation.
  init(_ change: (inout ModelSettings) -> Void = { _ in }) {
    var settings = ModelSettings()
    change(&settings)
    Simulation.reset(settings: settings)
    window = UIWindow(frame: .zero)
    nav = UINavigationController(rootViewController: home)
    nav.pushViewController(detail, animated: false)
    classic.viewControllers = [UIViewController(), UIViewController()]
    columns.setViewController(UIViewController(), for: .primary)
    columns.setViewController(UIViewController(), for: .secondary)
    tabs.viewControllers = [nav, other, classic, columns, pages]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    settle()
  }

  /// Lets the run loop turn until nothing is pending.
  func settle() { Simulation.current.clock.settle() }

  /// Lets so many events happen.
  func turn(_ count: Int = 1) { for _ in 0..<count { Simulation.current.clock.advance() } }

  /// Presents the sheet and waits until it is there.
  func presentSheet() {
    home.present(sheet, animated: false)
    settle()
  }
}

/// A call, and what is to come of it.
struct TimelineCase: Sendable, CustomTestStringConvertible {
  let id: String
  /// The call as the timeline tells it, with its receiver, and what came of it: how that begins.
  let expected: String
  let settings: @Sendable (inout ModelSettings) -> Void
  /// Leads to the call; what it gives is recorded.
  let prepare: @MainActor @Sendable (TimelineStage) -> @MainActor () -> Void

  var testDescription: String { id }

  init(
    _ id: String, _ expected: String, settings: @escaping @Sendable (inout ModelSettings) -> Void = { _ in },
    after prepare: @escaping @MainActor @Sendable (TimelineStage) -> Void = { _ in },
    _ call: @escaping @MainActor @Sendable (TimelineStage) -> Void
  ) {
    self.id = id
    self.expected = expected
    self.settings = settings
    self.prepare = { stage in
      prepare(stage)
      return { call(stage) }
    }
  }

  /// What the timeline tells of the call, without the time.
  @MainActor
  func run() -> String {
    let stage = TimelineStage(settings)
    let call = prepare(stage)
    let entries = Timeline.record {
      call()
      stage.settle()
    }.entries
    guard let line = entries.first?.description else { return "nothing" }
    return String(line[(line.firstRange(of: "ms  ")?.upperBound ?? line.startIndex)...])
  }
}
