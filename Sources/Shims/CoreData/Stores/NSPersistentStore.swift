public import Foundation
import HeadlessUIKit

/// A store in a file of SQLite's; kept in memory here.
public let NSSQLiteStoreType = "SQLite"
/// A store in memory.
public let NSInMemoryStoreType = "InMemory"
/// A store in a file; kept in memory here.
public let NSBinaryStoreType = "Binary"
/// Whether old stores are read by a new model; without effect.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// Whether it is found out how old stores are read; without effect.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// Whether nothing may be saved; without effect.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// Whether the store keeps a history; without effect.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// Whether it is told that another process has saved; without effect.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// How the file is protected; without effect.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"

/// Where objects are saved.
open class NSPersistentStore: NSObject, @unchecked Sendable {
  /// What kind of store it is.
  public let type: String
  /// Where it would lie.
  open var url: URL?
  /// What it was made with.
  public let options: [AnyHashable: Any]?
  /// Which part of the model it has.
  public let configurationName: String
  /// What it is told apart by.
  open var identifier = ""
  /// Whether nothing may be saved; without effect.
  open var isReadOnly = false
  /// What the app notes.
  open var metadata: [String: Any] = [:]
  /// What uses it.
  public internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?

  /// Under which its contents are found.
  let name: String

  private var known: (run: Int, rows: StoredRows)?

  init(type: String, url: URL?, configuration: String?, options: [AnyHashable: Any]?) {
    (self.type, self.url, self.options) = (type, url, options)
    configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
    let isShared = type != NSInMemoryStoreType && url != nil && url?.path != "/dev/null"
    name =
      isShared
      ? url?.absoluteString ?? "" : StoreTable.inMemory + "\(NSManagedObjectID(NSEntityDescription()).number)"
    super.init()
    identifier = name
  }

  /// What is saved in it in this launch.
  var rows: StoredRows {
    if let known, known.run == Simulation.runCount { return known.rows }
    let rows = MainThread.value { UncheckedRows(rows: StoreTable.current.rows(name)) }.rows
    known = (Simulation.runCount, rows)
    return rows
  }

  fileprivate func forgetRows() {
    known = nil
    MainThread.perform { StoreTable.current.remove(name) }
  }

  /// Handed from the main thread to whoever uses the store.
  private struct UncheckedRows: @unchecked Sendable { let rows: StoredRows }
}

/// How a store is to be made.
open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
  /// What kind of store it is.
  open var type = NSSQLiteStoreType
  /// Where it would lie.
  open var url: URL?
  /// Which part of the model it has.
  open var configuration: String?
  /// Whether nothing may be saved; without effect.
  open var isReadOnly = false
  /// How long to wait for it; without effect.
  open var timeout: TimeInterval = 240
  /// Whether it is made in a later turn.
  open var shouldAddStoreAsynchronously = false
  /// Whether old stores are read by a new model; without effect.
  open var shouldMigrateStoreAutomatically = true
  /// Whether it is found out how old stores are read; without effect.
  open var shouldInferMappingModelAutomatically = true
  /// Where in the cloud it would be copied to; without effect.
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  /// The options.
  open private(set) var options: [String: NSObject] = [:]

  /// Makes a description.
  ///
  /// - Parameter url: Where the store would lie.
  public init(url: URL) { self.url = url }

  /// Makes a description of a store that lies nowhere.
  public override init() { super.init() }

  /// Sets an option; without effect.
  ///
  /// - Parameters:
  ///   - option: What it is set to.
  ///   - key: Its name.
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }

  /// Sets how the database works; without effect.
  ///
  /// - Parameters:
  ///   - value: What it is set to.
  ///   - name: Its name.
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) {}
}

