import HeadlessUIKit

/// Finds out why states keep coming where a limit has ended an exploration: what takes ever new values.
///
/// Of the states that were met last, those of the most frequent hierarchy are reached once more, and what is read of them is
/// compared by name.
@MainActor
struct EndlessStates {
  private let exploration: Exploration
  private var graph: StateGraph { exploration.graph }

  /// How many states are compared, and how many there must be to say anything.
  private static let (most, fewest) = (24, 8)

  /// How many names are told.
  private static let mostNames = 3

  init(_ exploration: Exploration) { self.exploration = exploration }

  /// What tells the states apart that keep coming, each in a sentence; nothing where nothing stands out.
  var sentences: [String] {
    guard exploration.hasHitLimit else { return [] }
    let late = graph.indices.suffix(graph.count / 2)
    guard late.count >= Self.fewest else { return [] }
    let values = sample(of: likeHierarchies(among: late)).map(namedValues)
    let names = values.count < Self.fewest ? [] : endless(values)
    return names.isEmpty ? endlessHierarchies(late) : names
  }

  /// The states of the hierarchy that most of them have.
  private func likeHierarchies(among numbers: Range<Int>) -> [Int] {
    guard let most = graph.frequentHierarchies(among: numbers).first else { return [] }
    return numbers.filter { graph.hierarchyMark(of: $0) == most }
  }

  private func sample(of numbers: [Int]) -> [Int] {
    guard numbers.count > Self.most else { return numbers }
    return (0..<Self.most).map { numbers[$0 * numbers.count / Self.most] }
  }

  private func namedValues(in number: Int) -> NamedValues {
    exploration.launch(asFarAs: number) { $0.namedValues() }
  }

  /// What has another value nearly everywhere.
  private func endless(_ values: [NamedValues]) -> [String] {
    let app = exploration.device.app.name.escapedForSwift
    var told: Set<String> = []
    var result: [(count: Int, sentence: String)] = []
    for place in values[0].places {
      let seen = values.compactMap { $0.values[place] }
      let distinct = Set(seen)
      guard distinct.count * 3 >= values.count * 2, told.insert(place.name).inserted else { continue }
      let last = seen.last ?? ""
      result.append(
        (
          distinct.count,
          "States without end: \(place.name) has \(distinct.count) values in \(values.count) states, such as "
            + "\(seen[0].shortened) and \(last.shortened). Where that makes no difference to where taps and links "
            + "lead, say so: App(\"\(app)\", roughly: [\"\(place.name.escapedForSwift)\"])."
        ))
    }
    let ranked = result.enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
    return ranked.prefix(Self.mostNames).map(\.element.sentence)
  }

  /// What is said where one screen stands in the hierarchy again and again, and more often the longer the app is used.
  private func endlessHierarchies(_ late: Range<Int>) -> [String] {
    guard let first = late.first, let last = late.last else { return [] }
    let counts = [first, last].map { nameCounts(in: graph.book.outline(at: graph.place(of: $0))) }
    let most = counts[1].max { ($0.value, $1.key) < ($1.value, $0.key) }
    guard let most, most.value >= Self.fewest, most.value > counts[0][most.key, default: 0] else { return [] }
    return [
      "Hierarchies without end: \(most.key) stands \(most.value) times in the last one, and more often each time."
    ]
  }

  private func nameCounts(in drawing: String) -> [String: Int] {
    let names = drawing.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "#" }
    return Dictionary(names.map { (String($0), 1) }, uniquingKeysWith: +)
  }
}
