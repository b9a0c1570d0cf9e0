import Checking
import RoutingSpecs

extension RoutedApp {
  /// Whether the small bound leaves nothing out, so that nothing is left to be drawn at random.
  var isExhaustedBySmallBound: Bool { space.bounds == exhaustiveSpace.bounds }

  /// The app with other bounds.
  ///
  /// - Parameters:
  ///   - large: The large bound as text, or `nil` to keep it.
  ///   - small: The small bound as text, or `nil` to keep it as far as the large one allows.
  /// - Returns: The app.
  /// - Throws: `CommandError` for a text that is no bound, or a bound that no space can have.
  func bounded(large: String?, small: String?) throws -> RoutedApp {
    guard large != nil || small != nil else { return try countable() }
    var (outer, inner) = (space.bounds, exhaustiveSpace.bounds)
    if let large { try BoundText.apply(large, option: "--bound", to: &outer) }
    if let small { try BoundText.apply(small, option: "--exhaust", to: &inner) }
    if small == nil { inner.cut(to: outer) }
    guard inner.fits(in: outer) else {
      throw CommandError.badBound(
        "The small bound (\(inner.words)) is not within the large one (\(outer.words)); "
          + "raise --bound or lower --exhaust.")
    }
    do {
      return try RoutedApp(
        name: name, summary: summary, space: try StackSpace(catalogue: catalogue, bounds: outer),
        exhaustiveSpace: try StackSpace(catalogue: catalogue, bounds: inner), binding: binding, routes: routes
      ).countable()
    } catch let error as StackSpaceError {
      throw CommandError.badBound("\(error)")
    }
  }

  /// The app, if its states have not more digits than a report can hold.
  private func countable() throws -> RoutedApp {
    let digits = 9_999
    guard space.count < Natural(10).power(digits) else {
      throw CommandError.tooManyStates(app: name, bound: space.bounds.words, digits: digits)
    }
    return self
  }
}

extension StackSpace.Bounds {
  /// Makes the bounds no larger than others.
  fileprivate mutating func cut(to outer: StackSpace.Bounds) {
    tabs = min(tabs, outer.tabs)
    depth = min(depth, outer.depth)
    modals = min(modals, outer.modals)
    splits = splits && outer.splits
  }

  fileprivate func fits(in outer: StackSpace.Bounds) -> Bool {
    tabs <= outer.tabs && depth <= outer.depth && modals <= outer.modals && (outer.splits || !splits)
  }
}
