/// An option of a command: its name, what it takes, and what it is for.
struct OptionSpec: Hashable, Sendable {
  /// The name with its dashes.
  let name: String

  /// What its value is called in the help, or `nil` where it takes none.
  let value: String?

  /// What it does, in one clause.
  let summary: String

  init(_ name: String, _ value: String? = nil, _ summary: String) {
    self.name = name
    self.value = value
    self.summary = summary
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
}

/// The arguments of one call, checked against its command.
struct ParsedArguments {
  private(set) var positional: [String] = []
  private var values: [(option: String, value: String)] = []
  private let command: CommandSpec

  /// Reads arguments strictly: nothing that the command does not know is passed over.
  init(_ arguments: [String], for command: CommandSpec) throws {
    self.command = command
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-"), argument.count > 1 else {
        positional.append(argument)
        continue
      }
      try readOption(argument, &rest)
    }
    if positional.count > command.arguments.count {
      throw CommandError.surplusArgument(positional[command.arguments.count], command: command.name)
    }
    let needed = command.arguments.count - command.optionalArguments
    if positional.count < needed {
      throw CommandError.missingArgument(command.arguments[positional.count], command: command.name)
    }
  }

  private mutating func readOption(_ argument: String, _ rest: inout ArraySlice<String>) throws {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
      String.init)
    guard let option = command.options.first(where: { $0.name == parts[0] }) else {
      throw CommandError.unknownOption(
        parts[0], command: command.name, known: command.options.map(\.name))
    }
    guard option.value != nil else {
      if parts.count > 1 {
        throw CommandError.badValue(parts[1], option: option.name, allowed: "nothing; it takes no value")
      }
      values.append((option.name, ""))
      return
    }
    guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else {
      throw CommandError.missingValue(option.name, command: command.name)
    }
    values.append((option.name, value))
  }

  /// Whether an option was given.
  func has(_ option: String) -> Bool { values.contains { $0.option == option } }

  /// All values of an option that may be given several times.
  func all(_ option: String) -> [String] { values.filter { $0.option == option }.map(\.value) }

  /// The last value of an option.
  func value(_ option: String) -> String? { values.last { $0.option == option }?.value }

  /// A whole number within a range.
  func number(_ option: String, in range: ClosedRange<Int>, default standard: Int) throws -> Int {
    guard let text = value(option) else { return standard }
    guard let number = Int(text), range.contains(number) else {
      throw CommandError.badValue(
        text, option: option, allowed: "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// A length of time, as `90s`, `15m` or `2h`.
  func duration(_ option: String) throws -> Double? {
    guard let text = value(option) else { return nil }
    let units: [Character: Double] = ["s": 1, "m": 60, "h": 3_600]
    guard let unit = text.last.flatMap({ units[$0] }), let count = Int(text.dropLast()), count > 0,
      Double(count) * unit <= 30 * 24 * 3_600
    else {
      throw CommandError.badValue(text, option: option, allowed: "a time such as 30s, 15m or 2h, up to 720h")
    }
    return Double(count) * unit
  }
}
