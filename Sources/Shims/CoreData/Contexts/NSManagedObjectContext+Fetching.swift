import Foundation

extension NSManagedObjectContext {
  /// Reads what a request asks for.
  ///
  /// - Parameter request: The request.
  /// - Returns: Objects, identifiers or values, as the request says.
  /// - Throws: An error where there is no store.
  public func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
    let objects = try found(by: request)
    let results: [Any] =
      switch request.resultType {
      case .managedObjectIDResultType: objects.map(\.objectID)
      case .countResultType: [NSNumber(value: objects.count)]
      case .dictionaryResultType: values(of: objects, request)
      default: objects
      }
    return results.compactMap { result in
      if let result = result as? Result { return result }
      raiseException("Could not cast value of type '\(type(of: result))' to '\(Result.self)'.")
      return nil
    }
  }

  /// Counts what a request asks for.
  ///
  /// - Parameter request: The request.
  /// - Returns: How many there are, at most as many as the request wants.
  /// - Throws: An error where there is no store.
  public func count<Result>(for request: NSFetchRequest<Result>) throws -> Int {
    try found(by: request).count
  }

  func found<Result>(by request: NSFetchRequest<Result>) throws -> [NSManagedObject] {
    let entity = request.entity ?? request.entityName.flatMap { model?.entitiesByName[$0] }
    guard let entity else {
      raiseException("executeFetchRequest:error: A fetch request must have an entity.")
      return []
    }
    try checkReadable()
    var objects = candidates(
      entity, withSubentities: request.includesSubentities, pending: request.includesPendingChanges)
    if request.shouldRefreshRefetchedObjects { objects.forEach { refresh($0, mergeChanges: true) } }
    if let predicate = request.predicate { objects = objects.filter { predicate.evaluate(with: $0) } }
    objects = objects.sorted(by: request.sortDescriptors ?? [])
    let rest = objects.dropFirst(request.fetchOffset)
    return Array(request.fetchLimit > 0 ? rest.prefix(request.fetchLimit) : rest)
  }

  private func checkReadable() throws {
    guard parent == nil, persistentStoreCoordinator?.persistentStores.isEmpty ?? true else { return }
    throw coreDataError(NSPersistentStoreCoordinatorNoStoresError, "There is no store.")
  }

  /// All objects of an entity, in the order in which they were made.
  func candidates(
    _ entity: NSEntityDescription, withSubentities: Bool, pending: Bool
  ) -> [NSManagedObject] {
    let saved = savedObjects(entity, withSubentities)
    guard pending else { return saved }
    let new = state.inserted.all.filter {
      withSubentities ? $0.entity.isKindOf(entity: entity) : $0.entity.name == entity.name
    }
    let all = saved.filter { !state.deleted.contains($0) } + new
    return all.sorted { $0.objectID.number < $1.objectID.number }
  }

  private func savedObjects(_ entity: NSEntityDescription, _ withSubentities: Bool) -> [NSManagedObject] {
    if let parent {
      return parent.candidates(entity, withSubentities: withSubentities, pending: true)
        .compactMap { present($0.objectID) }
    }
    let stores = persistentStoreCoordinator?.persistentStores ?? []
    return stores.flatMap { $0.rows.rows(of: entity, withSubentities: withSubentities) }
      .compactMap { present($0.id) }
  }

  private func values<Result>(of objects: [NSManagedObject], _ request: NSFetchRequest<Result>)
    -> [NSDictionary]
  {
    let names = request.propertiesToFetch?.compactMap {
      $0 as? String ?? ($0 as? NSPropertyDescription)?.name
    }
    let all = objects.map { object -> NSDictionary in
      let keys = names ?? object.entity.attributes.map(\.name)
      let found = keys.compactMap { key in object.value(forKeyPath: key).map { (key, $0) } }
      return NSDictionary(dictionary: Dictionary(found) { $1 })
    }
    guard request.returnsDistinctResults else { return all }
    return all.reduce(into: []) { list, next in if !list.contains(next) { list.append(next) } }
  }
}

extension Sequence<NSManagedObject> {
  /// The objects in the order that descriptors say; equal ones stay as they stand.
  func sorted(by descriptors: [NSSortDescriptor]) -> [NSManagedObject] {
    guard !descriptors.isEmpty else { return Array(self) }
    return enumerated().sorted { first, second in
      for descriptor in descriptors {
        switch descriptor.compare(first.element, to: second.element) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return first.offset < second.offset
    }.map(\.element)
  }
}
