import Foundation
import Reporting

/// The command line: reads arguments, runs a command, and answers with an exit code.
///
/// Exit codes are a contract: 0 all hold, 1 a violation, 2 wrong usage or input, 3 inconclusive. A command that is
/// interrupted says what is known by then and ends with 1 or 3; one that has nothing to say is ended by the signal, for
/// which a shell says 130 (SIGINT) or 143 (SIGTERM).
@MainActor
public struct RouteCheckCommand {
  /// How a command ended, as the shell sees it.
  public enum ExitCode: Int32, Sendable {
    /// Everything holds.
    case success = 0
    /// Something is violated.
    case violation = 1
    /// The usage or the input is wrong.
    case wrongInput = 2
    /// Nothing is violated, but not every state was covered.
    case inconclusive = 3
  }

  let surroundings: any Surroundings
  let apps: [AvailableApp]

  /// Prepares a command.
  ///
  /// - Parameters:
  ///   - surroundings: Output, files and clock.
  ///   - apps: The apps that are known by name, besides those in app files.
  public init(surroundings: any Surroundings, apps: [AvailableApp] = AvailableApp.samples) {
    self.surroundings = surroundings
    self.apps = apps
  }

  /// Runs with the arguments of this process, and its real surroundings.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, without the program's name.
  ///   - apps: The apps that are known by name, besides those in app files.
  /// - Returns: The exit code.
  public static func main(_ arguments: [String], apps: [AvailableApp] = AvailableApp.samples) -> Int32 {
    RouteCheckCommand(surroundings: ProcessSurroundings(Interruption()), apps: apps).run(arguments).rawValue
  }

  /// Runs a command.
  ///
  /// - Parameter arguments: The arguments, without the program's name.
  /// - Returns: The exit code; errors have been written by then.
  public func run(_ arguments: [String]) -> ExitCode {
    do {
      let code = try dispatch(arguments)
      if let reason = surroundings.outputFailure { throw CommandError.unwritableOutput(reason: reason) }
      return code
    } catch let error as CommandError {
      surroundings.writeError("routecheck: \(named(error.message))\n")
    } catch {
      surroundings.writeError("routecheck: \(error)\n")
    }
    return .wrongInput
  }

  private func dispatch(_ arguments: [String]) throws -> ExitCode {
    guard let name = arguments.first else {
      surroundings.writeError(named(HelpText.overview))
      return .wrongInput
    }
    if Self.helpOptions.contains(name) { return showHelp(nil) }
    if name == "--version" {
      surroundings.write("routecheck \(ToolVersion.current)\n")
      return .success
    }
    let command = try command(named: name)
    let rest = arguments.dropFirst()
    if rest.prefix(while: { $0 != "--" }).contains(where: Self.helpOptions.contains) {
      return showHelp(command)
    }
    return try perform(command, try ParsedArguments(Array(rest), for: command))
  }

  /// A text of the command's own, which calls the tool `routecheck`, with the name by which it is called.
  func named(_ text: String) -> String {
    text.replacing("routecheck ", with: surroundings.commandName + " ")
  }

  /// Finds apps by name and by file.
  var lookup: AppLookup { AppLookup(surroundings: surroundings, available: apps) }

  private static let helpOptions = ["-h", "--help"]

  private func perform(_ command: CommandSpec, _ arguments: ParsedArguments) throws -> ExitCode {
    switch command.name {
    case "check": try check(arguments)
    case "explore": try explore(arguments)
    case "replay": try replay(arguments)
    case "list": try list(arguments)
    case "report": try report(arguments)
    case "fuzz": try fuzz(arguments)
    case "merge": try merge(arguments)
    case "minimise": try minimise(arguments)
    case "status": try status(arguments)
    case "grow": try grow(arguments)
    case "doctor": try diagnose(arguments)
    case "diff": try diff(arguments)
    case "audit": try audit(arguments)
    case "gaps": try gaps(arguments)
    case "init": try initialize(arguments)
    case "completions": try completions(arguments)
    default: try help(arguments)
    }
  }

  private func help(_ arguments: ParsedArguments) throws -> ExitCode {
    showHelp(try arguments.positional.first.map(command))
  }

  private func command(named name: String) throws -> CommandSpec {
    guard let command = CommandSpecs.all.first(where: { $0.name == name }) else {
      throw CommandError.unknownCommand(name, known: CommandSpecs.all.map(\.name))
    }
    return command
  }

  private func showHelp(_ command: CommandSpec?) -> ExitCode {
    surroundings.write(named(command.map(HelpText.text(for:)) ?? HelpText.overview))
    return .success
  }
}
