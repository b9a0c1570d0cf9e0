extension TransitionClock {
  /// Something that is still to happen: a transition begins or ends, or a closure is called.
  ///
  /// Fields instead of an enum with payloads, which would be copied case by case at every turn.
  struct Event {
    let due: Int
    var kind: PendingTransition.Kind
    var transition: Transition?
    var call: (@MainActor () -> Void)?

    /// Whether it calls what the app has handed over, and neither the model nor a library.
    var isCallout = false

    /// By which it can be taken back, if anybody may want to.
    var ticket = 0

    /// Whether the turn of the run loop in which it was scheduled ends with it.
    var isUpdate = false

    /// By whom it was scheduled: the clock's lane then.
    var lane = 0

    /// What it is called where events are named.
    var name: UInt64 = 0
  }
}
