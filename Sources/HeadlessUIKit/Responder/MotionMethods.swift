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
