import Foundation

extension Transition {
  var hasEnded: Bool { phase == .ended }

  /// Whether the transition has ended, or is only telling everybody that it was carried out (rule P23').
  var isOver: Bool {
    hasEnded || (isEnding && !isCalledOff && Simulation.current.settings.endsBeforeDidCallbacks)
  }

  /// Whether the object may become the next transition, once nobody holds it.
  var canServeAgain: Bool { hasEnded && !isKnownOutside }

  func begin() {
    guard phase == .scheduled else { return }
    guard Timeline.isRecording else { return beginNow() }
    Timeline.current.turn("the \(summary) begins", isTransition: true) { beginNow() }
  }

  private func beginNow() {
    beginOwnChange()
    defer { endOwnChange() }
    switch kind {
    case .present: withParticipants { beginPresentation(of: $0, on: $1) }
    case .dismiss: withParticipants { beginDismissal(of: $0, from: $1) }
    case .stack: withNavigation { $0.begin(self) }
    // It begins when it is made.
    case .tabs: break
    }
  }

  private func beginOwnChange() {
    HierarchyChange.begin()
    isOwnChange = true
  }

  private func endOwnChange() {
    isOwnChange = false
    HierarchyChange.end()
  }

  func end() {
    guard phase == .running else { return }
    guard Timeline.isRecording else { return endNow() }
    Timeline.current.turn("the \(summary) \(isCalledOff ? "is called off" : "ends")", isTransition: true) {
      endNow()
    }
  }

  private func endNow() {
    isEnding = true
    beginOwnChange()
    defer { endOwnChange() }
    // An animator takes as long as it likes, and no event waits for it.
    if hasAnimator { HierarchyChange.noteDisorder() }
    switch (kind, isCalledOff) {
    case (.present, false): withParticipants { endPresentation(of: $0, on: $1) }
    case (.present, true): withParticipants { cancelPresentation(of: $0, on: $1) }
    case (.dismiss, false): withParticipants { endDismissal(of: $0, from: $1) }
    case (.dismiss, true): withParticipants { cancelDismissal(of: $0, from: $1) }
    case (.stack, _): withNavigation { $0.end(self) }
    case (.tabs, _): (presenter as? UITabBarController)?.endSwitch(self)
    }
  }

  /// Marks the transition as running and calls the animations that go with it.
  func markRunning() {
    phase = .running
    guard let callbacks = alongside else { return }
    let animations = callbacks.animations
    callbacks.animations = []
    for animation in animations { animation(self) }
  }

  /// Marks the transition as ended, then calls the coordinator's completions and the caller's.
  func markEnded() {
    phase = .ended
    if Timeline.isRecording { Timeline.current.noteEnd(of: self) }
    if isHeld { Simulation.current.clock.letGo(of: self) }
    isDriven = false
    if !animated { dropSides() }
    let done = completion.take()
    let callbacks = alongside.take()
    let isOfLibrary = isCompletionOfLibrary
    guard done != nil || callbacks != nil else { return }
    // Another change that ends the transition goes on afterwards.
    HierarchyChange.callBack(afterwards: isOwnChange) {
      for completion in callbacks?.completions ?? [] { completion(self) }
      guard let done else { return }
      StructureReads.callOut("completion", isOfLibrary: isOfLibrary) { done() }
    }
  }

  /// Ends a transition that cannot be carried out any more: its coordinator calls back, its completion is dropped, but
  /// for that of a dismissal, which is called at the end of the one that has overtaken it (rules D7, D7', N21).
  ///
  /// - Parameter next: The dismissal that has overtaken it, if one has.
  func abandon(for next: Transition? = nil) {
    guard phase != .ended else { return }
    Simulation.current.clock.remove(self)
    HierarchyChange.noteDisorder()
    isCalledOff = true
    if kind != .dismiss || Simulation.current.settings.dismissalCompletion == .carriedOut { completion = nil }
    if let next, let done = completion.take() {
      let isOfLibrary = isCompletionOfLibrary
      next.whenEnded { StructureReads.callOut("completion", isOfLibrary: isOfLibrary) { done() } }
    }
    undoMarks()
    forget()
    markEnded()
  }

  /// Ends the transition without any call, because its simulation has ended.
  func abandonSilently() {
    phase = .ended
    if isHeld { Simulation.current.clock.letGo(of: self) }
    isDriven = false
    dropSides()
    completion = nil
    alongside = nil
    if kind == .stack { takeGoneApart() }
    forgetMoved()
    unlink()
    if kind == .stack { withNavigation { $0.forget(self) } }
    if kind == .tabs { (presenter as? UITabBarController)?.forgetSwitch(self) }
  }

