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

  /// So many corrections are made at most: callbacks that undo each of them are left alone.
  private static let mostCorrections = 512

  /// Starts a change, perhaps within another one.
  @inline(__always)
  static func begin() {
    if depth > 0 { isDisordered = true }
    depth += 1
  }

  /// Ends the change that was started last.
  @inline(__always)
  static func end() {
    depth -= 1
    if isDisordered { settle() }
  }

  /// Notes that the tree was changed in a way that no callback of the change accounts for.
  static func noteDisorder() { isDisordered = true }

  /// Notes that a controller has lost its place in the hierarchy.
  ///
  /// In the midst of another change what is inside it may be about to come on screen, where no walk over the windows
  /// finds it any more; so it is looked at when they are.
  static func noteDeparture(of controller: UIViewController) {
    if depth > 1 { departed.append(Departure(controller: controller)) }
  }

  private struct Departure {
    weak var controller: UIViewController?
  }

  private static var departed: [Departure] = []

  /// The first controller that is not what the tree says, in the windows or in what has left them.
  private static func firstMismatch() -> ScreenPresence.Mismatch? {
    if let found = ScreenPresence.firstMismatch() { return found }
    for departure in departed {
      if let found = departure.controller.flatMap(ScreenPresence.firstMismatch(outside:)) { return found }
    }
    return nil
  }

  /// Calls what belongs to a change no more: its completions come after it.
  static func callAfterwards(_ body: () -> Void) {
    guard depth == 1 else {
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
    departed = []
  }

  /// Derives appearance from the tree, if something interfered and nothing is under way.
  @inline(__always)
  static func settle() {
    if isDisordered { correct() }
  }

  private static func correct() {
    guard depth == 0, Simulation.current.clock.isIdle else { return }
    depth = 1
    var left = mostCorrections
    while isDisordered, left > 0, Simulation.current.clock.isIdle {
      isDisordered = false
      while left > 0, Simulation.current.clock.isIdle, let mismatch = firstMismatch() {
        left -= 1
        mismatch.correct()
      }
    }
    departed = []
    depth = 0
  }
}
