import Testing
import UIKit

@MainActor @Suite("Constraints")
struct ConstraintTests {
  private typealias Attribute = NSLayoutConstraint.Attribute

  /// Two views side by side in a third one, and a guide of the first.
  @MainActor private struct Nest {
    let outer = UIView()
    let first = UIView()
    let second = UILabel()
    let guide = UILayoutGuide()

    init() {
      Simulation.reset()
      outer.addSubview(first)
      outer.addSubview(second)
      first.addLayoutGuide(guide)
    }
  }

  private var faults: [Fault] { Simulation.current.faults }

  @Test func `the nearest view that both sides are in keeps a constraint while it is active`() {
    let nest = Nest()
    let keepers: [(NSLayoutConstraint, UIView)] = [
      (nest.first.topAnchor.constraint(equalTo: nest.second.topAnchor, constant: 8), nest.outer),
      (nest.first.topAnchor.constraint(equalTo: nest.outer.topAnchor), nest.outer),
      (nest.guide.leftAnchor.constraint(equalTo: nest.second.leftAnchor), nest.outer),
      (nest.guide.widthAnchor.constraint(equalTo: nest.first.widthAnchor), nest.first),
      (nest.second.heightAnchor.constraint(equalToConstant: 44), nest.second),
      (nest.first.bottomAnchor.constraint(equalTo: nest.outer.safeAreaLayoutGuide.bottomAnchor), nest.outer),
    ]
    let views = [nest.outer, nest.first, nest.second]
    for (constraint, keeper) in keepers {
      #expect(!constraint.isActive && views.allSatisfy(\.constraints.isEmpty))
      constraint.isActive = true
      constraint.isActive = true
      #expect(constraint.isActive && keeper.constraints.map { $0 === constraint } == [true])
      #expect(views.map(\.constraints.count).reduce(0, +) == 1)
      NSLayoutConstraint.deactivate([constraint])
    }
    #expect(faults.isEmpty)
  }

