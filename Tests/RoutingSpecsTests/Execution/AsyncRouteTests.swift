import Checking
import Foundation
import HeadlessUIKit
import Routing
import RoutingSpecs
import Testing

/// What the tasks of a route did, in order.
@MainActor
private enum Diary {
  static var lines: [String] = []

  /// Something that runs on no actor and then reports to the main actor.
  nonisolated static func note(_ line: String) async {
    await MainActor.run { lines.append(line) }
  }
}

/// An actor of its own, as a view model has one.
private actor Counter {
  private var count = 0

  func next() -> Int {
    count += 1
    return count
  }
}

private struct SlowInterceptor: AsyncRoutingInterceptor {
  func perform(with context: Int) async throws {
    let counter = Counter()
    Diary.lines.append("counted \(await counter.next())")
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<context { group.addTask { await Diary.note("child \(index)") } }
    }
    try await Task.sleep(nanoseconds: 30_000_000)
    await Task.detached { try? await Task.sleep(nanoseconds: 1) }.value
    Diary.lines.append("slept")
  }
}

/// Routes whose code is `async`.
@MainActor
@Suite struct AsyncRouteTests {
  private static let route = Route(
    "slowly", summary: "Waits.", expecting: Expectation(reaches: Target(screen: 0))
  ) { attempt in
    Diary.lines = []
    SlowInterceptor().perform(with: 3) { attempt.finish(RouteOutcome($0)) }
  }

  private func execution() throws -> RouteExecution {
    let catalogue = try ScreenCatalogue([ScreenEntry(name: "Home")])
    let space = try StackSpace(
      catalogue: catalogue, bounds: .init(tabs: 0, depth: 0, modals: 0, splits: false))
    let app = try RoutedApp(
      name: "slow", summary: "Waits.", space: space, exhaustiveSpace: space, binding: PlainBinding(),
      routes: [Self.route])
    return RouteExecution(Self.route, of: app)
  }

  @Test func `ten thousand equal runs do the same in the same order`() throws {
    let execution = try execution()
    let state = try execution.app.space.state(at: 0)
    for _ in 0..<10_000 {
      let judgement = execution.run(from: state)
      #expect(judgement.violated.isEmpty)
      #expect(Diary.lines == ["counted 1", "child 0", "child 1", "child 2", "slept"])
      if Diary.lines.count != 5 { break }
    }
  }

  @Test func `other choices give other orders, equal choices equal ones`() throws {
    let execution = try execution()
    var orders: [[String]] = []
    for seed in 0..<40 {
      var source = RandomSource(seed: Seed(UInt64(seed)))
      #expect(execution.run(drawing: &source).judgement.violated.isEmpty)
      let order = Diary.lines
      var again = RandomSource(seed: Seed(UInt64(seed)))
      _ = execution.run(drawing: &again)
      #expect(Diary.lines == order)
      if !orders.contains(order) { orders.append(order) }
    }
    #expect(orders.count > 1 && orders.count <= 6)
    #expect(orders.allSatisfy { $0.sorted() == orders[0].sorted() })
  }

  /// What a task finds out in a session of its own.
  private func inSession<T: Sendable>(_ operation: @escaping @MainActor () async throws -> T) throws -> T? {
    let execution = try execution()
    var result: T?
    let wasOpen = VirtualTasks.begin()
    Task { result = try await operation() }
    Simulation.current.clock.settle()
    VirtualTasks.end(wasOpen: wasOpen)
    withExtendedLifetime(execution) {}
    return result
  }

  @Test func `sleeping takes virtual time, to the millisecond, even if this process is suspended`() throws {
    let elapsed = try inSession {
      let clock = Simulation.current.clock
      let deadline = ContinuousClock.now + .seconds(3_600)
      usleep(20_000)
      try await Task.sleep(until: deadline)
      let first = clock.now
      try await Task.sleep(for: .microseconds(1_500), clock: .suspending)
      return [first, clock.now]
    }
    #expect(elapsed == [3_600_000, 3_600_002])
  }

  @Test func `who asks for the time in a session gets the virtual one`() throws {
    let before = Date()
    let dates = try inSession {
      let first = Date()
      usleep(20_000)
      let second = Date()
      try await Task.sleep(for: .seconds(90))
      return [first, second, Date()]
    }
    #expect(dates?.map(\.timeIntervalSinceReferenceDate) == [0, 0, 90])
    #expect(before.timeIntervalSinceReferenceDate > 700_000_000 && Date() >= before)
  }

  @Test func `outside a session tasks run as they always do`() async {
    let wasOpen = VirtualTasks.begin()
    VirtualTasks.end(wasOpen: wasOpen)
    let value = await Task.detached { await Counter().next() }.value
    #expect(value == 1 && !wasOpen)
    MainActor.assertIsolated()
  }
}
