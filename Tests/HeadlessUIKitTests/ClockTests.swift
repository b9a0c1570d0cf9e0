import HeadlessUIKit
import Testing

@MainActor @Suite("The clock, and what may happen next")
struct ClockTests {
  /// A clock, and the calls that it has made, by name.
  @MainActor
  private final class Calls {
    let clock: TransitionClock
    private(set) var made: [String] = []

    init() { clock = Simulation.reset().clock }

    func schedule(_ name: String, after milliseconds: Int = 0) {
      clock.schedule(after: milliseconds) { [unowned self] in made.append(name) }
    }
  }

  @Test func `events happen by due time, those due together in the order in which they were scheduled`() {
    let calls = Calls()
    for (name, after) in [("late", 20), ("first", 0), ("early", 10), ("second", 0), ("late too", 20)] {
      calls.schedule(name, after: after)
    }
    #expect(calls.clock.pending.map(\.due) == [0, 0, 10, 20, 20])
    #expect(calls.clock.settle())
    #expect(calls.made == ["first", "second", "early", "late", "late too"])
    #expect(calls.clock.now == 20 && calls.clock.eventsRun == 5 && calls.clock.isIdle)
  }

  @Test func `an event that is chosen happens now, and time never goes back`() {
    let calls = Calls()
    for (name, after) in [("a", 10), ("b", 20), ("c", 30)] { calls.schedule(name, after: after) }
    calls.clock.fire(at: 2)
    #expect(calls.made == ["c"] && calls.clock.now == 30)
    calls.clock.advance()
    #expect(calls.made == ["c", "a"] && calls.clock.now == 30)
    calls.schedule("d")
    #expect(calls.clock.pending.map(\.due) == [20, 30])
  }

  @Test
  func `what is due now has its order, and of two waits that begin together the shorter one ends first`() {
    let calls = Calls()
    calls.schedule("now")
    calls.schedule("now too")
    calls.schedule("latest", after: 9)
    #expect(calls.clock.concurrentCount == 1)
    calls.clock.settle(limit: 2)
    calls.schedule("later", after: 5)
    #expect(calls.clock.concurrentCount == 1)
    calls.clock.settle()
    #expect(calls.made == ["now", "now too", "later", "latest"] && calls.clock.concurrentCount == 0)
  }

  @Test
  func
    `of two requests nobody knows how much later one came, so its waits may end sooner unless they are longer`()
  {
    let calls = Calls()
    calls.clock.lane = 1
    calls.schedule("1: medium", after: 10)
    calls.clock.lane = 2
    calls.schedule("2: as long", after: 10)
    calls.schedule("2: long", after: 30)
    calls.schedule("2: short", after: 5)
    // Before the long one come all that began earlier and are shorter; of the others each may be next.
    #expect(calls.clock.pending.map(\.due) == [5, 10, 10, 30] && calls.clock.concurrentCount == 2)
    calls.clock.fire(way: 1)
    #expect(calls.made == ["1: medium"] && calls.clock.concurrentCount == 1)
    calls.clock.settle()
    #expect(calls.made == ["1: medium", "2: short", "2: as long", "2: long"])
  }

  @Test func `an animation may end before or after a wait, and what begins at its end has no certain time`() {
    let navigation = Stack("navigation", UIViewController())
    let stage = Stage(navigation)
    navigation.pushViewController(Screen("pushed"), animated: true)
    stage.turn()
    let clock = Simulation.current.clock
    clock.schedule(after: 5_000) { record("call", "long") }
    #expect(clock.concurrentCount == 2)
    clock.advance()
    clock.schedule(after: 100) { record("call", "short") }
    #expect(clock.concurrentCount == 2)
    journal = []
    clock.fire(way: 1)
    clock.settle()
    #expect(journal.filter { $0.hasPrefix("call") } == ["call.long", "call.short"])
  }

  @Test func `two tasks that sleep equally long wake in any order, and a shorter sleep ends first`() {
    _ = Stage()
    let wasOpen = VirtualTasks.begin()
    defer { VirtualTasks.end(wasOpen: wasOpen) }
    let clock = Simulation.current.clock
    for seconds in [0.2, 0.1, 0.1] { Task { try? await Task.sleep(for: .seconds(seconds)) } }
    while clock.isBetweenTimes == false { clock.advance() }
    #expect(clock.pending.map(\.due) == [100, 100, 200] && clock.concurrentCount == 2)
    clock.settle()
  }

  @Test func `settling ends with the last event, or when the limit is reached`() {
    let calls = Calls()
    calls.schedule("a")
    #expect(calls.clock.settle(limit: 1))
    calls.schedule("b")
    calls.schedule("c")
    #expect(!calls.clock.settle(limit: 1) && calls.made == ["a", "b"])
    #expect(calls.clock.settle(limit: 1) && calls.made == ["a", "b", "c"])
    #expect(calls.clock.settle(limit: 0) && !calls.clock.advance())
  }

  @Test func `what is due before a transition's end happens before it`() {
    let navigation = Stack("navigation", UIViewController())
    let stage = Stage(navigation)
    navigation.pushViewController(Screen("pushed"), animated: true)
    stage.turn()
    let clock = Simulation.current.clock
    clock.schedule(after: 10) { record("call", "made") }
    #expect(clock.pending.map(\.kind) == [.call, .end])
    journal = []
    stage.settle()
    #expect(journal.first == "call.made" && journal.contains("pushed.didAppear"))
    #expect(clock.eventsRun == 4)
  }

  @Test func `jobs of the main actor keep their order, and those of the pool may come between`() {
    _ = Stage()
    let wasOpen = VirtualTasks.begin()
    defer { VirtualTasks.end(wasOpen: wasOpen) }
    let clock = Simulation.current.clock
    Task { @MainActor in record("main", "1") }
    Task.detached { _ = 0 }
    Task { @MainActor in record("main", "2") }
    Task { @MainActor in record("main", "3") }
    #expect(clock.pending.map(\.kind) == [.mainJob, .poolJob, .mainJob, .mainJob])
    #expect(clock.concurrentCount == 2)
    clock.fire(at: 1)
    #expect(clock.concurrentCount == 1)
    clock.settle()
    #expect(journal == ["main.1", "main.2", "main.3"])
  }

  @Test func `clearing the simulation stops the clock, and forgets what was said`() {
    let calls = Calls()
    calls.schedule("a", after: 10)
    calls.clock.settle()
    calls.schedule("b")
    Simulation.current.report("said")
    Simulation.current.clear()
    #expect(calls.clock.now == 0 && calls.clock.isIdle && Simulation.current.faults.isEmpty)
    #expect(!calls.clock.advance() && calls.made == ["a"])
  }
}
