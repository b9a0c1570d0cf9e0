import Dispatch
import Foundation
import SwiftUI
import Testing
import UIKit
import os.log

@MainActor
@Suite struct ShimTests {
  @Test func `work for the main queue waits on the virtual clock`() {
    let clock = Simulation.reset().clock
    var order: [String] = []
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { order.append("later") }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(20)) { order.append("soon") }
    DispatchQueue.main.async { order.append("next turn") }
    #expect(order == [])
    clock.settle()
    #expect(order == ["next turn", "soon", "later"])
    #expect(clock.now == 300)
  }

  @Test func `the completion of a group comes after the transition inside it`() {
    let clock = Simulation.reset().clock
    let window = UIWindow(frame: .zero)
    let navigation = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    clock.settle()
    var isAppearedAtCompletion: Bool?
    let pushed = AppearanceProbe()
    CATransaction.begin()
    CATransaction.setCompletionBlock { isAppearedAtCompletion = pushed.hasAppeared }
    navigation.pushViewController(pushed, animated: true)
    CATransaction.commit()
    clock.settle()
    #expect(isAppearedAtCompletion == true)
  }

  @Test func `a group without animations completes when the turn ends`() {
    let clock = Simulation.reset().clock
    var isDone = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { isDone = true }
    CATransaction.commit()
    #expect(!isDone)
    clock.settle()
    #expect(isDone && clock.now == 0)
    CATransaction.commit()
    #expect(clock.isIdle)
  }

  @Test func `associated objects live as long as their owner`() {
    var owner: UIViewController? = UIViewController()
    weak var value: AppearanceProbe?
    do {
      let made = AppearanceProbe()
      value = made
      owner?.tagged = made
    }
    #expect(owner?.tagged === value)
    #expect(value != nil)
    owner?.tagged = nil
    #expect(owner?.tagged == nil)
    owner = nil
    #expect(value == nil)
  }

  @Test func `what is associated with any object goes with it, and what that was the owner of`() {
    let clock = Simulation.reset().clock
    let owners: [@MainActor () -> AnyObject] = [
      { PlainOwner() }, { UIView() }, { UIViewController() }, { UIGestureRecognizer() },
    ]
    for make in owners {
      weak var inner: PlainOwner?
      weak var outer: PlainOwner?
      var owner: AnyObject? = make()
      do {
        let (first, second) = (PlainOwner(), PlainOwner())
        (outer, inner) = (first, second)
        objc_setAssociatedObject(owner as Any, Keys.assigned, first, .OBJC_ASSOCIATION_RETAIN)
        objc_setAssociatedObject(first, Keys.assigned, second, .OBJC_ASSOCIATION_RETAIN)
      }
      #expect(outer != nil && inner != nil)
      owner = nil
      // Nobody asks for an association any more, and the clock comes to rest.
      clock.schedule {}
      clock.settle()
      #expect(outer == nil && inner == nil)
    }
  }

  @Test func `a value that goes when it is replaced or removed may ask for associations`() {
    Simulation.reset()
    for owner in [PlainOwner(), UIViewController(), UIView()] as [AnyObject] {
      var seen: [String] = []
      let note: (String) -> Void = { name in
        let now = objc_getAssociatedObject(owner, Keys.assigned) as? CuriousValue
        seen.append("\(name) gone, \(now?.name ?? "none") there")
      }
      for name in ["one", "two"] {
        objc_setAssociatedObject(
          owner, Keys.assigned, CuriousValue(name, onDeath: note), .OBJC_ASSOCIATION_RETAIN)
      }
      objc_removeAssociatedObjects(owner)
      #expect(seen == ["one gone, two there", "two gone, none there"])
    }
  }

  @Test func `queues of any name and quality work on the virtual clock, isolated as with Dispatch`() {
    let clock = Simulation.reset().clock
    let counter = MainCounter()
    let group = DispatchGroup()
    DispatchQueue.global().async { DispatchQueue.main.async { counter.count += 1 } }
    DispatchQueue.global(qos: .utility).async { DispatchQueue.main.async { counter.count += 1 } }
    DispatchQueue(label: "work").async(qos: .userInitiated) {
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { counter.count += 1 }
    }
    DispatchQueue(label: "barrier", attributes: .concurrent).async(flags: .barrier) {
      MainActor.assumeIsolated { counter.count += 1 }
    }
    DispatchQueue.main.async(group: group) { counter.count += 1 }
    #expect(counter.count == 0 && group.wait(timeout: .now()) == .timedOut)
    clock.settle()
    #expect(counter.count == 5 && clock.now == 1_000 && group.wait(timeout: .now()) == .success)
    // Code that is isolated to nobody may hand work over too, and associate.
    PlainOwner.work { MainActor.assumeIsolated { counter.count += 1 } }
    clock.settle()
    #expect(counter.count == 6)
  }

  @Test func `an assigned association keeps nothing alive`() {
    let owner = UIViewController()
    do {
      let made = AppearanceProbe()
      objc_setAssociatedObject(owner, Keys.assigned, made, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(owner, Keys.assigned) as? AppearanceProbe === made)
    }
    #expect(objc_getAssociatedObject(owner, Keys.assigned) == nil)
  }

  @Test func `what was left open or associated does not outlive a simulation`() {
    var isDone = false
    let (window, screen) = (UIWindow(frame: .zero), UIViewController())
    for owner in [window, screen] as [UIResponder] {
      objc_setAssociatedObject(owner, Keys.assigned, 1, .OBJC_ASSOCIATION_RETAIN)
    }
    CATransaction.begin()
    CATransaction.setCompletionBlock { isDone = true }
    Simulation.reset()
    #expect(objc_getAssociatedObject(window, Keys.assigned) == nil)
    #expect(objc_getAssociatedObject(screen, Keys.assigned) as? Int == 1)
    CATransaction.commit()
    Simulation.current.clock.settle()
    #expect(!isDone)
  }

  @Test func `logs evaluate nothing`() {
    var count = 0
    func costly() -> Int {
      count += 1
      return count
    }
    let logger = Logger(subsystem: "app", category: "routing")
    logger.info("opened \(costly(), privacy: .public)")
    logger.error("failed")
    os_log("opened %d", log: OSLog(subsystem: "app", category: "routing"), type: .info, 1)
    #expect(count == 0)
  }

  @Test func `a hosting controller evaluates its view when it loads and finds its buttons`() {
    var taps = 0
    let hosting = UIHostingController(rootView: Counter { taps += 1 })
    #expect(!hosting.isViewLoaded)
    hosting.loadViewIfNeeded()
    #expect(hosting.tapButton("Add"))
    #expect(!hosting.tapButton("Remove"))
    #expect(taps == 1)
  }

  @Test func `nanoseconds and pools are there`() {
    #expect(NSEC_PER_SEC == 1000 * NSEC_PER_MSEC && NSEC_PER_MSEC == 1000 * NSEC_PER_USEC)
    #expect(autoreleasepool { 7 } == 7)
  }
}

