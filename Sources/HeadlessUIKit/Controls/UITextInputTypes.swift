public import Foundation

/// What a keyboard is for.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// Anything.
  case `default` = 0
  /// Letters without accents.
  case asciiCapable = 1
  /// Numbers and signs.
  case numbersAndPunctuation = 2
  /// Web addresses.
  case URL = 3
  /// Numbers.
  case numberPad = 4
  /// Telephone numbers.
  case phonePad = 5
  /// Names and telephone numbers.
  case namePhonePad = 6
  /// Mail addresses.
  case emailAddress = 7
  /// Numbers with a point.
  case decimalPad = 8
  /// What is found in short messages.
  case twitter = 9
  /// What is searched for on the web.
  case webSearch = 10
  /// Numbers without accents.
  case asciiCapableNumberPad = 11
}

/// What the return key says.
public enum UIReturnKeyType: Int, Hashable, Sendable {
  /// That it ends a line.
  case `default` = 0
  /// That it goes.
  case go = 1
  /// That it searches at the search engine of that name.
  case google = 2
  /// That it joins.
  case join = 3
  /// That it goes to what comes next.
  case next = 4
  /// That it shows a way.
  case route = 5
  /// That it searches.
  case search = 6
  /// That it sends.
  case send = 7
  /// That it searches at the search engine of that name.
  case yahoo = 8
  /// That it ends.
  case done = 9
  /// That it calls for help.
  case emergencyCall = 10
  /// That it goes on.
  case `continue` = 11
}

/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
  /// As the system thinks best.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// What is written in capitals.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// Nothing.
  case none = 0
  /// The first letter of each word.
  case words = 1
  /// The first letter of each sentence.
  case sentences = 2
  /// Everything.
  case allCharacters = 3
}

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Hashable, Sendable {
  /// As the system thinks best.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// How a keyboard looks.
public enum UIKeyboardAppearance: Int, Hashable, Sendable {
  /// As the system thinks best.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2
}

/// What is typed.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a sort of text.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A name.
  public static var name: UITextContentType { UITextContentType(rawValue: "name") }
  /// A given name.
  public static var givenName: UITextContentType { UITextContentType(rawValue: "given-name") }
  /// A family name.
  public static var familyName: UITextContentType { UITextContentType(rawValue: "family-name") }
  /// A place.
  public static var location: UITextContentType { UITextContentType(rawValue: "location") }
  /// An address.
  public static var fullStreetAddress: UITextContentType { UITextContentType(rawValue: "street-address") }
  /// A postal code.
  public static var postalCode: UITextContentType { UITextContentType(rawValue: "postal-code") }
  /// A telephone number.
  public static var telephoneNumber: UITextContentType { UITextContentType(rawValue: "tel") }
  /// The number of a card.
  public static var creditCardNumber: UITextContentType { UITextContentType(rawValue: "cc-number") }
  /// A web address.
  public static var URL: UITextContentType { UITextContentType(rawValue: "url") }
  /// The name of an account.
  public static var username: UITextContentType { UITextContentType(rawValue: "username") }
  /// A password.
  public static var password: UITextContentType { UITextContentType(rawValue: "password") }
  /// A new password.
  public static var newPassword: UITextContentType { UITextContentType(rawValue: "new-password") }
  /// A mail address.
  public static var emailAddress: UITextContentType { UITextContentType(rawValue: "email") }
  /// A code for once.
  public static var oneTimeCode: UITextContentType { UITextContentType(rawValue: "one-time-code") }
}

// What is posted of editing, for whoever is no delegate: after the delegate and the actions.

extension UITextField {
  /// Posted when editing of a field has begun.
  public nonisolated static var textDidBeginEditingNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidBeginEditingNotification")
  }
  /// Posted when editing of a field has ended.
  public nonisolated static var textDidEndEditingNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidEndEditingNotification")
  }
  /// Posted when the user has changed the text of a field.
  public nonisolated static var textDidChangeNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidChangeNotification")
  }
  /// Under which the notification that editing has ended says why.
  public nonisolated static var didEndEditingReasonUserInfoKey: String { "UITextFieldDidEndEditingReasonKey" }
}

extension UITextView {
  /// Posted when editing of a view has begun.
  public nonisolated static var textDidBeginEditingNotification: Notification.Name {
    Notification.Name("UITextViewTextDidBeginEditingNotification")
  }
  /// Posted when editing of a view has ended.
  public nonisolated static var textDidEndEditingNotification: Notification.Name {
    Notification.Name("UITextViewTextDidEndEditingNotification")
  }
  /// Posted when the user has changed the text of a view.
  public nonisolated static var textDidChangeNotification: Notification.Name {
    Notification.Name("UITextViewTextDidChangeNotification")
  }
}

extension UIView {
  /// Tells whoever listens what has happened to the text.
  final func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}
