/// The moment nearest to one at which a second request does harm, at which it need not.
struct NearestOrder {
  /// In how many orders a property held, and in how many it did not, of those in which the second came at one moment.
  struct Outcome {
    private(set) var kept = 0
    private(set) var broken = 0

    mutating func note(_ holds: Bool) {
      if holds { kept += 1 } else { broken += 1 }
    }
  }

  /// How many events later it comes than where it does harm; earlier where it is negative.
  private let distance: Int

  /// Whether it does no harm whatever comes first then.
  private let isSafe: Bool

  /// Looks for the nearest moment; of two the later one, because it is nearer to rest.
  ///
  /// - Parameters:
  ///   - events: After how many events the second request does harm.
  ///   - outcomes: What came of it, by the number of events before it.
  init?(to events: Int, among outcomes: [Int: Outcome]) {
    let kept = outcomes.filter { $0.key != events && $0.value.kept > 0 }
    let nearest = kept.min {
      (abs($0.key - events), $1.key) < (abs($1.key - events), $0.key)
    }
    guard let (moment, outcome) = nearest else { return nil }
    distance = moment - events
    isSafe = outcome.broken == 0
  }

  /// The order in a sentence.
  var sentence: String {
    let count = abs(distance) == 1 ? "One event" : "\(abs(distance)) events"
    return
      "\(count) \(distance > 0 ? "later" : "earlier") it \(isSafe ? "does none either" : "need not do any")."
  }
}
