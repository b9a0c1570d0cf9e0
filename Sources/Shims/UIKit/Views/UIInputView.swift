public import Foundation
public import HeadlessUIKit

/// A view that looks like the keyboard, in its place or above it; nothing is drawn.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// Which part of the keyboard the view looks like.
  public enum Style: Int, Hashable, Sendable {
    /// What is behind the keys.
    case `default` = 0
    /// The keyboard itself.
    case keyboard = 1
  }

  /// Which part of the keyboard the view looks like; kept.
  public final let inputViewStyle: Style

  /// Whether the view is as high as its constraints say; kept, nothing is laid out.
  open var allowsSelfSizing = false

  /// Makes a view.
  ///
  /// - Parameters:
  ///   - frame: The frame in the superview's coordinates.
  ///   - inputViewStyle: Which part of the keyboard it looks like.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// Makes a view.
  ///
  /// - Parameter frame: The frame in the superview's coordinates.
  public override convenience init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }

  /// Makes a view from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

/// The menu above what is selected, as it was before iOS 16; kept, and the user does not tap it.
///
/// Each launch has one of its own.
@preconcurrency @MainActor
open class UIMenuController: SingleObject {
  /// The only one.
  public static var shared: UIMenuController {
    // What belongs to the application goes when the next run begins.
    let application = UIApplication.shared
    if let made: UIMenuController = application.kept(or: nil, "menuController") { return made }
    let made = UIMenuController()
    application.keep(made, "menuController")
    return made
  }

  /// What the app adds to the menu.
  open var menuItems: [UIMenuItem]?

  /// Whether the menu is there.
  open private(set) var isMenuVisible = false

  private init() {}

  /// Shows the menu.
  ///
  /// - Parameters:
  ///   - targetView: In which view.
  ///   - targetRect: At which part of it.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setMenuVisible(true, animated: true)
  }

  /// Takes the menu away.
  open func hideMenu() { setMenuVisible(false, animated: true) }

  /// Takes the menu away.
  ///
  /// - Parameter targetView: From which view.
  open func hideMenu(from targetView: UIView) { hideMenu() }

  /// Says where the menu is; kept nowhere.
  ///
  /// - Parameters:
  ///   - targetRect: At which part.
  ///   - targetView: Of which view.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}

  /// Shows the menu, or takes it away.
  ///
  /// - Parameters:
  ///   - menuVisible: Whether it is shown.
  ///   - animated: Without effect, nothing is drawn.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { isMenuVisible = menuVisible }

  /// Posted before the menu is shown; never.
  public nonisolated static var willShowMenuNotification: Notification.Name {
    Notification.Name("UIMenuControllerWillShowMenuNotification")
  }
  /// Posted when the menu is shown; never.
  public nonisolated static var didShowMenuNotification: Notification.Name {
    Notification.Name("UIMenuControllerDidShowMenuNotification")
  }
  /// Posted before the menu goes; never.
  public nonisolated static var willHideMenuNotification: Notification.Name {
    Notification.Name("UIMenuControllerWillHideMenuNotification")
  }
  /// Posted when the menu has gone; never.
  public nonisolated static var didHideMenuNotification: Notification.Name {
    Notification.Name("UIMenuControllerDidHideMenuNotification")
  }

  /// Asks anew what the menu has; without effect.
  open func update() {}
}

/// What an app adds to the menu above what is selected.
@preconcurrency @MainActor
open class UIMenuItem: SingleObject {
  /// What it is called.
  open var title: String
  /// The method that it calls.
  open var action: Selector

  /// Makes one.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - action: The method that it calls.
  public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}
