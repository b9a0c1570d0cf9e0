import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite("Views that move")
struct ViewMoveTests {
  private static var log: [String] = []

  /// A view that notes what it is told.
  private class Told: UIView {
    let name: String
    init(_ name: String) {
      self.name = name
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    func note(_ word: String, _ isThere: Bool) { log.append("\(name) \(word) \(isThere ? "in" : "out")") }
    override func willMove(toSuperview newSuperview: UIView?) { note("will view", newSuperview != nil) }
    override func didMoveToSuperview() { note("did view", superview != nil) }
    override func willMove(toWindow newWindow: UIWindow?) { note("will window", newWindow != nil) }
    override func didMoveToWindow() { note("did window", window != nil) }
    override func didAddSubview(_ subview: UIView) { note("added", subview.superview === self) }
    override func willRemoveSubview(_ subview: UIView) { note("removes", subview.superview === self) }
    override func layoutSubviews() { log.append("\(name) laid out") }
    override func tintColorDidChange() { log.append("\(name) tinted") }
  }

  private func calls(_ act: () -> Void) -> [String] {
    Self.log = []
    act()
    return Self.log
  }

  @Test func `outside of windows only superviews are told of`() {
    let (outer, inner) = (Told("outer"), Told("inner"))
    #expect(
      calls { outer.addSubview(inner) } == ["inner will view in", "inner did view in", "outer added in"])
    #expect(
      calls { inner.removeFromSuperview() }
        == ["inner will view out", "outer removes in", "inner did view out"])
    #expect(calls { inner.removeFromSuperview() } == [])
  }

  @Test func `a view that is put where it is already only gets another place in the order`() {
    let (screen, child) = (UIViewController(), Screen("child"))
    let stage = Stage(screen)
    screen.addChild(child)
    let (outer, other) = (Told("outer"), UIView())
    for view in [outer, other] { screen.view.addSubview(view) }
    child.view.frame.size.width = 10
    outer.addSubview(child.view)
    child.didMove(toParent: screen)
    stage.settle()
    takeJournal()
    #expect(calls { outer.addSubview(child.view) } == [])
    #expect(calls { screen.view.addSubview(outer) } == [])
    #expect(screen.view.subviews == [other, outer])
    #expect(calls { screen.view.insertSubview(outer, at: 0) } == [])
    #expect(screen.view.subviews == [outer, other])
    stage.settle()
    #expect(takeJournal() == [] && child.view.window === stage.window)
  }

  /// A view that overrides what the SDK lets it override.
  private final class Renamed: UIView {
    override var tag: Int {
      get { 7 }
      set { log.append("tag \(newValue)") }
    }
    override var accessibilityIdentifier: String? {
      get { "renamed" }
      set {}
    }
    override var autoresizingMask: AutoresizingMask {
      get { [.flexibleWidth] }
      set {}
    }
    override var translatesAutoresizingMaskIntoConstraints: Bool {
      get { false }
      set {}
    }
    override func isDescendant(of view: UIView) -> Bool { true }
  }

  @Test func `a class may override what others only set`() {
    let view = Renamed()
    #expect(calls { view.tag = 3 } == ["tag 3"] && view.tag == 7)
    #expect(view.accessibilityIdentifier == "renamed" && view.autoresizingMask == [.flexibleWidth])
    #expect(!view.translatesAutoresizingMaskIntoConstraints && view.isDescendant(of: UIView()))
  }

  @Test func `into a window and out of it a view goes with all that is inside it`() {
    let stage = Stage()
    let screen = UIViewController()
    stage.window.rootViewController = screen
    let (outer, inner) = (Told("outer"), Told("inner"))
    outer.addSubview(inner)
    #expect(
      calls { screen.view.addSubview(outer) } == [
        "outer will view in", "outer will window in", "inner will window in", "outer did window in",
        "inner did window in", "outer did view in",
      ])
    #expect(
      calls { outer.removeFromSuperview() } == [
        "outer will view out", "outer will window out", "inner will window out", "outer did window out",
        "inner did window out", "outer did view out",
      ])
  }

  @Test func `from one view of a window to another one the window stays`() {
    let stage = Stage()
    let screen = UIViewController()
    stage.window.rootViewController = screen
    let (left, right, inner) = (Told("left"), Told("right"), Told("inner"))
    for view in [left, right] { screen.view.addSubview(view) }
    left.addSubview(inner)
    #expect(
      calls { right.addSubview(inner) }
        == ["inner will view in", "left removes in", "inner did view in", "right added in"])
    #expect(calls { right.addSubview(inner) } == [])
  }

  @Test func `a view that flees when it is told is put in all the same`() {
    final class Fleeing: UIView {
      var isFree = true
      override func willMove(toSuperview newSuperview: UIView?) {
        guard isFree else { return }
        isFree = false
        shelter.addSubview(self)
      }
      let shelter = UIView()
    }
    let (view, target) = (Fleeing(), UIView())
    target.addSubview(view)
    #expect(view.superview === target && view.shelter.subviews.isEmpty)
  }

  @Test func `a layout pass comes once, where it was asked for and carried out`() {
    let (outer, inner) = (Told("outer"), Told("inner"))
    outer.addSubview(inner)
    #expect(calls { outer.layoutIfNeeded() } == ["outer laid out", "inner laid out"])
    #expect(calls { outer.layoutIfNeeded() } == [])
    #expect(calls { inner.setNeedsLayout() } == [])
    #expect(calls { outer.layoutIfNeeded() } == ["inner laid out"])
    outer.frame.size.width += 1
    inner.bounds.size.height += 1
    #expect(calls { outer.layoutIfNeeded() } == ["outer laid out", "inner laid out"])
  }

  @Test func `a view has the color of what it is in unless it has its own`() {
    let (outer, middle, inner) = (Told("outer"), Told("middle"), Told("inner"))
    outer.addSubview(middle)
    middle.addSubview(inner)
    #expect(inner.tintColor == .systemBlue)
    #expect(calls { outer.tintColor = .red } == ["outer tinted", "middle tinted", "inner tinted"])
    #expect(inner.tintColor == .red)
    #expect(calls { middle.tintColor = .green } == ["middle tinted", "inner tinted"])
    #expect(calls { outer.tintColor = .blue } == ["outer tinted"])
    #expect(inner.tintColor == .green)
    middle.tintColor = nil
    #expect(inner.tintColor == .blue)
  }
}
