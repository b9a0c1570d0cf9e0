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
    let growths = exploration.progress.growths
    // What was left out along a growth is told as the reason to stop, where nothing else was.
    if case .grows(let told) = exploration.stop { return growths.map(\.sentence).filter { $0 != told } }
    guard growths.isEmpty || exploration.limits.repeats != nil else { return growths.map(\.sentence) }
    let late = graph.indices.suffix(graph.count / 2)
    guard late.count >= Self.fewest else { return [] }
    let values = sample(of: likeHierarchies(among: late)).map(namedValues)
    return values.count < Self.fewest ? [] : endless(values)
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
}

extension Exploration {
  /// How often a controller of one name may stand in a hierarchy where nobody says how often.
  private static let mostRepeats = 16

  /// The controller that stands too often in the hierarchy of a state, if one does, and what has led there.
  func repeated(at place: Int, after steps: [JourneyStep] = []) -> StopReason? {
    if let grown = grown(at: place, after: steps) { return grown }
    let (drawing, most) = (excursion.book.outline(at: place), limits.repeats ?? Self.mostRepeats)
    guard drawing.utf8.count > 2 * most else { return nil }
    let counts = Outline.counts(in: drawing)
    return counts.filter { $0.value > most }.max { ($0.value, $1.key) < ($1.value, $0.key) }.map {
      .repeats($0.key, $0.value, by: steps.last?.words ?? "launch")
    }
  }

  /// What grows without end and stands too often in a state, if anything does.
  private func grown(at place: Int, after steps: [JourneyStep]) -> StopReason? {
    guard !progress.growths.isEmpty else { return nil }
    let counts = excursion.book.piles(at: place).adding(controllersOf: excursion.book.outline(at: place))
    guard let growth = progress.growths.first(where: { counts[$0.name, default: 0] > $0.most }) else {
      return nil
    }
    let count = counts[growth.name, default: 0]
    return limits.repeats == nil
      ? .grows(growth.sentence) : .repeats(growth.name, count, by: steps.last?.words ?? "launch")
  }

  /// What was left out although nothing has ended the exploration, each in a sentence.
  var sentencesLeftOut: [String] {
    guard reasonToStop == nil else { return [] }
    return pilesLeftOut + circlesLeftOut
  }

  private var pilesLeftOut: [String] {
    guard let most = limits.repeats else { return [] }
    return progress.piles.sorted { $0.key < $1.key }.map { name, pile in
      let (states, were) = pile.count == 1 ? ("state", "was") : ("states", "were")
      return
        "Left out: \(pile.count.grouped) \(states) in which \(name) stands more than \(most) times \(were) not tried. "
        + "If \(pile.action) is not to add one more \(name) each time, that is a mistake."
    }
  }

  private var circlesLeftOut: [String] {
    let left = progress.circlesLeft
    return left == 0
      ? []
      : [
        "Left out: numbers above two are all \"many\", and \(left.grouped) way\(left == 1 ? "" : "s") there and back that may "
          + "change one \(left == 1 ? "was" : "were") not gone again and again."
      ]
  }
}
