import HeadlessUIKit
import Checking
import RoutingSpecs

/// What is wrong with what the user typed or gave.
public enum CommandError: Error, Hashable, Sendable {
  /// No command of that name.
  case unknownCommand(String, known: [String])
  /// An option that the command does not have.
  case unknownOption(String, command: String, known: [String])
  /// An option without its value.
  case missingValue(String, command: String)
  /// A value that an option does not take.
  case badValue(String, option: String, allowed: String)
  /// An argument too many.
  case surplusArgument(String, command: String)
  /// An argument too few.
  case missingArgument(String, command: String)
  /// No app of that name, and no file of that path.
  case unknownApp(String, known: [String])
  /// No route of that name.
  case unknownRoute(String, app: String, known: [String])
  /// No property of that name.
  case unknownProperty(String, known: [String])
  /// A token that is none.
  case badToken(String, reason: String)
  /// A bound that no space can have.
  case badBound(String)
  /// A file that is not there.
  case noSuchFile(String)
  /// A file that cannot be read.
  case unreadableFile(String)
  /// A file that is larger than any that makes sense.
  case fileTooLarge(String, limit: Int)
  /// A file that cannot be written.
  case unwritableFile(String, reason: String)
  /// An app file with wrong contents; the sentences name file and place.
  case badAppFile(String)
  /// A file with wrong contents.
  case badFile(String, reason: String)
}

extension CommandError {
  /// What is wrong, where, and what is allowed.
  public var message: String {
    switch self {
    case .unknownCommand(let name, let known): unknown("command", name, known)
    case .unknownOption(let name, let command, let known):
      unknown("option", name, known) + " `routecheck help \(command)` lists them."
    case .missingValue(let option, let command):
      "\(option) needs a value; `routecheck help \(command)` shows an example."
    case .badValue(let value, let option, let allowed):
      "\(option) does not take `\(value)`; allowed: \(allowed)."
    case .surplusArgument(let argument, let command):
      "`\(argument)` is one argument too many for `\(command)`; `routecheck help \(command)` shows its use."
    case .missingArgument(let argument, let command):
      "`\(command)` needs \(argument); `routecheck help \(command)` shows an example."
    default: contentMessage
    }
  }

  private var contentMessage: String {
    switch self {
    case .unknownApp(let name, let known):
      unknown("app", name, known) + " An app file is given by its path, which ends in .json."
    case .unknownRoute(let name, let app, let known): unknown("route of \(app)", name, known)
    case .unknownProperty(let name, let known): unknown("property", name, known)
    case .badToken(let token, let reason):
      "`\(shortened(token))`: \(reason)"
    case .badBound(let reason): reason
    case .noSuchFile(let path): "There is no file `\(path)`."
    case .unreadableFile(let path):
      "The file `\(path)` cannot be read; check that it is a file and its permissions."
    case .fileTooLarge(let path, let limit):
      "The file `\(path)` is larger than the \(limit) bytes that are read."
    case .unwritableFile(let path, let reason): "The file `\(path)` cannot be written: \(reason)"
    case .badAppFile(let sentences): sentences
    case .badFile(let path, let reason): "\(path): \(reason)"
    default: "\(self)"
    }
  }

  private func unknown(_ what: String, _ name: String, _ known: [String]) -> String {
    let nearest = NearestName.find(name, among: known)
    let hint = nearest.map { "; did you mean `\($0)`?" } ?? ". Known: \(known.joined(separator: ", "))."
    return "There is no \(what) `\(shortened(name))`\(hint)"
  }

  private func shortened(_ text: String) -> String {
    text.count <= 80 ? text : text.prefix(79) + "…"
  }
}
