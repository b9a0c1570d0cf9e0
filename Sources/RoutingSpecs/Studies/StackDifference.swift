/// What is different between two stacks, piece by piece: a controller that is gone, one more, one in place of another.
///
/// The fewest pieces that tell the two apart, by the edit distance of Wagner and Fischer (DOI 10.1145/321796.321811).
struct StackDifference {
  private let old: [String]
  private let new: [String]
  private var costs: [[Int]]

  init(from old: StackState, to new: StackState, in catalogue: ScreenCatalogue) {
    self.old = Self.pieces(of: old, in: catalogue)
    self.new = Self.pieces(of: new, in: catalogue)
    costs = []
    costs = (0...self.old.count).map { row in (0...self.new.count).map { row == 0 ? $0 : row } }
    for row in self.old.indices {
      for column in self.new.indices {
        let change = costs[row][column] + (self.old[row] == self.new[column] ? 0 : 1)
        costs[row + 1][column + 1] = min(change, costs[row][column + 1] + 1, costs[row + 1][column] + 1)
      }
    }
  }

  /// How many pieces differ; 0 for equal stacks only.
  var distance: Int { costs[old.count][new.count] }

  /// The difference in words: "without Home presented, with Bag in the selected tab".
  var words: String {
    var (row, column) = (old.count, new.count)
    var words: [String] = []
    while row > 0 || column > 0 {
      let cost = costs[row][column]
      if row > 0, column > 0, old[row - 1] == new[column - 1], costs[row - 1][column - 1] == cost {
        (row, column) = (row - 1, column - 1)
      } else if row > 0, column > 0, costs[row - 1][column - 1] + 1 == cost {
        words.append("\(new[column - 1]) instead of \(old[row - 1])")
        (row, column) = (row - 1, column - 1)
      } else if row > 0, costs[row - 1][column] + 1 == cost {
        words.append("without \(old[row - 1])")
        row -= 1
      } else {
        words.append("with \(new[column - 1])")
        column -= 1
      }
    }
    return words.reversed().joined(separator: ", ")
  }

  /// The controllers of a stack from the root upwards and from outside inwards, each with where it stands.
  private static func pieces(of state: StackState, in catalogue: ScreenCatalogue) -> [String] {
    state.layers.enumerated().flatMap { index, layer in
      let style = layer.style == .automatic ? "" : " as \(layer.style.rawValue)"
      return pieces(of: layer.content, in: catalogue, after: index == 0 ? "" : " presented" + style)
    }
  }

  private static func pieces(
    of content: StackState.Content, in catalogue: ScreenCatalogue, after: String
  ) -> [String] {
    let own = "\(content.kind.words)\(after)"
    switch content {
    case .screen(let screen): return ["\(catalogue.text(for: screen))\(after)"]
    case .navigation(let screens):
      return [own]
        + screens.map { "\(catalogue.text(for: $0)) in the navigation controller" }
    case .tabs(let items, let selected):
      return [own]
        + items.enumerated().flatMap { index, item in
          pieces(of: item, in: catalogue, after: index == selected ? " in the selected tab" : " in a tab")
        }
    case .split(let primary, let secondary):
      return [own] + pieces(of: primary, in: catalogue, after: " in the primary column")
        + pieces(of: secondary, in: catalogue, after: " in the secondary column")
    }
  }
}
