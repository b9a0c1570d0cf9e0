extension Timeline {
  /// Writes down that a method of a controller is called, unless its class is UIKit's, and calls it.
  @inline(never)
  static func callBack<Result>(
    _ name: StaticString, on controller: UIViewController?, _ body: () -> Result
  ) -> Result {
    guard let controller, !isOfModel(controller) else { return body() }
    return current.within(.callback, words(name), receiver: Timeline.name(controller), body)
  }

  /// Writes down that a delegate, a closure or the like is called, and calls it.
  @inline(never)
  static func callOut<Result>(
    _ name: StaticString, about controller: UIViewController?, _ body: () -> Result
  ) -> Result {
    if name.description == "schedule" {
      return current.turn("a scheduled call or task", isTransition: false, body)
    }
    let subject = controller.map { "(\(Timeline.name($0)))" } ?? ""
    return current.within(.callback, words(name) + subject, body)
  }

  private static func isOfModel(_ controller: UIViewController) -> Bool {
    _typeName(type(of: controller), qualified: true).hasPrefix("HeadlessUIKit.")
  }

  /// How a callback is called in Apple's documentation, where it has another name in the model.
  private static func words(_ name: StaticString) -> String {
    spoken[name.description] ?? name.description
  }

  private static let spoken = [
    "animated": "completion of UIView.animate",
    "exchange": "animations of the transition",
    "exchanged": "completion of the transition",
    "turned": "completion of setViewControllers",
    "alongside": "animation alongside the transition",
    "ended": "completion alongside the transition",
    "interactionChanges": "notifyWhenInteractionChanges",
    "forPresented": "animationController(forPresented:)",
    "forDismissed": "animationController(forDismissed:)",
    "interactionForPresentation": "interactionControllerForPresentation",
    "interactionForDismissal": "interactionControllerForDismissal",
    "presentationControllerForPresented": "presentationController(forPresented:)",
    "shouldDismiss": "presentationControllerShouldDismiss",
    "willDismiss": "presentationControllerWillDismiss",
    "didDismiss": "presentationControllerDidDismiss",
    "didAttemptToDismiss": "presentationControllerDidAttemptToDismiss",
    "adaptivePresentationStyleFor": "adaptivePresentationStyle",
    "action": "action of a control",
    "willMove": "willMove(toParent:)",
    "didMove": "didMove(toParent:)",
    "prepare": "prepare(for:sender:)",
    "intercepted": "listener of prepare(for:sender:)",
  ]
}
