/// One change of the hierarchy, from the order to its last callback.
///
/// Callbacks may order further changes, in the middle of the one that calls them. What that makes of the order of
/// events is the app's doing; but when the outermost change is over and no event is pending, exactly what the tree
/// shows is on screen. So a change within a change is noted, and the appearance of all controllers is then derived
/// from the tree once more. A change that nobody interferes with costs two additions.
@MainActor
enum HierarchyChange {
  private static var depth = 0
  private static var isDisordered = false

  /// Whether every change is looked at as if another one had interfered: something stands outside the windows, a finger is
  /// down, or a menu is open, and no callback of the change accounts for it.
  private(set) static var isWatchful = false

  /// So many corrections are made at most: callbacks that undo each of them are left alone.
  private static let mostCorrections = 512

  /// Starts a change, perhaps within another one.
  @inline(__always)
  static func begin() {
    if depth > 0 || isWatchful { isDisordered = true }
    depth += 1
  }

  /// Ends the change that was started last.
  @inline(__always)
  static func end() {
    depth -= 1
    if isDisordered { correct() }
  }

  /// Notes that the tree was changed in a way that no callback of the change accounts for.
  static func noteDisorder() { isDisordered = true }

  /// Notes the same of a container, in a window or not.
  static func noteDisorder(in container: UIViewController) {
    isDisordered = true
    suspect(container)
  }

  /// Notes that something stands outside the windows, that a finger is down, or that a menu is open, until nothing does.
  static func watch() { isWatchful = true }

  /// Notes that a controller has lost its place in the hierarchy.
  ///
  /// In the midst of another change what is inside it may be about to come on screen, where no walk over the windows
  /// finds it any more; so it is looked at when they are.
  @inline(__always)
  static func noteDeparture(of controller: UIViewController) {
    if depth > 1 || isDisordered { suspect(controller) }
  }

  /// Notes that a controller comes on screen: in the midst of another change it may have no place there any more.
  @inline(__always)
  static func noteArrival(of controller: UIViewController) {
    if depth > 1 || isDisordered { suspect(controller) }
  }

  private struct Suspect {
    weak var controller: UIViewController?
  }

  private static var suspects: [Suspect] = []

  private static func suspect(_ controller: UIViewController) {
    suspects.append(Suspect(controller: controller))
  }

  /// The first controller that is not what the tree says, in the windows, in what has left them or beside them.
  private static func firstMismatch() -> ScreenPresence.Mismatch? {
    if let found = ScreenPresence.firstMismatch() { return found }
    for controller in Simulation.current.outsiders {
      if let found = ScreenPresence.firstMismatch(around: controller) { return found }
    }
    for suspect in suspects {
      if let found = suspect.controller.flatMap(ScreenPresence.firstMismatch(around:)) { return found }
    }
    return nil
  }

  /// Calls completions, which belong to a change no more where it is their own: they come after it.
  static func callBack(afterwards isOwn: Bool = true, _ body: () -> Void) {
    guard isOwn, depth == 1 else {
      body()
      return
    }
    depth = 0
    body()
    depth = 1
  }

  /// Forgets everything about a simulation that has ended.
  static func reset() {
    isDisordered = false
    isWatchful = false
    if !suspects.isEmpty { suspects = [] }
    ContainerDuties.reset()
  }

  /// Takes fingers away from what left the screen, and derives appearance from the tree, if something interfered and
  /// nothing is under way.
  @inline(__always)
  static func settle() {
    if isDisordered { correct() }
    Associations.sweep()
  }

  private static func correct() {
    guard depth == 0 else { return }
    depth = 1
    if isWatchful { Simulation.current.liftFingers() }
    if Simulation.current.clock.isIdle { deriveAppearance() }
    depth = 0
  }

  private static func deriveAppearance() {
    var left = mostCorrections
    while isDisordered, left > 0, Simulation.current.clock.isIdle {
      isDisordered = false
      while left > 0, Simulation.current.clock.isIdle, let mismatch = firstMismatch() {
        left -= 1
        mismatch.correct()
      }
    }
    suspects = []
    isWatchful = Simulation.current.wantsWatch
  }
}
