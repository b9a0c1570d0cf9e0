/// An option of a command: its name, what it takes, and what it is for.
struct OptionSpec: Hashable, Sendable {
  /// The name with its dashes.
  let name: String

  /// What its value is called in the help, or `nil` where it takes none.
  let value: String?

  /// What it does, in one clause.
  let summary: String

  /// Whether it may be given with several values.
  let mayRepeat: Bool

  init(_ name: String, _ value: String? = nil, _ summary: String, mayRepeat: Bool = false) {
    self.name = name
    self.value = value
    self.summary = summary
    self.mayRepeat = mayRepeat
  }
}

/// A command: its arguments, options and examples, for parsing and for help.
struct CommandSpec: Sendable {
  let name: String
  let arguments: [String]
  let summary: String
  let options: [OptionSpec]
  let examples: [String]

  /// How many of the arguments may be left out, from the end.
  var optionalArguments = 0

  /// Whether the last argument may be given again and again.
  var repeatsLast = false

  /// The only options that mean something for an app that is used from launch; empty where that is no question.
  var launchOptions: [String] = []
}
