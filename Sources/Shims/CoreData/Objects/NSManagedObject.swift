public import Combine
public import Foundation

/// What can come of a request.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSManagedObjectID: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// An object that a context looks after.
///
/// It is never a fault: its values are there as soon as it is. Its properties are those of its entity, which `adapt-sources` has
/// `@NSManaged` read and write.
open class NSManagedObject: NSObject, ObservableObject, NSFetchRequestResult {
  /// The entity.
  public let entity: NSEntityDescription

  /// Which object it is.
  public internal(set) lazy var objectID = NSManagedObjectID(entity)

  /// The context; `nil` where it was never put into one, or was deleted and saved.
  open internal(set) weak var managedObjectContext: NSManagedObjectContext?

  /// Tells whoever observes the object before a property changes.
  public let objectWillChange = ObservableObjectPublisher()

  // What is there now, and what was there when it was read or saved: related objects by their identifiers.
  var values: [String: Any] = [:]
  var committed: [String: Any] = [:]
  // How often the store had saved it when it was read.
  var version = 0

  /// Makes an object, and puts it into a context.
  ///
  /// - Parameters:
  ///   - entity: The entity. The object is of the class that is asked for, whatever the entity names.
  ///   - context: The context; `nil` for none.
  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    super.init()
    for attribute in entity.attributes { values[attribute.name] = attribute.defaultValue }
    context?.insert(self)
  }

  /// Makes an object of the class that its entity names, as `adapt-sources` has `NSManagedObject(entity:insertInto:)` do.
  ///
  /// - Parameters:
  ///   - entity: The entity.
  ///   - context: The context; `nil` for none.
  /// - Returns: The object.
  public class func made(
    entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
  ) -> NSManagedObject { entity.resolvedClass.init(entity: entity, insertInto: context) }

  /// Makes an object of the entity of its class, and puts it into a context.
  ///
  /// - Parameter moc: The context.
  public convenience init(context moc: NSManagedObjectContext) {
    let type = Self.self
    if let entity = moc.model?.entity(of: type) {
      self.init(entity: entity, insertInto: moc)
    } else {
      raiseException("An NSManagedObject of class '\(type)' must have a valid NSEntityDescription.")
      self.init(entity: NSEntityDescription(), insertInto: nil)
    }
  }

  /// The entity of the class, in the model that was made last.
  ///
  /// - Returns: The entity.
  open class func entity() -> NSEntityDescription {
    if let entity = ModelTable.shared.entity(of: self) { return entity }
    raiseException(
      "+[\(self) entity] Failed to find a unique match for an NSEntityDescription to a managed object subclass"
    )
    return NSEntityDescription()
  }

  /// A request for all objects of the class; a class's own request is preferred, as on Apple's systems.
  ///
  /// - Returns: The request.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entity: entity())
  }

  // MARK: State

  /// Whether it is new.
  open var isInserted: Bool { managedObjectContext?.state.inserted.contains(self) ?? false }

  /// Whether it has changed since it was saved.
  open var isUpdated: Bool { managedObjectContext?.state.updated.contains(self) ?? false }

  /// Whether it is to be deleted when the context is saved.
  open var isDeleted: Bool { managedObjectContext?.state.deleted.contains(self) ?? false }

  /// Whether anything of it would be saved.
  open var hasChanges: Bool { isInserted || isUpdated || isDeleted }

  /// Whether any kept property differs from what was saved.
  open var hasPersistentChangedValues: Bool { !changedKeys.isEmpty }

  /// Whether its values have to be read first; never.
  open var isFault: Bool { false }

  /// How many times the object is awakening; 0, outside of that.
  open var faultingState: Int { 0 }

  /// Whether related objects have to be read first; never.
  ///
  /// - Parameter key: The name of the relationship.
  /// - Returns: `false`.
  open func hasFault(forRelationshipNamed key: String) -> Bool { false }

  var changedKeys: [String] {
    entity.properties.filter { !$0.isTransient }.map(\.name).filter {
      !Comparing.isSame(values[$0], committed[$0])
    }
  }

  /// What has changed since it was read or saved.
  ///
  /// - Returns: The new values.
  open func changedValues() -> [String: Any] {
    Dictionary(uniqueKeysWithValues: changedKeys.map { ($0, value(forKey: $0) ?? NSNull()) })
  }

  /// The values as they were read or saved.
  ///
  /// - Parameter keys: The names; `nil` for all.
  /// - Returns: The values.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    let keys = keys ?? entity.properties.map(\.name)
    return Dictionary(
      uniqueKeysWithValues: keys.map { ($0, resolved(committed[$0], $0) ?? NSNull()) })
  }

  // MARK: What subclasses override

  /// It has been put into a context; does nothing.
  open func awakeFromInsert() {}

  /// It has been read; does nothing.
  open func awakeFromFetch() {}

  /// It is about to be saved; does nothing.
  open func willSave() {}

  /// It was saved; does nothing.
  open func didSave() {}

  /// It is about to be deleted; does nothing.
  open func prepareForDeletion() {}

  /// It would be made a fault; never called.
  open func willTurnIntoFault() {}

  /// It was made a fault; never called.
  open func didTurnIntoFault() {}

  /// Checks a new object before it is saved.
  ///
  /// - Throws: What is not valid.
  open func validateForInsert() throws { try validate() }

  /// Checks a changed object before it is saved.
  ///
  /// - Throws: What is not valid.
  open func validateForUpdate() throws { try validate() }

  /// Checks whether an object may be deleted.
  ///
  /// - Throws: Why not.
  open func validateForDelete() throws { try checkDenied() }

  /// By which it is found in sets.
  open override var hash: Int { objectID.number }

  /// What one sees of it in a debugger.
  open override var description: String { "<\(type(of: self)): \(objectID)>" }
}

extension NSManagedObject: CustomReflectable {
  /// The attributes with their values, and how many objects are related.
  public var customMirror: Mirror {
    let children = entity.properties.sorted { $0.name < $1.name }.map { property in
      (label: property.name as String?, value: Comparing.reflected(values[property.name]))
    }
    return Mirror(self, children: children, ancestorRepresentation: .suppressed)
  }
}
