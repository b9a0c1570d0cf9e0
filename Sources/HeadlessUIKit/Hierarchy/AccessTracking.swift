// What is told by objects that are no controllers counts as an access to the controller that they belong to. Objects that
// belong to none tell nothing of a stack: somebody has made them and keeps them.

extension UIView {
  /// Tracks that the code reads something of the view.
  @inline(__always)
  final func trackAccess(_ call: StaticString = #function) {
    if StructureReads.areHeard { accountable?.noteReading(call) }
  }

  /// What the code reads of the view, tracked.
  @inline(__always)
  final func tracked<Value>(_ value: @autoclosure () -> Value, _ call: StaticString = #function) -> Value {
    trackAccess(call)
    return value()
  }

  /// Tracks that the code reads where the view is, or what is inside it.
  @inline(__always)
  final func trackAccess(handingOut views: @autoclosure () -> [UIView], _ call: StaticString = #function) {
    guard StructureReads.areHeard else { return }
    accountable?.noteReading(call)
    for view in views() { view.accountable?.noteReading(call) }
  }

  /// Tracks that the code asks which window shows the view.
  @inline(__always)
  final func trackAccessToWindow(_ call: StaticString = #function) {
    if StructureReads.areHeard { accountable?.trackAccessToWindow(call) }
  }
}

extension UIViewController {
  /// What the code reads of the controller, tracked.
  @inline(__always)
  final func tracked<Value>(_ value: @autoclosure () -> Value, _ call: StaticString = #function) -> Value {
    noteReading(call)
    return value()
  }

  /// Tracks that the code asks whether the controller is in a window: that is so unless something covers it, or a
  /// container that it is in.
  @inline(never)
  final func trackAccessToWindow(_ call: StaticString) {
    var current: UIViewController? = self
    while let controller = current {
      controller.noteUse(call)
      controller.noteGoing(to: controller.presentedStorage, call)
      current = controller.parentStorage
    }
  }
}

extension Link where Target == UIViewController {
  /// Tracks that the code reads something that belongs to the controller, where there is one.
  @MainActor @inline(__always)
  func trackAccess(_ call: StaticString = #function) {
    if StructureReads.areHeard { target?.noteReading(call) }
  }

  /// What the code reads of something that belongs to the controller, tracked.
  @MainActor @inline(__always)
  func tracked<Value>(_ value: @autoclosure () -> Value, _ call: StaticString = #function) -> Value {
    trackAccess(call)
    return value()
  }
}

extension StructureReads {
  /// Tracks that the code reads what belongs to no controller, and what code of any screen may have written.
  @inline(__always)
  static func trackSharedAccess(_ call: StaticString = #function) {
    if areHeard { readShared(call) }
  }

  /// What the code reads that belongs to no controller, tracked.
  @inline(__always)
  static func shared<Value>(_ value: @autoclosure () -> Value, _ call: StaticString = #function) -> Value {
    trackSharedAccess(call)
    return value()
  }
}