  @Test func `a constraint between views without a common view raises UIKit's exception, and is not active`()
  {
    let nest = Nest()
    let stranger = UIStackView()
    let constraint = nest.second.topAnchor.constraint(equalTo: stranger.bottomAnchor)
    NSLayoutConstraint.activate([constraint])
    let names = ["<NSLayoutYAxisAnchor \"UILabel.top\">", "<NSLayoutYAxisAnchor \"UIStackView.bottom\">"]
    #expect(faults == [.noCommonAncestor(names[0], names[1])] && !constraint.isActive)
    #expect(
      faults.first?.message
        == "Unable to activate constraint with anchors \(names[0]) and \(names[1]) because they have no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal."
    )
    #expect(faults.first?.isException == true)
    let lost = UILayoutGuide()
    lost.topAnchor.constraint(equalTo: nest.outer.topAnchor).isActive = true
    #expect(faults.count == 2)
  }

  @Test func `a constraint holds no more when one of its views has left`() {
    let nest = Nest()
    let kept = nest.first.widthAnchor.constraint(equalToConstant: 1)
    let lost = nest.first.topAnchor.constraint(equalTo: nest.second.topAnchor)
    NSLayoutConstraint.activate([kept, lost])
    nest.first.removeFromSuperview()
    #expect(kept.isActive && !lost.isActive && nest.outer.constraints.isEmpty)
    nest.outer.addSubview(nest.first)
    #expect(!lost.isActive)
    nest.first.removeLayoutGuide(nest.guide)
    #expect(nest.guide.owningView == nil && nest.first.layoutGuides.isEmpty)
  }

  @Test func `a view keeps what it is given, and refuses what is about a view outside`() {
    let nest = Nest()
    let width = nest.second.widthAnchor.constraint(equalToConstant: 9)
    nest.outer.addConstraints([width])
    #expect(nest.outer.constraints.first === width && width.isActive && nest.second.constraints.isEmpty)
    nest.second.removeConstraint(width)
    #expect(width.isActive)
    nest.outer.removeConstraints([width])
    #expect(!width.isActive)
    nest.first.addConstraint(width)
    #expect(faults == [.constraintOutsideView("UILabel.width == 9", view: "UIView")] && !width.isActive)
  }

  @Test func `what can be compared is compared, and everything else raises UIKit's exception`() {
    let nest = Nest()
    /// Places by axis and kind; a rule may compare two of one row, and sizes with sizes alone.
    let rows: [[Attribute]] = [
      [.left, .right, .leftMargin, .rightMargin], [.leading, .trailing, .leadingMargin, .trailingMargin],
      [.centerX, .centerXWithinMargins],
      [
        .top, .bottom, .topMargin, .bottomMargin, .centerY, .centerYWithinMargins, .firstBaseline,
        .lastBaseline,
      ],
      [.width, .height],
    ]
    let agreeing = [[0, 2], [1, 2], [0, 1, 2], [3], [4]]
    for (row, first) in rows.enumerated().flatMap({ row, all in all.map { (row, $0) } }) {
      for (other, second) in rows.enumerated().flatMap({ row, all in all.map { (row, $0) } }) {
        Simulation.reset()
        _ = NSLayoutConstraint(
          item: nest.first, attribute: first, relatedBy: .equal, toItem: nest.second, attribute: second,
          multiplier: 1, constant: 0)
        let mixesReading = Set([row, other]) == [0, 1]
        let mistake: Fault.ConstraintMistake? =
          mixesReading ? .readingWithSide : agreeing[row].contains(other) ? nil : .sizeWithPlace
        let expected = mistake.map { Fault.impossibleConstraint($0, "UIView.\(first) == UILabel.\(second)") }
        #expect(faults == [expected].compactMap(\.self), "\(first) \(second)")
      }
    }
  }

  @Test func `a place needs another place, and every side a view or a guide`() {
    let nest = Nest()
    func mistake(_ item: Any, _ attribute: Attribute, _ other: Any?, times factor: CGFloat = 1)
      -> Fault.ConstraintMistake?
    {
      Simulation.reset()
      let made = NSLayoutConstraint(
        item: item, attribute: attribute, relatedBy: .lessThanOrEqual, toItem: other, attribute: attribute,
        multiplier: factor, constant: 1)
      guard case .impossibleConstraint(let mistake, _) = faults.first else { return nil }
      #expect(made.firstItem == nil && made.secondItem == nil)
      return mistake
    }
    #expect(mistake(nest.first, .top, nil) == .placeAlone)
    #expect(mistake(nest.first, .top, nest.second, times: 0) == .placeAlone)
    #expect(mistake(nest.first, .width, nil) == nil)
    #expect(mistake(nest.first, .notAnAttribute, nil) == .noAttribute)
    #expect(mistake("view", .width, nil) == .foreignItem && mistake(nest.guide, .width, 3) == .foreignItem)
  }

  @Test func `a constraint tells what it was made of`() {
    let nest = Nest()
    let made = NSLayoutConstraint(
      item: nest.first, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: nest.guide,
      attribute: .height, multiplier: 2, constant: -3)
    made.priority = .defaultHigh
    made.identifier = "ratio"
    made.constant += 1
    #expect(made.firstItem === nest.first && made.secondItem === nest.guide)
    #expect(made.firstAttribute == .width && made.secondAttribute == .height)
    #expect(made.relation == .greaterThanOrEqual && made.multiplier == 2 && made.constant == -2)
    #expect(made.priority.rawValue == 750 && made.identifier == "ratio")
    #expect(made.firstAnchor?.name == "UIView.width" && made.secondAnchor?.item === nest.guide)
    let spaced = nest.second.leadingAnchor.constraint(
      equalToSystemSpacingAfter: nest.first.trailingAnchor, multiplier: 2)
    #expect(spaced.constant == 16 && spaced.firstAttribute == .leading && spaced.secondAttribute == .trailing)
    let ratio = nest.second.widthAnchor.constraint(
      lessThanOrEqualTo: nest.first.heightAnchor, multiplier: 3, constant: 4)
    #expect(ratio.multiplier == 3 && ratio.constant == 4 && ratio.relation == .lessThanOrEqual)
  }

  @Test func `rules that name a view are found along each axis`() {
    let nest = Nest()
    let across = nest.first.leftAnchor.constraint(equalTo: nest.second.rightAnchor)
    let down = nest.first.heightAnchor.constraint(equalToConstant: 3)
    NSLayoutConstraint.activate([across, down])
    #expect(nest.first.constraintsAffectingLayout(for: .horizontal).map { $0 === across } == [true])
    #expect(nest.first.constraintsAffectingLayout(for: .vertical).map { $0 === down } == [true])
    #expect(nest.second.constraintsAffectingLayout(for: .vertical).isEmpty)
    #expect(nest.second.rightAnchor.constraintsAffectingLayout.map { $0 === across } == [true])
  }

  @Test func `a view and its constraints keep each other from going no longer than they are used`() {
    weak var view: UIView?
    weak var constraint: NSLayoutConstraint?
    do {
      let nest = Nest()
      let made = nest.first.topAnchor.constraint(equalTo: nest.outer.topAnchor)
      made.isActive = true
      (view, constraint) = (nest.outer, made)
      #expect(nest.outer.safeAreaLayoutGuide === nest.outer.safeAreaLayoutGuide)
    }
    #expect(view == nil && constraint == nil)
  }
}
