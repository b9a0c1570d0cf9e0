import Foundation

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
