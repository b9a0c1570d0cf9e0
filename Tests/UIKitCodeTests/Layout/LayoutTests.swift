import Testing
import UIKit

@MainActor @Suite("Layout that is kept")
struct LayoutTests {
  /// Notes when its rules are made.
  private final class Ruled: UIView {
    static var log: [Int] = []
    override func updateConstraints() {
      Self.log.append(tag)
      super.updateConstraints()
    }
  }

  private final class RuledController: UIViewController {
    var count = 0
    override func loadView() { view = Ruled() }
    override func updateViewConstraints() {
      count += 1
      super.updateViewConstraints()
    }
  }

  @Test func `rules are made anew from the inside outwards, once each time that somebody asks`() {
    let views = (0..<3).map { _ in Ruled() }
    for (tag, view) in views.enumerated() { view.tag = tag }
    views[0].addSubview(views[1])
    views[1].addSubview(views[2])
    Ruled.log = []
    views[0].updateConstraintsIfNeeded()
    views[0].layoutIfNeeded()
    #expect(Ruled.log == [2, 1, 0] && !views[1].needsUpdateConstraints())
    views[1].setNeedsUpdateConstraints()
    #expect(views[1].needsUpdateConstraints())
    views[0].layoutIfNeeded()
    #expect(Ruled.log == [2, 1, 0, 1])
  }

  @Test func `a controller makes the rules of its own view`() {
    let controller = RuledController()
    Ruled.log = []
    controller.view.layoutIfNeeded()
    #expect(controller.count == 1 && Ruled.log == [0])
  }

  @Test func `guides stand where insets leave room`() {
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 50))
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let inner = CGRect(x: 2, y: 1, width: 94, height: 46)
    #expect(view.layoutMarginsGuide.layoutFrame == inner && view.readableContentGuide.layoutFrame == inner)
    #expect(
      view.safeAreaLayoutGuide.layoutFrame == view.bounds && view.safeAreaLayoutGuide.owningView === view)
    #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 50, width: 100, height: 0))
    #expect(view.keyboardLayoutGuide === view.keyboardLayoutGuide)
    let (guide, other) = (UILayoutGuide(), UIView())
    view.addLayoutGuide(guide)
    other.addLayoutGuide(guide)
    #expect(view.layoutGuides.isEmpty && other.layoutGuides == [guide])
    #expect(Set([guide, guide, UILayoutGuide()]).count == 2)
  }

  @Test func `a guide keeps apart what holds near an edge and what holds away from it`() {
    let (view, guide) = (UIView(), UITrackingLayoutGuide())
    let (near, away) = (
      view.widthAnchor.constraint(equalToConstant: 1), view.widthAnchor.constraint(equalToConstant: 2)
    )
    guide.setConstraints([near], activeWhenNearEdge: .top)
    guide.setConstraints([away], activeWhenAwayFrom: .top)
    #expect(guide.constraintsActive(whenNearEdge: .top) == [near])
    #expect(guide.constraintsActive(whenAwayFrom: .top) == [away] && Set([near, near, away]).count == 2)
    guide.setConstraints([], activeWhenAwayFrom: .top)
    #expect(
      guide.constraintsActive(whenNearEdge: .top) == [near]
        && guide.constraintsActive(whenAwayFrom: .top).isEmpty)
  }

  @Test func `priorities of contents are kept by axis`() {
    let view = UIView()
    view.setContentHuggingPriority(.required, for: .vertical)
    view.setContentCompressionResistancePriority(.fittingSizeLevel, for: .horizontal)
    let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
    #expect(axes.map { view.contentHuggingPriority(for: $0).rawValue } == [250, 1000])
    #expect(axes.map { view.contentCompressionResistancePriority(for: $0).rawValue } == [50, 750])
  }

  @Test func `a row takes a view at every place up to its end, and raises UIKit's exception behind it`() {
    Simulation.reset()
    let (row, views) = (UIStackView(), (0..<3).map { _ in UIView() })
    row.insertArrangedSubview(views[0], at: 0)
    row.insertArrangedSubview(views[1], at: 1)
    row.insertArrangedSubview(views[2], at: 3)
    #expect(row.arrangedSubviews.count == 2 && views[2].superview == nil)
    #expect(Simulation.current.faults == [.noSuchArrangedSubview(index: 3, count: 2)])
    #expect(
      Simulation.current.faults.first?.message
        == "index out of bounds for arranged subview: index = 3 expected to be less than or equal to 2")
    views[0].removeFromSuperview()
    row.addArrangedSubview(views[2])
    #expect(row.arrangedSubviews == [views[1], views[2]] && Simulation.current.faults.count == 1)
  }

  @Test func `a row keeps spaces behind views that are arranged`() {
    let (row, view, other) = (UIStackView(), UIView(), UIView())
    row.addArrangedSubview(view)
    row.setCustomSpacing(20, after: view)
    row.setCustomSpacing(30, after: other)
    #expect(row.customSpacing(after: view) == 20)
    #expect(row.customSpacing(after: other) == UIStackView.spacingUseDefault)
    row.setCustomSpacing(UIStackView.spacingUseDefault, after: view)
    #expect(row.customSpacing(after: view) == UIStackView.spacingUseDefault)
    row.alignment = .top
    #expect(row.alignment == .leading)
  }
}
