public import HeadlessUIKit

// What stands at the sides of a field.

extension UITextField {
  /// The view at the left; the user can touch it where `leftViewMode` lets it be there.
  public final var leftView: UIView? {
    get { kept(or: nil) }
    set {
      take(leftView, unless: newValue)
      keep(newValue)
      place(newValue, leftViewMode)
    }
  }

  /// When the view at the left is there; from the start it never is.
  public final var leftViewMode: ViewMode {
    get { kept(or: .never) }
    set {
      keep(newValue)
      place(leftView, newValue)
    }
  }

  /// The view at the right; the user can touch it where `rightViewMode` lets it be there.
  public final var rightView: UIView? {
    get { kept(or: nil) }
    set {
      take(rightView, unless: newValue)
      keep(newValue)
      place(newValue, rightViewMode)
    }
  }

  /// When the view at the right is there; from the start it never is.
  public final var rightViewMode: ViewMode {
    get { kept(or: .never) }
    set {
      keep(newValue)
      place(rightView, newValue)
    }
  }

  private func take(_ old: UIView?, unless new: UIView?) {
    if let old, old !== new, old.superview === self { old.removeFromSuperview() }
  }

  private func place(_ view: UIView?, _ mode: ViewMode) {
    guard let view else { return }
    if mode == .never { return take(view, unless: nil) }
    if view.superview !== self { addSubview(view) }
  }
}
