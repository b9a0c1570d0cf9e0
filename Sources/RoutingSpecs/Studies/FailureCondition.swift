/// A condition on stacks that can be put to people: a predicate with words for it and for its opposite.
struct FailureCondition: Sendable {
  let predicate: StatePredicate
  let words: String
  let opposite: String
  /// Whether it is about how many there are of something.
  var isCount = false

  /// The conditions that are tried for a space, the plainest first.
  static func candidates(for space: StackSpace) -> [FailureCondition] {
    candidates(for: space.catalogue) + counts(upTo: space.bounds)
  }

  private static func candidates(for catalogue: ScreenCatalogue) -> [FailureCondition] {
    let kinds: [ContentKind] = [.navigation, .tabs, .split]
    let names = catalogue.screens.map(\.name)
    var result = [
      FailureCondition(
        predicate: .presented, words: "something is presented", opposite: "nothing is presented"),
      FailureCondition(
        predicate: .refusesModals, words: "something presented refuses to be dismissed",
        opposite: "nothing presented refuses to be dismissed"),
      FailureCondition(
        predicate: .refusesAnything, words: "something refuses to be dismissed",
        opposite: "nothing refuses to be dismissed"),
    ]
    result += names.flatMap { screen($0) }
    result += kinds.flatMap { container($0) }
    result += names.flatMap { placed($0, in: kinds) }
    return result
  }

  private static func screen(_ name: String) -> [FailureCondition] {
    [
      found(.screen(name), "\(name) is on the stack", "\(name) is nowhere on the stack"),
      found(
        .screen(name), in: [.current, .visible], "\(name) is visible on top",
        "\(name) is not visible on top"),
      found(
        .screen(name), in: [.current, .contained], "\(name) is in the topmost layer",
        "\(name) is not in the topmost layer"),
      found(root(.screen(name)), "\(name) is the root", "\(name) is not the root"),
    ]
  }

  private static func container(_ kind: ContentKind) -> [FailureCondition] {
    let words = kind.words
    return [
      found(.kind(kind), "there is a \(words)", "there is no \(words)"),
      found(
        .kind(kind), in: [.current, .visible], "a \(words) is visible on top",
        "no \(words) is visible on top"),
      found(root(.kind(kind)), "the root is a \(words)", "the root is no \(words)"),
      found(
        .all([.kind(kind), .layersOwn]), in: .current, "the topmost layer is a \(words)",
        "the topmost layer is no \(words)"),
    ]
  }

  private static func placed(_ name: String, in kinds: [ContentKind]) -> [FailureCondition] {
    kinds.map { kind in
      found(
        .all([.screen(name), .inside(kind)]), "\(name) is in a \(kind.words)",
        "\(name) is in no \(kind.words)")
    } + [
      found(
        .all([.kind(.tabs), .showing(.screen(name))]), "\(name) is the selected tab",
        "\(name) is not the selected tab"),
      found(
        .all([.screen(name), .inModalLayer]), "\(name) is presented", "\(name) is not presented"),
      found(
        .all([.screen(name), .refusing]), "\(name) refuses to be dismissed",
        "no \(name) refuses to be dismissed"),
    ]
  }

  /// The conditions on how deep, how many and how high; a bound itself is never exceeded.
  private static func counts(upTo bounds: StackSpace.Bounds) -> [FailureCondition] {
    let modals = (1..<max(1, bounds.modals)).map { count in
      let layers = StatePredicate.presented(count)
      return FailureCondition(
        predicate: .modals(moreThan: count), words: "more than \(layers)", opposite: "at most \(layers)")
    }
    let deep = (1..<max(1, bounds.depth)).flatMap { count in
      long(.navigation, count, "navigation stack", "deeper than \(count)")
    }
    let wide = (1..<max(1, bounds.tabs)).flatMap { count in
      long(.tabs, count, "tab bar", "of more than \(count == 1 ? "1 tab" : "\(count) tabs")")
    }
    return (modals + deep + wide).map { condition in
      var condition = condition
      condition.isCount = true
      return condition
    }
  }

  private static func long(
    _ kind: ContentKind, _ count: Int, _ name: String, _ length: String
  ) -> [FailureCondition] {
    let pattern = StackPattern.all([.kind(kind), .longer(than: count)])
    let words = "\(name) \(length)"
    return [
      found(pattern, "there is a \(words)", "there is no \(words)"),
      found(
        pattern, in: [.current, .visible], "a \(words) is visible on top", "no \(words) is visible on top"),
      found(root(pattern), "the root is a \(words)", "the root is no \(words)"),
      found(
        .all([pattern, .layersOwn]), in: .current, "the topmost layer is a \(words)",
        "the topmost layer is no \(words)"),
    ]
  }

  private static func root(_ pattern: StackPattern) -> StackPattern {
    .all([pattern, .layersOwn, .not(.inModalLayer)])
  }

  private static func found(
    _ pattern: StackPattern, in options: StackSearchOptions = .fullStack, _ words: String, _ opposite: String
  ) -> FailureCondition {
    FailureCondition(predicate: .exists(pattern, options), words: words, opposite: opposite)
  }
}
