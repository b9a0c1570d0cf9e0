import Testing
import UIKit

@MainActor @Suite("Layers")
struct LayerTests {
  /// Notes when an animation starts and stops.
  private final class Listener: CAAnimationDelegate {
    var log: [String] = []
    private func note(_ word: String) { log.append("\(word) \(Simulation.current.clock.now)") }
    func animationDidStart(_ anim: CAAnimation) { note("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      note(flag ? "end" : "broken off")
    }
  }

  @Test func `the layer of a view is one, and has the view's place, look and layers`() {
    let (view, inner) = (UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40)), UIView())
    view.addSubview(inner)
    let layer = view.layer
    #expect(layer === view.layer && layer.frame == view.frame && layer.position == view.center)
    layer.bounds.size.width = 10
    layer.position = CGPoint(x: 5, y: 20)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 40))
    layer.opacity = 0.5
    layer.isHidden = true
    layer.masksToBounds = true
    layer.backgroundColor = UIColor.red.cgColor
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(
      view.alpha == 0.5 && view.isHidden && view.clipsToBounds && view.backgroundColor == .red)
    #expect(view.transform == layer.affineTransform())
    #expect(
      inner.layer.superlayer === layer && layer.sublayers?.map { $0 === inner.layer } == [true])
  }

  @Test func `layers stand in the order in which code puts them`() {
    let (root, layers) = (CALayer(), (0..<4).map { _ in CALayer() })
    for (index, layer) in layers.enumerated() { layer.name = "\(index)" }
    func word() -> String { (root.sublayers ?? []).compactMap(\.name).joined() }
    root.addSublayer(layers[0])
    root.addSublayer(layers[1])
    root.insertSublayer(layers[2], at: 0)
    root.insertSublayer(layers[3], below: layers[1])
    #expect(word() == "2031")
    root.insertSublayer(layers[2], above: layers[0])
    root.insertSublayer(layers[1], at: 9)
    #expect(word() == "0231")
    root.replaceSublayer(layers[2], with: CALayer())
    #expect(word() == "031" && layers[2].superlayer == nil && root.sublayers?.count == 4)
    layers[3].addSublayer(root)
    #expect(layers[3].sublayers == nil)
    root.sublayers = nil
    #expect(root.sublayers == nil && layers[0].superlayer == nil)
  }

  @Test func `an animation tells its delegate when its time is over, or that it was broken off`() {
    let clock = Simulation.reset().clock
    let (layer, listener) = (UIView().layer, Listener())
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = 0.2
    animation.repeatCount = 2
    animation.autoreverses = true
    animation.delegate = listener
    layer.add(animation, forKey: "fade")
    #expect(layer.animationKeys() == ["fade"] && layer.animation(forKey: "fade") === animation)
    clock.settle()
    #expect(listener.log == ["start 0", "end 800"] && layer.animationKeys() == nil)
    layer.add(animation, forKey: "fade")
    layer.add(animation, forKey: "fade")
    clock.settle()
    #expect(listener.log.suffix(3) == ["broken off 800", "start 800", "end 1600"])
  }

  @Test func `one that repeats for ever ends only where it is taken away`() {
    let clock = Simulation.reset().clock
    let (layer, listener) = (CALayer(), Listener())
    let animation = CAKeyframeAnimation(keyPath: "transform.rotation")
    animation.repeatCount = .infinity
    animation.delegate = listener
    layer.add(animation, forKey: nil)
    clock.settle()
    #expect(listener.log == ["start 0"] && layer.animationKeys()?.count == 1)
    layer.removeAllAnimations()
    clock.settle()
    #expect(listener.log == ["start 0", "broken off 0"] && layer.animationKeys() == nil)
  }

  @Test
  func `the completion of a group waits for the animations inside, those of inner groups too`() {
    let clock = Simulation.reset().clock
    let layer = CALayer()
    var end: Int?
    CATransaction.begin()
    CATransaction.setAnimationDuration(0.5)
    CATransaction.setCompletionBlock { end = clock.now }
    layer.add(CATransition(), forKey: "look")
    CATransaction.begin()
    let longer = CASpringAnimation(keyPath: "position")
    longer.duration = 0.9
    layer.add(longer, forKey: "spring")
    CATransaction.commit()
    CATransaction.commit()
    clock.settle()
    #expect(end == 900)
  }

  @Test func `a shape is where its points are`() {
    let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(
      path.bounds == CGRect(x: 1, y: 2, width: 3, height: 4)
        && path.currentPoint == CGPoint(x: 1, y: 2))
    path.apply(CGAffineTransform(translationX: 1, y: 1))
    #expect(path.cgPath.boundingBox.origin == CGPoint(x: 2, y: 3))
    let oval = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 20)).bounds
    #expect(abs(oval.width - 10) < 1e-6 && abs(oval.height - 20) < 1e-6)
    let round = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 9, height: 9), cornerRadius: 2)
      .bounds
    #expect(abs(round.maxX - 9) < 1e-6 && abs(round.minY) < 1e-6)
    path.removeAllPoints()
    #expect(path.isEmpty && CAShapeLayer().path == nil)
    let arc = UIBezierPath()
    arc.addArc(withCenter: .zero, radius: 2, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(abs(arc.currentPoint.y - 2) < 1e-9 && abs(arc.bounds.minX + 2) < 1e-9)
  }
}
