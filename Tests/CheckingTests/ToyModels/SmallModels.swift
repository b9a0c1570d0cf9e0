import Checking
import Testing

/// Models small enough to know all their runs by heart.
enum SmallModel: String, CaseIterable, CustomTestStringConvertible {
  /// Two questions, always asked.
  case twoCoins = "two-coins"

  /// The second question only after a 1 to the first.
  case dependentCoin = "dependent-coin"

  /// All orders of four things.
  case permutations

  /// Lists of up to three digits below 3, length first.
  case shortLists = "short-lists"

  /// Expressions: a leaf, a negation or a sum, two levels deep.
  case expressions

  var testDescription: String { rawValue }

  func draw(from source: inout some ChoiceSource) -> String {
    switch self {
    case .twoCoins: "\(source.choose(among: 2))\(source.choose(among: 2))"
    case .dependentCoin: source.choose(among: 2) == 0 ? "0" : "1\(source.choose(among: 2))"
    case .permutations: permutation(of: ["a", "b", "c", "d"], &source)
    case .shortLists: list(&source)
    case .expressions: expression(depth: 2, &source)
    }
  }

  private func permutation(of items: [String], _ source: inout some ChoiceSource) -> String {
    var left = items
    return items.map { _ in left.remove(at: source.choose(among: left.count)) }.joined()
  }

  private func list(_ source: inout some ChoiceSource) -> String {
    let count = source.choose(among: 4)
    return "[" + (0..<count).map { _ in "\(source.choose(among: 3))" }.joined(separator: " ") + "]"
  }

  private func expression(depth: Int, _ source: inout some ChoiceSource) -> String {
    switch source.choose(among: depth == 0 ? 1 : 3) {
    case 0: "x"
    case 1: "-" + expression(depth: depth - 1, &source)
    default: "(" + expression(depth: depth - 1, &source) + "+" + expression(depth: depth - 1, &source) + ")"
    }
  }
}
