import Checking

/// The arguments of one call, checked against its command.
struct ParsedArguments {
  private(set) var positional: [String] = []
  private var values: [(option: String, value: String)] = []
  let command: CommandSpec

  /// Reads arguments strictly: nothing that the command does not know is passed over.
  ///
  /// What follows `--` is no option, whatever it begins with.
  init(_ arguments: [String], for command: CommandSpec) throws {
    self.command = command
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        positional += rest
        break
      }
      guard argument.hasPrefix("-"), argument.count > 1 else {
        positional.append(argument)
        continue
      }
      try readOption(argument, &rest)
    }
    try checkPositional()
  }

  private func checkPositional() throws {
    if positional.count > command.arguments.count, !command.repeatsLast {
      throw CommandError.surplusArgument(positional[command.arguments.count], command: command.name)
    }
    let needed = command.arguments.count - command.optionalArguments
    if positional.count < needed {
      throw CommandError.missingArgument(command.arguments[positional.count], command: command.name)
    }
    if let index = positional.firstIndex(of: "") {
      let argument = command.arguments[min(index, command.arguments.count - 1)]
      throw CommandError.emptyArgument(argument, command: command.name)
    }
  }

  private mutating func readOption(_ argument: String, _ rest: inout ArraySlice<String>) throws {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
      String.init)
    guard let option = command.options.first(where: { $0.name == parts[0] }) else {
      throw CommandError.unknownOption(
        parts[0], command: command.name, known: command.options.map(\.name))
    }
    let attached = parts.count > 1 ? parts[1] : nil
    guard option.value != nil else {
      if let attached { throw CommandError.needlessValue(attached, option: option.name) }
      values.append((option.name, ""))
      return
    }
    if !option.mayRepeat, has(option.name) { throw CommandError.repeatedOption(option.name) }
    values.append((option.name, try value(of: option, attached: attached, &rest)))
  }

  /// The value of an option: what is attached to it, or the next argument unless that is an option itself.
  private func value(
    of option: OptionSpec, attached: String?, _ rest: inout ArraySlice<String>
  ) throws -> String {
    if attached == nil, rest.first.map({ $0.hasPrefix("--") }) ?? true {
      throw CommandError.missingValue(option.name, command: command.name)
    }
    guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
      throw CommandError.emptyValue(option.name)
    }
    return value
  }

  /// Whether an option was given.
  func has(_ option: String) -> Bool { values.contains { $0.option == option } }

  /// The values of an option that may be given several times, each of them once.
  func all(_ option: String) -> [String] {
    values.filter { $0.option == option }.map(\.value).distinct
  }

  /// The value of an option.
  func value(_ option: String) -> String? { values.first { $0.option == option }?.value }

  /// A whole number within a range.
  func number(_ option: String, in range: ClosedRange<Int>, default standard: Int) throws -> Int {
    guard let text = value(option) else { return standard }
    guard let number = Int(text), range.contains(number) else {
      throw CommandError.badValue(
        text, option: option, allowed: "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// The seed of what is drawn at random.
  func seed() throws -> Seed { Seed(UInt64(try number("--seed", in: 0...Int.max, default: 1))) }

  /// How many worker processes are to share the runs.
  func jobs(default standard: Int) throws -> Int { try number("--jobs", in: 0...256, default: standard) }

  /// How long one run may take before it counts as hanging.
  func hangBudget() throws -> Duration { .seconds(try duration("--hang-budget") ?? 10) }

  /// How much memory the command and its workers may hold.
  func memory() throws -> MemoryBudget? {
    guard let text = value("--memory") else { return nil }
    guard let budget = MemoryBudget(text) else {
      throw CommandError.badValue(text, option: "--memory", allowed: MemoryBudget.allowed)
    }
    return budget
  }

  /// A length of time in seconds, given as `90s`, `15m` or `2h`.
  func duration(_ option: String) throws -> Double? {
    guard let text = value(option) else { return nil }
    guard let budget = TimeBudget(text) else {
      throw CommandError.badValue(text, option: option, allowed: TimeBudget.allowed)
    }
    return Double(budget.seconds)
  }
}
