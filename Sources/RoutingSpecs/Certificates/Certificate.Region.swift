public import Checking

extension Certificate {
  /// What the run of a region showed.
  public struct Verdict: Hashable, Sendable, Codable {
    /// The properties that were violated, in the order of `RouteProperty`.
    public let violated: [RouteProperty]
    /// The properties that were put to the test.
    public let atStake: [RouteProperty]
    /// How the run ended, or `nil` where the route was not performed.
    public let ending: FailureSignature?

    /// Takes down what a run showed.
    public init(_ judgement: RouteExecution.Judgement, ending: FailureSignature?) {
      violated = RouteProperty.allCases.filter { judgement.violated.contains($0) }
      atStake = RouteProperty.allCases.filter { judgement.exercised.contains($0) }
      self.ending = ending
    }

    /// Puts together what several covers say of one stack, at most one of them with an ending.
    public init(combining verdicts: [Verdict]) {
      violated = RouteProperty.allCases.filter { property in
        verdicts.contains { $0.violated.contains(property) }
      }
      atStake = RouteProperty.allCases.filter { property in
        verdicts.contains { $0.atStake.contains(property) }
      }
      ending = verdicts.lazy.compactMap(\.ending).first
    }
  }

  /// Stacks for which one run speaks.
  public struct Region: Hashable, Sendable, Codable {
    /// The parts that the layers are, by their numbers, the root first.
    public let layers: [Int]
    /// How the layers are presented, or `nil` where all are in the automatic style.
    public let styles: [PresentationStyle]?
    /// How many stacks these are.
    public let weight: Natural
    /// The number of the verdict.
    public let verdict: Int

    /// How a layer is presented.
    ///
    /// - Parameter layer: The number of the layer, 0 for the root.
    /// - Returns: The style.
    public func style(of layer: Int) -> PresentationStyle { styles?[layer] ?? .automatic }
  }
}
