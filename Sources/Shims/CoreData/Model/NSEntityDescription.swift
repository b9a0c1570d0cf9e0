public import Foundation

/// What objects of one kind have.
open class NSEntityDescription: NSObject {
  /// Its name.
  open var name: String?

  /// The class of the objects, by its name.
  open var managedObjectClassName = "NSManagedObject"

  /// Whether no object is of this entity itself, but only of those below.
  open var isAbstract = false

  /// What the app notes.
  open var userInfo: [AnyHashable: Any]?

  /// The name in an earlier version of the model; without effect.
  open var renamingIdentifier: String?

  /// Which properties no two objects may share, each list by names or properties.
  open var uniquenessConstraints: [[Any]] = []

  /// The entity above.
  open internal(set) weak var superentity: NSEntityDescription?

  /// The model that it belongs to.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open internal(set) weak var managedObjectModel: NSManagedObjectModel!

  /// The entities below.
  open var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }

  /// Its own properties and those of the entities above.
  open var properties: [NSPropertyDescription] {
    get { (superentity?.properties ?? []) + own }
    set {
      own = newValue
      for property in newValue { property.entity = self }
    }
  }

  private var own: [NSPropertyDescription] = []

  /// The name of the entity above, until the model has found it.
  var parentName: String?

  // The class itself, where code names it: Swift on Linux finds classes only by the module's name.
  var objectClass: NSManagedObject.Type?

  /// Its properties by their names.
  open var propertiesByName: [String: NSPropertyDescription] {
    Dictionary(properties.map { ($0.name, $0) }) { $1 }
  }

  /// Its attributes by their names.
  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }

  /// Its relationships by their names.
  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }

  /// The entities below by their names.
  open var subentitiesByName: [String: NSEntityDescription] {
    Dictionary(subentities.map { ($0.name ?? "", $0) }) { $1 }
  }

  /// Its relationships to an entity.
  ///
  /// - Parameter entity: The entity.
  /// - Returns: The relationships.
  open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
    relationships.filter { $0.destinationEntity === entity }
  }

  /// Whether it is an entity or lies below it.
  ///
  /// - Parameter entity: The entity.
  /// - Returns: Whether it does.
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    self === entity || name == entity.name || (superentity?.isKindOf(entity: entity) ?? false)
  }

  /// Finds an entity in the model of a context.
  ///
  /// - Parameters:
  ///   - entityName: Its name.
  ///   - context: The context.
  /// - Returns: The entity, or `nil`.
  open class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? { context.model?.entitiesByName[entityName] }

  /// Makes an object of the class that the entity names, and puts it into a context.
  ///
  /// - Parameters:
  ///   - entityName: The name of the entity.
  ///   - context: The context.
  /// - Returns: The object.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      raiseException("+entityForName: could not locate an entity named '\(entityName)' in this model.")
      return NSManagedObject(entity: NSEntityDescription(), insertInto: nil)
    }
    return entity.resolvedClass.init(entity: entity, insertInto: context)
  }

  // MARK: What the module asks

  var attributes: [NSAttributeDescription] { properties.compactMap { $0 as? NSAttributeDescription } }

  var relationships: [NSRelationshipDescription] {
    properties.compactMap { $0 as? NSRelationshipDescription }
  }

  func property(_ key: String) -> NSPropertyDescription? {
    own.first { $0.name == key } ?? superentity?.property(key)
  }

  /// The class of the objects: the one that was named, or found by its name; otherwise that of all objects.
  var resolvedClass: NSManagedObject.Type {
    if let objectClass { return objectClass }
    return NSClassFromString(managedObjectClassName) as? NSManagedObject.Type ?? NSManagedObject.self
  }

  /// The names of the properties that no two objects may share.
  var constraints: [[String]] {
    (superentity?.constraints ?? [])
      + uniquenessConstraints.map { list in
        list.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name }
      }
  }
}
