/// What a test says of containers of one kind, by what it finds inside them.
///
/// A test of containers searches them for one thing after another, and may stop as soon as it knows enough. So there is
/// one way for each row of answers that its searches may get; every container goes exactly one of them. While nobody has
/// to know which way a container goes, the rule is one predicate like any other.
struct ContainerRule: Hashable, Sendable {
  /// One way through a test.
  struct Way: Hashable, Sendable {
    /// What nobody inside matches.
    var missing = RegionMarks.none
    /// Each is matched by somebody inside.
    var required: [RegionMarks] = []
    /// Whether containers that go this way pass the test.
    var passes: Bool
  }

  /// The most ways that a rule may have; tests with more are asked about each container by itself.
  static let mostWays = 16

  let ways: [Way]

  init(_ ways: [Way]) { self.ways = ways }

  /// Containers with somebody inside who matches.
  init(requiring question: RegionMarks) {
    ways = [Way(required: [question], passes: true), Way(missing: question, passes: false)]
  }

  /// The most things that a container must have inside to go one way.
  var mostRequired: Int { ways.reduce(0) { max($0, $1.required.count) } }

  var opposite: ContainerRule {
    ContainerRule(ways.map { Way(missing: $0.missing, required: $0.required, passes: !$0.passes) })
  }

  /// The rule of a test that goes on to another one where a first one passes, or where it fails; `nil` where it has
  /// too many ways.
  func followed(by other: ContainerRule, ifPassing passing: Bool) -> ContainerRule? {
    let ways = ways.flatMap { way in
      way.passes != passing ? [way] : other.ways.compactMap { way.followed(by: $0) }
    }
    return ways.count > Self.mostWays ? nil : ContainerRule(ways)
  }
}

extension ContainerRule.Way {
  /// Both ways at once, which passes where the second does; `nil` where no container goes both.
  fileprivate func followed(by other: Self) -> Self? {
    var result = Self(missing: missing | other.missing, required: required, passes: other.passes)
    for question in other.required where !result.required.contains(question) {
      result.required.append(question)
    }
    return result.required.contains { $0.isSubset(of: result.missing) } ? nil : result
  }
}
