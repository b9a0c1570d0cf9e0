import UIKit

/// Distances between views.
enum Spacing {
  static let small: CGFloat = 8
  static let medium: CGFloat = 16
}

extension UIButton {
  /// A button with a title that calls a method.
  static func titled(_ title: String, target: AnyObject, action: Selector) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addTarget(target, action: action, for: .touchUpInside)
    return button
  }
}

extension UIStackView {
  /// A column of views, one below the other.
  static func column(_ views: [UIView]) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = Spacing.medium
    return stack
  }
}

extension UIViewController {
  /// Tells the user something that needs no more than a tap.
  func tell(_ title: String, _ message: String? = nil) {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}
