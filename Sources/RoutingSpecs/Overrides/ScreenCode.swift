public import HeadlessUIKit
import Routing

/// What code a class of screens brings along that may run although nobody asked for it.
@MainActor
public struct ScreenCode {
  /// The class.
  public let type: UIViewController.Type

  /// The indices in the catalogue of the screens that are of the class, ascending.
  public private(set) var kinds: [Int] = []

  /// The members of UIKit's that the class overrides.
  public let overrides: Overrides

  /// The members in which a new screen of the class differs from a new controller of UIKit's, in the order of
  /// their names.
  public private(set) var differences: [String] = []

  /// Whether the class is a container of UIKit's, or one that the router knows as such.
  public let isContainer: Bool

  /// The members by which the class answers questions of the router's with code of its own.
  public private(set) var answers: [String] = []

  /// Looks at the classes of some screens.
  ///
  /// One controller is made for each screen, and the app starts over before and after.
  ///
  /// - Parameters:
  ///   - screens: The screens, in every way in which they may occur.
  ///   - binding: How screens become controllers.
  /// - Returns: One description for each class, in the order of the screens.
  public static func of(_ screens: [Screen], binding: some ScreenBinding) -> [ScreenCode] {
    binding.startOver()
    defer { binding.startOver() }
    var codes: [ScreenCode] = []
    for screen in screens {
      let controller = binding.makeController(for: screen)
      let type = Swift.type(of: controller)
      if let index = codes.firstIndex(where: { $0.type == type }) {
        codes[index].include(controller, kind: screen.kind)
      } else {
        var code = ScreenCode(type)
        code.include(controller, kind: screen.kind)
        codes.append(code)
      }
    }
    return codes
  }

  /// What stands in the way of proving something about an app with some screens.
  ///
  /// - Parameters:
  ///   - screens: The screens, in every way in which they may occur.
  ///   - binding: How screens become controllers.
  /// - Returns: The obstacles, class by class in the order of the screens; none where all screens are plain.
  public static func obstacles(of screens: [Screen], binding: some ScreenBinding) -> [ProofObstacle] {
    of(screens, binding: binding).flatMap(\.obstacles)
  }

  init(_ type: UIViewController.Type) {
    self.type = type
    overrides = OverrideTable.overrides(of: type)
    isContainer = type is any ContainerViewController.Type || type is UIPageViewController.Type
  }

  /// The name of the class.
  public var name: String { "\(type)" }

  /// What stands in the way of proving something about an app with such a screen.
  public var obstacles: [ProofObstacle] {
    var obstacles: [ProofObstacle] = []
    switch overrides {
    case .known(let members):
      let called = members.filter { !Self.neverCalled.contains($0) }
      if !called.isEmpty { obstacles.append(.overrides(class: name, members: called)) }
    case .unknown(let reason): obstacles.append(.unreadable(class: name, reason: reason))
    }
    let members = differences.filter { !Self.neverLookedAt.contains($0) }
    if !members.isEmpty { obstacles.append(.isNotPlain(class: name, members: members)) }
    if isContainer { obstacles.append(.isContainer(class: name)) }
    return obstacles + answers.map { .asksApp(class: name, member: $0) }
  }

  /// Members that the model of UIKit never calls: an override runs only where the app calls it itself.
  package static let neverCalled: Set<String> = [
    "viewWillLayoutSubviews", "viewDidLayoutSubviews", "preferredStatusBarStyle", "prefersStatusBarHidden",
    "childForStatusBarStyle", "childForStatusBarHidden", "preferredStatusBarUpdateAnimation",
    "accessibilityPerformEscape",
    "supportedInterfaceOrientations", "shouldAutorotate",
    "preferredInterfaceOrientationForPresentation", "prefersHomeIndicatorAutoHidden",
    "childForHomeIndicatorAutoHidden", "childForScreenEdgesDeferringSystemGestures",
    "preferredScreenEdgesDeferringSystemGestures",
    "viewSafeAreaInsetsDidChange", "viewLayoutMarginsDidChange",
  ]

  /// Members that UIKit's own rules do not depend on in a route: who reads them is tracked.
  static let neverLookedAt: Set<String> = [
    "nibBundle", "nibName", "navigationItem", "preferredContentSize",
    "restorationIdentifier", "storyboard",
    "tabBarItem", "title",
  ]

  private mutating func include(_ controller: UIViewController, kind: Int) {
    if kinds.last != kind { kinds.append(kind) }
    for member in controller.differencesFromNew where !differences.contains(member) {
      differences.append(member)
    }
    differences.sort()
    for member in ScreenAnswers.computed(by: controller) where !answers.contains(member) {
      answers.append(member)
    }
  }
}
