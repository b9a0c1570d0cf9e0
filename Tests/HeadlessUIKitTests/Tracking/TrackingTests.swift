import HeadlessUIKit
import Testing

/// Every public member that tells something of a hierarchy is tracked, and every callout; all others have a reason.
@MainActor
@Suite struct TrackingTests {
  private let accesses =
    TrackedAccess.controllers + TrackedAccess.containers + TrackedAccess.objects + TrackedAccess.contents

  /// Does something while an access or a callout is forgotten.
  private func forgetting<Result>(_ name: String, _ body: () -> Result) -> Result {
    StructureReads.muted = name
    defer { StructureReads.muted = nil }
    return body()
  }

  @Test func `each member that tells something is tracked`() {
    for access in accesses {
      #expect(access.run().isComplete, "\(access.member)")
    }
  }

  @Test func `an access that is forgotten is noticed`() {
    var entries: [String: [TrackedAccess]] = [:]
    for access in accesses {
      for name in access.run().names { entries[name, default: []].append(access) }
    }
    for (name, entries) in entries.sorted(by: { $0.key < $1.key }) {
      #expect(forgetting(name) { entries.contains { !$0.run().isComplete } }, "\(name)")
    }
  }

  @Test func `what the model calls of the app's is tracked and counted`() {
    for callout in TrackedCallout.all {
      let result = callout.run()
      #expect(result.isCalled, "\(callout.member)")
      #expect(result.isTracked, "\(callout.member)")
      #expect((result.count > 0) == callout.isCounted, "\(callout.member): \(result.count)")
    }
  }

  @Test func `a callout that is forgotten is noticed`() {
    var entries: [String: [TrackedCallout]] = [:]
    for callout in TrackedCallout.all {
      for name in callout.run().names { entries[name, default: []].append(callout) }
    }
    for (name, entries) in entries.sorted(by: { $0.key < $1.key }) {
      let isNoticed = forgetting(name) {
        entries.contains { callout in
          let result = callout.run()
          return !result.isTracked || (callout.isCounted && result.count == 0)
        }
      }
      #expect(isNoticed, "\(name)")
    }
  }

  // Whoever is handed a controller may look at its class, which nobody sees.
  @Test(arguments: [false, true])
  func `what a delegate is handed is accessed, whether the app's code or a library has led to it`(
    isOfLibrary: Bool
  ) {
    let stage = AccessStage()
    let listener = CalledListener()
    stage.navigation.delegate = listener
    stage.tabs.delegate = listener
    var names: [String: Int] = [:]
    StructureReads.trace = { name, isCallout in
      if !isCallout { names[name.description, default: 0] += 1 }
    }
    defer { StructureReads.trace = nil }
    let act = {
      stage.navigation.popViewController(animated: true)
      Simulation.current.clock.settle()
      stage.fresh.transitioningDelegate = listener
      stage.tabs.presentedViewController?.presentedViewController?.dismiss(animated: false)
      Simulation.current.clock.settle()
      stage.sheet.present(stage.fresh, animated: true)
      Simulation.current.clock.settle()
      stage.sheet.dismiss(animated: true)
      Simulation.current.clock.settle()
    }
    let recorder = AccessRecorder()
    recorder.track { if isOfLibrary { StructureReads.suspended(act) } else { act() } }
    let handing = [
      "tellWillShow(_:animated:)", "tellDidShow(_:animated:)", "stackControllers(for:)",
      "modalControllers(for:)",
    ]
    #expect(handing.map { names[$0, default: 0] } == [1, 1, 2, 4], "\(names)")
    #expect(recorder.has(stage.bottom) && recorder.has(stage.top) && recorder.has(stage.sheet))
  }

  @Test func `every public member is tracked, or there is a reason why not`() throws {
    let tracked = accesses.map(\.member) + TrackedCallout.all.map(\.member)
    try SymbolGraph.expectEach(Set(tracked), or: Untracked.all, "tracked")
  }
}
