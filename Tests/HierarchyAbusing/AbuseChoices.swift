import HeadlessUIKit

/// The answers that an abuse of the hierarchy is drawn from: random ones, or a list that is played back.
///
/// The lowest answer is the simplest everywhere, so that a list can be shrunk without knowing what it means.
@MainActor
struct AbuseChoices {
  private enum Source {
    case random(SplitMix)
    case asked((Int) -> Int)
  }

  private var source: Source

  /// Told of each answer and of how many there were to choose from.
  private let record: ((Int, Int) -> Void)?

  /// Answers at random.
  init(seed: UInt64, record: ((Int, Int) -> Void)? = nil) {
    source = .random(SplitMix(state: seed))
    self.record = record
  }

  /// Answers by asking somebody, who gets the number of answers.
  init(asking choose: @escaping (Int) -> Int) {
    source = .asked(choose)
    record = nil
  }

  /// One of so many answers, from 0.
  mutating func below(_ count: Int) -> Int {
    guard count > 1 else { return 0 }
    let answer = draw(from: 0, below: count)
    record?(answer, count)
    return answer
  }

  private mutating func draw(from lowest: Int, below count: Int) -> Int {
    switch source {
    case .random(var random):
      let answer = lowest + random.below(count - lowest)
      source = .random(random)
      return answer
    case .asked(let choose): return choose(count)
    }
  }

  /// One of so many answers, of which the first ends an episode; random episodes have a length of their own.
  mutating func belowUnlessEnded(_ count: Int) -> Int {
    let answer = draw(from: 1, below: count)
    record?(answer, count)
    return answer
  }

  /// Whether one chance in a number came true; that it did not is simpler.
  mutating func isLucky(_ chances: Int) -> Bool { below(chances) == chances - 1 }

  mutating func pick<Element>(from elements: [Element]) -> Element { elements[below(elements.count)] }
}

/// A small generator of random numbers (Steele, Lea and Flood 2014, https://doi.org/10.1145/2714064.2660195).
struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }
}
