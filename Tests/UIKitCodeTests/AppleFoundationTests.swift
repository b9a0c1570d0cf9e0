import Foundation
import Testing
import UIKit

private protocol Listening: AnyObject {
  func hear()
}

private final class Listener: NSObject, Listening {
  var heard = 0
  func hear() { heard += 1 }
}

private final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
}

private final class OwnShape: CAShapeLayer {}

private final class ShapeView: UIView {
  override class var layerClass: AnyClass { OwnShape.self }
}

@MainActor @Suite("What Foundation and layers have on Apple's systems alone")
struct AppleFoundationTests {
  @Test func `defaults are read and written by keys as every object is`() {
    let (defaults, key) = (UserDefaults.standard, "routecheck.tests.value")
    defaults.setValue(2, forKey: key)
    #expect(defaults.value(forKey: key) as? Int == 2 && defaults.integer(forKey: key) == 2)
    defaults.setValue(nil, forKey: key)
    #expect(defaults.value(forKey: key) == nil)
  }

  @Test func `a table of weak objects keeps nobody alive and has each object once`() {
    let listeners = NSHashTable<AnyObject>.weakObjects()
    let first = Listener()
    do {
      let second = Listener()
      for listener in [first, second, first] { listeners.add(listener) }
      let (count, hasSecond) = (listeners.count, listeners.contains(second))
      #expect(count == 2 && hasSecond)
    }
    for case let listener as any Listening in listeners.allObjects { listener.hear() }
    #expect(listeners.count == 1 && first.heard == 1 && listeners.anyObject === first)
    listeners.remove(first)
    #expect(listeners.allObjects.isEmpty && !listeners.contains(first))
  }

  @Test func `a table finds objects by what their keys equal, and forgets those that have gone`() {
    let screens = NSMapTable<NSString, UIViewController>.strongToWeakObjects()
    let kept = UIViewController()
    do {
      let gone = UIViewController()
      screens.setObject(gone, forKey: "gone")
      screens.setObject(kept, forKey: "kept")
      #expect(screens.count == 2 && screens.object(forKey: "gone") === gone)
    }
    #expect(screens.object(forKey: "gone") == nil && screens.count == 1)
    #expect(screens.object(forKey: NSString(string: "kept")) === kept)
    #expect(screens.keyEnumerator().allObjects as? [NSString] == ["kept"])
    screens.removeObject(forKey: "kept")
    #expect(screens.count == 0)
    let names = NSMapTable<UIViewController, NSString>.weakToStrongObjects()
    do {
      let screen = UIViewController()
      names.setObject("screen", forKey: screen)
      #expect(names.object(forKey: screen) == "screen" && names.object(forKey: kept) == nil)
    }
    #expect(names.count == 0)
  }

  @Test func `absolute time goes on as the virtual clock does`() {
    Simulation.reset()
    let before = CFAbsoluteTimeGetCurrent()
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) {}
    Simulation.current.clock.settle()
    #expect(CFAbsoluteTimeGetCurrent() - before == 2)
  }

  @Test func `a view's layer is of the class that the view's class names`() {
    let view = GradientView()
    (view.layer as? CAGradientLayer)?.colors = [UIColor.red.cgColor]
    #expect((view.layer as? CAGradientLayer)?.colors?.count == 1)
    #expect(ShapeView().layer is CAShapeLayer && type(of: UIView().layer) == CALayer.self)
    let change = CATransition()
    view.layer.add(change, forKey: kCATransition)
    #expect(view.layer.animation(forKey: "transition") != nil)
  }
}
