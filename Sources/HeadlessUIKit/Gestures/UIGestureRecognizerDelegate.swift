/// May forbid gestures, and says which ones go together.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Asks whether a gesture is recognised.
  ///
  /// - Parameter gestureRecognizer: Recognises it.
  /// - Returns: Whether it is.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  /// Asks whether a recogniser is told of a finger at all.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The recogniser.
  ///   - touch: The finger.
  /// - Returns: Whether it is.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool

  /// Asks whether a gesture is recognised beside another one that was recognised first.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: Recognises one.
  ///   - otherGestureRecognizer: Recognises the other.
  /// - Returns: Whether they go together; it is enough that one of two delegates says so.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Asks whether a gesture is recognised only where another one is not.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: Recognises the gesture.
  ///   - otherGestureRecognizer: Recognises the other.
  /// - Returns: Whether it waits for the other.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool

  /// Asks whether another gesture is recognised only where this one is not.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: Recognises the gesture.
  ///   - otherGestureRecognizer: Recognises the other.
  /// - Returns: Whether the other waits for it.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Forbids nothing.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Forbids nothing.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
  {
    true
  }

  /// Keeps gestures apart.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Lets it wait for none.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Lets none wait for it.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

extension UIGestureRecognizer {
  /// Asks the delegate something.
  final func ask(
    _ name: StaticString, otherwise: Bool, _ body: (any UIGestureRecognizerDelegate) -> Bool
  ) -> Bool {
    guard let delegate else { return otherwise }
    return StructureReads.callOut(name, about: attachedView?.accountable) { body(delegate) }
  }

  /// Asks what a class of the app's may have overridden.
  final func askClass(_ name: StaticString, _ body: () -> Bool) -> Bool {
    StructureReads.callOut(name, unless: ModelClasses.contains(self), body)
  }

  /// Whether the recogniser waits for another one to fail.
  final func waits(for other: UIGestureRecognizer) -> Bool {
    mustFail.contains { $0.recognizer === other }
      || ask("shouldRequireFailureOf", otherwise: false) {
        $0.gestureRecognizer(self, shouldRequireFailureOf: other)
      }
      || other.ask("shouldBeRequiredToFailBy", otherwise: false) {
        $0.gestureRecognizer(other, shouldBeRequiredToFailBy: self)
      }
      || askClass("shouldRequireFailure") { shouldRequireFailure(of: other) }
      || other.askClass("shouldBeRequiredToFail") { other.shouldBeRequiredToFail(by: self) }
  }

  /// Whether the recogniser recognises its gesture beside another one that was recognised first.
  final func goesTogether(with first: UIGestureRecognizer) -> Bool {
    ask("shouldRecognizeSimultaneously", otherwise: false) {
      $0.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: first)
    }
      || first.ask("shouldRecognizeSimultaneously", otherwise: false) {
        $0.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: self)
      }
      || !first.askClass("canPrevent", { first.canPrevent(self) })
      || !askClass("canBePrevented") { canBePrevented(by: first) }
  }

  /// Whether the gesture may be recognised: asks the view and the delegate.
  final func mayBegin() -> Bool {
    guard let view = attachedView else { return false }
    return StructureReads.callOut("viewShouldBeginGesture", unless: ModelClasses.contains(view)) {
      view.gestureRecognizerShouldBegin(self)
    }
      && isLetBegin()
  }

  /// Whether the delegate does not forbid the gesture.
  final func isLetBegin() -> Bool {
    ask("gestureRecognizerShouldBegin", otherwise: true) { $0.gestureRecognizerShouldBegin(self) }
  }
}

extension UIView {
  /// The recognisers of gestures on the view.
  public final var gestureRecognizers: [UIGestureRecognizer]? {
    get { tracked(recognizers.isEmpty ? nil : recognizers) }
    set {
      for recognizer in recognizers { recognizer.attachedView = nil }
      recognizers = []
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Recognises a gesture on the view.
  ///
  /// - Parameter gestureRecognizer: Recognises it; it leaves the view that it was on.
  public final func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.attachedView?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.attachedView = self
    recognizers.append(gestureRecognizer)
  }

  /// Recognises a gesture on the view no more; one that is under way is broken off.
  ///
  /// - Parameter gestureRecognizer: Recognises it.
  public final func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.attachedView === self else { return }
    gestureRecognizer.attachedView = nil
    recognizers.removeAll { $0 === gestureRecognizer }
    if gestureRecognizer.isUnderWay { gestureRecognizer.enter(.cancelled) }
  }
}
