import HeadlessUIKit

/// Something of which an app has more each time a user does the same, without end: a view that nobody takes away, a child that
/// stays in its parent, a screen that is pushed once more.
struct Growth: Hashable, Codable {
  /// What it is, such as `Banner` or `UIControl in the view of Home`.
  let name: String

  /// With how many of them states are tried; what leads to more is left out.
  let most: Int

  /// How many there were when it was looked no further.
  let seen: Int

  /// What is done each time.
  let round: [String]

  /// What is done before the first time.
  let before: [String]

  /// The growth in a sentence.
  var sentence: String {
    let start = before.isEmpty ? "launch" : before.joined(separator: ", ")
    return
      "Growth without end: one more \(name) each time after \(round.joined(separator: ", ")). Done again and again "
      + "after \(start), that made \(seen.grouped), and what can be done where there are more than \(most.grouped) was not "
      + "tried. If that is not to add one more each time, that is a mistake. Otherwise JourneyLimits(repeats: 3) checks the app "
      + "where there are no more than 3."
  }
}

/// How many there are of whatever may pile up: controllers of one name, and views of one class in one view.
struct Piles: Hashable, Codable {
  /// How many views of one class a view must have for them to be counted.
  private static let fewest = 3

  private(set) var counts: [String: Int] = [:]

  init() {}

  /// Counts the views beneath those of some controllers.
  @MainActor
  init(ofViewsOf controllers: [UIViewController]) {
    for controller in controllers {
      guard let view = controller.viewIfLoaded else { continue }
      count(in: view, called: "the view of \(Outline.className(of: type(of: controller)))")
    }
  }

  @MainActor
  private mutating func count(in view: UIView, called name: String) {
    let views = view.subviews
    guard !views.isEmpty else { return }
    if views.count >= Self.fewest {
      let classes = Dictionary(views.map { ("\(type(of: $0))", 1) }, uniquingKeysWith: +)
      for (kind, count) in classes where count >= Self.fewest {
        counts["\(kind) in \(name)", default: 0] = max(count, counts["\(kind) in \(name)", default: 0])
      }
    }
    for view in views where view.next is UIView { count(in: view, called: "a \(type(of: view)) in \(name)") }
  }

  /// Adds the controllers of a drawing, by name.
  @MainActor
  func adding(controllersOf drawing: String) -> [String: Int] {
    counts.merging(Outline.counts(in: drawing), uniquingKeysWith: max)
  }
}

extension Outline {
  /// How often a controller of each name stands in a drawing.
  static func counts(in drawing: String) -> [String: Int] {
    let names = drawing.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "#" }
    return Dictionary(names.map { (String($0), 1) }, uniquingKeysWith: +)
  }
}

/// Looks on the shortest journeys for the same actions again and again, and goes on with them to see what grows.
@MainActor
struct GrowthSearch {
  private let exploration: Exploration
  private var graph: StateGraph { exploration.graph }

  /// How many states there must be before anybody looks: fewer are tried soon, however they come about.
  static let fewestStates = 100

  /// How many actions a round has at the most, how many rounds a journey must have, and how many more are made then.
  private static let (longest, rounds, more) = (6, 3, 16)

  /// How many different rounds are looked at, at the most.
  private static let mostLooks = 60

  init(_ exploration: Exploration) { self.exploration = exploration }

  /// Looks at the states that were not looked at yet.
  func run() {
    guard graph.count >= Self.fewestStates, exploration.novelty == nil else { return }
    while exploration.progress.grown < graph.count {
      look(at: exploration.progress.grown)
      exploration.progress.grown += 1
    }
  }

  private func look(at number: Int) {
    let journey = graph.journey(to: number)
    guard let length = roundLength(of: journey) else { return }
    let round = Array(journey.suffix(length))
    guard isNew(round) else { return }
    exploration.excursion.end()
    guard let (name, first, last) = exploration.launch(asFarAs: number, { growing($0, in: round) }) else {
      return
    }
    exploration.progress.growths.append(
      Growth(
        name: name, most: exploration.limits.repeats ?? first + 1, seen: last, round: round.map(\.words),
        before: journey.dropLast(length * Self.rounds).map(\.words)))
  }

  /// Whether a round is new, wherever in it it begins, and not too many were looked at; takes down that this one is.
  private func isNew(_ round: [JourneyStep]) -> Bool {
    let turned = round.indices.map { (round[$0...] + round[..<$0]).map(\.words).joined(separator: "\n") }
    let known = exploration.progress.roundsLookedAt
    guard let key = turned.min(), known.count < Self.mostLooks, !known.contains(key) else { return false }
    exploration.progress.roundsLookedAt.append(key)
    return true
  }

  /// How many actions a journey ends with again and again, if it does; nothing may come in the middle of them.
  private func roundLength(of journey: [JourneyStep]) -> Int? {
    let longest = min(Self.longest, journey.count / Self.rounds)
    guard longest > 0, journey.suffix(longest * Self.rounds).allSatisfy({ $0.eventsBefore == nil }) else {
      return nil
    }
    return (1...longest).first { length in
      let end = Array(journey.suffix(length * Self.rounds))
      return end.indices.dropFirst(length).allSatisfy { end[$0] == end[$0 - length] }
    }
  }

  /// What there is more of after each round, and how many before and after, if each leads to a state that is new.
  private func growing(_ usage: Usage, in round: [JourneyStep]) -> (name: String, first: Int, last: Int)? {
    var counts = [piles(usage)]
    var known: Set<Fingerprint> = [usage.state().fingerprint]
    for _ in 0..<Self.more {
      guard round.allSatisfy({ usage.perform($0.action) }), usage.comesToRest, usage.faults.isEmpty,
        known.insert(usage.state().fingerprint).inserted
      else { return nil }
      counts.append(piles(usage))
    }
    let names = counts[0].keys.filter { name in
      zip(counts, counts.dropFirst()).allSatisfy { $0[name, default: 0] < $1[name, default: 0] }
    }
    // Of what comes with a controller, such as its views, the controller says more.
    let name = names.min { ($0.contains(" ") ? 1 : 0, $0) < ($1.contains(" ") ? 1 : 0, $1) }
    return name.map { ($0, counts[0][$0, default: 0], counts[Self.more][$0, default: 0]) }
  }

  private func piles(_ usage: Usage) -> [String: Int] {
    let outline = Outline(of: usage.window)
    return Piles(ofViewsOf: outline.controllers).adding(controllersOf: outline.text)
  }
}
