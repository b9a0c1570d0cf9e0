import Foundation
import HeadlessUIKit

/// A button as a bar or an alert shows it.
struct ButtonOutput {
  let title: String
  let role: ButtonRole?
  let isEnabled: Bool
  let view: UIView
  let action: @MainActor () -> Void
}

/// A button or another view for a bar.
struct BarOutput {
  let placement: ToolbarItemPlacement
  let content: ScreenContent
}

/// A controller that a view brings along: a stack, tabs, a controller of the app's.
@MainActor
protocol ChildContainer: AnyObject {
  var controller: UIViewController { get }

  /// Makes the controller show what the views have asked for.
  func commit()
}

/// What the views of one screen have come to in an update.
@MainActor
final class ScreenContent {
  /// The controls and texts, in the order of the views.
  var elements: [UIView] = []
  var buttons: [ButtonOutput] = []
  var containers: [any ChildContainer] = []

  /// What the navigation bar shows.
  var title: String?
  var barItems: [BarOutput] = []
  var hidesBar = false
  var hidesBackButton = false

  /// What a stack pushes for values, and what it pushes now.
  var destinations: [ValueDestination] = []
  var pushes: [PushRequest] = []

  /// The places of views with properties that keep something, in the order of the views.
  var statefulNodes: [ViewNode] = []

  var presentations: [Presentation] = []
  var lifecycles: [Lifecycle] = []

  /// What a tab bar shows for the screen, and what the views call it.
  var tabTitle: String?
  var badge: String?
  var tag: AnyHashable?

  /// How the screen wants to be presented.
  var detents: [PresentationDetent] = []
  var refusesSwipe = false

  /// The texts, or the names of the pictures where there are none.
  var words: String {
    let texts = elements.compactMap { ($0 as? UILabel)?.text }.filter { !$0.isEmpty }
    if !texts.isEmpty { return texts.joined(separator: ", ") }
    return elements.compactMap { ($0 as? UIImageView)?.accessibilityIdentifier }.joined(separator: ", ")
  }
}
