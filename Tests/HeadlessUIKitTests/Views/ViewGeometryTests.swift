import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite("Places and sizes of views")
struct ViewGeometryTests {
  private static let transforms: [CGAffineTransform] = [
    .identity, CGAffineTransform(translationX: 3, y: -4), CGAffineTransform(scaleX: 2, y: 0.5),
    CGAffineTransform(rotationAngle: .pi / 2), CGAffineTransform(a: 1, b: 2, c: 0, d: -1, tx: 5, ty: 6),
    CGAffineTransform(scaleX: -1, y: 1).rotated(by: 0.3).translatedBy(x: 1, y: 2),
  ]

  private static let points = [CGPoint.zero, CGPoint(x: 1, y: 0), CGPoint(x: -3, y: 7)]

  private func isNear(_ first: CGPoint, _ second: CGPoint) -> Bool {
    abs(first.x - second.x) < 1e-9 && abs(first.y - second.y) < 1e-9
  }

  @Test func `transforms one after the other do what both do, and an inverse undoes its own`() {
    for first in Self.transforms {
      for point in Self.points {
        #expect(isNear(point.applying(first).applying(first.inverted()), point))
        for second in Self.transforms {
          let both = point.applying(first).applying(second)
          #expect(isNear(point.applying(first.concatenating(second)), both))
        }
      }
    }
    #expect(CGAffineTransform(scaleX: 0, y: 1).inverted() == CGAffineTransform(scaleX: 0, y: 1))
  }

  @Test func `a quarter turn goes from x to y`() {
    #expect(
      isNear(CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2)), CGPoint(x: 0, y: 1)))
    let size = CGSize(width: 2, height: 3).applying(CGAffineTransform(scaleX: 2, y: -1))
    #expect(size == CGSize(width: 4, height: -3))
  }

  @Test func `frame, center and bounds follow each other`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40) && view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    view.center = CGPoint(x: 0, y: 0)
    #expect(view.frame == CGRect(x: -15, y: -20, width: 30, height: 40))
    view.bounds = CGRect(x: 5, y: 6, width: 10, height: 20)
    #expect(view.frame == CGRect(x: -5, y: -10, width: 10, height: 20) && view.center == .zero)
    #expect(view.bounds.origin == CGPoint(x: 5, y: 6))
  }

  @Test func `a transform changes the frame about the center and leaves the bounds`() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 40))
    view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    #expect(view.frame == CGRect(x: 0, y: 20, width: 40, height: 20))
    #expect(view.bounds.size == CGSize(width: 20, height: 40) && view.center == CGPoint(x: 20, y: 30))
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.bounds.size == CGSize(width: 5, height: 20))
  }

  @Test func `an animator that goes back brings the transform back`() {
    let stage = Stage()
    let view = UIView()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
    }
    animator.startAnimation()
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 2))
    animator.isReversed = true
    stage.settle()
    #expect(view.transform.isIdentity)
  }

  @Test func `a point gets to another view and back, whatever lies between`() {
    for first in Self.transforms {
      for second in Self.transforms {
        let (root, left, right) = (UIView(), UIView(), UIView())
        root.addSubview(left)
        root.addSubview(right)
        left.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        right.frame = CGRect(x: -5, y: 7, width: 9, height: 3)
        (left.transform, right.transform) = (first, second)
        right.bounds.origin = CGPoint(x: 11, y: 13)
        for point in Self.points {
          let there = left.convert(point, to: right)
          #expect(isNear(right.convert(there, to: left), point))
          #expect(isNear(right.convert(point, from: left), there))
          #expect(isNear(left.convert(point, to: root), root.convert(point, from: left)))
        }
      }
    }
  }

  @Test func `nested frames add up, and scrolling takes away`() {
    let (root, outer, inner) = (UIView(), UIScrollView(), UIView())
    root.addSubview(outer)
    outer.addSubview(inner)
    root.frame.origin = CGPoint(x: 1_000, y: 1_000)
    outer.frame.origin = CGPoint(x: 10, y: 20)
    inner.frame.origin = CGPoint(x: 1, y: 2)
    #expect(inner.convert(CGPoint.zero, to: root) == CGPoint(x: 11, y: 22))
    outer.contentOffset = CGPoint(x: 0, y: 15)
    #expect(outer.bounds.origin == CGPoint(x: 0, y: 15))
    let rect = inner.convert(CGRect(x: 0, y: 0, width: 4, height: 5), to: nil)
    #expect(rect == CGRect(x: 11, y: 7, width: 4, height: 5))
    #expect(inner.convert(rect, from: nil) == CGRect(x: 0, y: 0, width: 4, height: 5))
  }

  @Test func `a touch is for the frontmost view that has the point and takes touches`() {
    let square = CGRect(x: 0, y: 0, width: 10, height: 10)
    let (root, back, front) = (UIView(frame: square), UIView(frame: square), UIView(frame: square))
    root.addSubview(back)
    root.addSubview(front)
    let point = CGPoint(x: 5, y: 5)
    #expect(root.hitTest(point, with: nil) === front)
    front.isUserInteractionEnabled = false
    #expect(root.hitTest(point, with: nil) === back)
    back.alpha = 0
    #expect(root.hitTest(point, with: nil) === root)
    root.isHidden = true
    #expect(root.hitTest(point, with: nil) == nil)
    root.isHidden = false
    front.isUserInteractionEnabled = true
    front.frame.origin.x = 6
    #expect(root.hitTest(point, with: nil) === root && root.hitTest(CGPoint(x: 7, y: 7), with: nil) === front)
    #expect(root.hitTest(CGPoint(x: 12, y: 5), with: nil) == nil)
  }

  @Test func `a view takes the size that fits, and keeps its corner`() {
    final class Square: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 7, height: 7) }
    }
    let view = Square(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 1, y: 2, width: 7, height: 7))
    let plain = UIView(frame: view.frame)
    plain.sizeToFit()
    #expect(plain.frame == view.frame && plain.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    #expect(view.snapshotView(afterScreenUpdates: true)?.bounds == view.bounds)
  }

  @Test func `margins are the same in both ways of counting`() {
    let view = UIView()
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let inner = CGRect(x: 0, y: 0, width: 20, height: 20).inset(by: view.layoutMargins)
    #expect(inner == CGRect(x: 2, y: 1, width: 14, height: 16) && view.safeAreaInsets == .zero)
  }
}
