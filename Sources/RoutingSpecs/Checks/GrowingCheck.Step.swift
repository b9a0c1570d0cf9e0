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

  /// One kind of failure: by route, property and manner.
  public struct Failure: Hashable, Sendable {
    struct Kind: Hashable, Sendable {
      let route: String
      let property: RouteProperty
      let manner: ViolationManner
    }

    let kind: Kind

    /// The smallest stack that fails like this.
    public let witness: StackState

    /// The stack's rank in the space of the bound.
    public let rank: Natural

    init(route: String, _ group: ViolationGroup, in space: StackSpace) {
      kind = Kind(route: route, property: group.property, manner: group.manner)
      witness = group.witness
      guard let rank = try? space.rank(of: group.witness) else {
        preconditionFailure("the witness of a violation is no state of the space that was covered")
      }
      self.rank = rank
    }

    /// The name of the route.
    public var route: String { kind.route }

    /// The property that is violated.
    public var property: RouteProperty { kind.property }

    /// How the route ends there.
    public var manner: ViolationManner { kind.manner }
  }
}
