import Foundation

/// What the user does with fingers.
enum FingerCourse: Hashable {
  /// A finger touches, and is lifted.
  case touch
  /// So many taps, with so many fingers.
  case taps(Int, fingers: Int)
  /// Fingers stay.
  case press(fingers: Int)
  /// A finger moves fast and is lifted.
  case swipe(UserGesture.Movement)
  /// Fingers move and stay down.
  case move(UserGesture.Movement)

  var fingerCount: Int {
    switch self {
    case .taps(_, let fingers), .press(let fingers): fingers
    case .move(let movement): movement.fingerCount
    case .touch, .swipe: 1
    }
  }
}

/// Fingers that are on the screen: where they are, and who is told of them.
///
/// Recognisers are told before the view, innermost first; where one has recognised its gesture, the touches are taken away from
/// the view, unless it says otherwise (`cancelsTouchesInView`).
@MainActor
final class Finger {
  let view: UIView
  let course: FingerCourse
  let touches: [UITouch]
  let event: UIEvent

  /// Who is told of the fingers.
  private(set) var recognizers: [UIGestureRecognizer] = []

  /// Whose gestures go on as long as the fingers are down.
  private(set) var moving: [UIGestureRecognizer] = []

  /// Whether a recogniser has taken the touches away from the view.
  private var isSpent = false

  /// How far the movement has come, from 0 to 1.
  private(set) var progress: CGFloat = 0

  /// Whether the fingers go back to where they were.
  private(set) var goesBack = false

  init(_ course: FingerCourse, on view: UIView) {
    (self.view, self.course) = (view, course)
    let screen = Simulation.current.windowFrame.size
    touches = (0..<course.fingerCount).map { number in
      UITouch(view, offset: course.offset(of: number, at: 0, on: screen))
    }
    event = UIEvent(touches)
  }

  /// The user taps something that does something of its own: that comes to pass unless a recogniser takes the touch.
  ///
  /// - Parameters:
  ///   - view: What is tapped.
  ///   - action: What it does.
  static func tap(_ view: UIView, doing action: () -> Void) {
    // Most views stand in nothing that recognises taps: then nobody is told of anything.
    guard sequence(first: view, next: \.superviewInEffect).contains(where: \.isToldOfTouches)
    else { return action() }
    let finger = Finger(.taps(1, fingers: 1), on: view)
    finger.comeDown()
    finger.recognize()
    finger.lift()
    if !finger.isSpent { action() }
  }

  /// The user does something with fingers and lifts them.
  func doAll() {
    comeDown()
    recognize()
    if !moving.isEmpty { move(to: 1) }
    endGestures()
    lift()
  }

  /// The fingers come down and move a little.
  ///
  /// - Returns: Whether they stay down because a gesture has begun.
  func beginMoving() -> Bool {
    comeDown()
    recognize()
    if moving.isEmpty { lift() }
    return !moving.isEmpty
  }

  /// The fingers go half of the way, then all of it or back, and are lifted.
  func endMoving(goingBack: Bool) {
    move(to: 0.5)
    goesBack = goingBack
    move(to: goingBack ? 0 : 1)
    endGestures()
    lift()
  }
}

// MARK: - What is told to whom

extension Finger {
  /// Whether a control has a tap that a recogniser around it would take: the action of a button and the like comes first.
  private func isForControl(against recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.attachedView !== view, case .taps(1, 1) = course, recognizer is UITapGestureRecognizer
    else { return false }
    return view is UIButton || view is UISwitch || view is UISegmentedControl
  }

  private func isReceived(by recognizer: UIGestureRecognizer) -> Bool {
    touches.allSatisfy { touch in
      recognizer.ask("shouldReceiveTouch", otherwise: true) {
        $0.gestureRecognizer(recognizer, shouldReceive: touch)
      }
    }
  }

  private func comeDown() {
    recognizers = sequence(first: view, next: \.superviewInEffect).flatMap(\.recognizers).filter {
      $0.isEnabledStorage && !isForControl(against: $0) && isReceived(by: $0)
    }
    for touch in touches { touch.gestureRecognizers = recognizers }
    for recognizer in recognizers {
      recognizer.finger = self
      recognizer.fingersAreDown()
      TouchMethods.tell(.began, recognizer, Set(touches), event)
    }
    TouchMethods.tell(.began, from: view, Set(touches), event)
  }

  /// Lets recognisers recognise what the fingers do.
  private func recognize() {
    // A finger that moves fast drags before it has moved far enough to swipe.
    guard case .taps(let count, _) = course, count > 1 else {
      return settle(recognizers.filter { !$0.movements.isEmpty } + recognizers.filter(\.movements.isEmpty))
    }
    // Whoever waits for one tap has it before the second one comes.
    for number in 1...count {
      for touch in touches { touch.tapCount = number }
      settle(recognizers.filter { ($0 as? UITapGestureRecognizer)?.numberOfTapsRequired == number })
    }
  }

