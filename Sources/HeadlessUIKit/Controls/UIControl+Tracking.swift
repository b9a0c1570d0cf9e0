import Foundation

/// Which classes of controls look at the finger that is on them.
@MainActor
enum TrackingMethods {
  private final class Plain: UIControl {}

  private final class Begins: UIControl {
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { count(1) }
  }

  private final class Continues: UIControl {
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { count(2) }
  }

  private final class Ends: UIControl {
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { _ = count(3) }
  }

  // The methods above differ, so that no optimiser takes two of them for the same.
  private static var counted = 0

  private static func count(_ number: Int) -> Bool {
    counted += number
    return counted.isMultiple(of: 2)
  }

  private static let all = [Begins.self, Continues.self, Ends.self].map {
    OverriddenMethod(of: UIControl.self, plain: Plain.self, overriding: $0)
  }

  /// Whether the class of a control looks at the finger.
  static func areOverridden(by control: UIControl) -> Bool { all.contains { $0.isOverridden(by: control) } }

  /// Whether the class of a control looks at where the finger goes.
  static func followFingers(on control: UIControl) -> Bool { all[1].isOverridden(by: control) }
}

extension UIControl {
  /// A finger comes down on the control, moves, or does not, and is lifted; all that it does is told as UIKit tells it.
  final func track(_ movement: UserGesture.Movement?) {
    guard TrackingMethods.areOverridden(by: self) else {
      sendActions(for: .touchDown)
      return sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }
    let course = movement.map { FingerCourse.move($0) } ?? .touch
    let screen = Simulation.current.windowFrame.size
    let touch = UITouch(self, offset: course.offset(of: 0, at: 0, on: screen))
    let event = UIEvent([touch])
    isFollowingFinger = StructureReads.reenter("beginTracking") { beginTracking(touch, with: event) }
    isHighlightedStorage = true
    if isFollowingFinger { sendActions(for: .touchDown) }
    if movement != nil { drag(touch, along: course, on: screen, event) }
    isHighlightedStorage = false
    if isFollowingFinger { lift(touch, event) }
  }

  private func drag(_ touch: UITouch, along course: FingerCourse, on screen: CGSize, _ event: UIEvent) {
    for progress in [0.5, 1] where isFollowingFinger {
      touch.move(to: course.offset(of: 0, at: progress, on: screen))
      isFollowingFinger = StructureReads.reenter("continueTracking") { continueTracking(touch, with: event) }
      if isFollowingFinger { sendActions(for: .touchDragInside) }
    }
  }

  private func lift(_ touch: UITouch, _ event: UIEvent) {
    touch.phase = .ended
    StructureReads.reenter("endTracking") { endTracking(touch, with: event) }
    isFollowingFinger = false
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }

  // MARK: - Who listens

  /// The objects whose methods are called for events, each once; what actions do belongs to nobody.
  public final var allTargets: Set<AnyHashable> {
    tracked(Set(actions.compactMap { ($0.action as? TargetAction)?.target as? AnyHashable }))
  }

  /// The events that somebody listens to.
  public final var allControlEvents: Event { tracked(actions.reduce(into: []) { $0.formUnion($1.events) }) }

  /// The names of the methods that are called for an event.
  ///
  /// - Parameters:
  ///   - target: Whose methods; `nil` is nobody's here.
  ///   - controlEvent: The event.
  /// - Returns: The names, or `nil` where there are none.
  public final func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    trackAccess()
    let names = actions.compactMap { entry -> String? in
      guard let made = entry.action as? TargetAction, made.target === target as AnyObject?,
        !entry.events.isDisjoint(with: controlEvent)
      else { return nil }
      return made.action.description
    }
    return names.isEmpty ? nil : names
  }
}
