import HeadlessUIKit
import Routing
import RoutingSpecs

/// Tells whether a controller is what a pattern of a file describes.
///
/// It looks at controllers, as a finder written in Swift would; expectations look at plain stacks. The two were
/// written apart, and the tests hold them against each other.
@MainActor
struct ControllerMatcher {
  private enum Subject {
    case screen(kind: Int, context: Int?)
    case container(AppFile.Container)
  }

  private let subject: Subject
  private let conditions: [AppFile.Condition]
  private let children: [ControllerMatcher]

  /// Resolves a pattern's names once, so that a search only compares numbers.
  init(_ pattern: AppFile.Pattern, in catalogue: ScreenCatalogue) {
    switch pattern.type {
    case .screen(let name):
      let kind = catalogue.checkedKind(named: name)
      let contexts = catalogue.screens[kind].contexts
      subject = .screen(kind: kind, context: pattern.context.flatMap { contexts.firstIndex(of: $0) })
    case .container(let container): subject = .container(container)
    }
    conditions = pattern.conditions
    children = pattern.children.map { ControllerMatcher($0, in: catalogue) }
  }

  func matches(_ controller: UIViewController) -> Bool {
    isSubject(controller) && conditions.allSatisfy { Self.stands(controller, $0) }
      && children.allSatisfy { child in
        StackSearch(options: .contained).hasMatch(from: controller) { child.matches($0) }
      }
  }

  private func isSubject(_ controller: UIViewController) -> Bool {
    switch subject {
    case .screen(let kind, let context):
      guard let screen = (controller as? DescribedScreen)?.screen, screen.kind == kind else { return false }
      return context == nil || screen.context == context
    case .container(.navigation): return controller is UINavigationController
    case .container(.tabs): return controller is UITabBarController
    case .container(.split): return controller is UISplitViewController
    }
  }

  private static func stands(_ controller: UIViewController, _ condition: AppFile.Condition) -> Bool {
    switch condition {
    case .root: controller.parent == nil && controller.presentingViewController == nil
    case .presented: controller.presentingViewController != nil
    case .inNavigation: hasAncestor(controller) { $0 is UINavigationController }
    case .inTabs: hasAncestor(controller) { $0 is UITabBarController }
    case .inSplit: hasAncestor(controller) { $0 is UISplitViewController }
    }
  }

  private static func hasAncestor(
    _ controller: UIViewController, _ isMatch: (UIViewController) -> Bool
  ) -> Bool {
    var ancestor = controller.parent
    while let candidate = ancestor {
      if isMatch(candidate) { return true }
      ancestor = candidate.parent
    }
    return false
  }
}

extension ScreenCatalogue {
  /// The index of a screen that the reader of the file has found to be known.
  func checkedKind(named name: String) -> Int {
    guard let kind = kind(named: name) else {
      preconditionFailure("the reader let the unknown screen \(name) pass")
    }
    return kind
  }
}
