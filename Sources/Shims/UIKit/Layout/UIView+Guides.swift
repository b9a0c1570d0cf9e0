public import Foundation
public import HeadlessUIKit

extension UIView {
  /// The guides that code has added, first one first.
  public final var layoutGuides: [UILayoutGuide] { kept(or: []) }

  /// Gives the view a guide; it belongs to no other view then.
  ///
  /// - Parameter layoutGuide: The guide.
  public final func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    keep(layoutGuides + [layoutGuide], "layoutGuides")
    layoutGuide.owningView = self
  }

  /// Takes a guide away; rules about it do not hold any more.
  ///
  /// - Parameter layoutGuide: The guide.
  public final func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuides.contains(where: { $0 === layoutGuide }) else { return }
    keep(layoutGuides.filter { $0 !== layoutGuide }, "layoutGuides")
    layoutGuide.owningView = nil
  }

  /// What no bar and no edge of the device covers: everything, there is no layout.
  public final var safeAreaLayoutGuide: UILayoutGuide {
    guide("UIViewSafeAreaLayoutGuide") { $0.safeAreaInsets }
  }

  /// What is within the margins.
  public final var layoutMarginsGuide: UILayoutGuide {
    guide("UIViewLayoutMarginsGuide") { $0.layoutMargins }
  }

  /// What is within the margins and narrow enough for text; here as wide as the margins leave.
  public final var readableContentGuide: UILayoutGuide {
    guide("UIViewReadableContentGuide") { $0.layoutMargins }
  }

  /// Where the keyboard would be.
  public final var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let made: UIKeyboardLayoutGuide = kept(or: nil) { return made }
    let made = UIKeyboardLayoutGuide()
    (made.owningView, made.identifier) = (self, "UIKeyboardLayoutGuide")
    keep(made)
    return made
  }

  private func guide(
    _ identifier: String, insets: @escaping (UIView) -> UIEdgeInsets
  ) -> UILayoutGuide {
    if let made: InsetGuide = kept(or: nil, identifier) { return made }
    let made = InsetGuide(self, identifier, insets)
    keep(made, identifier)
    return made
  }
}

extension UIScrollView {
  /// What is scrolled; here the content's size from the corner of the view.
  public final var contentLayoutGuide: UILayoutGuide { ownGuide("UIScrollView-contentLayoutGuide") }

  /// What does not move when the user scrolls.
  public final var frameLayoutGuide: UILayoutGuide { ownGuide("UIScrollView-frameLayoutGuide") }

  private func ownGuide(_ identifier: String) -> UILayoutGuide {
    if let made: UILayoutGuide = kept(or: nil, identifier) { return made }
    let made = UILayoutGuide()
    (made.owningView, made.identifier) = (self, identifier)
    keep(made, identifier)
    return made
  }
}

/// What stands at the top or the bottom of a controller's view, as constraints have it.
@preconcurrency @MainActor
public protocol UILayoutSupport: AnyObject {
  /// How much it covers, in points; nothing, there is no layout.
  var length: CGFloat { get }
  /// Its upper edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// Its lower edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// Its height.
  var heightAnchor: NSLayoutDimension { get }
}

/// A bar's guide, as code had it before there was a safe area.
private final class BarGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { 0 }
}

extension UIViewController {
  /// What the bars at the top cover; nothing here.
  public final var topLayoutGuide: any UILayoutSupport { barGuide("_UIViewControllerTop") }

  /// What the bars at the bottom cover; nothing here.
  public final var bottomLayoutGuide: any UILayoutSupport { barGuide("_UIViewControllerBottom") }

  private func barGuide(_ identifier: String) -> any UILayoutSupport {
    if let made: BarGuide = kept(or: nil, identifier) { return made }
    let made = BarGuide()
    (made.owningView, made.identifier) = (view, identifier)
    keep(made, identifier)
    return made
  }
}
