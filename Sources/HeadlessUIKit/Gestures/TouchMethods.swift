/// The methods by which classes of the app's look at touches themselves, and who is told by them.
@MainActor
enum TouchMethods {
  /// What a finger does.
  enum Moment: Int, CaseIterable {
    case began, moved, ended, cancelled
  }

  private class PlainResponder: UIResponder {}
  private final class Began: UIResponder {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { counted += 1 }
  }
  private final class Moved: UIResponder {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { counted += 2 }
  }
  private final class Ended: UIResponder {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { counted += 3 }
  }
  private final class Cancelled: UIResponder {
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { counted += 4 }
  }
  private final class PlainRecognizer: UIGestureRecognizer {}
  private final class BeganRecognizer: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { counted += 5 }
  }
  private final class MovedRecognizer: UIGestureRecognizer {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { counted += 6 }
  }
  private final class EndedRecognizer: UIGestureRecognizer {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { counted += 7 }
  }
  private final class CancelledRecognizer: UIGestureRecognizer {
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { counted += 8 }
  }

  // The methods above differ, so that no optimiser takes two of them for the same.
  private static var counted = 0

  private static let ofResponders = [Began.self, Moved.self, Ended.self, Cancelled.self].map {
    OverriddenMethod(of: UIResponder.self, plain: PlainResponder.self, overriding: $0)
  }

  private static let ofRecognizers = [
    BeganRecognizer.self, MovedRecognizer.self, EndedRecognizer.self, CancelledRecognizer.self,
  ].map {
    OverriddenMethod(of: UIGestureRecognizer.self, plain: PlainRecognizer.self, overriding: $0)
  }

  /// Whether the class of a view or a controller looks at touches.
  static func areOverridden(by responder: UIResponder) -> Bool {
    ofResponders.contains { $0.isOverridden(by: responder) }
  }

  /// Whether the class of a recogniser looks at touches.
  static func areOverridden(by recognizer: UIGestureRecognizer) -> Bool {
    ofRecognizers.contains { $0.isOverridden(by: recognizer) }
  }

  /// Tells the nearest responder whose class looks at what a finger does, from one on.
  static func tell(_ moment: Moment, from first: UIResponder?, _ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let receiver = first?.chain.first(where: ofResponders[moment.rawValue].isOverridden) else { return }
    StructureReads.callOut("touches", about: receiver.accountableController) {
      switch moment {
      case .began: receiver.touchesBegan(touches, with: event)
      case .moved: receiver.touchesMoved(touches, with: event)
      case .ended: receiver.touchesEnded(touches, with: event)
      case .cancelled: receiver.touchesCancelled(touches, with: event)
      }
    }
  }

  /// Tells a recogniser what a finger does, if its class looks at that.
  static func tell(
    _ moment: Moment, _ recognizer: UIGestureRecognizer, _ touches: Set<UITouch>, _ event: UIEvent
  ) {
    guard ofRecognizers[moment.rawValue].isOverridden(by: recognizer) else { return }
    StructureReads.callOut("touchesOfRecognizer", about: recognizer.attachedView?.accountable) {
      switch moment {
      case .began: recognizer.touchesBegan(touches, with: event)
      case .moved: recognizer.touchesMoved(touches, with: event)
      case .ended: recognizer.touchesEnded(touches, with: event)
      case .cancelled: recognizer.touchesCancelled(touches, with: event)
      }
    }
  }
}

extension UIView {
  /// Whether a class of the app's, of the view or of the controller whose view it is, looks at touches.
  final var looksAtTouches: Bool {
    TouchMethods.areOverridden(by: self) || controller.map { TouchMethods.areOverridden(by: $0) } ?? false
  }

  /// Whether anybody is told of a finger on the view beside the view itself.
  final var isToldOfTouches: Bool { !recognizers.isEmpty || looksAtTouches }
}

/// The methods by which classes of the app's are told that the device is shaken, and who is told by them.
@MainActor
enum MotionMethods {
  /// How far the shaking is.
  enum Moment: Int, CaseIterable {
    case began, ended
  }

  private class PlainResponder: UIResponder {}
  private final class Began: UIResponder {
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { counted += 1 }
  }
  private final class Ended: UIResponder {
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { counted += 2 }
  }

  // The methods above differ, so that no optimiser takes two of them for the same.
  private static var counted = 0

  private static let methods = [Began.self, Ended.self].map {
    OverriddenMethod(of: UIResponder.self, plain: PlainResponder.self, overriding: $0)
  }

  /// Whoever is told of a moment, from a responder on.
  private static func receiver(of moment: Moment, from first: UIResponder?) -> UIResponder? {
    guard let first else { return nil }
    let method = methods[moment.rawValue]
    for responder in first.chain where method.isOverridden(by: responder) { return responder }
    return nil
  }

  /// Whether anybody is told that the device is shaken, from a responder on.
  static func areOverridden(from first: UIResponder?) -> Bool {
    // Not by the sequence, whose closure asks for its actor at each step: an explorer asks this in each state.
    var next = first
    while let responder = next {
      for method in methods where method.isOverridden(by: responder) { return true }
      next = responder.nextInChain
    }
    return false
  }

  /// Tells the nearest responder whose class looks at it, from one on.
  static func tell(_ moment: Moment, from first: UIResponder?, _ event: UIEvent?) {
    guard let receiver = receiver(of: moment, from: first) else { return }
    StructureReads.callOut("motion", about: receiver.accountableController) {
      switch moment {
      case .began: receiver.motionBegan(.motionShake, with: event)
      case .ended: receiver.motionEnded(.motionShake, with: event)
      }
    }
  }
}
