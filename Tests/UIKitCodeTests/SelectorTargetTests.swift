import Testing
import UIKit

extension Notification.Name {
  fileprivate static let priceChanged = Notification.Name("priceChanged")
}

/// A screen that has its methods called by name, in the ways that Foundation has for it.
private final class PriceScreen: UIViewController {
  var calls: [String] = []

  static let changed = Selector("changed:", { (it: PriceScreen, a) in it.changed(a) })
  static let tick = Selector("tick", { (it: PriceScreen) in it.tick() })

  func changed(_ notification: Notification) { calls.append("changed \(notification.object as? Int ?? -1)") }
  func tick() { calls.append("tick") }
}

/// What an app keeps for all of its life.
@MainActor
private final class PriceKeeper {
  var calls = 0

  static let changed = Selector("changed:", { (it: PriceKeeper, a) in it.changed(a) })

  func changed(_ notification: Notification) { calls += 1 }
}

@MainActor
@Suite(.serialized) struct SelectorTargetTests {
  private let center = NotificationCenter()

  @Test func `a notification reaches the method, until it is told not to`() {
    let screen = PriceScreen()
    center.addObserver(screen, selector: PriceScreen.changed, name: .priceChanged, object: nil)
    center.post(name: .priceChanged, object: 3)
    #expect(screen.calls == ["changed 3"])
    center.removeObserver(screen, name: .priceChanged, object: nil)
    center.post(name: .priceChanged, object: 4)
    center.addObserver(screen, selector: PriceScreen.changed, name: .priceChanged, object: nil)
    center.removeObserver(screen)
    center.post(name: .priceChanged, object: 5)
    #expect(screen.calls == ["changed 3"])
  }

  @Test func `an observer is not kept alive, and not called when it has gone`() {
    weak var gone: PriceScreen?
    do {
      let screen = PriceScreen()
      gone = screen
      center.addObserver(screen, selector: PriceScreen.changed, name: nil, object: nil)
    }
    #expect(gone == nil)
    center.post(name: .priceChanged, object: 1)
  }

  @Test func `what an earlier launch has leaked hears nothing, unless it observes anew`() {
    let screen = PriceScreen()
    let kept = PriceKeeper()
    center.addObserver(screen, selector: PriceScreen.changed, name: .priceChanged, object: nil)
    center.addObserver(kept, selector: PriceKeeper.changed, name: .priceChanged, object: nil)
    Simulation.reset()
    center.post(name: .priceChanged, object: 1)
    #expect(screen.calls == [] && kept.calls == 1)
    center.addObserver(screen, selector: PriceScreen.changed, name: .priceChanged, object: nil)
    center.post(name: .priceChanged, object: 2)
    #expect(screen.calls == ["changed 2"] && kept.calls == 2)
  }

  @Test func `a timer and a delayed call come on the virtual clock`() {
    let device = Device()
    let screen = PriceScreen()
    let wasOpen = VirtualTasks.begin()
    defer { VirtualTasks.end(wasOpen: wasOpen) }
    Timer.scheduledTimer(
      timeInterval: 2, target: screen, selector: PriceScreen.tick, userInfo: nil, repeats: false)
    screen.perform(PriceScreen.tick, with: nil, afterDelay: 0.5)
    #expect(screen.calls.isEmpty)
    device.settle(nil)
    #expect(screen.calls == ["tick", "tick"])
  }

  @Test func `notifications are awaited one by one, those too that came when nobody waited`() async {
    let center = NotificationCenter()
    let all = center.notifications(named: .priceChanged)
    var posted = all.makeAsyncIterator()
    for price in 1...2 { center.post(name: .priceChanged, object: price) }
    center.post(name: Notification.Name("other"), object: 3)
    for price in 1...2 { #expect(await posted.next()?.object as? Int == price) }
    let task = Task { @MainActor in
      for await _ in all {}
      return "over"
    }
    task.cancel()
    #expect(await task.value == "over")
  }

  @Test func `a screen that awaits notifications hears of them on the virtual clock`() {
    let device = Device()
    let wasOpen = VirtualTasks.begin()
    defer { VirtualTasks.end(wasOpen: wasOpen) }
    let center = NotificationCenter()
    let screen = UIViewController()
    let task = Task { @MainActor [weak screen] in
      for await posted in center.notifications(named: .priceChanged, object: nil) {
        screen?.title = "\(posted.object ?? "")"
      }
    }
    device.settle(nil)
    for price in 1...2 {
      center.post(name: .priceChanged, object: price)
      device.settle(nil)
      #expect(screen.title == "\(price)")
    }
    task.cancel()
    device.settle(nil)
  }

  @Test
  func
    `what each launch awaits anew is awaited in the last launch alone, what only one awaits in all later ones`()
  {
    let wasOpen = VirtualTasks.begin()
    defer { VirtualTasks.end(wasOpen: wasOpen) }
    let center = NotificationCenter()
    var (heard, kept): ([Int], Int) = ([], 0)
    for launch in 1...3 {
      let device = Device()
      if launch == 1 {
        Task { @MainActor in for await _ in center.notifications(named: .priceChanged) { kept += 1 } }
      }
      Task { @MainActor in for await _ in center.notifications(named: .priceChanged) { heard.append(launch) }
      }
      device.settle(nil)
      center.post(name: .priceChanged, object: nil)
      device.settle(nil)
    }
    #expect(heard == [1, 2, 3] && kept == 3)
  }

  @Test func `an object responds to what a selector was made of`() {
    _ = PriceScreen.tick
    #expect(PriceScreen().responds(to: NSSelectorFromString("tick")))
    #expect(!PriceScreen().responds(to: NSSelectorFromString("tock")))
  }
}
