import RouteChecking
import TestSupport
import Testing
import UIKit

/// A small app in ordinary style with one mistake, and the same without.
struct LaunchAttack: CustomTestStringConvertible, Sendable {
  let testDescription: String

  /// What the mistake violates.
  let property: JourneyProperty

  /// The shortest journey to the mistake.
  let journey: [String]

  /// Explores the app, with the mistake or without.
  let explore: @MainActor @Sendable (Bool) -> JourneyReport

  /// An app whose links, each with its screen, the root opens by their names.
  ///
  /// With the long budget something comes in the middle of each action, unless the app's links are not made for that either
  /// way, which is another mistake.
  init(
    _ name: String, _ property: JourneyProperty, after journey: [String],
    links: [(name: String, target: UIViewController.Type)] = [], moments: Int = 0,
    mostMoments: Int = 1,
    launch: @escaping @MainActor @Sendable (UIWindow, Bool) -> AppRoot
  ) {
    testDescription = name
    self.property = property
    self.journey = journey
    let targets = links.map { link in (link.name, link.target) }
    explore = { isWrong in
      let app = App(name) { launch($0, isWrong) }
      // Classes out of a list, of which the compiler knows only that they are of controllers.
      let links = targets.map { name, target in
        Link<AppRoot>(name, reaches: target) { $0.open(name) }
      }
      return JourneyReport.exploring(
        app, links: links, limits: JourneyLimits(moments: TestBudget.isLong ? mostMoments : moments))
    }
  }

  static let all = lists + forms + layers + links + ends
}

/// What keeps an app's window together, and takes its links.
@MainActor
final class AppRoot {
  let window: UIWindow
  private let opening: (UIWindow, String) -> Void

  init(
    _ window: UIWindow, showing root: UIViewController,
    opening: @escaping (UIWindow, String) -> Void = { _, _ in }
  ) {
    self.window = window
    self.opening = opening
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  func open(_ link: String) { opening(window, link) }
}

/// A screen with a text and some buttons.
class PlainScreen: UIViewController {
  private var buttons: [UIButton] = []

  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = title
    view.addSubview(label)
  }

  @discardableResult
  func addButton(_ title: String, _ action: @escaping @MainActor () -> Void) -> UIButton {
    let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
    view.addSubview(button)
    buttons.append(button)
    return button
  }
}
