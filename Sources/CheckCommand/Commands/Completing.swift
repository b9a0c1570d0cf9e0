extension RouteCheckCommand {
  /// `routecheck completions`: prints a script for a shell.
  func completions(_ arguments: ParsedArguments) throws -> ExitCode {
    let shells = ["bash", "zsh", "fish"]
    let texts = CompletionTexts(apps: apps.map(\.name))
    switch arguments.positional[0] {
    case "bash": surroundings.write(texts.bash)
    case "zsh": surroundings.write(texts.zsh)
    case "fish": surroundings.write(texts.fish)
    case let other: throw CommandError.unknownShell(other, known: shells)
    }
    return .success
  }
}

/// The scripts that make shells complete the command line, made from the commands' specifications.
private struct CompletionTexts {
  let apps: [String]

  private var commands: [CommandSpec] { CommandSpecs.all }

  private func takesApp(_ command: CommandSpec) -> Bool { command.arguments == ["an app"] }

  /// What may stand behind a command besides files: options, apps, shells or commands.
  private func words(of command: CommandSpec) -> [String] {
    let first =
      switch command.name {
      case "completions": ["bash", "zsh", "fish"]
      case "help": commands.map(\.name)
      default: takesApp(command) ? apps : []
      }
    return first + command.options.map(\.name)
  }

  var bash: String {
    let cases = commands.map { "    \($0.name)) words=\"\(words(of: $0).joined(separator: " "))\" ;;\n" }
    return """
      _routecheck() {
        local current="${COMP_WORDS[COMP_CWORD]}" words=""
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W "\(commands.map(\.name).joined(separator: " "))" -- "$current"))
          return
        fi
        case "${COMP_WORDS[1]}" in
      \(cases.joined())  esac
        COMPREPLY=($(compgen -W "$words" -- "$current") $(compgen -f -- "$current"))
      }
      complete -o filenames -F _routecheck routecheck

      """
  }

  var zsh: String {
    let names = commands.map { "    \(Self.quoted("\($0.name):\($0.summary)"))\n" }
    let cases = commands.map { command in
      let options = command.options.map { option in
        let value = option.value.map { ":\($0):_files" } ?? ""
        let mark = option.mayRepeat ? "*" : ""
        let summary = option.summary.replacing("[", with: "(").replacing("]", with: ")").replacing(
          ":", with: " ")
        return " " + Self.quoted("\(mark)\(option.name)[\(summary)]\(value)")
      }
      let first = takesApp(command) || command.optionalArguments > 0 || command.name == "completions"
      let plain = words(of: command).filter { !$0.hasPrefix("-") }
      let argument = first && !plain.isEmpty ? " '1:word:(\(plain.joined(separator: " ")))'" : ""
      return "    \(command.name)) _arguments\(options.joined())\(argument) '*:file:_files' ;;\n"
    }
    return """
      #compdef routecheck
      local -a commands
      commands=(
      \(names.joined()))
      if (( CURRENT == 2 )); then
        _describe command commands
        return
      fi
      local command=$words[2]
      shift words
      (( CURRENT-- ))
      case $command in
      \(cases.joined())esac

      """
  }

  var fish: String {
    var lines: [String] = []
    for command in commands {
      lines.append(
        "complete -c routecheck -n __fish_use_subcommand -a \(command.name) -d \(Self.quoted(command.summary))"
      )
      let condition = "-n '__fish_seen_subcommand_from \(command.name)'"
      for word in words(of: command) where !word.hasPrefix("-") {
        lines.append("complete -c routecheck \(condition) -a \(word)")
      }
      for option in command.options {
        let value = option.value == nil ? "" : " -r"
        lines.append(
          "complete -c routecheck \(condition) -l \(option.name.dropFirst(2))\(value) "
            + "-d \(Self.quoted(option.summary))")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A text in single quotes, as all three shells read it.
  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
