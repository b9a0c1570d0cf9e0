// What the model calls that the app has written. Accesses are tracked there, whatever has led to the call.
extension StructureReads {
  /// Calls a method that the app's class may override: in a library that is left alone, accesses are tracked there again.
  ///
  /// - Parameters:
  ///   - name: The name of the callback.
  ///   - controller: The controller whose method it is.
  ///   - body: The call.
  /// - Returns: What it gives.
  @inline(__always)
  static func callBack<Result>(
    _ name: StaticString, on controller: @autoclosure () -> UIViewController, _ body: () -> Result
  ) -> Result {
    guard tracksCallouts else { return body() }
    guard Timeline.isRecording else { return tracked(name, body) }
    return Timeline.callBack(name, on: controller()) { tracked(name, body) }
  }

  /// Calls a method that a class of views may override, or asks for a property that one of controllers may: the same, and no
  /// timeline tells it, for views are no part of it, and asking does nothing.
  ///
  /// - Parameters:
  ///   - name: The name of the callback.
  ///   - body: The call.
  /// - Returns: What it gives.
  @inline(__always)
  static func reenter<Result>(_ name: StaticString, _ body: () -> Result) -> Result {
    tracksCallouts ? tracked(name, body) : body()
  }

  private static func tracked<Result>(_ name: StaticString, _ body: () -> Result) -> Result {
    isMuted(name, isCallout: true) ? body() : resumed(body)
  }

  /// Calls a delegate, a closure, a segue, an animator or the like: the same, and it is counted.
  ///
  /// - Parameters:
  ///   - name: The name of the callout.
  ///   - isOfLibrary: Whether a library has handed over what is called, which says itself what it learns.
  ///   - controller: The controller of which a delegate is told, where it is told of one.
  ///   - body: The call.
  /// - Returns: What it gives.
  @inline(__always)
  package static func callOut<Result>(
    _ name: StaticString, isOfLibrary: Bool = false,
    about controller: @autoclosure () -> UIViewController? = nil,
    _ body: () -> Result
  ) -> Result {
    guard tracksCallouts else { return body() }
    guard Timeline.isRecording else { return counted(name, isOfLibrary: isOfLibrary, body) }
    return Timeline.callOut(name, about: controller()) { counted(name, isOfLibrary: isOfLibrary, body) }
  }

  private static func counted<Result>(
    _ name: StaticString, isOfLibrary: Bool, _ body: () -> Result
  ) -> Result {
    if isOfLibrary || isMuted(name, isCallout: true) { return body() }
    if areHeard || isInLibrary { callouts &+= 1 }
    return resumed(body)
  }

  /// Calls a method that a class of the app's may override, of an object of which the model has a class itself.
  ///
  /// - Parameters:
  ///   - name: The name of the callout.
  ///   - isOwn: Whether the object is of a class of the model's, so that nothing of the app's is called.
  ///   - body: The call.
  /// - Returns: What it gives.
  @inline(__always)
  static func callOut<Result>(
    _ name: StaticString, unless isOwn: @autoclosure () -> Bool, _ body: () -> Result
  ) -> Result {
    guard tracksCallouts, !isOwn() else { return body() }
    return callOut(name, body)
  }
}
