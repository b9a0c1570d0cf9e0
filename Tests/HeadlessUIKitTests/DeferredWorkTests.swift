import Dispatch
import Foundation
import HeadlessUIKit
import Testing

/// What has happened, for closures that are isolated to nobody.
private final class Log: @unchecked Sendable {
  var entries: [String] = []

  func add(_ entry: String) {
    MainActor.assumeIsolated { entries.append("\(entry) at \(Simulation.current.clock.now)") }
  }
}

/// A way to put work off, and what comes of it.
private struct Deferral: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let expected: [String]
  let run: @MainActor @Sendable (Log) -> Void

  init(
    _ name: String, _ expected: [String], run: @escaping @MainActor @Sendable (Log) -> Void
  ) {
    testDescription = name
    self.expected = expected
    self.run = run
  }
}

/// Work that is put off by whatever Dispatch and Foundation offer, on the virtual clock.
@MainActor
@Suite(.serialized) struct DeferredWorkTests {
  private nonisolated static let queues: [Deferral] = [
    Deferral("async on any queue", ["main at 0", "global at 0", "labelled at 0"]) { log in
      DispatchQueue.main.async { log.add("main") }
      DispatchQueue.global(qos: .utility).async { log.add("global") }
      DispatchQueue(label: "own").async(flags: .barrier) { log.add("labelled") }
    },
    Deferral("a deadline made outside the call", ["soon at 20", "later at 300"]) { log in
      let deadline = DispatchTime.now() + 0.3
      DispatchQueue.main.asyncAfter(deadline: deadline) { log.add("later") }
      DispatchQueue.global().asyncAfter(wallDeadline: .now() + .milliseconds(20)) { log.add("soon") }
    },
    Deferral("a work item", ["item at 40", "told at 40"]) { log in
      let item = DispatchWorkItem { log.add("item") }
      item.notify(queue: .main) { log.add("told") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.04, execute: item)
    },
    Deferral("a cancelled work item", []) { log in
      let item = DispatchWorkItem { log.add("item") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.04, execute: item)
      DispatchQueue.main.async { item.cancel() }
    },
    Deferral("a group", ["one at 0", "two at 100", "all at 100", "empty at 100"]) { log in
      let group = DispatchGroup()
      DispatchQueue.global().async(group: group) { log.add("one") }
      group.enter()
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
        log.add("two")
        group.leave()
      }
      group.notify(queue: .main) {
        log.add("all")
        group.notify(queue: .main) { log.add("empty") }
      }
    },
    Deferral("operations", ["main at 0", "first at 0", "second at 0", "done at 0"]) { log in
      OperationQueue.main.addOperation { log.add("main") }
      let queue = OperationQueue()
      let (first, second) = (BlockOperation { log.add("first") }, BlockOperation { log.add("second") })
      second.addDependency(first)
      second.completionBlock = { log.add("done") }
      queue.addOperation(second)
      queue.addOperation(first)
    },
    Deferral("a run loop's turn", ["turn at 0"]) { log in RunLoop.main.perform { log.add("turn") } },
  ]

  private nonisolated static let timers: [Deferral] = [
    Deferral("a timer", ["fired at 250"]) { log in
      _ = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: false) { _ in log.add("fired") }
    },
    Deferral("a timer for a loop", ["fired at 3000"]) { log in
      let timer = Timer(fire: Date(timeIntervalSinceNow: 3), interval: 0, repeats: false) { _ in
        log.add("fired")
      }
      RunLoop.main.add(timer, forMode: .common)
    },
    Deferral("a timer that stops itself", ["1 at 1000", "2 at 2000", "3 at 3000"]) { log in
      nonisolated(unsafe) var count = 0
      _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
        count += 1
        log.add("\(count)")
        if count == 3 { timer.invalidate() }
      }
    },
    Deferral("a timer that is invalidated", []) { log in
      let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in log.add("fired") }
      timer.invalidate()
    },
    Deferral("a timer that is put off", ["fired at 5000"]) { log in
      let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in log.add("fired") }
      timer.fireDate = Date(timeIntervalSinceNow: 5)
    },
  ]

  private nonisolated static let waits: [Deferral] = [
    Deferral("a semaphore", ["work at 0", "waited at 0"]) { log in
      let semaphore = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        log.add("work")
        semaphore.signal()
      }
      semaphore.wait()
      log.add("waited")
    },
    Deferral("a group that is waited for", ["work at 500", "waited at 500", "main at 500"]) { log in
      let group = DispatchGroup()
      DispatchQueue.main.async { log.add("main") }
      group.enter()
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) {
        log.add("work")
        group.leave()
      }
      group.wait()
      log.add("waited")
    },
    Deferral("a wait that is too short", ["timed out at 0", "work at 500"]) { log in
      let group = DispatchGroup()
      DispatchQueue.global().async(group: group) {}
      group.enter()
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) {
        log.add("work")
        group.leave()
      }
      log.add(group.wait(timeout: .now() + 0.2) == .timedOut ? "timed out" : "in time")
    },
    Deferral("operations that are waited for", ["one at 0", "two at 0", "waited at 0"]) { log in
      let queue = OperationQueue()
      queue.maxConcurrentOperationCount = 1
      queue.addOperation { log.add("one") }
      queue.addOperation { log.add("two") }
      queue.waitUntilAllOperationsAreFinished()
      log.add("waited")
    },
    Deferral("a notification on the main operation queue", ["told at 0", "posted at 0", "later at 0"]) {
      log in
      let (center, name) = (NotificationCenter(), Notification.Name("told"))
      let token = center.addObserver(forName: name, object: nil, queue: .main) { _ in log.add("told") }
      DispatchQueue.main.async { log.add("later") }
      center.post(name: name, object: nil)
      log.add("posted")
      center.removeObserver(token)
    },
    Deferral("work at once comes after what was handed over", ["write at 0", "read at 0"]) { log in
      let queue = DispatchQueue(label: "store", attributes: .concurrent)
      queue.async(flags: .barrier) { log.add("write") }
      queue.asyncAfter(deadline: .now() + 60) {}
      queue.sync { log.add("read") }
    },
    Deferral("the main queue at once, from the background", ["screen at 0", "background at 0"]) { log in
      let queue = DispatchQueue(label: "background")
      queue.async {
        dispatchPrecondition(condition: .onQueue(queue))
        dispatchPrecondition(condition: .notOnQueue(.main))
        DispatchQueue.main.sync { log.add("screen") }
        log.add("background")
      }
    },
  ]

  private func inSession<Result>(_ body: () -> Result) -> Result {
    let wasOpen = VirtualTasks.begin()
    defer { VirtualTasks.end(wasOpen: wasOpen) }
    return body()
  }

  @Test(arguments: queues + timers + waits)
  private func `comes when it is due, on the virtual clock`(_ deferral: Deferral) {
    for _ in 0..<2 {
      let clock = Simulation.reset().clock
      let log = Log()
      let (isIdle, waiting) = inSession {
        VirtualTasks.countingWaiting {
          deferral.run(log)
          return clock.settle()
        }
      }
      #expect(isIdle)
      #expect(waiting.words == "")
      #expect(log.entries == deferral.expected)
    }
  }

  @Test(arguments: queues + timers)
  private func `does not come in the next run, and keeps nothing from coming there`(_ deferral: Deferral) {
    let clock = Simulation.reset().clock
    let (dropped, log) = (Log(), Log())
    inSession {
      deferral.run(dropped)
      Simulation.current.clear()
      deferral.run(log)
      clock.settle()
    }
    #expect(dropped.entries == [])
    #expect(log.entries == deferral.expected)
  }

  @Test(arguments: ["fires once", "is invalidated", "stops itself"])
  func `a timer that has ended keeps nothing alive`(_ way: String) {
    Simulation.reset()
    weak var held: UIViewController?
    inSession {
      let screen = UIViewController()
      held = screen
      let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: way != "fires once") { timer in
        _ = screen
        if way == "stops itself" { timer.invalidate() }
      }
      if way == "is invalidated" { timer.invalidate() }
      #expect(Simulation.current.clock.settle())
    }
    #expect(held == nil)
  }

  @Test func `a timer that repeats for ever fires for a while and is counted as waiting`() {
    Simulation.reset()
    let log = Log()
    for _ in 0..<2 {
      log.entries = []
      let waiting = inSession {
        VirtualTasks.countingWaiting {
          _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in log.add("tick") }
          Simulation.current.clock.settle()
        }.waiting
      }
      #expect(waiting.words == "1 timer")
      #expect(log.entries.count == 60 && log.entries.last == "tick at 60000")
      Simulation.reset()
    }
  }

  @Test func `what waits for what nobody does is counted`() {
    Simulation.reset()
    let group = DispatchGroup()
    let item = DispatchWorkItem {}
    group.enter()
    let waiting = inSession {
      VirtualTasks.countingWaiting {
        group.notify(queue: .main) {}
        item.notify(queue: .main) {}
        DispatchSource.makeTimerSource(queue: .main).activate()
        DispatchSource.makeUserDataAddSource(queue: .main).activate()
        Simulation.current.clock.settle()
      }.waiting
    }
    #expect(waiting.words == "1 timer, 3 blocks on queues of Dispatch")
    Simulation.reset()
    inSession {
      #expect(VirtualTasks.countingWaiting {}.waiting.isEmpty)
      item.perform()
      group.leave()
    }
  }

  @Test func `an actor of the app's may sleep`() {
    let clock = Simulation.reset().clock
    let log = Log()
    inSession {
      Task { log.add(await Sleeper().sleep()) }
      clock.settle()
    }
    #expect(log.entries == ["slept at 2000"])
  }

  @Test func `work of other threads is not taken`() async {
    Simulation.reset()
    let isDone = await withCheckedContinuation { done in
      DispatchQueue.global().async { DispatchQueue.global().async { done.resume(returning: true) } }
    }
    #expect(isDone && Simulation.current.clock.isIdle)
  }
}

private actor Sleeper {
  func sleep() async -> String {
    try? await Task.sleep(nanoseconds: 2_000_000_000)
    return "slept"
  }
}