  private func settle(_ some: [UIGestureRecognizer]) {
    var pending = some.filter { $0.recognizes(course) }
    let rivals = recognizers.filter { $0.recognizes(course) }
    var recognized: [UIGestureRecognizer] = []
    while !pending.isEmpty {
      let free = pending.firstIndex { one in !pending.contains { $0 !== one && one.waits(for: $0) } }
      let next = pending.remove(at: free ?? 0)
      let isBarred =
        rivals.contains { rival in
          rival !== next && next.waits(for: rival)
            && (recognized.contains { $0 === rival } || !some.contains { $0 === rival })
        } || recognized.contains { !next.goesTogether(with: $0) }
      guard !isBarred, next.mayBegin() else { continue }
      recognized.append(next)
      begin(next)
    }
  }

  private func begin(_ recognizer: UIGestureRecognizer) {
    if recognizer.cancelsTouchesInView { isSpent = true }
    if !recognizer.movements.isEmpty { moving.append(recognizer) }
    recognizer.enter(recognizer.goesOn ? .began : .ended)
  }

  /// Ends what has begun; a gesture whose view has left the screen is broken off.
  private func endGestures() {
    for recognizer in recognizers where recognizer.isUnderWay && recognizer.goesOn {
      recognizer.enter(recognizer.attachedView?.windowInEffect == nil ? .cancelled : .ended)
    }
  }

  private func move(to progress: CGFloat) {
    self.progress = progress
    let screen = Simulation.current.windowFrame.size
    for (number, touch) in touches.enumerated() {
      touch.move(to: course.offset(of: number, at: progress, on: screen))
    }
    for recognizer in recognizers {
      TouchMethods.tell(.moved, recognizer, Set(touches), event)
    }
    if !isSpent { TouchMethods.tell(.moved, from: view, Set(touches), event) }
    for recognizer in moving where recognizer.isUnderWay { recognizer.enter(.changed) }
  }

  private func lift() {
    for touch in touches { touch.phase = .ended }
    for recognizer in recognizers {
      TouchMethods.tell(.ended, recognizer, Set(touches), event)
      if recognizer.cancelsTouchesInView, recognizer.hasRecognized { isSpent = true }
    }
    if isSpent { for touch in touches { touch.phase = .cancelled } }
    TouchMethods.tell(isSpent ? .cancelled : .ended, from: view, Set(touches), event)
    for recognizer in recognizers {
      recognizer.finger = nil
      recognizer.stateStorage = .possible
      recognizer.callReset()
    }
  }
}

// Where fingers are in the course of a movement. One finger goes over four fifths of the screen, so that whoever goes by half of
// its width or height sees the half of the way as less; two fingers are a hundred points apart.
extension FingerCourse {
  /// How fast one finger moves, in points a second: a flick, for whoever goes by that.
  static var speed: CGFloat { 1_500 }

  /// The movement that goes on, or that ends at once.
  var movement: UserGesture.Movement? {
    switch self {
    case .move(let movement), .swipe(let movement): movement
    default: nil
    }
  }

  /// Where a finger is, seen from the middle of the view.
  ///
  /// - Parameters:
  ///   - finger: The finger's number.
  ///   - progress: How far the movement has come, from 0 to 1.
  ///   - screen: The size of the screen.
  /// - Returns: The way from the middle.
  func offset(of finger: Int, at progress: CGFloat, on screen: CGSize) -> CGPoint {
    guard let movement, movement.fingerCount == 2 else {
      let direction = movement?.direction ?? .zero
      return CGPoint(
        x: direction.x * screen.width * 0.8 * progress, y: direction.y * screen.height * 0.8 * progress)
    }
    let distance = (finger == 0 ? -50 : 50) * movement.scale(at: progress)
    let angle = movement.rotation(at: progress)
    return CGPoint(x: distance * cos(angle), y: distance * sin(angle))
  }
}

extension UserGesture.Movement {
  /// Which way one finger goes.
  fileprivate var direction: CGPoint {
    switch self {
    case .left: CGPoint(x: -1, y: 0)
    case .right: CGPoint(x: 1, y: 0)
    case .up: CGPoint(x: 0, y: -1)
    case .down: CGPoint(x: 0, y: 1)
    default: .zero
    }
  }

  /// How far apart two fingers are, where 1 is how they came down.
  fileprivate func scale(at progress: CGFloat) -> CGFloat {
    switch self {
    case .apart: 1 + progress
    case .together: 1 - progress / 2
    default: 1
    }
  }

  /// How far two fingers have turned, in radians.
  fileprivate func rotation(at progress: CGFloat) -> CGFloat {
    switch self {
    case .clockwise: progress * .pi / 2
    case .counterclockwise: -progress * .pi / 2
    default: 0
    }
  }
}

extension Finger {
  /// Which way the movement goes: on, or back.
  private var way: CGFloat { goesBack ? -1 : 1 }

  /// How fast one finger moves.
  var velocity: CGPoint {
    let direction = course.movement?.direction ?? .zero
    return CGPoint(x: direction.x * way * FingerCourse.speed, y: direction.y * way * FingerCourse.speed)
  }

  /// How far apart the fingers are, where 1 is how they came down.
  var scale: CGFloat { course.movement?.scale(at: progress) ?? 1 }

  /// How fast that changes, in a second.
  var scaleVelocity: CGFloat { ((course.movement?.scale(at: 1) ?? 1) - 1) * way }

  /// How far the fingers have turned, in radians.
  var rotation: CGFloat { course.movement?.rotation(at: progress) ?? 0 }

  /// How fast they turn, in radians a second.
  var rotationVelocity: CGFloat { (course.movement?.rotation(at: 1) ?? 0) * way }
}
