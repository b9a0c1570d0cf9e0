import Testing
import UIKit

@MainActor @Suite("Layers in space and time")
struct SpaceTests {
  private func isClose(_ first: CATransform3D, _ second: CATransform3D) -> Bool {
    let difference = [
      first.m11 - second.m11, first.m12 - second.m12, first.m13 - second.m13, first.m21 - second.m21,
      first.m22 - second.m22, first.m23 - second.m23, first.m31 - second.m31, first.m32 - second.m32,
      first.m33 - second.m33, first.m41 - second.m41, first.m42 - second.m42, first.m43 - second.m43,
    ]
    return difference.allSatisfy { abs($0) < 1e-9 }
  }

  @Test func `turns around each axis add up, and the other way around nothing is left`() {
    for axis in [(1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 2, 3)] as [(CGFloat, CGFloat, CGFloat)] {
      let turn = CATransform3DMakeRotation(0.3, axis.0, axis.1, axis.2)
      let twice = CATransform3DMakeRotation(0.6, axis.0, axis.1, axis.2)
      let back = CATransform3DMakeRotation(-0.3, axis.0, axis.1, axis.2)
      #expect(isClose(CATransform3DConcat(turn, turn), twice))
      #expect(
        isClose(CATransform3DConcat(turn, back), CATransform3DIdentity) && !CATransform3DIsIdentity(turn))
    }
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  @Test func `what is done in the plane is the same in space`() {
    let plane = CGAffineTransform(rotationAngle: 0.4).scaledBy(x: 2, y: 3)
    let space = CATransform3DScale(CATransform3DMakeRotation(0.4, 0, 0, 1), 2, 3, 1)
    #expect(isClose(CATransform3DMakeAffineTransform(plane), space) && CATransform3DIsAffine(space))
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 1), 3, 4, 0)
    #expect(moved.m41 == 6 && moved.m42 == 8 && !CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
    let view = UIView()
    view.layer.transform = CATransform3DMakeScale(2, 3, 1)
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 3))
    var far = CATransform3DIdentity
    far.m34 = -0.01
    view.layer.transform = far
    #expect(view.layer.transform.m34 == -0.01 && view.transform == CGAffineTransform(scaleX: 2, y: 3))
  }

  @Test func `points are found from layer to layer`() {
    let (outer, inner) = (UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50)), UIView())
    inner.frame = CGRect(x: 1, y: 2, width: 10, height: 10)
    outer.addSubview(inner)
    #expect(inner.layer.convert(CGPoint(x: 3, y: 4), to: outer.layer) == CGPoint(x: 4, y: 6))
    #expect(inner.layer.convert(CGPoint(x: 14, y: 26), from: nil) == CGPoint(x: 3, y: 4))
    #expect(outer.layer.hitTest(CGPoint(x: 12, y: 23)) === inner.layer)
    #expect(outer.layer.hitTest(CGPoint(x: 55, y: 65)) === outer.layer && outer.layer.hitTest(.zero) == nil)
  }

  /// Counts the pictures.
  @MainActor private final class Counter {
    var count = 0
    static let tick = Selector("tick:", { (it: Counter, link: CADisplayLink) in it.tick(link) })
    func tick(_ link: CADisplayLink) {
      count += 1
      if count == 3 { link.invalidate() }
    }
  }

  @Test func `a display link calls until it ends, and never for ever`() {
    let clock = Simulation.reset().clock
    let counter = Counter()
    let link = CADisplayLink(target: counter, selector: Counter.tick)
    clock.settle()
    #expect(counter.count == 0)
    link.add(to: .main, forMode: .common)
    clock.settle()
    #expect(counter.count == 3 && clock.now == 48)
    let endless = Counter()
    endless.count = 3
    let other = CADisplayLink(target: endless, selector: Counter.tick)
    other.add(to: .main, forMode: .common)
    other.isPaused = true
    clock.settle()
    #expect(endless.count == 3)
    other.isPaused = false
    clock.settle()
    #expect(endless.count == 63)
  }

  @Test func `a display link keeps its target alive from when it is added until it ends`() {
    let clock = Simulation.reset().clock
    func added(endsAfter count: Int) -> (Counter?, CADisplayLink) {
      let counter = Counter()
      counter.count = count
      let link = CADisplayLink(target: counter, selector: Counter.tick)
      link.add(to: .main, forMode: .common)
      return (counter, link)
    }
    weak let ended = added(endsAfter: 0).0
    weak let endless = added(endsAfter: 3).0
    weak var link: CADisplayLink?
    weak var paused: Counter?
    do {
      let other = added(endsAfter: 3)
      (paused, link) = other
      link?.isPaused = true
    }
    clock.settle()
    #expect(ended == nil && endless?.count == 63 && paused?.count == 3)
    link?.invalidate()
    #expect(paused == nil && link == nil)
  }

  @Test func `corners are round where code says so`() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let none = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [], cornerRadii: CGSize(width: 2, height: 2))
    #expect(none.cgPath == UIBezierPath(rect: rect).cgPath)
    for corner in [UIRectCorner.topLeft, .topRight, .bottomRight, .bottomLeft, .allCorners] {
      let path = UIBezierPath(
        roundedRect: rect, byRoundingCorners: corner, cornerRadii: CGSize(width: 2, height: 3))
      #expect(path.cgPath != none.cgPath)
      #expect(abs(path.bounds.width - 10) < 1e-9 && abs(path.bounds.height - 10) < 1e-9, "\(corner)")
    }
  }
}
