import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite("Animators")
struct PropertyAnimatorTests {
  private let view = UIView()

  private var clock: TransitionClock { Simulation.current.clock }

  /// An animator of a second that hides the view, and writes down where it ends.
  private func makeAnimator() -> UIViewPropertyAnimator {
    Simulation.reset()
    journal = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    animator.addCompletion { record("ended", "\($0) \(Simulation.current.clock.now)") }
    return animator
  }

  /// Lets time pass.
  private func wait(_ milliseconds: Int) {
    var isOver = false
    clock.schedule(after: milliseconds) { isOver = true }
    while !isOver, clock.advance() {}
  }

  /// What a user or the app does to an animator, and where and when it ends.
  struct Course: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let end: [String]
    let alpha: CGFloat
    let act: @MainActor @Sendable (PropertyAnimatorTests, UIViewPropertyAnimator) -> Void

    init(
      _ name: String, _ end: [String], alpha: CGFloat,
      _ act: @escaping @MainActor @Sendable (PropertyAnimatorTests, UIViewPropertyAnimator) -> Void
    ) { (testDescription, self.end, self.alpha, self.act) = (name, end, alpha, act) }
  }

  nonisolated static let courses: [Course] = [
    Course("it runs", ["ended.end 1000"], alpha: 0) { $1.startAnimation() },
    Course("it runs later", ["ended.end 1500"], alpha: 0) { $1.startAnimation(afterDelay: 0.5) },
    Course("it pauses for ever", [], alpha: 0) { $1.pauseAnimation() },
    Course("it pauses and goes on", ["ended.end 1200"], alpha: 0) { test, animator in
      animator.startAnimation()
      test.wait(400)
      animator.pauseAnimation()
      test.wait(200)
      animator.startAnimation()
    },
    Course("it goes on in half its duration", ["ended.end 900"], alpha: 0) { test, animator in
      animator.startAnimation()
      test.wait(400)
      animator.pauseAnimation()
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
    },
    Course("it is turned round", ["ended.start 600"], alpha: 1) { test, animator in
      animator.startAnimation()
      test.wait(300)
      animator.isReversed = true
    },
    Course("it is turned round twice", ["ended.end 1200"], alpha: 0) { test, animator in
      animator.startAnimation()
      test.wait(300)
      animator.isReversed = true
      test.wait(100)
      animator.isReversed = false
    },
    Course("a finger moves it and lets go", ["ended.end 200"], alpha: 0) { _, animator in
      animator.fractionComplete = 0.8
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    },
    Course("a finger moves it and takes it back", ["ended.start 300"], alpha: 1) { _, animator in
      animator.fractionComplete = 0.3
      animator.isReversed = true
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    },
    Course("it is stopped without an end", [], alpha: 0) { test, animator in
      animator.startAnimation()
      test.wait(300)
      animator.stopAnimation(true)
    },
    Course("it is stopped and finished where it was", ["ended.current 300"], alpha: 0) { test, animator in
      animator.startAnimation()
      test.wait(300)
      animator.stopAnimation(false)
      animator.finishAnimation(at: .current)
    },
    Course("it is stopped and put back", ["ended.start 0"], alpha: 1) { _, animator in
      animator.startAnimation()
      animator.stopAnimation(false)
      animator.finishAnimation(at: .start)
    },
    Course("it stays at its end", [], alpha: 0) { _, animator in
      animator.pausesOnCompletion = true
      animator.startAnimation()
    },
  ]

  @Test(arguments: courses)
  func `an animator ends where and when its course says`(course: Course) {
    let animator = makeAnimator()
    course.act(self, animator)
    clock.settle()
    #expect(journal == course.end)
    #expect(view.alpha == course.alpha)
    #expect(Simulation.current.faults == [])
  }

  @Test func `its state says whether it runs, pauses or is stopped`() {
    let animator = makeAnimator()
    #expect(animator.state == .inactive && !animator.isRunning && view.alpha == 1)
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning && view.alpha == 0)
    wait(250)
    #expect(animator.fractionComplete == 0.25)
    animator.pauseAnimation()
    #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 0.25)
    animator.fractionComplete = 2
    #expect(animator.fractionComplete == 1)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    animator.startAnimation()
    #expect(animator.state == .stopped && Simulation.current.faults.count == 1)
    animator.finishAnimation(at: .end)
    #expect(animator.state == .inactive && journal == ["ended.end 250"])
  }

  @Test func `only what was stopped can be finished`() {
    let animator = makeAnimator()
    animator.finishAnimation(at: .end)
    #expect(Simulation.current.faults.count == 1)
    #expect(journal == [])
  }

  @Test func `what cannot be interrupted goes on`() {
    let animator = makeAnimator()
    animator.isInterruptible = false
    animator.startAnimation()
    wait(100)
    animator.pauseAnimation()
    animator.stopAnimation(true)
    clock.settle()
    #expect(journal == ["ended.end 1000"])
  }

  @Test func `what is added while it runs is carried out at once, and put back with the rest`() {
    let animator = makeAnimator()
    animator.startAnimation()
    animator.addAnimations { view.frame.size.width = 7 }
    animator.addAnimations({ view.backgroundColor = .red }, delayFactor: 0.5)
    #expect(view.frame.width == 7 && view.backgroundColor == .red)
    animator.isReversed = true
    clock.settle()
    #expect(view.frame.width == 0 && view.backgroundColor == nil && view.alpha == 1)
  }

  @Test func `an animator that runs is kept, one that is over is not`() {
    Simulation.reset()
    journal = []
    weak let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 0.5, delay: 0.1, animations: { view.alpha = 0.5 }, completion: { record("over", "\($0)") }
    )
    journal = []
    #expect(animator != nil)
    clock.settle()
    #expect(animator == nil && journal == ["over.end"] && clock.now == 600)
  }

  @Test func `where animations are switched off an animator takes no time`() {
    UIView.performWithoutAnimation { makeAnimator().startAnimation() }
    clock.settle()
    #expect(journal == ["ended.end 0"] && UIView.areAnimationsEnabled)
  }
}
