public import Checking

/// What tells the stacks that fail in one way from all others.
public struct FailureStudy: Hashable, Sendable, Codable {
  /// The property that is violated.
  public let property: RouteProperty

  /// How the runs ended.
  public let signature: FailureSignature

  /// Where a route fails like this, and nowhere else, in words: "something is presented"; `nil` where no short condition
  /// says it.
  public internal(set) var condition: String?

  /// What the condition rests on.
  public internal(set) var evidence: Evidence?

  /// A stack as near to the smallest failing one as was found from which the property holds; `nil` where there is none.
  public internal(set) var neighbour: StackState?

  /// What is different in the neighbour, in words: "without Home presented".
  public internal(set) var difference: String?

  /// How it is known that a condition is right.
  public enum Evidence: Hashable, Sendable, Codable {
    /// It was compared with every region of the space: it is right for all of these stacks.
    case proved(states: Natural)
    /// It was compared with runs: every stack of a small bound, and as many that were drawn at random.
    case seen(oneByOne: Int, bound: String, drawn: Int)
  }
}

extension FailureStudy.Evidence: CustomStringConvertible {
  /// On how many stacks the condition rests, as the end of a sentence.
  public var description: String {
    switch self {
    case .proved(let states): "proved for all \(states.shortForm) states"
    case .seen(let oneByOne, let bound, let drawn):
      "seen in all \(Natural(oneByOne).grouped) states of up to \(bound), and in \(Natural(drawn).grouped) drawn ones"
    }
  }
}
