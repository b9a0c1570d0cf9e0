/// What may be written besides plain lines, as the two streams and the environment say.
struct TerminalTraits: Equatable {
  /// Whether standard output shows colours: <https://no-color.org> and a dumb terminal forbid them.
  let showsColor: Bool

  /// Whether a line on standard error can be written over again.
  let showsProgress: Bool

  init(outputIsTerminal: Bool, errorIsTerminal: Bool, environment: [String: String]) {
    let isDumb = environment["TERM"] == "dumb"
    let refusesColor = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    showsColor = outputIsTerminal && !refusesColor && !isDumb
    showsProgress = errorIsTerminal && !isDumb
  }
}
