/// Which of the controllers made since some moment are alive, by serial number.
///
/// Weak references would tell as well, but each makes every later use of its controller slower. A bit that `init` sets
/// and `deinit` clears costs nothing while nobody keeps the ledger.
package enum ControllerLedger {
  // Written in `deinit`, which is not isolated; every controller is made and dropped on the main actor.
  nonisolated(unsafe) private(set) static var isKept = false
  nonisolated(unsafe) private static var firstSerial = 0
  nonisolated(unsafe) private static var words: [UInt64] = [0]
  nonisolated(unsafe) private static var alive = 0

  /// Begins a ledger with the next controller that is made; what was in it is forgotten.
  @MainActor
  package static func open() {
    isKept = true
    firstSerial = Simulation.lastSerial + 1
    alive = 0
    if words.count == 1 { words[0] = 0 } else { words = [0] }
  }

  /// Ends the ledger.
  @MainActor
  package static func close() { isKept = false }

  /// How many controllers were made since the ledger began.
  @MainActor
  package static var madeCount: Int { Simulation.lastSerial - firstSerial + 1 }

  /// How many of them are alive.
  package static var aliveCount: Int { alive }

  /// Whether a controller that was made since the ledger began is alive.
  ///
  /// - Parameter serial: The controller's serial number.
  /// - Returns: Whether it is alive; `false` for those made before.
  package static func isAlive(_ serial: Int) -> Bool {
    let index = serial - firstSerial
    guard index >= 0, index >> 6 < words.count else { return false }
    return words[index >> 6] & (1 << UInt64(index & 63)) != 0
  }

  @inline(never)
  static func noteBirth(of serial: Int) {
    let index = serial - firstSerial
    while words.count <= index >> 6 { words.append(0) }
    words[index >> 6] |= 1 << UInt64(index & 63)
    alive += 1
  }

  @inline(never)
  static func noteDeath(of serial: Int) {
    let index = serial - firstSerial
    guard index >= 0, index >> 6 < words.count else { return }
    words[index >> 6] &= ~(1 << UInt64(index & 63))
    alive -= 1
  }
}
