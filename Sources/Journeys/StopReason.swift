/// Why an exploration did not see everything.
public enum StopReason: Hashable, Codable, Sendable {
  /// The exploration told as many states apart as the limit allows.
  case states(Int)
  /// A controller of one name stands this often in a hierarchy, and what can be done there was not tried. The action
  /// added the last one.
  case repeats(String, Int, by: String)
  /// Something grows without end, as the sentence says, and what can be done where there is more of it was not tried.
  case grows(String)
  /// The exploration did as many actions as the limit allows.
  case actions(Int)
  /// The time is up.
  case time(Duration)
  /// The same journey led to something else the second time.
  case differs(after: [String], first: String, second: String)
  /// Beside the window in which the app is used another one is on screen, of this class and with a root of that
  /// class.
  case window(String, root: String?)
  /// The app's launch throws.
  case launchFails(String)
}

extension StopReason: CustomStringConvertible {
  /// The reason in a sentence.
  public var description: String {
    switch self {
    case .states(let count): "The limit of \(count.grouped) states was reached."
    case .repeats(let name, let count, let action):
      "Hierarchies without end: \(name) stands \(count.grouped) times in one, after \(action), and what can be done there was not "
        + "tried. If \(action) is not to add one more \(name) each time, that is a mistake. Otherwise "
        + "JourneyLimits(repeats: 3) checks the app where no controller stands more than 3 times."
    case .window(let name, let root):
      "Beside the window that is used another one was on screen: \(name) with \(root.map { "the root \($0)" } ?? "no root"). "
        + "What a user can do in it was not tried, because more than one window is not supported."
    case .grows(let sentence): sentence
    case .actions(let count): "The limit of \(count.grouped) actions was reached."
    case .time(let limit): "The limit of \(limit.components.seconds.grouped) s was reached."
    case .differs(let steps, let first, let second):
      """
      The app differs from launch to launch: after \(steps.isEmpty ? "launch" : steps.joined(separator: ", ")) it was
      once  \(first)
      and then  \(second)\(first == second ? ", which looks the same: what is stored or can be done there differs" : "")
      Look for what it keeps in statics, files or UserDefaults(suiteName:), and for what it draws at random or takes from the time.
      """
    case .launchFails(let error): "The app cannot be launched: \(error)"
    }
  }
}

extension BinaryInteger {
  /// The number with a comma between thousands.
  var grouped: String {
    var digits = String(self)
    var result = ""
    while digits.count > 3 {
      result = ",\(digits.suffix(3))\(result)"
      digits.removeLast(3)
    }
    return digits + result
  }
}
