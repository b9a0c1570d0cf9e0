import Checking
import RoutingSpecs

/// Reads a bound as it is typed: `tabs=3,depth=3,modals=2,splits=yes`.
enum BoundText {
  /// Changes a bound as a text says.
  ///
  /// - Parameters:
  ///   - text: The text; what it does not name stays.
  ///   - option: The option that it was given with, for errors.
  ///   - bounds: The bounds to change.
  /// - Throws: `CommandError.badValue`.
  static func apply(_ text: String, option: String, to bounds: inout StackSpace.Bounds) throws {
    let allowed = "tabs=N, depth=N, modals=N and splits=yes or no, with commas between"
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", maxSplits: 1).map(String.init)
      guard sides.count == 2 else { throw CommandError.badValue(text, option: option, allowed: allowed) }
      if sides[0] == "splits", ["yes", "no"].contains(sides[1]) {
        bounds.splits = sides[1] == "yes"
        continue
      }
      guard let number = Int(sides[1]), number >= 0 else {
        throw CommandError.badValue(text, option: option, allowed: allowed)
      }
      switch sides[0] {
      case "tabs": bounds.tabs = number
      case "depth": bounds.depth = number
      case "modals": bounds.modals = number
      default: throw CommandError.badValue(text, option: option, allowed: allowed)
      }
    }
  }
}

extension RoutedApp {
  /// The app with other bounds.
  ///
  /// - Parameters:
  ///   - large: The large bound as text, or `nil` to keep it.
  ///   - small: The small bound as text, or `nil` to keep it.
  /// - Returns: The app.
  /// - Throws: `CommandError` for a text that is no bound, or a bound that no space can have.
  func bounded(large: String?, small: String?) throws -> RoutedApp {
    guard large != nil || small != nil else { return self }
    var (outer, inner) = (space.bounds, exhaustiveSpace.bounds)
    if let large { try BoundText.apply(large, option: "--bound", to: &outer) }
    if let small { try BoundText.apply(small, option: "--exhaust", to: &inner) }
    if small == nil { inner.cut(to: outer) }
    guard inner.fits(in: outer) else {
      throw CommandError.badBound(
        "The small bound (\(inner.words)) is not within the large one (\(outer.words)); raise --bound or lower --exhaust."
      )
    }
    do {
      return try RoutedApp(
        name: name, summary: summary, space: try StackSpace(catalogue: catalogue, bounds: outer),
        exhaustiveSpace: try StackSpace(catalogue: catalogue, bounds: inner), binding: binding, routes: routes
      )
    } catch let error as StackSpaceError {
      throw CommandError.badBound("\(error)")
    }
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