/// What brings contexts and stores together.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  /// What kind of store it is, in the newer way.
  public struct StoreType: Hashable, Sendable {
    let name: String

    /// Kept in memory here.
    public static let sqlite = StoreType(name: NSSQLiteStoreType)
    /// In memory.
    public static let inMemory = StoreType(name: NSInMemoryStoreType)
    /// Kept in memory here.
    public static let binary = StoreType(name: NSBinaryStoreType)
  }

  /// The model.
  public let managedObjectModel: NSManagedObjectModel

  /// A name for whoever debugs.
  open var name: String?

  /// The stores.
  open private(set) var persistentStores: [NSPersistentStore] = []

  var children = ContextList()

  /// Makes a coordinator without stores.
  ///
  /// - Parameter model: The model.
  public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

  /// Adds a store.
  ///
  /// - Parameters:
  ///   - storeType: What kind of store it is.
  ///   - configuration: Which part of the model it has; all stores have all of it here.
  ///   - storeURL: Where it would lie.
  ///   - options: Without effect.
  /// - Returns: The store.
  /// - Throws: What a check says.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    if let error = PersistentStores.loadingError { throw error }
    let store = NSPersistentStore(
      type: storeType, url: storeURL, configuration: configuration, options: options)
    store.persistentStoreCoordinator = self
    persistentStores.append(store)
    return store
  }

  /// Adds a store, in the newer way.
  ///
  /// - Parameters:
  ///   - type: What kind of store it is.
  ///   - configuration: Which part of the model it has; all stores have all of it here.
  ///   - storeURL: Where it would lie.
  ///   - options: Without effect.
  /// - Returns: The store.
  /// - Throws: What a check says.
  @discardableResult
  public func addPersistentStore(
    type: StoreType, configuration: String? = nil, at storeURL: URL, options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.name, configurationName: configuration, at: storeURL, options: options)
  }

  /// Adds a store as a description says, and answers at once.
  ///
  /// - Parameters:
  ///   - storeDescription: How it is to be made.
  ///   - block: Is told what has come of it.
  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    do {
      let store = try addPersistentStore(
        ofType: storeDescription.type, configurationName: storeDescription.configuration,
        at: storeDescription.url, options: storeDescription.options)
      store.isReadOnly = storeDescription.isReadOnly
      block(storeDescription, nil)
    } catch {
      block(storeDescription, error)
    }
  }

  /// Takes a store away; what it has saved stays where it would lie.
  ///
  /// - Parameter store: The store.
  /// - Throws: Nothing.
  open func remove(_ store: NSPersistentStore) throws { persistentStores.removeAll { $0 === store } }

  /// Deletes what was saved somewhere.
  ///
  /// - Parameters:
  ///   - url: Where.
  ///   - storeType: What kind of store it is.
  ///   - options: Without effect.
  /// - Throws: Nothing.
  open func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws {
    let stores = persistentStores.filter { $0.url == url }
    let gone =
      stores.isEmpty
      ? [NSPersistentStore(type: storeType, url: url, configuration: nil, options: nil)] : stores
    for store in gone { store.forgetRows() }
    persistentStores.removeAll { $0.url == url }
  }

  /// Deletes what was saved somewhere, in the newer way.
  ///
  /// - Parameters:
  ///   - url: Where.
  ///   - type: What kind of store it is.
  ///   - options: Without effect.
  /// - Throws: Nothing.
  public func destroyPersistentStore(at url: URL, type: StoreType, options: [AnyHashable: Any]? = nil) throws
  {
    try destroyPersistentStore(at: url, ofType: type.name, options: options)
  }

  /// Finds a store by where it would lie.
  ///
  /// - Parameter URL: Where.
  /// - Returns: The store, or `nil`.
  open func persistentStore(for URL: URL) -> NSPersistentStore? { persistentStores.first { $0.url == URL } }

  /// Says where a store would lie.
  ///
  /// - Parameter store: The store.
  /// - Returns: Where.
  open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(filePath: "/dev/null") }

  /// Finds the identifier of a saved object again.
  ///
  /// - Parameter url: The identifier as an address.
  /// - Returns: The identifier, or `nil`.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    guard let number = Int(url.lastPathComponent.dropFirst()) else { return nil }
    return persistentStores.lazy.compactMap { $0.rows.id(number) }.first
  }

  /// Does something at once.
  ///
  /// - Parameter block: What.
  open func performAndWait(_ block: () -> Void) { block() }

  // MARK: Rows

  func row(of id: NSManagedObjectID) -> StoredRow? {
    persistentStores.lazy.compactMap { $0.rows[id] }.first
  }

  func rowCount(of name: String) -> Int { persistentStores.reduce(0) { $0 + $1.rows.count(of: name) } }

  /// Saves what a context has.
  func write(_ changes: ContextChanges) {
    for object in changes.inserted.all + changes.updated.all {
      let store = persistentStores.first { $0.rows[object.objectID] != nil } ?? persistentStores.first
      if let store { store.rows.keep(object, in: store) }
    }
    for object in changes.deleted.all {
      for store in persistentStores { store.rows.remove(object.objectID) }
    }
  }
}
