import HeadlessUIKit

/// Finds names of values that are to be told roughly, or not at all, and that the app has nothing of: slips, most likely.
@MainActor
struct UnknownNames {
  private let exploration: Exploration

  /// How many states are looked through for them, the nearest first.
  private static let most = 400

  init(_ exploration: Exploration) { self.exploration = exploration }

  /// What is to be said of each of them.
  var phrases: [String] {
    guard let rough = exploration.device.app.rough else { return [] }
    var known: Set<String> = []
    // Read once more, and not noted on the way: who has done what on the way depends on the workers.
    for number in exploration.graph.indices.prefix(Self.most) where !rough.names.isSubset(of: known) {
      known.formUnion(
        exploration.launch(asFarAs: number) { $0.namedValues(isExact: true).places.map(\.name) })
    }
    let candidates = known.sorted()
    return rough.names.subtracting(known).sorted().map { name in
      let nearest = NearestName.find(name, among: candidates).map { ", did you mean “\($0)”?" }
      return "no value is called “\(name)”" + (nearest ?? "")
    }
  }
}
