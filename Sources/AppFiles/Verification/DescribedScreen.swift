public import Foundation
public import HeadlessUIKit
public import Routing
public import RoutingSpecs

/// The one class of the screens of apps that are described in a file.
///
/// What a team's own app says with a class for each screen, such an app says with a value that each controller
/// carries: which screen it is, what it shows, and whether it lets itself be dismissed.
public final class DescribedScreen: UIViewController, AnswersAsDescribed, NamedController {
  /// Which screen of the catalogue this is.
  public let screen: Screen

  /// Makes the controller of a screen.
  ///
  /// - Parameters:
  ///   - screen: A screen of the catalogue.
  ///   - name: The screen's name, which becomes the controller's title.
  public init(_ screen: Screen, named name: String) {
    self.screen = screen
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  /// Refuses: no archive knows which screen it is.
  public required init?(coder: NSCoder) { nil }

  /// Errors name the screen; all have the same class.
  package var nameInMessages: String { title ?? "\(Self.self)" }

  /// Whether the screen may be taken off the stack, as its catalogue entry says.
  public var canBeDismissed: Bool { !screen.refusesDismissal }
}

/// Makes and recognises the controllers of an app that is described in a file.
struct DescribedScreenBinding: ScreenBinding {
  let names: [String]

  func makeController(for screen: Screen) -> UIViewController {
    DescribedScreen(screen, named: names[screen.kind])
  }

  func screen(of controller: UIViewController) -> Screen? { (controller as? DescribedScreen)?.screen }
}
