/// The help, made from the commands' specifications.
enum HelpText {
  /// How wide the help is at most, in columns.
  static let width = 80

  static let overview: String = {
    var text = """
      Verifies that every route of an app reaches its screen from any state the user
      may be in.

      usage: routecheck COMMAND [ARGUMENTS] [OPTIONS]

      commands:

      """
    let column = CommandSpecs.all.map(\.name.count).max() ?? 0
    for command in CommandSpecs.all { text += line(command.name, command.summary, column: column) }
    return text + """

      `routecheck help COMMAND` lists the options of a command and shows examples;
      `routecheck --version` prints the version.

      exit codes: 0 all hold · 1 a violation · 2 wrong usage or input · 3 inconclusive
      If you interrupt a command, it reports what it knows and ends with 1 or 3. A
      command with nothing to report ends at once, with 130 (SIGINT) or 143 (SIGTERM).

      What holds is proved or tested. Proved: the result is the same, whatever stands
      where the run never looked. Tested: code of the app ran that RouteCheck cannot
      see into, and stacks that ran by themselves agree. The report says which stacks
      these were, and which bugs could have escaped.

      start with: routecheck check storefront

      """
  }()

  static func text(for command: CommandSpec) -> String {
    let arguments = command.arguments.map { argument in
      // Of an argument that is explained, `a folder, or a result, which …`, what comes before the comma.
      let name = argument.prefix { $0 != "," }.split(separator: " ").last.map { $0.uppercased() } ?? ""
      return command.optionalArguments > 0 ? "[\(name)]" : name
    }
    var text = command.summary.wrapped(to: width).joined(separator: "\n") + "\n\n"
    text += "usage: " + (["routecheck", command.name] + arguments).joined(separator: " ")
    if command.repeatsLast { text += "..." }
    text += command.options.isEmpty ? "\n" : " [OPTIONS]\n\noptions:\n"
    let column = command.options.map { label($0).count }.max() ?? 0
    for option in command.options { text += line(label(option), option.summary, column: column) }
    if let last = command.launchOptions.last {
      let list = command.launchOptions.dropLast().joined(separator: ", ") + " and \(last)"
      text += "\n"
      text += "An app that is used from launch takes only \(list).".wrapped(to: width).joined(separator: "\n")
      text += "\n"
    }
    text += "\nexamples:\n"
    for example in command.examples { text += "  \(example)\n" }
    return text
  }

  private static func label(_ option: OptionSpec) -> String {
    option.value.map { "\(option.name) \($0)" } ?? option.name
  }

  private static func line(_ label: String, _ summary: String, column: Int) -> String {
    let indent = 2 + column + 2
    let head = "  " + label + String(repeating: " ", count: max(0, column - label.count) + 2)
    let lines = summary.wrapped(to: width - indent)
    return head + lines.joined(separator: "\n" + String(repeating: " ", count: indent)) + "\n"
  }
}
