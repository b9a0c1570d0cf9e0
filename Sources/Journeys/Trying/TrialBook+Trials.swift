// What came of what was done.
extension TrialBook {
  /// Goes through what came of the actions of a state, as far as any were tried.
  func forEachCode(at place: Int, _ body: (_ action: Int, _ code: TrialCode) -> Void) {
    let row = places[place].row
    if row != .none { rows.forEachCode(row, of: place, count: actionCount(at: place), body) }
  }

  /// What came of an action, by its number, as a code.
  func code(of action: Int, at place: Int) -> TrialCode {
    rows.code(of: action, places[place].row, of: place, count: actionCount(at: place))
  }

  /// Whether something was not tried in a state.
  func isOpen(_ place: Int) -> Bool { !places[place].row.isPacked }

  /// How many actions of a state were not tried.
  func untried(at place: Int) -> Int {
    rows.untried(places[place].row, of: place, count: actionCount(at: place))
  }

  /// The number of the first action that was not tried.
  func firstUntried(at place: Int) -> Int { rows.firstUntried(places[place].row, of: place) ?? 0 }

  /// Where an action of a state has led, by its number, if it was tried and has led anywhere.
  func target(of action: Int, at place: Int) -> Int? { code(of: action, at: place).place }

  /// What came of an action, by its number, if it was tried.
  func trial(of action: Int, at place: Int) -> Trial? {
    rows.trial(code(of: action, at: place), after: journeys[TriedAction(action, at: place)])
  }

  /// What came of an action, if it was tried.
  func trial(of tried: TriedAction) -> Trial? { trial(of: tried.action, at: tried.place) }

  /// What came of an action, if it was tried.
  func trial(of action: UserAction, at place: Int) -> Trial? {
    actions(at: place).firstIndex(of: action).flatMap { trial(of: $0, at: place) }
  }

  /// Takes down what came of an action.
  func set(_ trial: Trial, of tried: TriedAction) {
    if case .violates(_, let journey) = trial { journeys[tried] = journey }
    set(rows.code(of: trial), of: tried)
  }

  func set(_ code: TrialCode, of tried: TriedAction) {
    let count = actionCount(at: tried.place)
    rows.set(code, of: tried.action, at: tried.place, count: count, in: &places[tried.place].row)
  }

  /// Takes down that something is wrong with where an action has led.
  func setWrong(_ action: Int, at place: Int) {
    let code = code(of: action, at: place)
    guard code != code.beingWrong else { return }
    set(code.beingWrong, of: TriedAction(action, at: place))
  }
}
