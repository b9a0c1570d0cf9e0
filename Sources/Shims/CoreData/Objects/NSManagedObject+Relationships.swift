public import Foundation

// Related objects: what one object says of another, the other says of it.

extension NSManagedObject {
  /// The identifiers of the related objects.
  func related(_ key: String) -> [NSManagedObjectID] {
    values[key] as? [NSManagedObjectID] ?? (values[key] as? NSManagedObjectID).map { [$0] } ?? []
  }

  /// The related objects.
  func relatedObjects(_ relationship: NSRelationshipDescription) -> [NSManagedObject] {
    related(relationship.name).compactMap { managedObjectContext?.present($0) }
  }

  /// Relates the object to others, and to no more than these.
  func relate(to objects: [NSManagedObject], by relationship: NSRelationshipDescription) {
    guard areAtHome(objects, for: relationship.name) else { return }
    let before = related(relationship.name)
    let after = objects.map(\.objectID).reduce(into: [NSManagedObjectID]()) { list, id in
      if !list.contains(id) { list.append(id) }
    }
    keep(ids: relationship.isToMany ? after : Array(after.prefix(1)), for: relationship)
    guard let inverse = relationship.inverseRelationship else { return }
    for id in before where !after.contains(id) {
      managedObjectContext?.present(id)?.forget(objectID, by: inverse)
    }
    for object in objects where !before.contains(object.objectID) { object.learn(self, by: inverse) }
  }

  private func keep(ids: [NSManagedObjectID], for relationship: NSRelationshipDescription) {
    keep(relationship.isToMany ? (ids.isEmpty ? nil : ids) : ids.first, for: relationship.name)
  }

  private func areAtHome(_ objects: [NSManagedObject], for key: String) -> Bool {
    guard let context = managedObjectContext,
      let stranger = objects.first(where: { $0.managedObjectContext !== context })
    else { return true }
    raiseException(
      "Illegal attempt to establish a relationship '\(key)' between objects in different contexts "
        + "(source = \(self), destination = \(stranger))")
    return false
  }

  /// Another object no longer refers to this one.
  func forget(_ id: NSManagedObjectID, by relationship: NSRelationshipDescription) {
    let ids = related(relationship.name)
    guard ids.contains(id) else { return }
    objectWillChange.send()
    keep(ids: ids.filter { $0 != id }, for: relationship)
  }

  /// Another object refers to this one.
  private func learn(_ other: NSManagedObject, by relationship: NSRelationshipDescription) {
    var ids = related(relationship.name)
    guard !ids.contains(other.objectID) else { return }
    objectWillChange.send()
    if !relationship.isToMany, let inverse = relationship.inverseRelationship {
      for id in ids { managedObjectContext?.present(id)?.forget(objectID, by: inverse) }
      ids = []
    }
    keep(ids: ids + [other.objectID], for: relationship)
  }

  private func relationship(_ key: String) -> NSRelationshipDescription? {
    if let relationship = entity.property(key) as? NSRelationshipDescription { return relationship }
    raiseException("\(self) has no relationship \"\(key)\"")
    return nil
  }

  // MARK: What `adapt-sources` makes of accessors

  /// Adds related objects: an accessor that `adapt-sources` has made of `@NSManaged`.
  ///
  /// - Parameters:
  ///   - value: One object, or a set of them.
  ///   - key: The name of the relationship.
  public func addManaged(_ value: Any?, to key: String) {
    guard let relationship = relationship(key) else { return }
    objectWillChange.send()
    relate(to: relatedObjects(relationship) + Self.objects(in: value), by: relationship)
  }

  /// Removes related objects: an accessor that `adapt-sources` has made of `@NSManaged`.
  ///
  /// - Parameters:
  ///   - value: One object, or a set of them.
  ///   - key: The name of the relationship.
  public func removeManaged(_ value: Any?, from key: String) {
    guard let relationship = relationship(key) else { return }
    let gone = Set(Self.objects(in: value).map(\.objectID))
    objectWillChange.send()
    relate(to: relatedObjects(relationship).filter { !gone.contains($0.objectID) }, by: relationship)
  }

  /// Inserts related objects at places: an accessor that `adapt-sources` has made of `@NSManaged`.
  ///
  /// - Parameters:
  ///   - values: One object, or a list of them.
  ///   - key: The name of the relationship.
  ///   - indexes: Where they stand afterwards: a number, or a set of them.
  public func insertManaged(_ values: Any, into key: String, at indexes: Any) {
    change(key) { objects in
      for (value, index) in zip(Self.objects(in: values), Self.places(indexes)) {
        objects.insert(value, at: min(index, objects.count))
      }
    }
  }

  /// Removes related objects from places: an accessor that `adapt-sources` has made of `@NSManaged`.
  ///
  /// - Parameters:
  ///   - indexes: Where they stand: a number, or a set of them.
  ///   - key: The name of the relationship.
  public func removeManaged(at indexes: Any, from key: String) {
    let places = Self.places(indexes)
    change(key) { objects in
      objects = objects.enumerated().filter { !places.contains($0.offset) }.map(\.element)
    }
  }

  /// Puts other objects in the place of related ones: an accessor that `adapt-sources` has made of `@NSManaged`.
  ///
  /// - Parameters:
  ///   - key: The name of the relationship.
  ///   - indexes: Where they stand: a number, or a set of them.
  ///   - values: One object, or a list of them.
  public func replaceManaged(in key: String, at indexes: Any, with values: Any) {
    change(key) { objects in
      for (value, index) in zip(Self.objects(in: values), Self.places(indexes)) { objects[index] = value }
    }
  }

  private func change(_ key: String, _ change: (inout [NSManagedObject]) -> Void) {
    guard let relationship = relationship(key) else { return }
    var objects = relatedObjects(relationship)
    change(&objects)
    objectWillChange.send()
    relate(to: objects, by: relationship)
  }

  private static func places(_ indexes: Any) -> IndexSet {
    switch indexes {
    case let index as Int: IndexSet(integer: index)
    case let indexes as IndexSet: indexes
    case let indexes as NSIndexSet: IndexSet(indexes)
    default: IndexSet()
    }
  }

  /// The related objects as a set that changes them.
  ///
  /// - Parameter key: The name of the relationship.
  /// - Returns: The set.
  public func mutableSetValue(forKey key: String) -> NSMutableSet { RelatedSet(of: self, key) }
}
