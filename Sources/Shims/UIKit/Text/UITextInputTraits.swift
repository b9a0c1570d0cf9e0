public import HeadlessUIKit

/// How something is typed into that takes text.
///
/// All of it is kept and has no effect: the user types what a test says, whatever the keyboard looks like.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {}

extension UITextField: UITextInputTraits {}
extension UITextView: UITextInputTraits {}
extension UISearchBar: UITextInputTraits {}

extension UITextInputTraits where Self: UIResponder {
  /// What the keyboard is for; kept, never used.
  public var keyboardType: UIKeyboardType {
    get { kept(or: .default) }
    set { keep(newValue) }
  }

  /// What the return key says; kept, never used.
  public var returnKeyType: UIReturnKeyType {
    get { kept(or: .default) }
    set { keep(newValue) }
  }

  /// Whether words are corrected; kept, never used.
  public var autocorrectionType: UITextAutocorrectionType {
    get { kept(or: .default) }
    set { keep(newValue) }
  }

  /// What is written in capitals; kept, never used.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { kept(or: .sentences) }
    set { keep(newValue) }
  }

  /// Whether spelling is checked; kept, never used.
  public var spellCheckingType: UITextSpellCheckingType {
    get { kept(or: .default) }
    set { keep(newValue) }
  }

  /// How the keyboard looks; kept, never used.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { kept(or: .default) }
    set { keep(newValue) }
  }

  /// Whether quotation marks are set; kept, never used.
  public var smartQuotesType: UITextSmartQuotesType {
    get { kept(or: .default) }
    set { keep(newValue) }
  }

  /// Whether dashes are set; kept, never used.
  public var smartDashesType: UITextSmartDashesType {
    get { kept(or: .default) }
    set { keep(newValue) }
  }

  /// Whether spaces follow what is put in; kept, never used.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { kept(or: .default) }
    set { keep(newValue) }
  }

  /// Whether words are foreseen; kept, never used.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { kept(or: .default) }
    set { keep(newValue) }
  }

  /// Whether the return key waits for a text; kept, never used.
  public var enablesReturnKeyAutomatically: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What is typed; kept, never used.
  public var textContentType: UITextContentType! {
    get { kept(or: nil) }
    set { keep(newValue) }
  }
}

/// Whether quotation marks are set of themselves.
public enum UITextSmartQuotesType: Int, Hashable, Sendable {
  /// As the system thinks best.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether dashes are set of themselves.
public enum UITextSmartDashesType: Int, Hashable, Sendable {
  /// As the system thinks best.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether spaces follow what is put in of themselves.
public enum UITextSmartInsertDeleteType: Int, Hashable, Sendable {
  /// As the system thinks best.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether words are foreseen of themselves.
public enum UITextInlinePredictionType: Int, Hashable, Sendable {
  /// As the system thinks best.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

// What takes text by letters.

/// Something into which letters are typed.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether anything was written.
  var hasText: Bool { get }

  /// Writes where the next letter goes.
  ///
  /// - Parameter text: What to write.
  func insertText(_ text: String)

  /// Takes away what is selected, or else the letter before.
  func deleteBackward()
}

extension UITextField: UIKeyInput {
  /// Whether anything was written.
  public final var hasText: Bool { !(text ?? "").isEmpty }
}

extension UITextView: UIKeyInput {
  /// Whether anything was written.
  public final var hasText: Bool { !(text ?? "").isEmpty }
}
