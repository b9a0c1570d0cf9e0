import HeadlessUIKit
import Routing

/// Counts the controllers of a run, so that those are known which are kept alive without standing in the hierarchy.
@MainActor
final class ControllerCensus {
  /// The serial numbers of controllers that left the hierarchy and were alive when it was at rest.
  private(set) var kept: [Int] = []

  /// How many controllers of the run were alive when the hierarchy had been taken apart.
  private(set) var survivors = 0

  /// Whether something left the hierarchy, or was built and never came into it.
  private var hasLost = false

  /// Whether what keeps controllers alive is looked for, which costs more than the run.
  var looksForPaths = false

  /// What keeps one of the controllers alive that should be gone, where it was looked for and reflection shows it.
  private(set) var path: RetainingPath?

  /// Whether the run puts to the test that nothing is kept.
  ///
  /// A run of which nothing has left the hierarchy does so where something outlives the hierarchy itself.
  ///
  /// - Parameter hasEnded: Whether the route came to its end: one that still waits may keep what it waits for.
  /// - Returns: Whether it does.
  func isExercised(byRunThatEnded hasEnded: Bool) -> Bool { hasLost || hasEnded && survivors > 0 }

  /// Whether nothing was kept alive.
  var keepsNothing: Bool { kept.isEmpty && survivors == 0 }

  /// Begins with a run.
  func begin() {
    if !kept.isEmpty { kept = [] }
    survivors = 0
    hasLost = false
    path = nil
    ControllerLedger.open(findsControllers: looksForPaths)
  }

  /// Looks what is alive when the hierarchy is at rest after a performance.
  func count(in window: UIWindow, from old: StackSnapshot, to new: StackSnapshot) {
    // What comes in long may hold something until then, so this is put to the test only when the run is taken apart.
    guard Simulation.current.clock.setAsideCount == 0 else { return }
    if ControllerLedger.madeCount > new.entries.count { hasLost = true }
    // As many are alive as stand in the hierarchy: nobody else can be.
    guard ControllerLedger.aliveCount > new.entries.count else { return }
    let standing = Self.serials(in: window)
    for entry in old.entries where !standing.contains(entry.serial) && ControllerLedger.isAlive(entry.serial)
    {
      kept.append(entry.serial)
    }
    if looksForPaths, path == nil { path = pathToKept(in: window) }
  }

  private func pathToKept(in window: UIWindow) -> RetainingPath? {
    var standing: [UIViewController] = []
    ControllerTree.forEachController(in: window) { standing.append($0) }
    let others = ControllerLedger.aliveControllers().filter { kept.contains($0.serial) }
    return others.lazy.compactMap { RetainingPath.to($0, from: standing) }.first
  }

  /// Looks what is left of the run when its hierarchy has been taken apart.
  func end() {
    survivors = ControllerLedger.aliveCount
    if looksForPaths, path == nil {
      let paths = ControllerLedger.aliveControllers().compactMap { RetainingPath.from($0) }
      path = paths.first { $0.ending == .cycle } ?? paths.first
    }
    ControllerLedger.close()
  }

  /// The serial numbers of all that stands in a window, and of what containers of the app keep for later.
  private static func serials(in window: UIWindow) -> Set<Int> {
    var serials: Set<Int> = []
    ControllerTree.forEachController(in: window) { controller in
      serials.insert(controller.serial)
      guard let container = controller as? any ContainerViewController else { return }
      for child in container.containedViewControllers { serials.insert(child.serial) }
    }
    return serials
  }
}
