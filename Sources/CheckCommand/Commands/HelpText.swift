/// The help, made from the commands' specifications.
enum HelpText {
  static let overview: String = {
    var text = """
      Verifies that every route of an app reaches its screen from any state the user may be in.

      usage: routecheck COMMAND [ARGUMENTS] [OPTIONS]


      """
    for command in CommandSpecs.all { text += line(command.name, command.summary, width: 8) }
    return text + """

      exit codes: 0 all hold · 1 a violation · 2 wrong usage or input · 3 inconclusive

      start with: routecheck check storefront

      """
  }()

  static func text(for command: CommandSpec) -> String {
    let arguments = command.arguments.map { argument in
      let name = argument.split(separator: " ").last.map { $0.uppercased() } ?? ""
      return command.optionalArguments > 0 ? "[\(name)]" : name
    }
    var text = "\(command.summary)\n\n"
    text += "usage: " + (["routecheck", command.name] + arguments).joined(separator: " ")
    text += command.options.isEmpty ? "\n" : " [OPTIONS]\n\noptions:\n"
    let width = command.options.map { label($0).count }.max() ?? 0
    for option in command.options { text += line(label(option), option.summary, width: width) }
    text += "\nexamples:\n"
    for example in command.examples { text += "  \(example)\n" }
    return text
  }

  private static func label(_ option: OptionSpec) -> String {
    option.value.map { "\(option.name) \($0)" } ?? option.name
  }

  private static func line(_ label: String, _ summary: String, width: Int) -> String {
    "  " + label + String(repeating: " ", count: max(0, width - label.count) + 2) + summary + "\n"
  }
}
