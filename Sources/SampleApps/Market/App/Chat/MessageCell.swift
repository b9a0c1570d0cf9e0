import UIKit

/// One line of a conversation in a bubble.
final class MessageCell: UITableViewCell {
  static let identifier = "MessageCell"

  private let bubble = UIView()
  private let textView = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    bubble.backgroundColor = .systemGroupedBackground
    bubble.addSubview(textView)
    contentView.addSubview(bubble)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ line: String) { textView.text = line }
}
