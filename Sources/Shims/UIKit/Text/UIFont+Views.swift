public import HeadlessUIKit

// Views that show text keep the font that code sets.

extension UILabel {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font of the text; `nil` means the system's.
  public final var font: UIFont! {
    get { keptFont ?? .systemFont(ofSize: UIFont.labelFontSize) }
    set { keptFont = newValue }
  }
}

extension UITextField {
  /// The font of the text; `nil` means the system's.
  public final var font: UIFont? {
    get { keptFont ?? .systemFont(ofSize: UIFont.labelFontSize) }
    set { keptFont = newValue }
  }
}

extension UITextView {
  /// The font of the text.
  public final var font: UIFont? {
    get { keptFont }
    set { keptFont = newValue }
  }
}

extension UIView {
  /// The font that code has set for the view's text.
  fileprivate final var keptFont: UIFont? {
    get {
      // A read of what is tracked: who looks at the font has looked at the view.
      _ = tag
      return Associations.value(of: self, for: FontKey.key) as? UIFont
    }
    set { Associations.set(newValue, of: self, for: FontKey.key, holding: .strong) }
  }
}

/// Under which a view keeps its font: any address that stays the same.
private enum FontKey {
  // Never written and never freed, so that all threads may read it.
  nonisolated(unsafe) static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}