private enum Keys {
  // An address that nobody else uses; it is never read through.
  nonisolated(unsafe) static let tagged = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
  nonisolated(unsafe) static let assigned = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}

extension UIViewController {
  fileprivate var tagged: AppearanceProbe? {
    get { objc_getAssociatedObject(self, Keys.tagged) as? AppearanceProbe }
    set { objc_setAssociatedObject(self, Keys.tagged, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}

private final class AppearanceProbe: UIViewController {
  var hasAppeared = false

  override func viewDidAppear(_ animated: Bool) { hasAppeared = true }
}

private final class PlainOwner {
  /// Not isolated, as helpers of an app are that know nothing of the screen.
  nonisolated static func work(_ body: @escaping @Sendable () -> Void) {
    let owner = PlainOwner()
    objc_setAssociatedObject(owner, Keys.tagged, 1, .OBJC_ASSOCIATION_RETAIN)
    guard objc_getAssociatedObject(owner, Keys.tagged) as? Int == 1 else { return }
    DispatchQueue(label: "helper").async(execute: body)
  }
}

private final class CuriousValue {
  let name: String
  private let onDeath: (String) -> Void

  init(_ name: String, onDeath: @escaping (String) -> Void) {
    self.name = name
    self.onDeath = onDeath
  }

  deinit { onDeath(name) }
}

@MainActor private final class MainCounter {
  var count = 0
}

private struct Counter: View {
  let add: @MainActor () -> Void

  var body: some View {
    VStack {
      Text("Counter").font(.title)
      HStack {
        Button("Add", action: add)
        if true { Text("one") } else { EmptyView() }
      }
    }
    .padding()
  }
}
