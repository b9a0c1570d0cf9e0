import Testing
import UIKit

/// What code sets of a view and asks for again.
@MainActor @Suite("Looks that are kept")
struct KeptLookTests {
  /// Sets a property and looks whether it is there, on one object and not on another one of its class.
  private func keeps<Owner: AnyObject, Value: Equatable>(
    _ make: () -> Owner, _ path: ReferenceWritableKeyPath<Owner, Value>, _ value: Value
  ) -> Bool {
    let (owner, other) = (make(), make())
    let before = owner[keyPath: path]
    owner[keyPath: path] = value
    return before != value && owner[keyPath: path] == value && other[keyPath: path] == before
  }

  @Test func `each view keeps its own`() {
    #expect(keeps({ UILabel() }, \.numberOfLines, 3) && keeps({ UILabel() }, \.textAlignment, .center))
    #expect(keeps({ UILabel() }, \.shadowColor, .red) && keeps({ UITextField() }, \.borderStyle, .line))
    #expect(keeps({ UIScrollView() }, \.contentInset, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
    #expect(keeps({ UIScrollView() }, \.keyboardDismissMode, .onDrag))
    #expect(keeps({ UITableView() }, \.separatorStyle, .none) && keeps({ UISwitch() }, \.onTintColor, .red))
    #expect(
      keeps({ UITableViewCell() }, \.indentationLevel, 2) && keeps({ UIDatePicker() }, \.minuteInterval, 5))
    #expect(keeps({ UICollectionViewFlowLayout() }, \.scrollDirection, .horizontal))
    #expect(
      keeps({ UIView() }, \.accessibilityLabel, "Cart") && keeps({ UIView() }, \.accessibilityTraits, .button)
    )
    #expect(keeps({ UIBarButtonItem() }, \.accessibilityLabel, "Add"))
    #expect(keeps({ UIView() }, \.transform3D, CATransform3DMakeScale(2, 2, 2)))
    #expect(
      keeps(
        { UIViewController() }, \.additionalSafeAreaInsets, UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)
      ))
  }

  @Test func `what is kept goes with its view`() {
    weak var behind: UIView?
    do {
      let (cell, view) = (UITableViewCell(), UIView())
      cell.backgroundView = view
      behind = view
      #expect(cell.backgroundView === view)
    }
    #expect(behind == nil)
  }

  @Test func `a text has attributes as long as it has the same words`() {
    let words = NSAttributedString(string: "Total", attributes: [.kern: 1])
    let (label, field, text, button) = (UILabel(), UITextField(), UITextView(), UIButton())
    label.attributedText = words
    field.attributedText = words
    text.attributedText = words
    button.setAttributedTitle(words, for: .normal)
    field.attributedPlaceholder = words
    #expect(
      label.text == "Total" && field.text == "Total" && text.text == "Total" && field.placeholder == "Total")
    #expect(button.currentTitle == "Total" && button.currentAttributedTitle == words)
    #expect(
      [label.attributedText, field.attributedText, text.attributedText, field.attributedPlaceholder] == [
        words, words, words, words,
      ])
    (label.text, field.text, text.text) = ("Sum", "Sum", "Sum")
    button.setTitle("Sum", for: .normal)
    let plain = NSAttributedString(string: "Sum")
    #expect(label.attributedText == plain && field.attributedText == plain && text.attributedText == plain)
    #expect(button.currentAttributedTitle == nil)
    label.attributedText = nil
    #expect(label.text == nil && label.attributedText == nil)
  }

  @Test func `a field takes views at its sides, and lets them go`() {
    let (field, eye, cross) = (UITextField(), UIButton(), UIButton())
    field.rightView = eye
    #expect(eye.superview == nil && field.rightViewMode == .never && field.rightView === eye)
    field.rightViewMode = .always
    #expect(eye.superview === field)
    field.rightView = cross
    #expect(eye.superview == nil && cross.superview === field && field.rightView === cross)
    field.rightView = nil
    #expect(cross.superview == nil && field.rightView == nil)
  }

  @Test func `content moves as little as shows a part of it`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
    func offset(_ y: CGFloat, _ height: CGFloat, from start: CGFloat) -> CGFloat {
      view.contentOffset.y = start
      view.scrollRectToVisible(CGRect(x: 0, y: y, width: 10, height: height), animated: false)
      return view.contentOffset.y
    }
    #expect(offset(20, 10, from: 0) == 0 && offset(120, 10, from: 0) == 30 && offset(20, 10, from: 90) == 20)
    #expect(offset(50, 300, from: 0) == 50)
  }

  @Test func `texts of a cell say how they look`() {
    var content = UITableViewCell().defaultContentConfiguration()
    content.textProperties.color = .red
    #expect(content.textProperties.color == .red && content.secondaryTextProperties.color == .label)
    #expect(content != UITableViewCell().defaultContentConfiguration())
  }

  @Test func `fonts are heavy and slanted where code says so`() {
    let font = UIFont.systemFont(ofSize: 10)
    let bold = font.fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) }
    #expect(bold == .boldSystemFont(ofSize: 10) && bold?.fontDescriptor.symbolicTraits == .traitBold)
    let slanted = font.fontDescriptor.withSymbolicTraits(.traitItalic).map {
      UIFont(descriptor: $0, size: 12)
    }
    #expect(slanted == .italicSystemFont(ofSize: 12))
    let plain = slanted?.fontDescriptor.withSymbolicTraits([]).map { UIFont(descriptor: $0, size: 10) }
    #expect(plain == font && abs(font.lineHeight - 11.93) < 1e-9)
  }

  @Test func `attributes of a text are those of the same names in UIKit's own texts`() {
    var text = AttributedString("Total")
    text.foregroundColor = .red
    text.font = .systemFont(ofSize: 3)
    #expect(text.foregroundColor == .red && text.font == .systemFont(ofSize: 3) && text.kern == nil)
  }
}
