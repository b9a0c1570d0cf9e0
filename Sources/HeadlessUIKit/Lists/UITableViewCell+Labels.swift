import Foundation

// The labels of a cell that has no views of its own.
extension UITableViewCell {
  /// Takes labels that a storyboard has made as the cell's own.
  final func adopt(_ made: [UILabel]) {
    if let first = made.first { labels.first = first }
    if made.count > 1 { labels.second = made[1] }
  }

  /// One of the two labels, made where it is missing.
  final func label(first: Bool) -> UILabel {
    if let made = first ? labels.first : labels.second { return made }
    let label = UILabel(frame: .zero)
    if first { labels.first = label } else { labels.second = label }
    content.attachWithoutCallbacks(label)
    return label
  }

  /// The text that a person would call the row by.
  final var spokenText: String? { labels.first?.textStorage }
}
