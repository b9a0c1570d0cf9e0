/// Looks for the nearest state of some sort, by actions that were tried.
@MainActor
struct WaySearch {
  private let book: TrialBook
  private var stops: [Stop]
  private var known = KnownPlaces()

  /// How many states are looked at for a way; launching again costs less than to look at more.
  private static let mostStops = 64

  /// One state that the search has come by.
  private struct Stop {
    let place: Int
    let action: Int
    /// The number of the stop before, or -1.
    let before: Int
    let depth: Int
  }

  /// Begins in a state.
  init(in book: TrialBook, from start: Int) {
    self.book = book
    stops = []
    stops.reserveCapacity(Self.mostStops)
    stops.append(Stop(place: start, action: 0, before: -1, depth: 0))
    _ = known.insert(start)
  }

  /// The shortest way of so many actions at the most to the nearest state that a closure accepts; `nil` where nothing
  /// is that near.
  mutating func way(most: Int, to isGoal: @MainActor (Int) -> Bool) -> (actions: [UserAction], place: Int)? {
    if isGoal(stops[0].place) { return ([], stops[0].place) }
    var next = 0
    while next < stops.count, stops.count < Self.mostStops {
      let stop = stops[next]
      guard stop.depth < most else { return nil }
      var goal: Int?
      book.forEachCode(at: stop.place) { action, code in
        guard goal == nil, let target = code.place, known.insert(target) else { return }
        stops.append(Stop(place: target, action: action, before: next, depth: stop.depth + 1))
        if isGoal(target) { goal = target }
      }
      if let goal { return (actions, goal) }
      next += 1
    }
    return nil
  }

  /// What leads to the last stop.
  private var actions: [UserAction] {
    var result: [UserAction] = []
    var stop = stops[stops.count - 1]
    while stop.before >= 0 {
      let before = stops[stop.before]
      result.append(book.action(stop.action, at: before.place))
      stop = before
    }
    return result.reversed()
  }
}

/// The few states that a search has come by, found without a number for it in each state.
private struct KnownPlaces {
  private var slots = [Int32](repeating: -1, count: 256)
  private var count = 0

  /// Takes down a state.
  ///
  /// - Returns: Whether it was not known.
  mutating func insert(_ place: Int) -> Bool {
    var slot = place & (slots.count - 1)
    while slots[slot] >= 0 {
      if slots[slot] == Int32(place) { return false }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Int32(place)
    count += 1
    if count * 2 > slots.count { grow() }
    return true
  }

  private mutating func grow() {
    let places = slots.filter { $0 >= 0 }
    slots = [Int32](repeating: -1, count: slots.count * 2)
    count = 0
    for place in places { _ = insert(Int(place)) }
  }
}
