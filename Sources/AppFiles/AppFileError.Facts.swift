extension AppFileError {
  /// A value of a file, as far as an error sentence shows it.
  public enum FoundValue: Hashable, Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case boolean(Bool)
    /// A number as it was written.
    case number(String)
    /// A text.
    case text(String)
    /// A list and its length.
    case list(Int)
    /// An object.
    case object
  }

  /// A kind of value that a field may have.
  public enum Shape: Hashable, Sendable {
    /// A text.
    case text
    /// A whole number written without point or exponent.
    case wholeNumber
    /// `true` or `false`.
    case boolean
    /// A list.
    case list
    /// An object.
    case object
  }

  /// A set of words of which a text must be one; the raw value says what such a word is.
  public enum Vocabulary: String, Hashable, Sendable {
    /// The names of the app's screens.
    case screen
    /// The names of the app's screens and of UIKit's containers.
    case controllerClass = "class"
    /// The contexts of one screen.
    case context
    /// The names of the app's routes.
    case route
    /// ``AppFile/Dismissal``.
    case dismissal = "kind of dismissal"
    /// ``AppFile/Place``.
    case place
    /// ``AppFile/PresentationStyle``.
    case style = "presentation style"
    /// ``AppFile/SearchOption``.
    case option = "search option"
    /// ``AppFile/Condition``.
    case condition
    /// ``AppFile/Factory``.
    case factory
    /// ``AppFile/Action``.
    case action
    /// ``AppFile/Transition``.
    case transition
    /// A finder without a pattern.
    case finder
    /// ``AppFile/Start``.
    case start = "start of a chain"
    /// ``AppFile/DeclineError``.
    case error = "error to decline with"
    /// ``AppFile/Predicate``.
    case predicate
    /// ``AppFile/TargetPlace``.
    case targetPlace = "place of a target"
    /// The names of the checked properties.
    case property
    /// ``AppFile/Disturbance``.
    case disturbance = "degree of disturbance"
  }

  /// What a name may consist of.
  public enum NameRule: Hashable, Sendable {
    /// A Swift class name: an ASCII letter, then ASCII letters, digits and underscores.
    case className(longest: Int)
    /// A word for the command line: ASCII letters, digits, and inside also hyphens, underscores and dots.
    case word(longest: Int)
    /// A line of text.
    case line(longest: Int)
    /// No name that UIKit or the notation of stacks uses itself.
    case notReserved
  }
}

extension AppFileError.FoundValue {
  init(_ value: JSONValue) {
    switch value {
    case .null: self = .null
    case .boolean(let value): self = .boolean(value)
    case .number(let text): self = .number(text)
    case .string(let text): self = .text(text)
    case .array(let nodes): self = .list(nodes.count)
    case .object: self = .object
    }
  }
}
