extension TrialBook {
  /// How much is written down.
  struct Mark {
    fileprivate let places: Int
    fileprivate let kinds: Int
    fileprivate let scenes: Int
    fileprivate let arrivals: Int
    fileprivate let edits: TextEdits.Mark
    fileprivate let rows: TrialRows.Mark
    fileprivate let steps: Int
    let possible: Int
  }

  /// How much is written down now.
  var mark: Mark {
    Mark(
      places: places.count, kinds: kinds.count, scenes: scenes.count, arrivals: arrivals.count,
      edits: edits.mark, rows: rows.mark, steps: journeys.mark, possible: possible.count)
  }

  /// The states that were added since a mark.
  func learnt(since mark: Mark) -> LearntStates {
    LearntStates(
      after: (places: mark.places, scenes: mark.scenes, arrivals: mark.arrivals),
      states: (mark.places..<places.count).map { number in
        let (place, kind) = (places[number], kind(at: number))
        return LearntState(
          fingerprint: place.fingerprint, shown: shown(at: number), scene: kind.scene, parent: place.parent,
          arrival: kind.arrival)
      },
      outlines: (mark.places..<places.count).map { outline(at: $0) },
      scenes: Array(scenes.values(from: mark.scenes)),
      arrivals: Array(arrivals.values(from: mark.arrivals)),
      pieces: laterPieces.filter { $0.key >= mark.places }, outside: deviations.since(mark.places),
      facts: facts.map { facts in (mark.places..<places.count).map { facts[$0] ?? [] } } ?? [])
  }

  /// Forgets what was added since a mark, and what came of the actions that were tried since.
  func forget(since mark: Mark, tried: some Sequence<TriedAction>) {
    for action in tried {
      journeys[action] = []
      set(TrialCode.untried, of: action)
    }
    while let last = places.last, places.count > mark.places {
      index.removeLast(last.fingerprint)
      places.remove(from: places.count - 1)
      sights?.remove(from: places.count)
      facts?[places.count] = nil
      laterPieces[places.count] = nil
    }
    rows.forget(since: mark.rows)
    journeys.forget(since: mark.steps)
    kinds.forget(from: mark.kinds)
    scenes.forget(from: mark.scenes)
    arrivals.forget(from: mark.arrivals)
    edits.forget(since: mark.edits)
    possible.forget(from: mark.possible)
    deviations.forget(from: mark.places)
  }

  /// Adds states that were added to this book elsewhere.
  func learn(_ learnt: LearntStates) -> [Int] {
    var numbers: [Int] = []
    for (index, state) in learnt.states.enumerated() {
      if let known = number(of: state.fingerprint) {
        numbers.append(known)
        continue
      }
      var state = state
      if let scene = learnt.scene(of: state) { state.scene = scenes.number(of: scene) }
      if let arrival = learnt.arrival(of: state) { state.arrival = arrivals.number(of: arrival) }
      state.parent = Int32(learnt.number(of: Int(state.parent), numbers))
      let number = learnt.after.places + index
      numbers.append(
        add(
          state, outline: learnt.outlines[index], pieces: learnt.pieces[number] ?? [],
          outside: learnt.outside[number] ?? [], facts: learnt.facts(of: index)))
    }
    return numbers
  }
}
