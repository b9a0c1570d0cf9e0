import Testing
import UIKit

@MainActor @Suite("Text that is drawn")
struct TextTests {
  @Test func `a paragraph's style is equal to another one that says the same`() {
    let style = NSMutableParagraphStyle()
    #expect(style == NSParagraphStyle.default)
    style.alignment = .center
    style.lineSpacing = 4
    let copy = style.copy() as? NSParagraphStyle
    #expect(copy == style && copy != NSParagraphStyle.default && !(copy is NSMutableParagraphStyle))
    let changed = copy?.mutableCopy() as? NSMutableParagraphStyle
    changed?.headIndent = 1
    #expect(changed != copy && copy?.headIndent == 0 && changed?.alignment == .center)
    style.setParagraphStyle(.default)
    #expect(style.alignment == .natural && copy?.alignment == .center)
  }

  @Test func `text keeps what code says of it, and what stands in it`() {
    let text = NSMutableAttributedString(
      string: "Total", attributes: [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 3)])
    let attachment = NSTextAttachment(image: UIImage())
    text.append(NSAttributedString(attachment: attachment))
    #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    #expect(text.attribute(.attachment, at: 5, effectiveRange: nil) as? NSTextAttachment === attachment)
    #expect(text.length == 6 && text.size() == .zero)
  }
}
