/// Names of events, by which two runs can be compared that let the same things happen in another order.
///
/// An event is called after the event that has scheduled it, and after how many others that one had scheduled before. So it
/// has one name in all orders, unless what schedules it does something else in them.
///
/// The clock replaces its names as a whole: it asks at each event, and the compiler can leave out the check that it would make
/// at each access to something that is changed in place.
struct EventNames {
  /// Whether events are named at all; nearly nobody asks.
  private(set) var isOn = false

  /// The event that happens now, and how many events it has scheduled.
  private var present: UInt64 = 0
  private var scheduled: UInt64 = 0

  /// What has happened: everything in its order, but for jobs outside the main actor, which are only added up.
  private(set) var order: UInt64 = 0
  private(set) var jobs: UInt64 = 0

  /// No names.
  init() {}

  /// Names for what is scheduled from now on.
  static var begun: EventNames {
    var names = EventNames()
    names.isOn = true
    return names
  }

  /// Names another event, which is scheduled.
  mutating func next() -> UInt64 {
    scheduled += 1
    return Self.mixed(present, scheduled)
  }

  /// Notes that an event happens.
  mutating func note(_ name: UInt64, _ kind: PendingTransition.Kind) {
    (present, scheduled) = (name, 0)
    if kind == .poolJob { jobs &+= Self.mixed(name, 0) } else { order = Self.mixed(order, name) }
  }

  /// The name of what comes from outside.
  static func name(ofArrival number: Int) -> UInt64 { mixed(~0, UInt64(bitPattern: Int64(number))) }

  private static func mixed(_ one: UInt64, _ other: UInt64) -> UInt64 {
    var mixed = (one &* 0x9E37_79B9_7F4A_7C15) ^ (other &+ 0x2545_F491_4F6C_DD1D)
    mixed = (mixed ^ (mixed >> 32)) &* 0xD6E8_FEB8_6659_FD93
    mixed = (mixed ^ (mixed >> 32)) &* 0xD6E8_FEB8_6659_FD93
    return mixed ^ (mixed >> 32)
  }
}

/// How a run has come to a moment: runs that came to equal ones differ in the order of jobs outside the main actor alone.
package struct EventTrace: Hashable {
  private let order: UInt64
  private let jobs: UInt64
  private let time: Int
  private let pending: [Pending]

  private struct Pending: Hashable {
    let due: Int
    let name: UInt64
  }

  @MainActor
  fileprivate init(_ clock: TransitionClock) {
    (order, jobs, time) = (clock.names.order, clock.names.jobs, clock.now)
    let events = clock.eventsInOrder
    pending = events.indices.map {
      let event = events[clock.place(ofWay: $0, among: events)]
      return Pending(due: event.due, name: event.name)
    }
  }
}

extension TransitionClock {
  /// Names what is scheduled from now on until the clock is emptied, so that the trace of a moment can be taken.
  package func nameEvents() { names = .begun }

  /// The name of an event that is scheduled; 0 where events have none.
  @inline(__always)
  func nextName() -> UInt64 { names.isOn ? makeName() : 0 }

  private func makeName() -> UInt64 {
    var names = names
    defer { self.names = names }
    return names.next()
  }

  /// Notes that an event happens, where events are named.
  @inline(__always)
  func note(_ name: UInt64, _ kind: PendingTransition.Kind) {
    if names.isOn { enter(name, kind) }
  }

  private func enter(_ name: UInt64, _ kind: PendingTransition.Kind) {
    var names = names
    names.note(name, kind)
    self.names = names
  }

  /// Notes that a request or a finger comes from outside.
  ///
  /// - Parameter number: Its number; equal numbers are taken for the same.
  package func noteArrival(_ number: Int) { note(EventNames.name(ofArrival: number), .call) }

  /// How the run has come to this moment; something only where events are named.
  package var trace: EventTrace { EventTrace(self) }

  /// The index in `pending` of one of several events that may come next.
  ///
  /// - Parameters:
  ///   - way: The number of the event, from 0.
  ///   - byName: Whether jobs that may run in any order are taken in that of their names: in this way the same ones come next
  ///     after each order of what was before.
  /// - Returns: The index.
  func place(ofWay way: Int, byName: Bool) -> Int {
    let events = eventsInOrder
    guard let next = events.first, next.due > time else {
      return byName ? place(ofWay: way, among: events) : way
    }
    let places = freePlaces
    return places[byName ? place(ofWay: way, among: places.map { events[$0] }) : way]
  }

  fileprivate var eventsInOrder: [Event] {
    file()
    return queue.reversed()
  }

  fileprivate func place(ofWay way: Int, among events: [Event]) -> Int {
    func isAlike(_ other: Int) -> Bool {
      events[other].kind == .poolJob && events[other].due == events[way].due
    }
    guard isAlike(way) else { return way }
    let first = (0..<way).last { !isAlike($0) }.map { $0 + 1 } ?? 0
    let end = (way..<events.count).first { !isAlike($0) } ?? events.count
    return (first..<end).sorted { events[$0].name < events[$1].name }[way - first]
  }
}
