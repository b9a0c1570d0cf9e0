import Journeys
import TestSupport

/// All hierarchies of a few classes, made without a shape, so that counts can be held against something else.
struct Universe {
  let depth: Int
  let nesting: Int
  let tabs: Int

  private static let screens = ["A", "B"].map { ScreenTree(.screen, ScreenClass($0)) }

  /// All of them with at most so many presentations over one another.
  func trees(layers: Int) -> [ScreenTree] {
    let presented = layers > 0 ? trees(layers: layers - 1) : []
    return trees(nesting: nesting, presenting: presented)
  }

  private func trees(nesting: Int, presenting presented: [ScreenTree]) -> [ScreenTree] {
    var bases = Self.screens + [ScreenTree(.stack, ScreenClass("Nav"))]
    if nesting > 0 { bases += containers(of: trees(nesting: nesting - 1, presenting: presented)) }
    return bases.flatMap { base in [base] + presented.map { base.presenting($0) } }
  }

  private func containers(of inside: [ScreenTree]) -> [ScreenTree] {
    (1...depth).flatMap { rows(of: inside, count: $0) }.map {
      ScreenTree(.stack, ScreenClass("Nav"), children: $0)
    } + inside.map { ScreenTree(.container, ScreenClass("Frame"), children: [$0]) }
      + rows(of: inside, count: tabs).flatMap { row in
        row.indices.map { ScreenTree(.tabs, ScreenClass("Tabs"), children: row, selected: $0) }
      }
  }

  private func rows(of trees: [ScreenTree], count: Int) -> [[ScreenTree]] {
    guard count > 0 else { return [[]] }
    return rows(of: trees, count: count - 1).flatMap { row in trees.map { row + [$0] } }
  }
}

extension ScreenTree {
  /// The same, presenting something.
  func presenting(_ tree: ScreenTree) -> ScreenTree {
    ScreenTree(kind, screen, children: children, selected: selected, presented: tree)
  }
}
