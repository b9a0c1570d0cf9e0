extension StackSpace.Bounds {
  /// The numbers in the form that `changed(by:)` reads: `tabs=3,depth=3,modals=2,splits=yes`.
  public var text: String {
    "tabs=\(tabs),depth=\(depth),modals=\(modals),splits=\(splits ? "yes" : "no")"
  }

  /// The bound with what a text changes about it: `tabs=3,depth=3,modals=2,splits=yes`.
  ///
  /// - Parameter text: Names and values with commas between, each name at most once; what it does not name stays.
  /// - Returns: The changed bound; the space that is made with it checks it.
  /// - Throws: `BoundTextError` where the text names something else, or twice, or out of its range.
  public func changed(by text: String) throws(BoundTextError) -> StackSpace.Bounds {
    var result = self
    var seen: [String] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", maxSplits: 1).map(String.init)
      guard sides.count == 2, !seen.contains(sides[0]), result.set(sides[0], to: sides[1]) else {
        throw BoundTextError(text: text, part: String(part))
      }
      seen.append(sides[0])
    }
    return result
  }

  /// Sets one bound, and tells whether there is such a bound and such a value.
  private mutating func set(_ name: String, to value: String) -> Bool {
    if name == "splits" {
      splits = value == "yes"
      return ["yes", "no"].contains(value)
    }
    guard let number = Int(value), (0...Self.maximum).contains(number) else { return false }
    switch name {
    case "tabs": tabs = number
    case "depth": depth = number
    case "modals": modals = number
    default: return false
    }
    return true
  }

  /// The bound, made no larger than another one.
  ///
  /// - Parameter outer: The other bound.
  /// - Returns: Of each number the smaller one; the kinds and styles of this bound.
  public func cut(to outer: StackSpace.Bounds) -> StackSpace.Bounds {
    var result = self
    result.tabs = min(tabs, outer.tabs)
    result.depth = min(depth, outer.depth)
    result.modals = min(modals, outer.modals)
    result.splits = splits && outer.splits
    return result
  }

  /// Whether no number is larger than that of another bound.
  ///
  /// - Parameter outer: The other bound.
  /// - Returns: Whether the numbers of this one are at most those of the other, and it has splits only where that has.
  public func fits(in outer: StackSpace.Bounds) -> Bool {
    tabs <= outer.tabs && depth <= outer.depth && modals <= outer.modals && (outer.splits || !splits)
  }
}

/// A text that is meant as a bound and is none.
public struct BoundTextError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The whole text.
  public let text: String

  /// The part between two commas that is wrong.
  public let part: String

  /// What a bound may say.
  public static let allowed =
    "tabs=N, depth=N, modals=N with N from 0 to \(StackSpace.Bounds.maximum), and splits=yes or no, "
    + "each at most once, with commas between"

  /// One sentence: what is wrong, and what is allowed.
  public var description: String { "“\(part)” in “\(text)” is no bound; allowed: \(Self.allowed)." }
}
