import Foundation
import HeadlessUIKit

/// An object as it was saved: related objects by their identifiers.
struct StoredRow {
  let id: NSManagedObjectID
  var values: [String: Any]
  var version = 0
}

/// What is saved in one store.
final class StoredRows {
  private var rows: [NSManagedObjectID: StoredRow] = [:]
  private var metadata: [String: Any] = [:]

  subscript(id: NSManagedObjectID) -> StoredRow? { rows[id] }

  /// Everything of an entity, in the order in which it was made.
  func rows(of entity: NSEntityDescription, withSubentities: Bool) -> [StoredRow] {
    rows.values.filter {
      withSubentities ? $0.id.entity.isKindOf(entity: entity) : $0.id.entity.name == entity.name
    }.sorted { $0.id.number < $1.id.number }
  }

  func count(of name: String) -> Int { rows.keys.count { $0.entity.name == name } }

  func id(_ number: Int) -> NSManagedObjectID? { rows.keys.first { $0.number == number } }

  func keep(_ object: NSManagedObject, in store: NSPersistentStore) {
    let id = object.objectID
    id.isTemporaryID = false
    id.persistentStore = store
    let kept = object.entity.properties.filter { !$0.isTransient }.map(\.name)
    let values = object.values.filter { kept.contains($0.key) }
    rows[id] = StoredRow(id: id, values: values, version: (rows[id]?.version ?? 0) + 1)
  }

  func change(_ id: NSManagedObjectID, _ change: (inout [String: Any]) -> Void) {
    guard var row = rows[id] else { return }
    change(&row.values)
    row.version += 1
    rows[id] = row
  }

  func remove(_ id: NSManagedObjectID) { rows[id] = nil }

  /// The highest number of an object in it.
  var lastNumber: Int { rows.keys.map(\.number).max() ?? 0 }

  /// What is saved, object by object, in the order in which they were made; others are named by their places in it.
  var told: [AnyHashable] {
    let all = rows.values.sorted { $0.id.number < $1.id.number }
    let places = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($1.id, $0) })
    return all.map { row in
      let values: [String: AnyHashable] = row.values.compactMapValues { value in
        switch value {
        case let id as NSManagedObjectID: places[id]
        case let ids as [NSManagedObjectID]: ids.map { places[$0] }
        default: value as? AnyHashable
        }
      }
      return [AnyHashable(row.id.entity.name), AnyHashable(values)]
    }
  }
}

/// What is saved in a launch, store by store, and what a check says of it.
@MainActor
final class StoreTable: KeptByDevice {
  private var stores: [String: StoredRows] = [:]
  /// Why no store can be loaded, if so.
  var loadingError: (any Error)?
  /// Why nothing can be saved, if so.
  var savingError: (any Error)?

  /// What is saved in the launch that is under way.
  static var current: StoreTable { launched.current }
  private static let launched = OnePerLaunch { StoreTable() }

  var remembered: AnyHashable? {
    let told = stores.filter { !$0.key.hasPrefix(Self.inMemory) }.mapValues(\.told).filter {
      !$0.value.isEmpty
    }
    return told.isEmpty ? nil : told
  }

  func beginLaunch() {
    stores = stores.filter { !$0.key.hasPrefix(Self.inMemory) }
    ObjectNumbers.goOn(after: stores.values.map(\.lastNumber).max() ?? 0)
  }

  /// What the names of stores begin with that end with the app.
  nonisolated static let inMemory = "memory "

  /// What is saved under a name.
  func rows(_ name: String) -> StoredRows {
    if let rows = stores[name] { return rows }
    let rows = StoredRows()
    stores[name] = rows
    return rows
  }

  func remove(_ name: String) { stores[name] = nil }
}

/// What a check says of all stores.
///
/// Nothing was saved unless a check has put something there. Where a check prepares the device, it says what fails.
public enum PersistentStores {
  /// Why no store can be loaded; `nil` where they can, as from each reset of the simulation on.
  public static var loadingError: (any Error)? {
    get { MainThread.value { StoreTable.current.loadingError } }
    set { MainThread.perform { StoreTable.current.loadingError = newValue } }
  }

  /// Why no context can be saved to a store; `nil` where they can, as from each reset of the simulation on.
  public static var savingError: (any Error)? {
    get { MainThread.value { StoreTable.current.savingError } }
    set { MainThread.perform { StoreTable.current.savingError = newValue } }
  }
}
