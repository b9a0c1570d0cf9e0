public import Foundation
import HeadlessUIKit

/// A model, its stores, and the context that screens use.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  /// Its name.
  public let name: String

  /// The context on the main queue.
  public let viewContext: NSManagedObjectContext

  /// The model.
  public let managedObjectModel: NSManagedObjectModel

  /// What brings contexts and stores together.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator

  /// How the stores are made.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// Makes a container of the model of its name, which `adapt-sources` has read.
  ///
  /// - Parameter name: The name of the model's file.
  public convenience init(name: String) {
    if let model = ModelTable.shared.registered(name) {
      self.init(name: name, managedObjectModel: model)
    } else {
      raiseException("Failed to load model named \(name)")
      self.init(name: name, managedObjectModel: NSManagedObjectModel())
    }
  }

  /// Makes a container.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - model: The model.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    let description = NSPersistentStoreDescription(
      url: Self.defaultDirectoryURL().appending(path: "\(name).sqlite"))
    persistentStoreDescriptions = [description]
    super.init()
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
  }

  /// Where stores would lie.
  ///
  /// - Returns: A folder that need not be there.
  open class func defaultDirectoryURL() -> URL { URL(filePath: "/Library/Application Support") }

  /// Makes the stores and answers at once, for each of them.
  ///
  /// - Parameter block: Is told what has come of each.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      let (coordinator, made) = (persistentStoreCoordinator, description)
      guard description.shouldAddStoreAsynchronously else {
        coordinator.addPersistentStore(with: made, completionHandler: block)
        continue
      }
      nonisolated(unsafe) let told = block
      MainTurn.schedule(after: 0) { coordinator.addPersistentStore(with: made, completionHandler: told) }
    }
  }

  /// Makes a context on a queue of its own.
  ///
  /// - Returns: The context.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Does something in a later turn, with a context of its own.
  ///
  /// - Parameter block: What.
  @preconcurrency
  open func performBackgroundTask(_ block: @escaping @Sendable (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  /// Does something in a later turn, with a context of its own, and waits for it.
  ///
  /// - Parameter block: What.
  /// - Returns: What has come of it.
  /// - Throws: What it throws.
  @preconcurrency
  public func performBackgroundTask<Result, Failure: Error>(
    _ block: @escaping @Sendable (NSManagedObjectContext) throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let context = newBackgroundContext()
    return try await context.performed { () throws(Failure) -> Result in try block(context) }
  }
}

/// Where in the cloud a store would be copied to; without effect.
open class NSPersistentCloudKitContainerOptions: NSObject {
  /// The name of the place.
  public let containerIdentifier: String

  /// Names a place.
  ///
  /// - Parameter containerIdentifier: Its name.
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

/// A container whose stores would be copied to other devices; nothing is.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}
