/// How often each link reached its screen and how often it declined.
struct LinkExercise: Codable {
  private(set) var reached: [Int]
  private(set) var declined: [Int]

  /// How often nothing at all came of it, where it came at rest.
  private(set) var unchanged: [Int]

  init(count: Int) {
    reached = Array(repeating: 0, count: count)
    declined = reached
    unchanged = reached
  }

  mutating func note(_ index: Int, declined isDeclined: Bool, changing isChanging: Bool) {
    if isDeclined { declined[index] += 1 } else { reached[index] += 1 }
    if !isChanging { unchanged[index] += 1 }
  }
}

/// What came of a link, each time it came.
public struct LinkUse: Hashable, Codable, Sendable {
  /// The link's name.
  public let name: String

  /// How often its screen was on top in the end.
  public let arrived: Int

  /// How often it declined, as it is declared.
  public let declined: Int

  /// How often of these nothing of what is read of the app was changed by it, where it came at rest.
  public let unchanged: Int

  /// The same in words.
  public var words: String {
    let all = arrived + declined
    guard all > 0 else { return "\(name) never came through" }
    let times = { (count: Int) in count == 1 ? "once" : count == 2 ? "twice" : "\(count.grouped) times" }
    if unchanged == all { return "\(name) did nothing at all, \(times(all))" }
    let ends = [(arrived, "arrived"), (declined, "declined"), (unchanged, "changed nothing")]
    return "\(name) "
      + ends.filter { $0.0 > 0 }.map { "\($0.1) \(times($0.0))" }.joined(separator: ", ")
  }
}
