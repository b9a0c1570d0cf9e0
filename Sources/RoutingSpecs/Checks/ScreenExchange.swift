import Checking

/// Draws stacks in which interchangeable screens stand, and the same stacks with others in their places.
///
/// Most stacks are drawn by choices, so that small ones and large ones come up; every fourth by its rank. Of every
/// other stack a single screen is exchanged, so that it is seen which one makes a difference; of the others each one is
/// at random, occurrence by occurrence.
struct ScreenExchange {
  /// Two stacks that every route treats alike, if the declaration is right.
  struct Pair {
    var drawn: StackState
    var exchanged: StackState
  }

  private let space: StackSpace
  private let interchangeable: InterchangeableScreens
  private let seed: Seed

  /// Prepares to draw.
  ///
  /// - Parameters:
  ///   - app: The app whose declaration is put to the test, at its large bound.
  ///   - seed: The seed of the check; other stacks are drawn than those of its samples.
  @MainActor
  init(_ app: RoutedApp, seed: Seed) {
    space = app.space
    interchangeable = app.interchangeable
    self.seed = seed.derived(.max)
  }

  /// The pair with a number from 0, or `nil` where no screen that could be exchanged stands on the stack that was
  /// drawn.
  func pair(_ number: UInt64) -> Pair? {
    var source = RandomSource(seed: seed.derived(number))
    let drawn = number % 4 == 3 ? space.sample(using: &source) : space.draw(from: &source)
    let screens = drawn.screens
    let occurrences = screens.indices.filter { interchangeable.group(of: screens[$0].kind) != nil }
    guard !occurrences.isEmpty else { return nil }
    let surely = occurrences[source.choose(among: occurrences.count)]
    var position = -1
    let exchanged = drawn.replacingScreens { screen in
      position += 1
      guard let group = interchangeable.group(of: screen.kind) else { return screen }
      let others = interchangeable.groups[group]
      if position == surely {
        let rest = others.filter { $0 != screen.kind }
        return screen.replacingKind(by: rest[source.choose(among: rest.count)])
      }
      if number % 2 == 0 { return screen }
      return screen.replacingKind(by: others[source.choose(among: others.count)])
    }
    return Pair(drawn: drawn, exchanged: exchanged)
  }
}

/// What exchanging interchangeable screens has shown of a route.
public struct ExchangeRecord: Hashable, Sendable, Codable {
  /// Two stacks that differ in interchangeable screens alone, and that the route treats differently.
  public struct Difference: Hashable, Sendable, Codable {
    /// The stack that was drawn.
    public let drawn: StackState
    /// The same stack with other screens.
    public let exchanged: StackState
    /// The number of the pair.
    let number: UInt64
  }

  /// How many pairs of stacks were run and compared.
  public private(set) var pairs = 0

  /// The groups of which a screen was exchanged in one of them, by their numbers, in ascending order.
  public private(set) var testedGroups: [Int] = []

  /// The simplest pair that was not treated alike, or `nil` where all were.
  public private(set) var difference: Difference?

  /// Takes down a pair of which both stacks were run.
  mutating func note(
    _ pair: ScreenExchange.Pair, number: UInt64, differs: Bool, of interchangeable: InterchangeableScreens
  ) {
    pairs += 1
    for (screen, other) in zip(pair.drawn.screens, pair.exchanged.screens) where screen != other {
      if let group = interchangeable.group(of: screen.kind) { noteTested(group) }
    }
    if differs {
      offer(Difference(drawn: pair.drawn, exchanged: pair.exchanged, number: number))
    }
  }

  /// Takes in what other pairs have shown; in any order, with the same result.
  mutating func merge(_ other: ExchangeRecord) {
    pairs += other.pairs
    for group in other.testedGroups { noteTested(group) }
    if let difference = other.difference { offer(difference) }
  }

  private mutating func noteTested(_ group: Int) {
    if !testedGroups.contains(group) { testedGroups = (testedGroups + [group]).sorted() }
  }

  private mutating func offer(_ other: Difference) {
    if let difference, difference.complexity <= other.complexity { return }
    difference = other
  }
}

extension ExchangeRecord.Difference {
  /// How hard the difference is to understand: first by the screens that are exchanged.
  fileprivate var complexity: (Int, Int, UInt64) {
    let exchanges = zip(drawn.screens, exchanged.screens).count { $0 != $1 }
    return (exchanges, drawn.controllerCount, number)
  }
}

extension ExchangeRecord {
  /// Why verdicts on a route that rest on an app's declaration are none, or `nil` where it has stood the test.
  ///
  /// The words name the route, both stacks and the screens, and say what to do.
  @MainActor
  func reason(for route: String, of app: RoutedApp) -> StopReason? {
    if let difference {
      return app.refutation(of: difference.drawn, difference.exchanged, route: route)
    }
    let untested = app.exercisedGroups.filter { !testedGroups.contains($0) }
    guard !untested.isEmpty else { return nil }
    let names = untested.map { app.groupNames[$0].joined(separator: ", ") }.joined(separator: "; ")
    return .untestedDeclaration(
      "none of the \(pairs) pairs of stacks that were drawn exchanges any of \(names); draw more, "
        + "or take the group out of the declaration")
  }
}

extension RoutedApp {
  /// The names of interchangeable screens, group by group.
  public var groupNames: [[String]] {
    interchangeable.groups.map { $0.map { catalogue.screens[$0].name } }
  }

  /// The groups of which a screen stands in some stack of the large space.
  var exercisedGroups: [Int] {
    interchangeable.groups.indices.filter { group in
      let alone = interchangeable.only(group)
      let represented = try? StackSpace(catalogue: catalogue, bounds: space.bounds, representing: alone)
      return represented.map { $0.count < space.count } ?? true
    }
  }

  /// What is said of two stacks that a route should treat alike, and does not.
  func refutation(of drawn: StackState, _ exchanged: StackState, route: String) -> StopReason {
    let notation = StackNotation(catalogue: catalogue)
    let pairs = zip(drawn.screens, exchanged.screens).filter { $0 != $1 }.map { pair in
      [pair.0, pair.1].map { catalogue.screens[$0.kind].name }.joined(separator: " and ")
    }
    return .refutedDeclaration(
      "\(pairs.distinct.joined(separator: ", ")) are declared interchangeable, but \(route) does not do the same from "
        + "\(notation.text(for: drawn)) as from \(notation.text(for: exchanged)); "
        + "take one of them out of its group, or let the route treat them alike")
  }
}