  private func takeGoneApart() {
    gone.walk { controller in
      guard controller.parentLink.leads(to: presenter) else { return }
      controller.parentLink = Link(nil)
      // Nobody lists it any more, so nobody else finds what has not ended inside it.
      controller.takeApart()
    }
  }

  /// The user's finger has left the screen: the transition goes on to its end, or back to where it began.
  func finishInteraction(cancelled: Bool, release: Release = Release()) {
    guard phase == .running, isDriven else { return }
    // Whatever else has begun and ended while the finger was down.
    HierarchyChange.noteDisorder()
    isDriven = false
    isCalledOff = cancelled
    let handlers = alongside?.interactionChanges ?? []
    // Only what can be taken up again has more to tell.
    if interruptible == nil { alongside?.interactionChanges = [] }
    for handler in handlers { handler(self) }
    goOn(release)
  }

  /// Whether it is a presentation or a dismissal.
  var isModal: Bool { kind == .present || kind == .dismiss }

  /// How long the standard animation takes, in milliseconds of virtual time.
  var duration: Int {
    guard animated else { return 0 }
    let settings = Simulation.current.settings
    return isModal ? settings.presentationDuration : settings.navigationDuration
  }

  /// Ends the transition after the time that it takes.
  func scheduleEnd() { scheduleEnd(after: duration) }

  /// Ends the transition after so many milliseconds.
  func scheduleEnd(after milliseconds: Int) {
    noteBeginning()
    Simulation.clock.look { $0.scheduleEnd(of: self, after: milliseconds) }
  }

  /// Hands over what is presented and what presents it, without counting them.
  @inline(__always)
  private func withParticipants(
    _ body: (_ presented: UIViewController, _ presenter: UIViewController) -> Void
  ) {
    guard let presented = Link(presented).pointer, let presenter = Link(involved).pointer else { return }
    presented.look { presented in presenter.look { presenter in body(presented, presenter) } }
  }

  /// Hands over the container of a stack, without counting it.
  @inline(__always)
  func withNavigation(_ body: (UINavigationController) -> Void) {
    // Only a navigation controller makes transitions of this kind, and a checked cast is dear at every turn.
    Link(involved).pointer?.look { body(unsafeDowncast($0, to: UINavigationController.self)) }
  }

  /// Whether the controllers that take part still count on it.
  var isAwaited: Bool {
    guard !hasEnded else { return false }
    guard isModal else { return presenter.stackTransitionInFlight === self }
    return presenter.transitionLink.leads(to: self) || presented?.transitionLink.leads(to: self) ?? false
  }

  /// What the transition is about, in words.
  var summary: String {
    switch kind {
    case .present: "presentation of \(name(of: presented)) on \(name(of: presenter))"
    case .dismiss: "dismissal of \(name(of: presented)) from \(name(of: presenter))"
    case .stack: "stack change of \(name(of: presenter))"
    case .tabs: "change of tabs of \(name(of: presenter))"
    }
  }

  private func name(of controller: UIViewController?) -> String {
    controller.map { ControllerReference($0).description } ?? "nothing"
  }
}

// A transition whose animator can be interrupted follows the finger by that animator, which ends it too.
extension Transition {
  /// How a finger lets go.
  struct Release {
    /// How fast what is left runs.
    var speed: CGFloat = 1

    /// What is left, as a part of the whole; 0 where nobody says.
    var rest: CGFloat = 0

    /// How what is left runs.
    var curve: (any UITimingCurveProvider)?
  }

  /// The finger has moved.
  func follow(_ fraction: CGFloat) {
    guard isDriven else { return }
    self.fraction = fraction
    interruptible?.fractionComplete = fraction
  }

  /// A finger takes up a transition that runs by itself.
  ///
  /// - Returns: How far it has come, or `nil` where it cannot be taken up.
  func pauseInteraction() -> CGFloat? {
    guard phase == .running, let interruptible, !isDriven else { return nil }
    interruptible.pauseAnimation()
    fraction = isCalledOff ? 1 - interruptible.fractionComplete : interruptible.fractionComplete
    if isCalledOff { interruptible.isReversed = false }
    isCalledOff = false
    isDriven = true
    for handler in alongside?.interactionChanges ?? [] { handler(self) }
    return fraction
  }

  /// Lets what is left run by itself.
  func goOn(_ release: Release) {
    guard let interruptible else {
      scheduleEnd(after: Int(CGFloat(duration) / release.speed))
      return
    }
    if isCalledOff { interruptible.isReversed = true }
    interruptible.continueAnimation(
      withTimingParameters: release.curve, durationFactor: release.rest / release.speed)
  }
}
