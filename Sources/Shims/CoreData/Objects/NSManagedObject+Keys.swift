import Foundation

// Values by their names: key-value coding, which Foundation on Linux lacks.

extension NSManagedObject {
  /// The value of a property.
  ///
  /// - Parameter key: The name of an attribute or a relationship.
  /// - Returns: The value: a number as `NSNumber`, related objects as a set.
  public func value(forKey key: String) -> Any? {
    guard let property = entity.property(key) ?? primitive(key) else {
      if let read = RegisteredKeys.shared.reader(key, of: self) { return read(self) }
      return key == "self" ? self : key == "objectID" ? objectID : undefined(key)
    }
    return resolved(values[property.name], property.name)
  }

  /// The property that a name such as `primitiveTitle` stands for.
  private func primitive(_ key: String) -> NSPropertyDescription? {
    guard key.hasPrefix("primitive") else { return nil }
    let name = key.dropFirst("primitive".count)
    return entity.property(name.prefix(1).lowercased() + name.dropFirst())
  }

  private func undefined(_ key: String) -> Any? {
    raiseException(
      "[\(self) valueForUndefinedKey:]: the entity \(entity.name ?? "") is not key value coding-compliant for the key "
        + "\"\(key)\".")
    return nil
  }

  /// Gives a property another value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: The name of an attribute or a relationship.
  public func setValue(_ value: Any?, forKey key: String) {
    guard let property = entity.property(key) ?? primitive(key) else {
      return raiseException(
        "[\(self) setValue:forUndefinedKey:]: the entity \(entity.name ?? "") is not key value coding-compliant for the "
          + "key \"\(key)\".")
    }
    objectWillChange.send()
    if let relationship = property as? NSRelationshipDescription {
      relate(to: Self.objects(in: value), by: relationship)
    } else if let attribute = property as? NSAttributeDescription {
      keep(attribute.stored(value), for: attribute.name)
    }
  }

  /// Gives several properties other values.
  ///
  /// - Parameter keyedValues: The values by name.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) { setValue(value, forKey: key) }
  }

  /// The values of several properties.
  ///
  /// - Parameter keys: The names.
  /// - Returns: The values by name.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { $1 }
  }

  /// The value at the end of a path of names.
  ///
  /// - Parameter keyPath: The names, with dots.
  /// - Returns: The value; a list where a relationship on the way has several objects.
  public func value(forKeyPath keyPath: String) -> Any? { Paths.value(of: self, at: keyPath) }

  /// Gives a property of a related object another value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - keyPath: The names, with dots.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    var keys = keyPath.split(separator: ".").map(String.init)
    guard let last = keys.popLast() else { return }
    let owner = keys.isEmpty ? self : self.value(forKeyPath: keys.joined(separator: ".")) as? NSManagedObject
    owner?.setValue(value, forKey: last)
  }

  /// The value of a property, without anybody being told that it is read.
  ///
  /// - Parameter key: The name.
  /// - Returns: The value.
  public func primitiveValue(forKey key: String) -> Any? { value(forKey: key) }

  /// Gives a property another value; nobody who observes the object is told.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: The name.
  public func setPrimitiveValue(_ value: Any?, forKey key: String) {
    guard let attribute = entity.property(key) as? NSAttributeDescription else {
      return setValue(value, forKey: key)
    }
    keep(attribute.stored(value), for: key)
  }

  /// A property is about to be read; does nothing.
  ///
  /// - Parameter key: The name.
  public func willAccessValue(forKey key: String?) {}

  /// A property was read; does nothing.
  ///
  /// - Parameter key: The name.
  public func didAccessValue(forKey key: String?) {}

  /// A property is about to change: whoever observes the object is told.
  ///
  /// - Parameter key: The name.
  public func willChangeValue(forKey key: String) { objectWillChange.send() }

  /// A property has changed.
  ///
  /// - Parameter key: The name.
  public func didChangeValue(forKey key: String) { managedObjectContext?.noteChange(of: self) }

  /// A property that `adapt-sources` has made of `@NSManaged`.
  ///
  /// - Parameter key: Its name.
  /// - Returns: Its value.
  public func managedValue<Value>(_ key: String) -> Value {
    ManagedValue.typed(value(forKey: key), as: Value.self, key)
  }

  // MARK: Keeping

  /// Keeps a value, and has the context know that the object has changed.
  func keep(_ value: Any?, for key: String) {
    values[key] = value
    managedObjectContext?.noteChange(of: self)
  }

  /// A value with the related objects in the place of their identifiers.
  func resolved(_ value: Any?, _ key: String) -> Any? {
    guard let relationship = entity.property(key) as? NSRelationshipDescription else { return value }
    guard relationship.isToMany else {
      return (value as? NSManagedObjectID).flatMap { managedObjectContext?.present($0) }
    }
    let objects = (value as? [NSManagedObjectID] ?? []).compactMap { managedObjectContext?.present($0) }
    return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
  }

  /// The objects that a value of a relationship consists of, in an order that is the same each time.
  static func objects(in value: Any?) -> [NSManagedObject] {
    switch ManagedValue.unwrapped(value) {
    case let object as NSManagedObject: [object]
    case let ordered as NSOrderedSet: ordered.array.compactMap { $0 as? NSManagedObject }
    case let set as NSSet: sorted(set.allObjects)
    case let set as Set<NSManagedObject>: sorted(Array(set))
    case let list as [Any]: list.compactMap { $0 as? NSManagedObject }
    case let list as NSArray: list.compactMap { $0 as? NSManagedObject }
    default: []
    }
  }

  private static func sorted(_ objects: [Any]) -> [NSManagedObject] {
    objects.compactMap { $0 as? NSManagedObject }.sorted { $0.objectID.number < $1.objectID.number }
  }
}
