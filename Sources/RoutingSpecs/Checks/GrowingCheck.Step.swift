public import Checking

extension GrowingCheck {
  /// What one bound has shown.
  public struct Step: Hashable, Sendable {
    /// The bound.
    public let bounds: StackSpace.Bounds

    /// How many stacks it has.
    public let states: Natural

    /// How many runs the covers of all routes took, each for one region.
    public let regions: Int

    /// The kinds of failure that no smaller bound has shown, in the order of the routes.
    public let newFailures: [Failure]

    /// Why not every stack was covered for every route that can be, or `nil` where it was.
    public let reason: StopReason?
  }

  /// One kind of failure, with the smallest stack that shows it.
  public struct Failure: Hashable, Sendable {
    /// The kind.
    public let kind: FailureKind

    /// The smallest stack that fails like this.
    public let witness: StackState

    /// The stack's rank in the space of the bound.
    public let rank: Natural

    init(route: String, _ group: ViolationGroup, in space: StackSpace) {
      kind = FailureKind(route: route, group)
      witness = group.witness
      guard let rank = try? space.rank(of: group.witness) else {
        preconditionFailure("the witness of a violation is no state of the space that was covered")
      }
      self.rank = rank
    }
  }
}
