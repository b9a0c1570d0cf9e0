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
    let name: UInt64
  }

  private let book: TrialBook
  private var seen: [Place: Set<UInt64>] = [:]

  /// What was said of the states.
  private var answers: [Int: Bool] = [:]

  /// The sights that were come by.
  private(set) var sights: Set<UInt64> = []

  /// - Parameter book: Where the facts about the states stand.
  init(_ book: TrialBook) { self.book = book }

  /// Whether a state shows anything that none did of which this was asked before.
  func isNew(_ place: Int) -> Bool {
    if let answer = answers[place] { return answer }
    guard let facts = book.facts?.removeValue(forKey: place), let sight = facts.first else { return false }
    var isNew = sights.insert(sight.value).inserted
    for fact in facts.dropFirst() {
      let place = Place(sight: sight.value, name: fact.name)
      let most = fact.name == Fact.hierarchy ? Self.mostHierarchies : Self.mostValues
      guard seen[place, default: []].count < most else { continue }
      if seen[place, default: []].insert(fact.value).inserted { isNew = true }
    }
    answers[place] = isNew
    return isNew
  }
}
