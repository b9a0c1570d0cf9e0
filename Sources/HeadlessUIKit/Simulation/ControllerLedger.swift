/// Which of the controllers made since some moment are alive, by serial number.
///
/// Weak references would tell as well, but each makes every later use of its controller slower. A bit that `init` sets
/// and `deinit` clears costs nothing while nobody keeps the ledger.
package enum ControllerLedger {
  // Written in `deinit`, which is not isolated; every controller is made and dropped on the main actor.
  nonisolated(unsafe) private(set) static var isKept = false
  nonisolated(unsafe) private static var firstSerial = 0
  nonisolated(unsafe) private static var alive = 0
  /// Where the controllers are, by serial number, if anybody wants to know; those that are dead must not be touched.
  @MainActor private static var places: [Uncounted<UIViewController>] = []
  @MainActor private(set) static var keepsPlaces = false

  // The first controllers are nearly always all, and a number is cheaper to change than an array.
  nonisolated(unsafe) private static var firstWord: UInt64 = 0
  nonisolated(unsafe) private static var furtherWords: [UInt64] = []

  /// Begins a ledger with the next controller that is made; what was in it is forgotten.
  ///
  /// - Parameter findsControllers: Whether the ledger is asked for the controllers themselves.
  @MainActor
  package static func open(findsControllers: Bool = false) {
    isKept = true
    keepsPlaces = findsControllers
    places = []
    firstSerial = Simulation.lastSerial + 1
    alive = 0
    firstWord = 0
    furtherWords = []
  }

  /// Ends the ledger.
  @MainActor
  package static func close() { isKept = false }

  /// The controllers that were made since the ledger began and are alive, in the order in which they were made.
  ///
  /// - Returns: The controllers; none where the ledger was opened without wanting them, or is closed.
  @MainActor
  package static func aliveControllers() -> [UIViewController] {
    guard isKept, keepsPlaces else { return [] }
    var result: [UIViewController] = []
    for (index, place) in places.enumerated() where isAlive(firstSerial + index) {
      result.append(place.target)
    }
    return result
  }

  /// How many controllers were made since the ledger began.
  @MainActor
  package static var madeCount: Int { Simulation.lastSerial - firstSerial + 1 }

  /// The serial number of the last controller that was made.
  @MainActor
  package static var lastSerial: Int { Simulation.lastSerial }

  /// How many of them are alive.
  package static var aliveCount: Int { alive }

  /// Whether a controller that was made since the ledger began is alive.
  ///
  /// - Parameter serial: The controller's serial number.
  /// - Returns: Whether it is alive; `false` for those made before.
  package static func isAlive(_ serial: Int) -> Bool {
    let index = serial - firstSerial
    guard index >= 0, index >> 6 <= furtherWords.count else { return false }
    let word = index < 64 ? firstWord : furtherWords[index >> 6 - 1]
    return word & bit(index) != 0
  }

  @MainActor @inline(never)
  static func noteBirth(of serial: Int) {
    let index = serial - firstSerial
    alive += 1
    if index < 64 {
      firstWord = firstWord | bit(index)
    } else {
      while furtherWords.count < index >> 6 { furtherWords.append(0) }
      furtherWords[index >> 6 - 1] |= bit(index)
    }
  }

  /// Takes down where a controller is that was born just now, for a ledger that keeps places.
  @MainActor
  static func notePlace(of controller: UIViewController) {
    places.append(Uncounted(controller))
  }

  @inline(never)
  static func noteDeath(of serial: Int) {
    let index = serial - firstSerial
    guard index >= 0 else { return }
    if index < 64 {
      firstWord = firstWord & ~bit(index)
    } else {
      guard index >> 6 <= furtherWords.count else { return }
      furtherWords[index >> 6 - 1] &= ~bit(index)
    }
    alive -= 1
  }

  /// The bit of a controller in its word.
  private static func bit(_ index: Int) -> UInt64 { 1 << UInt64(index & 63) }
}

/// A screen that was pushed onto a stack while the stack was on its way out, which UIKit says nothing about.
package struct LatePush {
  /// The screen.
  package private(set) weak var screen: UIViewController?

  /// The class of the screen.
  package let screenType: UIViewController.Type

  /// The class of the stack.
  package let stackType: UIViewController.Type
}

extension UINavigationController {
  /// Takes down that a screen is pushed in a layer that is being dismissed, where somebody looks for what has gone.
  final func noteLatePush(of screen: UIViewController) {
    guard ControllerLedger.isKept, ControllerLedger.keepsPlaces, isOnItsWayOut else { return }
    Simulation.current.note(
      LatePush(screen: screen, screenType: type(of: screen), stackType: type(of: self)))
  }

  /// Whether the layer that the stack stands in, or one below it, is being dismissed.
  private var isOnItsWayOut: Bool {
    var layer: UIViewController? = topmostAncestor
    while let current = layer {
      if let own = current.transition, own.kind == .dismiss, !own.hasEnded { return true }
      layer = current.presentingStorage?.topmostAncestor
    }
    return false
  }
}

/// A controller as a value: its type and its serial number, for faults and reports.
///
/// It keeps nothing alive and prints no address, so equal runs print equal texts.
public struct ControllerReference: Hashable, Sendable, CustomStringConvertible {
  /// The controller's serial number in the process.
  public let serial: Int

  // The class instead of its name: references are made where nothing is wrong yet, names only where they are read.
  private let type: AnyClass

  /// The name of the controller's class.
  public var typeName: String { String(describing: type) }

  /// Takes down which controller it is.
  ///
  /// - Parameter controller: The controller to name.
  @MainActor
  public init(_ controller: UIViewController) {
    serial = controller.serial
    type = Swift.type(of: controller)
  }

  /// The form in which UIKit prints objects, with the serial number in place of the address.
  public var description: String { "<\(typeName): #\(serial)>" }

  /// Whether two references mean the same controller.
  public static func == (first: ControllerReference, second: ControllerReference) -> Bool {
    first.serial == second.serial && first.type == second.type
  }

  /// Feeds the serial number, which tells controllers apart, to a hasher.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(serial)
  }
}
