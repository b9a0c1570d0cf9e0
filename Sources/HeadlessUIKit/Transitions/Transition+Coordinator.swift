extension Transition: UIViewControllerTransitionCoordinator {
  /// Whether the transition takes time.
  public var isAnimated: Bool {
    trackAccess()
    return animated
  }

  /// The controller of one side of the transition.
  ///
  /// - Parameter key: Which side.
  /// - Returns: The controller, or `nil` where that side is empty.
  public func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    let side =
      switch (key, kind) {
      case (.from, .present), (.to, .dismiss): presenter
      case (.to, .present), (.from, .dismiss): presented
      case (.from, .stack), (.from, .tabs): from
      case (.to, .stack), (.to, .tabs): to
      }
    side?.noteUse()
    return side
  }

  /// Runs animations with the transition and calls back when it has ended (rule N21).
  ///
  /// - Parameters:
  ///   - animation: Called when the transition starts; at once if it has started.
  ///   - completion: Called when it has ended.
  /// - Returns: Whether the animation was taken; always `true` here.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    let callbacks = alongside ?? TransitionCallbacks()
    alongside = callbacks
    if let animation {
      let call = TransitionCallbacks.Call("alongside", animation)
      if phase == .scheduled { callbacks.animations.append(call) } else { call(self) }
    }
    if let completion { callbacks.completions.append(TransitionCallbacks.Call("ended", completion)) }
    return true
  }

  /// Calls back when the user's finger decides whether an interactive transition is completed.
  ///
  /// - Parameter handler: Called with the context before the callbacks of a cancellation (rule L10).
  public func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    let callbacks = alongside ?? TransitionCallbacks()
    alongside = callbacks
    callbacks.interactionChanges.append(TransitionCallbacks.Call("interactionChanges", handler))
  }

  /// Lets a call go on when the transition has ended, in the same turn.
  func wait(_ body: @escaping @MainActor () -> Void) {
    if Timeline.isRecording { Timeline.current.noteWait(for: self) }
    whenEnded(body)
  }

  /// Calls a closure when the transition has ended, in the same turn.
  func whenEnded(_ body: @escaping @MainActor () -> Void) {
    let callbacks = alongside ?? TransitionCallbacks()
    alongside = callbacks
    callbacks.completions.append(TransitionCallbacks.Call("ended", isOfModel: true) { _ in body() })
  }
}
