import Testing
import UIKit

@MainActor @Suite("Fonts")
struct FontTests {
  @Test(
    arguments: [
      (UIFont.TextStyle.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20),
      (.headline, 17),
      (.body, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12),
      (.caption2, 11),
    ] as [(UIFont.TextStyle, CGFloat)])
  func `each sort of text has its size`(style: UIFont.TextStyle, size: CGFloat) {
    let font = UIFont.preferredFont(forTextStyle: style)
    #expect(font.pointSize == size)
    #expect(font == .systemFont(ofSize: size, weight: style == .headline ? .semibold : .regular))
    #expect(UIFontMetrics(forTextStyle: style).scaledFont(for: font) == font)
    #expect(
      UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 12).pointSize == min(size, 12))
  }

  @Test func `fonts differ in name, size and weight`() {
    let fonts: [UIFont?] = [
      .systemFont(ofSize: 12), .systemFont(ofSize: 13), .boldSystemFont(ofSize: 12),
      .italicSystemFont(ofSize: 12),
      .monospacedSystemFont(ofSize: 12, weight: .regular),
      .monospacedDigitSystemFont(ofSize: 12, weight: .regular),
      UIFont(name: "Avenir-Heavy", size: 12), nil,
    ]
    #expect(Set(fonts).count == fonts.count && UIFont(name: "", size: 1) == nil)
    #expect(UIFont(name: "Avenir-Heavy", size: 12)?.familyName == "Avenir")
    #expect(UIFont.systemFont(ofSize: 12).withSize(13) == .systemFont(ofSize: 13))
    #expect(UIFont.systemFont(ofSize: 12).withSize(0) == .systemFont(ofSize: 12))
  }

  @Test func `what is said of a font by names makes another one, and people have not changed sizes`() {
    let bold: [UIFontDescriptor.AttributeName: Any] = [
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold]
    ]
    let system = UIFont.systemFont(ofSize: 12)
    #expect(
      UIFont(descriptor: system.fontDescriptor.addingAttributes(bold), size: 0) == .boldSystemFont(ofSize: 12)
    )
    let avenir = UIFontDescriptor(fontAttributes: [.family: "Avenir", .size: 9])
    #expect(UIFont(descriptor: avenir, size: 0).familyName == "Avenir" && avenir.pointSize == 9)
    #expect(avenir.object(forKey: .family) as? String == "Avenir" && avenir.object(forKey: .face) == nil)
    #expect(UIFontMetrics.default.scaledFont(for: system, compatibleWith: nil) == system)
    let container = AttributeContainer([.font: system, .kern: 2])
    #expect(AttributedString("a", attributes: container).font == system)
  }

  @Test func `views with text keep their font`() {
    let (label, field, text) = (UILabel(), UITextField(), UITextView())
    #expect(label.font == .systemFont(ofSize: 17) && field.font == label.font && text.font == nil)
    for font in [UIFont.boldSystemFont(ofSize: 9), .preferredFont(forTextStyle: .title1)] {
      (label.font, field.font, text.font) = (font, font, font)
      #expect(label.font == font && field.font == font && text.font == font)
    }
    label.font = nil
    #expect(label.font == .systemFont(ofSize: 17))
  }
}
