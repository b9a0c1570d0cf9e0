import Checking
import Testing

@testable import Workers

/// When a run counts as hanging, by a clock that stands where the test puts it.
@MainActor
@Suite final class HangWatchTests {
  private let start = ContinuousClock.now
  private var elapsed = Duration.zero
  private lazy var watch = HangWatch(limit: .seconds(1), workers: 2) { [unowned self] in start + elapsed }

  /// Asks about the first worker every so often, and gives when it was said to hang.
  private func hangs(
    _ count: Int, every step: Duration, resting: Range<Int> = 0..<0, runs: (Int) -> Int
  ) -> [Duration] {
    elapsed = .zero
    watch.start(0)
    return (0..<count).compactMap { index in
      elapsed += step
      return watch.isHanging(0, runsStarted: runs(index), isResting: resting.contains(index)) ? elapsed : nil
    }
  }

  @Test func `a run hangs once, as soon as it has taken longer than its limit`() {
    #expect(hangs(100, every: .milliseconds(50)) { _ in 1 } == [.milliseconds(1_100)])
    #expect(watch.judge(.killed(signal: 9), of: 0) == .stopped)
    #expect(watch.judge(.killed(signal: 9), of: 1) == .killed(signal: 9))
    #expect(watch.judge(.ownFault(.exit(code: 9)), of: 0) == .ownFault(.exit(code: 9)))
  }

  @Test func `a worker that goes on to other runs does not hang, however long it works`() {
    #expect(hangs(1_000, every: .milliseconds(50)) { $0 / 20 }.isEmpty)
    #expect(watch.judge(.killed(signal: 9), of: 0) == .killed(signal: 9))
  }

  @Test func `what a worker does between runs makes none of them hang`() {
    #expect(hangs(100, every: .milliseconds(50), resting: 0..<100) { _ in 1 }.isEmpty)
    // The time begins anew with the run that comes after it.
    let ended = hangs(100, every: .milliseconds(50), resting: 10..<60) { _ in 1 }
    #expect(ended == [.milliseconds(4_050)])
  }

  @Test func `time in which nobody could ask does not make a run hang`() {
    #expect(hangs(5, every: .seconds(3_600)) { _ in 1 }.isEmpty)
    #expect(hangs(9, every: .seconds(3_600)) { _ in 1 } == [.seconds(7 * 3_600)])
  }

  @Test func `a worker with something new to do begins anew`() {
    #expect(hangs(20, every: .milliseconds(50)) { _ in 1 }.isEmpty)
    #expect(hangs(20, every: .milliseconds(50)) { _ in 1 }.isEmpty)
  }
}
