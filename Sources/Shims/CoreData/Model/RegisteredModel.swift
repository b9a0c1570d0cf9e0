import Foundation

// What `adapt-sources` writes for a model that it has read.

extension NSManagedObjectModel {
  /// Makes a model known under the name of its file, unless there is one of that name.
  ///
  /// - Parameters:
  ///   - name: The name, without `.xcdatamodeld`.
  ///   - make: Makes its entities.
  public static func register(_ name: String, _ make: () -> [NSEntityDescription]) {
    ModelTable.shared.register(name) {
      let model = NSManagedObjectModel()
      model.entities = make()
      model.connect()
      return model
    }
  }

  /// Finds the entities that others name.
  private func connect() {
    for entity in entities {
      if let parent = entity.parentName { entitiesByName[parent]?.subentities.append(entity) }
    }
    for entity in entities {
      for relationship in entity.relationships {
        guard let names = relationship.names, let destination = entitiesByName[names.entity] else { continue }
        relationship.destinationEntity = destination
        relationship.inverseRelationship = names.inverse.flatMap {
          destination.property($0) as? NSRelationshipDescription
        }
      }
    }
  }
}

extension NSEntityDescription {
  /// Makes an entity.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - type: The class of its objects.
  ///   - parent: The name of the entity above.
  ///   - isAbstract: Whether no object is of this entity itself.
  ///   - constraints: The names of the properties that no two objects may share.
  ///   - properties: Its own properties.
  public convenience init(
    name: String, type: NSManagedObject.Type, parent: String? = nil, isAbstract: Bool = false,
    constraints: [[String]] = [], properties: [NSPropertyDescription]
  ) {
    self.init()
    self.name = name
    managedObjectClassName = String(describing: type)
    objectClass = type
    parentName = parent
    self.isAbstract = isAbstract
    uniquenessConstraints = constraints
    self.properties = properties
  }
}

extension NSAttributeDescription {
  /// Makes an attribute.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - attributeType: What kind of value it has.
  ///   - isOptional: Whether an object may be saved without it.
  ///   - isTransient: Whether it is kept in memory alone.
  ///   - defaultValue: What a new object has.
  public convenience init(
    _ name: String, _ attributeType: NSAttributeType, isOptional: Bool = false, isTransient: Bool = false,
    defaultValue: Any? = nil
  ) {
    self.init()
    self.name = name
    self.attributeType = attributeType
    self.isOptional = isOptional
    self.isTransient = isTransient
    self.defaultValue = stored(defaultValue)
  }
}

extension NSRelationshipDescription {
  /// Makes a relationship.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - entity: The name of the entity of the related objects.
  ///   - inverse: The name of the relationship that leads back.
  ///   - counts: How many objects there have to be, and may be; 0 is any number.
  ///   - isOptional: Whether there may be none.
  ///   - isOrdered: Whether they have an order.
  ///   - deleteRule: What becomes of them.
  public convenience init(
    _ name: String, to entity: String, inverse: String? = nil, counts: (Int, Int) = (0, 1),
    isOptional: Bool = false, isOrdered: Bool = false, deleteRule: NSDeleteRule = .nullifyDeleteRule
  ) {
    self.init()
    self.name = name
    names = (entity, inverse)
    (minCount, maxCount) = counts
    self.isOptional = isOptional
    self.isOrdered = isOrdered
    self.deleteRule = deleteRule
  }
}
