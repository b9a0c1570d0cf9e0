import Checking
import HeadlessUIKit

/// Two requests, the second of which comes while the first is under way.
@MainActor
struct OverlappingRequests {
  private let requests: [OverlappingRequest]
  private let firstAttempt: RouteAttempt
  private let secondAttempt: RouteAttempt
  /// What the fingers do that are still down.
  private var lifts: [Lift] = []
  private var hasCome = false

  /// What a finger does when it is lifted, and in whose lane that is.
  private struct Lift {
    let gesture: UserGesture
    let lane: Int
  }

  /// How it ended, as far as the requests say so.
  private(set) var record = MomentRecord()

  init(
    _ requests: [OverlappingRequest], _ firstAttempt: RouteAttempt, _ secondAttempt: RouteAttempt
  ) {
    self.requests = requests
    self.firstAttempt = firstAttempt
    self.secondAttempt = secondAttempt
  }

  /// Lets the first come, the second when the order says so, and everything happen that they lead to.
  ///
  /// At each boundary of two events one of them comes next: an event, of those that may happen at the same time; the
  /// lifting of a finger; the second request. Nothing comes from outside within a turn of the run loop. The simplest
  /// answer is the event, so that the second comes at rest in the simplest order, and as late as can be in the next.
  ///
  /// - Parameters:
  ///   - order: Says what comes next.
  ///   - budget: The most events.
  ///   - watch: Looks at each moment; `nil` where nobody wants to.
  ///   - look: Takes down what stands in the window, where the first has come to rest by itself; `nil` where nobody compares.
  mutating func run(
    order: inout some ChoiceSource, budget: Int, watch: OwnCheckRun?, look: ((StackSnapshot) -> Void)?
  ) {
    let clock = Simulation.current.clock
    var (events, choices) = (0, 0)
    clock.lane = 1
    record.lacksFirst = !begin(requests[0], firstAttempt)
    while !record.lacksFirst, !record.lacksSecond, events < budget {
      watch?.look(in: firstAttempt.window)
      if clock.isIdle, lifts.isEmpty {
        if hasCome { break }
        // At rest a gesture is nobody's fault, and a user may do nothing at all.
        guard !requests[1].isGesture else {
          secondAttempt.finish(.nothingToTouch)
          break
        }
        if let look {
          let stack = StackSnapshot()
          look(stack)
          record.afterFirst = stack.entries
        }
        come(after: events)
        continue
      }
      let running = clock.isIdle ? 0 : clock.concurrentCount
      let ways = clock.isInTurn ? running : running + lifts.count + (hasCome ? 0 : 1)
      let way = ways == 1 ? 0 : order.choose(among: ways)
      choices += ways == 1 ? 0 : 1
      if way < running {
        clock.fire(at: way)
        events += 1
      } else if way - running < lifts.count {
        let lift = lifts.remove(at: way - running)
        clock.lane = lift.lane
        firstAttempt.window.perform(lift.gesture)
      } else {
        record.hasOverlapped = true
        record.choicesBefore = choices
        come(after: events)
      }
    }
    watch?.look(in: firstAttempt.window)
    record.isAtRest = clock.isIdle && lifts.isEmpty
    record.first = MomentRecord.Request(firstAttempt)
    record.second = MomentRecord.Request(secondAttempt)
  }

  private mutating func come(after events: Int) {
    hasCome = true
    Simulation.current.clock.lane = 2
    record.firstWasOver = firstAttempt.completions > 0
    record.eventsBefore = events
    Timeline.noteDecision(
      "\(requests[1].name) comes \(record.hasOverlapped ? "while \(requests[0].name) is under way" : "at rest")"
    )
    record.lacksSecond = !begin(requests[1], secondAttempt)
  }

  /// Begins with a request; whether there is anything to carry it out with.
  private mutating func begin(_ request: OverlappingRequest, _ attempt: RouteAttempt) -> Bool {
    guard let gesture = request.gesture else {
      request.perform(attempt)
      return true
    }
    let isPossible = attempt.window.perform(gesture.touch)
    if isPossible, let lift = gesture.lift {
      lifts.append(Lift(gesture: lift, lane: Simulation.current.clock.lane))
    }
    attempt.finish(isPossible ? .reached : .nothingToTouch)
    return isPossible
  }
}
