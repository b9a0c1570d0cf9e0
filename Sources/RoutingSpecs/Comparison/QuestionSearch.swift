/// Finds the question that explains why stacks of one region behave differently.
///
/// Questions are tried from the general to the particular, on stacks that have been run: a question explains where
/// stacks of a region that answer it alike have ended alike. It is only a guess, and need not be more: a cover that
/// asks it is exact, and other stacks are compared with it then (counterexample-guided refinement, E. Clarke et al.,
/// doi:10.1145/876638.876643).
struct QuestionSearch {
  /// A stack that was run, the region in which it lies, and how it ended, as numbers.
  struct Sample {
    let state: StackState
    let region: Int
    let ending: Int
  }

  private let samples: [Sample]
  private let space: StackSpace

  /// The most stacks of a sort that are looked at: of those that differ, and of the others in their regions.
  private static let mostOfASort = 200

  /// Prepares a search in stacks of regions in which not all have ended alike; ending 0 is that of the region's own
  /// run.
  init(_ samples: [Sample], in space: StackSpace) {
    let differing = samples.filter { $0.ending != 0 }
    let others = samples.filter { $0.ending == 0 }
    self.samples = Self.spread(differing) + Self.spread(others)
    self.space = space
  }

  /// Some of many, at equal distances.
  private static func spread(_ samples: [Sample]) -> [Sample] {
    guard samples.count > mostOfASort else { return samples }
    return (0..<mostOfASort).map { samples[$0 * samples.count / mostOfASort] }
  }

  /// The first question that explains all stacks, or else the one that explains most of what is not explained yet;
  /// `nil` where none does.
  func best(except known: [StackQuestion]) -> StackQuestion? {
    var best: (question: StackQuestion, unexplained: Int)?
    let unexplained = unexplained { _ in false }
    for question in candidates where !known.contains(question) {
      let count = self.unexplained { question.holds(in: $0) }
      if count == 0 { return question }
      if count < best?.unexplained ?? unexplained { best = (question, count) }
    }
    return best?.question
  }

  /// How many stacks have not ended as most of their region did that answer a question alike.
  private func unexplained(_ answer: (StackState) -> Bool) -> Int {
    var groups: [Group: [Int: Int]] = [:]
    for sample in samples {
      groups[Group(region: sample.region, answer: answer(sample.state)), default: [:]][
        sample.ending, default: 0] += 1
    }
    return groups.values.reduce(0) { $0 + $1.values.reduce(0, +) - ($1.values.max() ?? 0) }
  }

  private struct Group: Hashable {
    var region: Int
    var answer: Bool
  }

  // MARK: - Candidates

  /// All questions, the general ones first.
  private var candidates: [StackQuestion] {
    let layerCount = samples.map(\.state.layers.count).max() ?? 1
    let layers: [StackQuestion.Layers] = [.all, .top, .covered] + (0..<layerCount).map { .number($0) }
    var result: [StackQuestion] = []
    for place in [StackQuestion.Place.visible, .contained, .own] + ways.map({ .at($0) }) {
      for layer in layers {
        for subject in subjects {
          result.append(StackQuestion(subject: subject, place: place, layers: layer))
        }
      }
    }
    return result
  }

  private var subjects: [StackQuestion.Subject] {
    let catalogue = space.catalogue
    let kinds = catalogue.screens.indices
    let manifold = catalogue.variants.filter { catalogue.screens[$0.kind].variants(kind: $0.kind).count > 1 }
    let containers: [ContentKind] = [.navigation, .tabs, .split]
    let lengths = (1...3).flatMap { count in
      [ContentKind.navigation, .tabs].map { StackQuestion.Subject.longer($0, than: count) }
    }
    return kinds.map { .screen(kind: $0) } + manifold.map { .variant($0) } + [.refusing]
      + containers.map { .container($0) } + lengths
  }

  /// The ways into containers that lead to a screen of some stack that differs, the short ones first.
  private var ways: [[StackQuestion.Step]] {
    var known: Set<[StackQuestion.Step]> = [[]]
    var result: [[StackQuestion.Step]] = []
    for sample in samples where sample.ending != 0 {
      sample.state.forEachScreen { _, place in
        if known.insert(place.steps).inserted { result.append(place.steps) }
      }
    }
    return result.sorted { ($0.count, $0.description) < ($1.count, $1.description) }
  }
}
