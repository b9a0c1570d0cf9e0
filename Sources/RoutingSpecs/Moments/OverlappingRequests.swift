import Checking
import HeadlessUIKit

/// Requests, each of which comes while those before it are under way.
@MainActor
struct OverlappingRequests {
  private let requests: [OverlappingRequest]
  private let attempts: [RouteAttempt]
  private let window: UIWindow
  /// What the fingers do that are still down.
  private var lifts: [Lift] = []
  /// How many have come.
  private var come = 0
  private var events = 0

  /// What a finger does when it is lifted, and in whose lane that is.
  private struct Lift {
    let gesture: UserGesture
    let lane: Int
    /// When the finger touched the screen.
    let since: Int
  }

  /// How long a finger stays on the screen while other things happen, in milliseconds: code that tries again until the finger
  /// is lifted would try for ever.
  private static let longestTouch = 1_000

  private var record: MomentRecord

  init(_ requests: [OverlappingRequest], _ attempts: [RouteAttempt], into record: MomentRecord) {
    self.requests = requests
    self.attempts = attempts
    window = attempts[0].window
    self.record = record
  }

  /// Lets the first come, the others when the order says so, and everything happen that they lead to.
  ///
  /// At each boundary of two events one of them comes next: an event, of those that may happen at the same time; the
  /// lifting of a finger; the next request. Nothing comes from outside within a turn of the run loop. The simplest
  /// answer is the event, so that all come at rest in the simplest order, and the last as late as can be in the next.
  ///
  /// - Parameters:
  ///   - order: Says what comes next.
  ///   - budget: The most events.
  ///   - merging: Says where another choice would show nothing new; `nil` where each shows something.
  ///   - watch: Looks at each moment; `nil` where nobody wants to.
  ///   - look: Takes down what stands in the window before a request that comes at rest, the number of which it is given.
  ///   - sees: Whether the target of a request is on screen.
  mutating func run(
    order: inout some ChoiceSource, budget: Int, merging: OrderMerging?, watch: OwnCheckRun?,
    look: (Int, inout MomentRecord) -> Void, sees: (OverlappingRequest) -> Bool
  ) {
    let clock = Simulation.current.clock
    var choices = 0
    record.lacksFirst = !begin()
    while !record.lacksFirst, !record.lacksOther, events < budget {
      watch?.look(in: window)
      // What requests that are over have left to come in long is not waited for.
      if clock.isQuiet, attempts[..<come].allSatisfy({ $0.completions > 0 }) { clock.setAside() }
      let isIdle = clock.isIdle
      if isIdle, lifts.isEmpty {
        guard come < requests.count else { break }
        comeAtRest(look, sees)
        continue
      }
      let mustLift = !clock.isInTurn && lifts.contains { clock.now - $0.since > Self.longestTouch }
      let running = isIdle || mustLift ? 0 : clock.concurrentCount
      let ways = clock.isInTurn ? running : running + lifts.count + (come < requests.count ? 1 : 0)
      let chooses = ways > 1 && merging?.mayChoose(at: clock.trace, after: choices) ?? true
      let way = chooses ? order.choose(among: ways) : 0
      choices += chooses ? 1 : 0
      if way < running {
        clock.fire(way: way, byName: merging != nil)
        events += 1
      } else if way - running < lifts.count {
        let lift = lifts.remove(at: way - running)
        clock.lane = lift.lane
        clock.noteArrival(-lift.lane)
        window.perform(lift.gesture)
      } else {
        record.requests[come].hasOverlapped = true
        record.choicesBefore = choices
        comeNext(sees)
      }
    }
    watch?.look(in: window)
    record.isAtRest = clock.isIdle && lifts.isEmpty
    for index in requests.indices { record.requests[index].ending = MomentRecord.Ending(attempts[index]) }
  }

  /// How it ended, as far as the requests say so; they are done with it.
  consuming func finish() -> MomentRecord { record }

  private mutating func comeAtRest(
    _ look: (Int, inout MomentRecord) -> Void, _ sees: (OverlappingRequest) -> Bool
  ) {
    guard requests[come].isGesture else {
      look(come, &record)
      return comeNext(sees)
    }
    // At rest a gesture is nobody's fault, and a user may do nothing at all. What comes after it finds what it has left.
    guard come < requests.count - 1 else {
      attempts[come].finish(.nothingToTouch)
      come += 1
      return
    }
    Timeline.noteDecision("\(requests[come].name) comes at rest")
    _ = begin()
  }

  private mutating func comeNext(_ sees: (OverlappingRequest) -> Bool) {
    let index = come
    record.requests[index].eventsBefore = events
    for earlier in 0..<index where attempts[earlier].completions > 0 {
      record.requests[index].over |= 1 << earlier
    }
    // Of whoever is over nobody asks what it had shown.
    if requests[index].isGesture, record.requests[index].hasOverlapped {
      for earlier in 0..<index
      where !requests[earlier].isGesture && attempts[earlier].completions == 0 && sees(requests[earlier]) {
        record.requests[index].seen |= 1 << earlier
      }
    }
    Simulation.current.clock.lane = index + 1
    Timeline.noteDecision("\(requests[index].name) comes \(whenItComes(index))")
    record.lacksOther = !begin()
  }

  private func whenItComes(_ index: Int) -> String {
    guard record.requests[index].hasOverlapped else { return "at rest" }
    let earlier = requests[..<index].map(\.name).joined(separator: " and ")
    return "while \(earlier) \(index == 1 ? "is" : "are") under way"
  }

  /// Begins with the next request; whether there is anything to carry it out with.
  private mutating func begin() -> Bool {
    let (request, attempt) = (requests[come], attempts[come])
    come += 1
    Simulation.current.clock.takeUp()
    Simulation.current.clock.lane = come
    Simulation.current.clock.noteArrival(come)
    guard let gesture = request.gesture else {
      request.perform(attempt)
      return true
    }
    let isPossible = window.perform(gesture.touch)
    if isPossible, let lift = gesture.lift {
      lifts.append(Lift(gesture: lift, lane: come, since: Simulation.current.clock.now))
    }
    attempt.finish(isPossible ? .reached : .nothingToTouch)
    return isPossible
  }
}

/// A request as it is made in each order: what a run needs of its route, which would be copied at every use.
@MainActor
final class OverlappingRequest {
  /// What the request is called.
  let name: String

  /// What the user does, where it is a gesture and no code of the app's.
  let gesture: MomentGesture?

  /// What is to be on screen when the request says that it has arrived.
  let target: Target

  /// The code, where it is no gesture.
  let perform: @MainActor (RouteAttempt) -> Void

  init(_ route: Route) {
    name = route.name
    gesture = route.gesture
    target = route.expectation.target
    perform = route.perform
  }

  /// Whether the request is a gesture.
  var isGesture: Bool { gesture != nil }
}
