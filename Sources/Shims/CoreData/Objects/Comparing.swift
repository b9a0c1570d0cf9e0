import Foundation

/// Compares what attributes and predicates have.
enum Comparing {
  /// Whether two values are the same, or both are nothing.
  static func isSame(_ first: Any?, _ second: Any?) -> Bool {
    guard let first = plain(first), let second = plain(second) else {
      return plain(first) == nil && plain(second) == nil
    }
    if let first = first as? NSNumber, let second = second as? NSNumber { return first.isEqual(second) }
    if let first = first as? NSObject, let second = second as? NSObject { return first.isEqual(second) }
    if let first = first as? AnyHashable, let second = second as? AnyHashable { return first == second }
    return (first as AnyObject) === (second as AnyObject)
  }

  /// Which of two values is less; what is nothing is less than everything else.
  static func order(_ first: Any?, _ second: Any?) -> ComparisonResult? {
    switch (plain(first), plain(second)) {
    case (nil, nil): return .orderedSame
    case (nil, _): return .orderedAscending
    case (_, nil): return .orderedDescending
    case (let first as String, let second as String): return order(first, second)
    case (let first as Date, let second as Date): return order(first, second)
    case (let first as NSNumber, let second as NSNumber): return first.compare(second)
    case (let first as UUID, let second as UUID): return order(first.uuidString, second.uuidString)
    case (let first as URL, let second as URL): return order(first.absoluteString, second.absoluteString)
    default: return isSame(first, second) ? .orderedSame : nil
    }
  }

  private static func order<Value: Comparable>(_ first: Value, _ second: Value) -> ComparisonResult {
    first < second ? .orderedAscending : second < first ? .orderedDescending : .orderedSame
  }

  /// A value without optionals around it, as a Swift value where Foundation has a class for it; of an object its identifier.
  static func plain(_ value: Any?) -> Any? {
    switch ManagedValue.unwrapped(value) {
    case nil, is NSNull: nil
    case let object as NSManagedObject: object.objectID
    case let text as NSString: text as String
    case let date as NSDate: date as Date
    case let data as NSData: data as Data
    case let id as NSUUID: id as UUID
    case let url as NSURL: url as URL
    case let number as NSNumber: number
    case let decimal as Decimal: NSDecimalNumber(decimal: decimal)
    case let other?: ManagedValue.number(other) ?? other
    }
  }

  /// A value as a mirror shows it: plain numbers, and how many objects are related.
  static func reflected(_ value: Any?) -> Any {
    switch value {
    case let number as NSNumber:
      number.doubleValue == Double(number.intValue) ? number.intValue : number.doubleValue
    case let ids as [NSManagedObjectID]: ids.count
    case is NSManagedObjectID: true
    case let other?: other
    case nil: String?.none as Any
    }
  }
}

/// What stands at the end of paths of names.
enum Paths {
  /// The value at the end of a path from any object.
  static func value(of object: Any?, at path: String) -> Any? {
    value(of: object, at: path.split(separator: ".").map(String.init)[...])
  }

  private static func value(of object: Any?, at keys: ArraySlice<String>) -> Any? {
    guard let key = keys.first, let object = ManagedValue.unwrapped(object) else { return object }
    let rest = keys.dropFirst()
    if let elements = elements(of: object) {
      if key.hasPrefix("@") { return collected(elements, key, rest) }
      // The values of all, and where each has several, all of those.
      return elements.flatMap { element -> [Any] in
        guard let found = value(of: element, at: keys) else { return [] }
        return self.elements(of: found) ?? [found]
      }
    }
    return value(of: property(key, of: object), at: rest)
  }

  /// What a collection consists of, in an order that is the same each time; `nil` of anything else.
  static func elements(of value: Any?) -> [Any]? {
    switch ManagedValue.unwrapped(value) {
    case let set as NSSet:
      let objects = NSManagedObject.objects(in: set)
      return objects.count == set.count ? objects : set.allObjects
    case let set as NSOrderedSet: return set.array
    case let list as NSArray: return (0..<list.count).map { list[$0] }
    case let list as [Any]: return list
    case let range as any Sequence where !(range is String || range is NSDictionary || range is Data):
      return Array(unpacked(range))
    default: return nil
    }
  }

  private static func unpacked<Elements: Sequence>(_ elements: Elements) -> [Any] {
    elements.map { $0 as Any }
  }

  private static func property(_ key: String, of object: Any) -> Any? {
    switch object {
    case let object as NSManagedObject: return object.value(forKey: key)
    case let dictionary as NSDictionary: return dictionary[key]
    case let dictionary as [String: Any]: return dictionary[key]
    default:
      if key == "self" || key == "SELF" { return object }
      if key == "length" || key == "count", let text = object as? String { return text.count }
      // Foundation on Linux has no key-value coding; a stored property is found by reflection.
      return Mirror(reflecting: object).children.first { $0.label == key }?.value
    }
  }

  private static func distinct(_ values: [Any]) -> [Any] {
    values.reduce(into: []) { list, value in
      if !list.contains(where: { Comparing.isSame($0, value) }) { list.append(value) }
    }
  }

  /// What comes of a function of a collection, such as `@count` or `@sum.price`.
  private static func collected(_ elements: [Any], _ function: String, _ path: ArraySlice<String>) -> Any? {
    let values = path.isEmpty ? elements : elements.compactMap { value(of: $0, at: path) }
    let numbers = values.compactMap { ($0 as? NSNumber)?.doubleValue }
    switch function {
    case "@count": return NSNumber(value: elements.count)
    case "@sum": return NSNumber(value: numbers.reduce(0, +))
    case "@avg": return NSNumber(value: numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count))
    case "@min": return values.min { Comparing.order($0, $1) == .orderedAscending }
    case "@max": return values.max { Comparing.order($0, $1) == .orderedAscending }
    case "@distinctUnionOfObjects": return distinct(values)
    default:
      raiseException("the key path has \(function), which is not modelled")
      return nil
    }
  }
}
