import Checking

extension RouteCheck {
  /// Stacks of the small space that are run one by one to be compared with a cover, where not all of them are.
  struct Compared {
    /// The stacks; of interchangeable screens with the representatives alone.
    let space: StackSpace

    /// How many stacks these stand for.
    let count: Natural

    /// Chooses the stacks, those of the greatest bound that has not more than a plan allows; `nil` where that is all.
    ///
    /// - Parameters:
    ///   - app: The app.
    ///   - plan: The plan of its check.
    @MainActor
    init?(_ app: RoutedApp, plan: Plan) {
      guard let most = plan.mostCompared else { return nil }
      space = app.representedSpace.narrowed(toAtMost: Natural(most))
      if space.bounds == app.exhaustiveSpace.bounds { return nil }
      count = space.wholeCount
    }
  }
}

extension StackSpace {
  /// How many stacks there are with any screens in the places of those that represent them.
  fileprivate var wholeCount: Natural {
    if interchangeable.isEmpty { return count }
    guard let whole = try? StackSpace(catalogue: catalogue, bounds: bounds) else {
      preconditionFailure("a space with more screens has fewer stacks at \(bounds.words)")
    }
    return whole.count
  }
}
