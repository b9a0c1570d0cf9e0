/// What a command would say if it had to end now.
public struct LastWords: Sendable {
  /// What goes to standard output.
  public var output: String

  /// What goes to standard error before that.
  public var errors: String

  /// The files that are written, with their contents.
  public var files: [(path: String, text: String)]

  /// How the command ends.
  public var code: RouteCheckCommand.ExitCode

  /// Says what a command would say.
  public init(
    output: String, errors: String = "", files: [(path: String, text: String)] = [],
    code: RouteCheckCommand.ExitCode
  ) {
    self.output = output
    self.errors = errors
    self.files = files
    self.code = code
  }

  /// What is said where a command ends before it is done.
  static let notice = "Stopped early; this is what was run by then.\n"
}
