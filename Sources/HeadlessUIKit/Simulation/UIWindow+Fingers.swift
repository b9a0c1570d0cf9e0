// What the user does with fingers where a class or a recogniser of the app's waits for them.
extension UIWindow {
  /// The user makes the gesture for which a recogniser waits.
  final func touch(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.spokenName != nil, let view = recognizer.attachedView else { return false }
    Finger(recognizer.course, on: view).doAll()
    return true
  }

  /// The user begins to move fingers on what has a recogniser for that.
  final func startMove(_ movement: UserGesture.Movement, ofControl number: Int) -> Bool {
    let simulation = Simulation.current
    guard simulation.finger == nil, case .gesture(let recognizer) = target(at: number),
      recognizer.movements.contains(movement), let view = recognizer.attachedView
    else { return false }
    let finger = Finger(.move(movement), on: view)
    simulation.finger = finger
    if !finger.beginMoving(), simulation.finger === finger { simulation.finger = nil }
    return true
  }

  /// The user moves the fingers that are down all the way or back, and lifts them.
  final func endMove(goingBack: Bool) -> Bool {
    let simulation = Simulation.current
    guard let finger = simulation.finger else { return false }
    simulation.finger = nil
    finger.endMoving(goingBack: goingBack)
    return true
  }

  /// What stands above the keyboard or in its place.
  final var inputViewsInReach: [UIView] { Simulation.current.firstResponder?.ownInputViews ?? [] }

  /// What can be done with a recogniser.
  final func gestures(on recognizer: UIGestureRecognizer, numbered number: Int) -> [PossibleGesture] {
    let place = recognizer.attachedView?.spokenPlace ?? "a view"
    let moves = recognizer.movements.map { movement in
      PossibleGesture(
        gesture: .startMove(movement, control: number), words: "\(movement.verb) '\(place)' \(movement)")
    }
    guard let name = recognizer.spokenName else { return Simulation.current.finger == nil ? moves : [] }
    return [.init(gesture: .tapControl(number), words: "\(name) '\(place)'")]
  }
}

extension UIView {
  /// Whether a touch on the view is a gesture of its own: its class looks at touches, and nothing else about it is touched.
  final var isTouchedItself: Bool {
    looksAtTouches && !(self is UIControl) && !(self is UITableViewCell) && !(self is UICollectionViewCell)
  }
}
