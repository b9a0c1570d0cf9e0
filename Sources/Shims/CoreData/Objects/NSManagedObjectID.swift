public import Foundation
import HeadlessUIKit

/// Which object it is, in whatever context.
///
/// An object keeps its identifier when it is saved for the first time; only `isTemporaryID` changes.
public final class NSManagedObjectID: NSObject, NSCopying, @unchecked Sendable {
  /// The entity of the object.
  public let entity: NSEntityDescription

  /// Whether the object was never saved.
  public internal(set) var isTemporaryID = true

  /// The store in which the object is.
  public internal(set) weak var persistentStore: NSPersistentStore?

  /// The number of the object among all of a launch, in the order in which they were made.
  let number: Int

  init(_ entity: NSEntityDescription) {
    self.entity = entity
    number = ObjectNumbers.next()
  }

  /// The identifier as an address.
  ///
  /// - Returns: The address, which finds the object again in the same launch.
  public func uriRepresentation() -> URL {
    let place = isTemporaryID ? "t" : "p"
    let url = URL(string: "x-coredata://store/\(entity.name ?? "")/\(place)\(number)")
    return url ?? URL(filePath: "/\(number)")
  }

  /// The identifier itself, which never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// By which it is found in sets.
  public override var hash: Int { number }

  /// What one sees of it in a debugger.
  public override var description: String { uriRepresentation().absoluteString }
}

/// Counts the objects of a launch.
enum ObjectNumbers {
  private static let lock = NSLock()
  // Guarded by the lock.
  nonisolated(unsafe) private static var last = (run: -1, number: 0)

  /// Counts on from the objects that an earlier launch has saved.
  static func goOn(after number: Int) { lock.withLock { last = (Simulation.runCount, number) } }

  static func next() -> Int {
    lock.withLock {
      if last.run != Simulation.runCount { last = (Simulation.runCount, 0) }
      last.number += 1
      return last.number
    }
  }
}
