import Testing

@testable import Watching

/// Of every run of at most six moments of two propositions, what the literature says of linear temporal logic holds.
@Suite struct TimedLogicTests {
  /// All runs of six moments; what is left of them from each moment is every shorter one.
  static let traces: [[UInt64]] = (0..<4096).map { number in (0..<6).map { UInt64(number >> (2 * $0) & 3) } }

  static let (first, second) = (TimedLogic.proposition(0), TimedLogic.proposition(1))

  /// What the laws are tried with in place of a proposition.
  static let parts: [TimedLogic] = [
    first, second, .not(first), .always(first), .eventually(second), .until(first, second),
    .implies(first, second),
  ]

  /// Operators within operators.
  static let largerParts: [TimedLogic] = [
    .always(.until(first, second)), .until(.not(first), .always(second)), .not(.until(second, first)),
  ]

  @Test func `every law holds`() {
    #expect(TimedLaw.firstBroken(Self.traces) { $0.truths(of: $1, isOver: true) } == nil)
  }

  @Test(arguments: WrongLogic.Mistake.allCases)
  func `a mistake in the meaning of an operator breaks a law`(_ mistake: WrongLogic.Mistake) {
    // What a mistake breaks, it breaks in runs of four moments.
    let traces = Set(Self.traces.map { Array($0.prefix(4)) }).sorted { $0.lexicographicallyPrecedes($1) }
    #expect(TimedLaw.firstBroken(traces) { WrongLogic(mistake).values($0, $1) } != nil)
  }

  @Test func `each operator says what its definition says of all moments`() {
    let logic = WrongLogic(nil)
    for part in Self.parts + Self.largerParts {
      let isDefined = Self.traces.allSatisfy { part.truths(of: $0, isOver: true) == logic.values(part, $0) }
      #expect(isDefined, "\(part)")
    }
  }

  @Test func `what is said of a run that was cut off is so however it goes on`() {
    for part in Self.parts + Self.largerParts {
      for trace in Self.traces {
        let truth = part.truth(of: trace, isOver: true)
        #expect(truth != .open)
        for count in 0..<trace.count {
          let early = part.truth(of: Array(trace.prefix(count)), isOver: false)
          let isKept = early == .open || early == truth
          if !isKept { Issue.record("\(part) of \(trace) after \(count)") }
        }
      }
    }
  }

  // What has been decided, by hand: p holds at first, and nothing is known of what follows.
  @Test(arguments: [
    (TimedLogic.always(first), Truth.open), (.eventually(first), .holds), (.until(first, second), .open),
    (.until(second, first), .holds), (.always(second), .fails), (.until(second, .not(first)), .fails),
    (.eventually(.always(second)), .open), (.not(.eventually(first)), .fails),
    (.implies(second, .always(second)), .holds),
  ])
  func `of one moment as much is decided as can be`(_ logic: TimedLogic, _ truth: Truth) {
    #expect(logic.truth(of: [1], isOver: false) == truth)
  }

  @Test func `a moment that comes twice changes nothing`() {
    for part in Self.parts + [.until(.always(Self.second), Self.first)] {
      for trace in Self.traces.prefix(256).map({ Array($0.prefix(4)) }) {
        for place in trace.indices {
          let stuttering = trace[...place] + trace[place...]
          for isOver in [false, true] {
            let isKept =
              part.truth(of: Array(stuttering), isOver: isOver) == part.truth(of: trace, isOver: isOver)
            if !isKept { Issue.record("\(part) of \(trace), \(place) twice") }
          }
        }
      }
    }
  }

  @Test func `nothing is decided of a run without a moment`() {
    #expect(TimedLogic.always(Self.first).truth(of: [], isOver: false) == .open)
  }

  // A premise has mattered exactly where it held while somebody asked for it.
  @Test func `a premise has mattered where it has held`() {
    let logic = TimedLogic.always(.implies(Self.first, .eventually(Self.second)))
    let starved = logic.starved
    #expect(starved.map(\.premise) == [Self.first])
    for trace in Self.traces where logic.truth(of: trace, isOver: true) == .holds {
      let mattered = starved[0].formula.truth(of: trace, isOver: true) != .holds
      if mattered != trace.contains(where: { $0 & 1 == 1 }) { Issue.record("\(trace)") }
    }
  }

  @Test func `each premise is starved by itself, on either side of a not`() {
    let inner = TimedLogic.implies(Self.first, Self.second)
    let logic = TimedLogic.and(.always(inner), .not(.eventually(inner)))
    #expect(
      logic.starved.map(\.formula) == [
        .and(.always(.implies(Self.first, .constant(false))), .not(.eventually(inner))),
        .and(.always(inner), .not(.eventually(.implies(Self.first, .constant(true))))),
      ])
    let nested = TimedLogic.implies(inner, inner)
    #expect(
      nested.starved.map(\.formula) == [
        .implies(inner, .constant(false)), .implies(.implies(Self.first, .constant(true)), inner),
        .implies(inner, .implies(Self.first, .constant(false))),
      ])
  }

  // What replaces a conclusion makes the whole harder to keep, never easier.
  @Test func `a starved formula asks for more`() {
    for part in Self.parts.prefix(5) {
      for logic in [
        TimedLogic.always(.implies(part, Self.second)), .not(.implies(part, Self.first)),
        .until(.implies(Self.first, part), Self.second),
        .or(.implies(part, Self.first), .constant(false)),
        .eventually(.implies(.implies(part, Self.first), part)),
      ] {
        for starved in logic.starved {
          let isHarder = Self.traces.allSatisfy {
            starved.formula.truth(of: $0, isOver: true) <= logic.truth(of: $0, isOver: true)
          }
          #expect(isHarder, "\(logic)")
        }
      }
    }
  }
}
