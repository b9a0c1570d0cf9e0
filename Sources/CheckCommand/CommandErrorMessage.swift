import FirstFiles
import HeadlessUIKit

/// The one place that makes sentences of command errors: what is wrong, where, and what is allowed.
struct CommandErrorMessage {
  /// The sentence or, for an app file, the sentences, one a line; nothing in it can steer a terminal.
  let text: String

  init(_ error: CommandError) {
    text = Self.usage(error) ?? Self.naming(error) ?? Self.content(error) ?? Self.file(error)
  }

  private static func usage(_ error: CommandError) -> String? {
    switch error {
    case .unknownOption(let name, let command, let known):
      unknown("option", name, known) + " `routecheck help \(command)` explains them."
    case .missingValue(let option, let command):
      "\(option) needs a value; `routecheck help \(command)` shows an example."
    case .emptyValue(let option): "\(option) needs a value that is not empty."
    case .needlessValue(let value, let option):
      "\(option) takes no value, but was given `\(shown(value))`."
    case .repeatedOption(let option): "\(option) was given twice; give it once."
    case .contradictoryOptions(let first, let second):
      "\(shown(first)) and \(shown(second)) contradict each other; leave one of them out."
    case .lonelyOption(let option, let needed): "\(option) means nothing without \(needed); give both."
    case .badValue(let value, let option, let allowed):
      "\(option) does not take `\(shown(value))`; allowed: \(allowed)."
    case .surplusArgument(let argument, let command):
      "`\(shown(argument))` is one argument too many for `\(command)`; `routecheck help \(command)` shows its use."
    case .missingArgument(let argument, let command):
      "`\(command)` needs \(argument); `routecheck help \(command)` shows an example."
    case .emptyArgument(let argument, let command):
      "`\(command)` needs \(argument), but was given an empty text."
    default: nil
    }
  }

  private static func naming(_ error: CommandError) -> String? {
    switch error {
    case .unknownCommand(let name, let known): unknown("command", name, known)
    case .unknownApp(let name, let known):
      unknown("app", name, known) + " An app file is given by its path, which ends in .json."
    case .launchedApp(let app):
      "`\(shown(app))` is used from launch and has no stacks; `check`, `explore`, `fuzz` and `replay` take it."
    case .stackedApp(let app, let known):
      "`\(shown(app))` performs routes from stacks, and its shape is what its file or code says; `explore` takes apps "
        + "that are used from launch. Known: \(known.isEmpty ? "none" : list(known))."
    case .stackOption(let option, let app):
      "`\(option)` is about stacks, and `\(shown(app))` is used from launch."
    case .unknownRoute(let name, let app, let known): unknown("route", name, known, of: app)
    case .unknownLink(let name, let app, let known): unknown("link", name, known, of: app)
    case .unknownProperty(let name, let known): unknown("property", name, known)
    case .unknownFormat(let name, let known): unknown("format", name, known)
    case .badSetting(let error): "\(error)".visible
    case .unknownShell(let name, let known): unknown("completion for the shell", name, known)
    default: nil
    }
  }

  private static func content(_ error: CommandError) -> String? {
    switch error {
    case .badToken(let token, let reason): "`\(shown(token))`: \(reason)."
    case .tokenNeedsAppFile(let app, let known):
      "The token is of the app `\(shown(app))`, which is not built in (known: \(known.joined(separator: ", "))); "
        + "give its file with --app FILE."
    case .foreignToken(let app, let fileApp, let path):
      "The token is of the app `\(shown(app))`, but `\(shown(path))` describes `\(shown(fileApp))`."
    case .certificateNeedsAppFile(let app, let path):
      "`\(shown(path))` is of the app `\(shown(app))`, which is not built in; give its file with --app FILE."
    case .foreignCertificate(let app, let fileApp, let path):
      "The certificate is of the app `\(shown(app))`, but `\(shown(path))` describes `\(shown(fileApp))`."
    case .badBound(let reason): reason
    case .tooManyStates(let app, let bound, let digits):
      "\(app) has a number of states with more than \(digits.grouped) digits at the bound of \(bound); "
        + "lower the bound."
    case .tooMuchToExhaust(let states, let allowed):
      "The small bound has \(states) states, each of which is run; at most \(allowed.grouped) are allowed. "
        + "Lower it with --exhaust."
    case .tooManyToRunAgain(let states, let allowed):
      "The certificate is of \(states) states; --all runs at most \(allowed.grouped). Leave it out to draw a sample."
    default: nil
    }
  }

  private static func file(_ error: CommandError) -> String {
    switch error {
    case .fileExists(let path): FirstFile.isThere(shown(path))
    case .noSuchFile(let path): "There is no file `\(shown(path))`."
    case .unreadableFile(let path, let reason): "The file `\(shown(path))` cannot be read: \(reason)."
    case .notRegularInput(let path, let kind):
      "The file `\(shown(path))` cannot be read: it is \(kind.words), and only a regular file is read."
        + (kind == .pipe ? " Write what comes through it to a file, and name that." : "")
    case .fileTooLarge(let path, let limit):
      "The file `\(shown(path))` is larger than the \(limit.grouped) bytes that are read."
    case .unwritableFile(let path, let reason): "The file `\(shown(path))` cannot be written: \(reason)."
    case .notRegularOutput(let path, let kind):
      "The file `\(shown(path))` cannot be written: it is \(kind.words), and only a regular file, "
        + "or one that is not there yet, is written."
    case .unwritableOutput(let reason): "Standard output cannot be written: \(reason)."
    case .badAppFile(let sentences): sentences.map(\.visible).joined(separator: "\n")
    case .unlikeInputs(let result, let folder):
      "`\(shown(result))` is the result of a check, and `\(shown(folder))` a campaign's folder; put each kind together "
        + "by itself."
    case .badFile(let path, let reason): "\(shown(path)): \(reason.visible)"
    case .noWorkers(let error): "\(error)"
    default: "\(error)".visible
    }
  }

  private static func unknown(_ what: String, _ name: String, _ known: [String], of app: String? = nil)
    -> String
  {
    let nearest = NearestName.find(name, among: known)
    let hint = nearest.map { "; did you mean `\($0)`?" } ?? ". Known: \(list(known))."
    let subject = app.map { "\(shown($0)) has" } ?? "There is"
    return "\(subject) no \(what) `\(shown(name))`\(hint)"
  }

  /// The first of many names; all of them would bury the sentence.
  private static func list(_ names: [String]) -> String {
    let most = 30
    let rest = names.count > most ? " and \(names.count - most) more" : ""
    return names.prefix(most).joined(separator: ", ") + rest
  }

  /// The beginning of what the user gave, safe to look at.
  private static func shown(_ text: String) -> String {
    (text.count <= 80 ? text : text.prefix(79) + "…").visible
  }
}

extension CommandError {
  /// What is wrong, where, and what is allowed.
  public var message: String { CommandErrorMessage(self).text }
}
