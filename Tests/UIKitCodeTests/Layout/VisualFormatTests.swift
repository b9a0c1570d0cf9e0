import Testing
import UIKit

@MainActor @Suite("Visual formats")
struct VisualFormatTests {
  /// A view with two inside it, by which formats are read.
  @MainActor private final class Nest {
    let outer = UIView()
    let a = UIView()
    let b = UIView()
    let alone = UIView()

    init() {
      Simulation.reset()
      outer.addSubview(a)
      outer.addSubview(b)
    }

    private func name(_ item: AnyObject?) -> String {
      [(outer, "|"), (a, "a"), (b, "b")].first { $0.0 === item }?.1 ?? "nothing"
    }

    /// The rules of a format, one line each.
    func rules(_ format: String, _ options: NSLayoutConstraint.FormatOptions = []) -> [String] {
      let made = NSLayoutConstraint.constraints(
        withVisualFormat: format, options: options, metrics: ["wide": 90, "half": 0.5],
        views: ["a": a, "b": b, "alone": alone])
      return made.map { rule in
        let sign = ["<=", "==", ">="][rule.relation.rawValue + 1]
        let other = rule.secondItem.map { "\(name($0)).\(rule.secondAttribute)" }
        let priority = rule.priority == .required ? "" : "@\(rule.priority.rawValue)"
        let parts = [other, other != nil && rule.constant == 0 ? nil : "\(rule.constant)"]
        let right = parts.compactMap(\.self).joined(separator: " + ")
        return "\(name(rule.firstItem)).\(rule.firstAttribute) \(sign) \(right)\(priority)"
      }
    }
  }

  @Test(
    arguments: [
      ("[a]", []),
      ("|[a]|", ["a.leading == |.leading", "|.trailing == a.trailing"]),
      ("H:|-[a]-|", ["a.leading == |.leadingMargin", "|.trailingMargin == a.trailing"]),
      ("V:|-4-[a]", ["a.top == |.top + 4.0"]),
      ("[a][b]", ["b.leading == a.trailing"]),
      ("[a]-[b]", ["b.leading == a.trailing + 8.0"]),
      ("V:[a]-wide-[b]", ["b.top == a.bottom + 90.0"]),
      ("[a]-(>=3,<=wide@20)-[b]", ["b.leading >= a.trailing + 3.0", "b.leading <= a.trailing + 90.0@20.0"]),
      ("[a(44)]", ["a.width == 44.0"]), ("V:[a(>=half)]", ["a.height >= 0.5"]),
      (
        "[a(==b@750)]-(-2)-[b(b)]",
        ["a.width == b.width@750.0", "b.leading == a.trailing + -2.0", "b.width == b.width"]
      ),
    ] as [(String, [String])])
  func `a format gives its rules in order`(format: String, rules: [String]) {
    #expect(Nest().rules(format) == rules)
    #expect(Simulation.current.faults.isEmpty)
  }

  @Test func `options turn the direction around, and put views in line`() {
    let nest = Nest()
    #expect(nest.rules("[a][b]", .directionLeftToRight) == ["b.left == a.right"])
    #expect(nest.rules("|[a]", .directionRightToLeft) == ["a.right == |.right"])
    #expect(
      nest.rules("V:[a]-1-[b]", .spacingBaselineToBaseline) == ["b.firstBaseline == a.lastBaseline + 1.0"])
    #expect(
      nest.rules("[a][b]", [.alignAllTop, .alignAllCenterY])
        == ["b.leading == a.trailing", "a.top == b.top", "a.centerY == b.centerY"])
    #expect(nest.rules("V:[a][b]", .alignAllLeading).last == "a.leading == b.leading")
  }

  @Test(
    arguments: [
      ("", .isEmpty, 0), ("|", .expectedView, 1), ("H:|-10-|", .expectedView, 7),
      ("[c]", .unknownView("c"), 2),
      ("[a]-margiin-[b]", .unknownMetric("margiin"), 11), ("[a", .expected("a ']'"), 2),
      ("[a]-3[b]", .expected("a '-'"), 5), ("[a(>=3]", .expected("a ')'"), 6),
      ("[a(>=)]", .expected("a number"), 5),
      ("[a]|[b]", .expected("the end of the format"), 4), ("|[alone]", .noSuperview, 2),
      ("[]", .expectedView, 1), ("[a] [b]", .expectedView, 3),
    ] as [(String, Fault.VisualFormatMistake, Int)])
  func `a mistake is UIKit's exception, at its place, and gives no rules`(
    format: String, mistake: Fault.VisualFormatMistake, position: Int
  ) {
    #expect(Nest().rules(format).isEmpty)
    let fault = Fault.unreadableVisualFormat(mistake, format: format, position: position)
    #expect(Simulation.current.faults == [fault])
  }

  @Test func `views can be put in line across their way alone`() {
    for (format, option, isHorizontal) in [
      ("[a][b]", NSLayoutConstraint.FormatOptions.alignAllLeading, true),
      ("V:[a][b]", .alignAllCenterY, false),
    ] {
      #expect(Nest().rules(format, option).isEmpty)
      let mistake = Fault.VisualFormatMistake.alignsAlong(isHorizontal: isHorizontal)
      #expect(
        Simulation.current.faults
          == [.unreadableVisualFormat(mistake, format: format, position: format.count)])
    }
  }

  @Test func `the text of the exception is that of the console`() {
    let fault = Fault.unreadableVisualFormat(.unknownView("self"), format: "H:[self.arrows]-5-|", position: 7)
    #expect(
      fault.message
        == "Unable to parse constraint format: \nself is not a key in the views dictionary. \nH:[self.arrows]-5-| \n       ^"
    )
    #expect(fault.isException && fault.rule == nil)
  }
}
