import HeadlessUIKit

/// Says of a state whether it shows anything new: a sight that was not seen, or a value that was not seen with that sight.
///
/// A state is new where a single fact about it is, as in searches of width one (Lipovetzky and Geffner,
/// doi:10.3233/978-1-61499-098-7-540), so that what is independent adds up instead of multiplying. A sight is what the user sees
/// of the hierarchy and what can be done there; of a property a few values count with each.
@MainActor
final class Novelty {
  /// How many values of a property count with each sight: a flag has two.
  private static let mostValues = 2

  /// How many hierarchies count with each: screens of one class stand on each other.
  private static let mostHierarchies = 6

  /// A property with a sight.
  private struct Place: Hashable {
    let sight: UInt64
    let name: String
  }

  private var seen: [Place: Set<UInt64>] = [:]

  /// What is so in states that nobody has asked about yet.
  private var facts: [Int: (sight: UInt64, values: [String: String])] = [:]

  /// What was said of the others.
  private var answers: [Int: Bool] = [:]

  /// The sights that were come by.
  private(set) var sights: Set<UInt64> = []

  /// Takes down what is so in a state in which an app is now.
  func note(_ place: Int, _ usage: Usage, outline: String, shown: UInt64) {
    var maker = Fingerprinter()
    maker.add(Int(truncatingIfNeeded: shown))
    for action in usage.possibleActions { maker.add("\(action.kind)") }
    let named = usage.namedValues()
    var values: [String: String] = ["": outline]
    for place in named.places { values[place.name, default: ""] += (named.values[place] ?? "") + "\n" }
    facts[place] = (maker.fingerprint.first, values)
  }

  /// Whether a state shows anything that none did of which this was asked before.
  func isNew(_ place: Int) -> Bool {
    if let answer = answers[place] { return answer }
    guard let (sight, values) = facts.removeValue(forKey: place) else { return false }
    var isNew = sights.insert(sight).inserted
    for (name, value) in values {
      let place = Place(sight: sight, name: name)
      let most = name.isEmpty ? Self.mostHierarchies : Self.mostValues
      guard seen[place, default: []].count < most else { continue }
      if seen[place, default: []].insert(Fingerprint(of: value).first).inserted { isNew = true }
    }
    answers[place] = isNew
    return isNew
  }
}
