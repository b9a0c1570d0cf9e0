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
    var seen: [String] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", maxSplits: 1).map(String.init)
      guard sides.count == 2, !seen.contains(sides[0]), set(sides[0], to: sides[1], in: &bounds) else {
        throw CommandError.badValue(text, option: option, allowed: allowed)
      }
      seen.append(sides[0])
    }
  }

  private static let allowed =
    "tabs=N, depth=N, modals=N with N from 0 to \(StackSpace.Bounds.maximum), and splits=yes or no, "
    + "each at most once, with commas between"

  /// Sets one bound, and tells whether there is such a bound and such a value.
  private static func set(_ name: String, to value: String, in bounds: inout StackSpace.Bounds) -> Bool {
    if name == "splits" {
      bounds.splits = value == "yes"
      return ["yes", "no"].contains(value)
    }
    guard let number = Int(value), (0...StackSpace.Bounds.maximum).contains(number) else { return false }
    switch name {
    case "tabs": bounds.tabs = number
    case "depth": bounds.depth = number
    case "modals": bounds.modals = number
    default: return false
    }
    return true
  }
}
