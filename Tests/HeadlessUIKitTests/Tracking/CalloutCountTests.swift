import HeadlessUIKit
import Testing

/// Callouts are counted where they are the app's, and only while somebody tracks them.
@MainActor
@Suite struct CalloutCountTests {
  /// So many callouts are counted.
  private func count(_ body: () -> Void) -> Int {
    let before = StructureReads.callouts
    body()
    return StructureReads.callouts - before
  }

  private func present(on stage: CalloutStage) {
    stage.tabs.present(stage.screen, animated: false) { stage.look() }
  }

  private func settle() { Simulation.current.clock.settle() }

  @Test func `where nobody tracks, nothing is counted`() {
    let stage = CalloutStage(wanting: "")
    let counted = count {
      present(on: stage)
      settle()
    }
    #expect(stage.hasLooked)
    #expect(counted == 0)
  }

  @Test func `a closure of the app's is counted once`() {
    let stage = CalloutStage(wanting: "")
    let counted = count {
      AccessRecorder().track {
        present(on: stage)
        settle()
      }
    }
    #expect(counted == 1)
  }

  @Test func `a closure that a library has handed over is the library's own`() {
    for closure in TrackedCallout.closures {
      let result = closure.run(byLibrary: true)
      #expect(result.isCalled, "\(closure.member)")
      #expect(!result.isTracked, "\(closure.member)")
      #expect(result.count == 0, "\(closure.member)")
    }
  }

  @Test func `what waits in the model is not the app's`() {
    let stage = CalloutStage(wanting: "")
    let counted = count {
      AccessRecorder().track {
        stage.navigation.pushViewController(UIViewController(), animated: true)
        Simulation.current.clock.advance()
        stage.navigation.popViewController(animated: true)
        settle()
      }
    }
    #expect(counted == 0)
    #expect(stage.navigation.children.count == 1)
  }

  @Test func `an own class of the model's is not called out to`() {
    let stage = CalloutStage(wanting: "")
    let counted = count {
      AccessRecorder().track {
        _ = stage.screen.presentationController
        present(on: stage)
        settle()
        stage.tabs.dismiss(animated: false)
        settle()
      }
    }
    #expect(counted == 1)
  }
}
