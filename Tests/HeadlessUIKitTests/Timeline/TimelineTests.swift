import HeadlessUIKit
import HierarchyAbusing
import Testing

/// What the timeline tells of each call, and laws that all recordings keep.
@MainActor @Suite("Timeline")
struct TimelineTests {
  @Test(arguments: TimelineCase.all)
  func `the timeline tells what came of a call`(call: TimelineCase) {
    let line = call.run()
    #expect(line.hasPrefix(call.expected), "\(line)")
  }

  @Test func `each id stands in the table once`() {
    #expect(Set(TimelineCase.all.map(\.id)).count == TimelineCase.all.count)
  }

  @Test func `nothing is recorded unless somebody asks`() {
    let stage = TimelineStage()
    stage.home.present(stage.sheet, animated: true)
    Timeline.note("nobody listens")
    stage.settle()
    #expect(Timeline.record {}.entries == [])
  }

  @Test func `a completion that may still come is not said never to come`() {
    let stage = TimelineStage()
    let (taken, rest) = Timeline.record {
      stage.home.present(stage.sheet, animated: true) {}
      return Timeline.take(isOver: false)
    }
    #expect(taken.compactMap(\.completion) == [.waiting] && rest.compactMap(\.completion).isEmpty)
    stage.settle()
  }

  @Test func `a recording ends with its body, thrown or not`() {
    struct Stop: Error {}
    let stage = TimelineStage()
    #expect(throws: Stop.self) { try Timeline.record { throw Stop() } }
    stage.home.present(stage.sheet, animated: true)
    #expect(Timeline.record {}.entries == [])
  }

  @Test(arguments: [UInt64](1...6))
  func `a recorded run does what an unrecorded one does, in the order of time`(seed: UInt64) {
    let plain = HierarchyAbuse.run(operations: 400, seed: seed, episode: 100)
    let (recorded, entries) = Timeline.record {
      HierarchyAbuse.run(operations: 400, seed: seed, episode: 100)
    }
    #expect(recorded == plain && entries.count > 100, "\(entries.count)")
    for (before, after) in zip(entries, entries.dropFirst()) where after.turn >= before.turn {
      #expect(before.time <= after.time || after.turn == 0)
    }
    #expect(!entries.contains { $0.completion == .waiting })
    #expect(entries.filter { $0.kind == .call && $0.outcome == nil }.allSatisfy { $0.text.hasPrefix("show") })
  }

  @Test func `a completion is called or dropped, and the timeline says when`() {
    let stage = TimelineStage()
    stage.presentSheet()
    var called = 0
    let entries = Timeline.record {
      stage.home.dismiss(animated: true) { called += 1 }
      stage.home.present(Other(), animated: true) { called += 1 }
      stage.settle()
    }.entries.filter { $0.kind == .call }
    #expect(called == 1)
    #expect(entries.map(\.completion) == [.called(at: 500), .dropped(at: 0)])
  }

  @Test func `a completion of what is overtaken is dropped when that is called off`() {
    let stage = TimelineStage()
    let entries = Timeline.record {
      stage.home.present(stage.sheet, animated: true) {}
      stage.turn()
      stage.window.rootViewController = Other()
      Simulation.current.clear()
    }.entries
    #expect(entries.first?.completion == .dropped(at: 0), "\(entries)")
  }

  @Test func `callbacks stand inside the turn that brings them, those of UIKit's own classes nowhere`() {
    let stage = TimelineStage()
    let lines = Timeline.record {
      stage.nav.popViewController(animated: true)
      stage.settle()
    }.entries.map { String(repeating: "  ", count: $0.depth) + $0.description }
    #expect(
      lines == [
        "0 ms  pop(animated) on UINavigationController: done at 350 ms",
        "  0 ms  willMove(toParent:) on Detail",
        "0 ms  the stack change of UINavigationController begins",
        "  0 ms  loadView on Home", "  0 ms  viewDidLoad on Home", "  0 ms  viewWillDisappear on Detail",
        "  0 ms  viewWillAppear on Home", "  0 ms  viewIsAppearing on Home",
        "350 ms  the stack change of UINavigationController ends",
        "  350 ms  viewDidDisappear on Detail", "  350 ms  viewDidAppear on Home",
        "  350 ms  didMove(toParent:) on Detail",
      ], "\(lines)")
  }

  @Test func `a call that waits is told again when it goes on`() {
    let stage = TimelineStage { $0.presentInFlight = .wait }
    stage.home.present(stage.sheet, animated: true)
    var isDone = false
    let calls = Timeline.record {
      stage.sheet.present(Other(), animated: true)
      stage.home.present(Other(), animated: true) { isDone = true }
      stage.settle()
    }.entries.filter { $0.kind == .call }
    #expect(!isDone && calls.count == 4)
    #expect(calls[1].outcome?.words.hasPrefix("waits for") ?? false)
    #expect(calls[3].outcome?.rule == "P23" && calls[3].depth > 0)
    #expect(calls[1].completion == .dropped(at: 500))
  }

  @Test func `scheduled calls are turns, and those that tell nothing are left out`() {
    let stage = TimelineStage()
    let entries = Timeline.record {
      Simulation.current.clock.schedule(after: 20) { Timeline.note("later") }
      Simulation.current.clock.schedule(after: 10) {}
      stage.settle()
    }.entries
    #expect(entries.map(\.kind) == [.turn, .note] && entries.map(\.time) == [20, 20])
    #expect(entries.last?.depth == 1 && entries.last?.turn == 2)
  }

  @Test func `an app's own line stands where it was written`() {
    let (line, entries) = Timeline.record {
      Timeline.note("push dropped: one is under way")
      return #line - 1
    }
    #expect(entries.map(\.text) == ["push dropped: one is under way"])
    #expect(entries.first?.caller == "HeadlessUIKitTests/TimelineTests.swift:\(line)")
  }

  @Test func `a complaint outside of calls says once what is wrong`() {
    Simulation.reset()
    let entries = Timeline.record { Simulation.current.report("The router has no route to Post.") }.entries
    #expect(entries.map(\.description) == ["0 ms  The router has no route to Post: a complaint"])
    #expect(entries.first?.kind == .fault && entries.first?.outcome?.isRefusal == true)
    let warning = Timeline.Outcome.complaint(rule: "M4", isException: false)
    let exception = Timeline.Outcome.complaint(rule: "W13", isException: true)
    #expect([warning, exception].map(\.words) == ["a warning by rule M4", "an exception by rule W13"])
    #expect([warning, exception].map(\.rule) == ["M4", "W13"])
  }

  @Test func `a long recording says how much it leaves out`() {
    let entries = Timeline.record { for _ in 0..<Timeline.capacity + 7 { Timeline.note("again") } }.entries
    #expect(entries.count == Timeline.capacity + 1 && entries.last?.text == "7 more are left out")
  }

  @Test func `a recording keeps nobody alive`() {
    let stage = TimelineStage()
    weak var gone: Other?
    let entries = Timeline.record {
      let other = Other()
      gone = other
      stage.home.present(other, animated: false)
      stage.settle()
      stage.home.dismiss(animated: false)
      stage.settle()
    }.entries
    #expect(gone == nil && entries.count > 4)
  }
}
