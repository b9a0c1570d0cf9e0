public import Foundation
public import HeadlessUIKit

// What a view is for people who cannot see it: kept, never used. The model's user finds things by what they are.

extension UIView {
  /// Whether the view is told of by itself; kept, never used.
  public final var isAccessibilityElement: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }

  /// What the view is; kept, never used.
  public final var accessibilityLabel: String? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// What happens when it is used; kept, never used.
  public final var accessibilityHint: String? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// What it says now; kept, never used.
  public final var accessibilityValue: String? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// What the view is, with what the text has; kept, never used.
  public final var accessibilityAttributedLabel: NSAttributedString? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// What kind of thing it is; kept, never used.
  public final var accessibilityTraits: UIAccessibilityTraits {
    get { kept(or: .none) }
    set { keep(newValue) }
  }

  /// What is told of in the view, in order; kept, never used.
  public final var accessibilityElements: [Any]? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// Whether nothing inside is told of; kept, never used.
  public final var accessibilityElementsHidden: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }

  /// Whether nothing beside the view is told of; kept, never used.
  public final var accessibilityViewIsModal: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }

  /// Whether what is inside is told of together; kept, never used.
  public final var shouldGroupAccessibilityChildren: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }

  /// In which language it is told; kept, never used.
  public final var accessibilityLanguage: String? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// Where it is on the screen; kept, never used.
  public final var accessibilityFrame: CGRect {
    get { kept(or: .zero) }
    set { keep(newValue) }
  }

  /// Where it is touched when it is used; kept, never used.
  public final var accessibilityActivationPoint: CGPoint {
    get { kept(or: .zero) }
    set { keep(newValue) }
  }

  /// What else can be done with it; kept, never used.
  public final var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// Whether its colors stay when all others are turned around; kept, never used.
  public final var accessibilityIgnoresInvertColors: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }

  /// Whether something happens when it is used; kept, never used.
  public final var accessibilityRespondsToUserInteraction: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }

  /// By what words people call it; kept, never used.
  public final var accessibilityUserInputLabels: [String] {
    get { kept(or: []) }
    set { keep(newValue) }
  }
}

extension UIBarItem: KeepingValues {}

extension UIBarItem {
  /// Whether the view is told of by itself; kept, never used.
  public final var isAccessibilityElement: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }

  /// What the view is; kept, never used.
  public final var accessibilityLabel: String? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// What happens when it is used; kept, never used.
  public final var accessibilityHint: String? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// What it says now; kept, never used.
  public final var accessibilityValue: String? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// What kind of thing it is; kept, never used.
  public final var accessibilityTraits: UIAccessibilityTraits {
    get { kept(or: .none) }
    set { keep(newValue) }
  }
}
