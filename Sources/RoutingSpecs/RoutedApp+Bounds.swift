extension RoutedApp {
  /// The app, checked from the stacks of other bounds.
  ///
  /// - Parameters:
  ///   - large: The bound of the whole space, or `nil` to keep it.
  ///   - small: The bound of the stacks that are run one by one, or `nil` to keep it as far as the large one allows.
  /// - Returns: The same app over other spaces.
  /// - Throws: `StackSpaceError` where a bound is none that a space can have, or the small one is not within the large.
  public func bounded(
    large: StackSpace.Bounds?, small: StackSpace.Bounds? = nil
  ) throws(StackSpaceError) -> RoutedApp {
    guard large != nil || small != nil else { return self }
    let outer = large ?? space.bounds
    let inner = small ?? exhaustiveSpace.bounds.cut(to: outer)
    guard inner.fits(in: outer) else { throw .notWithin(small: inner.words, large: outer.words) }
    return replacing(
      space: try StackSpace(catalogue: catalogue, bounds: outer),
      exhaustiveSpace: try StackSpace(catalogue: catalogue, bounds: inner))
  }
}
