import Foundation

/// What has become of what was found: sections first, then objects that have gone, come, moved and changed.
struct FetchedDifference {
  struct SectionChange {
    let section: FetchedSection
    let index: Int
    let type: NSFetchedResultsChangeType
  }

  struct ObjectChange {
    let object: NSManagedObject
    let before: IndexPath?
    let type: NSFetchedResultsChangeType
    let after: IndexPath?
  }

  private(set) var sections: [SectionChange] = []
  private(set) var objects: [ObjectChange] = []

  // Where each object stood, and stands.
  private var before: [ObjectIdentifier: IndexPath] = [:]
  private var after: [ObjectIdentifier: IndexPath] = [:]

  var isEmpty: Bool { sections.isEmpty && objects.isEmpty }

  /// Compares.
  ///
  /// - Parameters:
  ///   - old: What was there.
  ///   - new: What is there.
  ///   - touched: The objects that have changed themselves.
  init(from old: [FetchedSection], to new: [FetchedSection], touched: [NSManagedObject]) {
    compareSections(old, new)
    (before, after) = (FoundObjects.places(in: old), FoundObjects.places(in: new))
    let touched = Set(touched.map(ObjectIdentifier.init))
    let moved = moved(old, new, touched)
    let present = new.flatMap(\.members).map { (object: $0, id: ObjectIdentifier($0)) }
    for object in old.flatMap(\.members) where after[ObjectIdentifier(object)] == nil {
      note(object, .delete)
    }
    for (object, id) in present where before[id] == nil { note(object, .insert) }
    for (object, id) in present where moved.contains(id) { note(object, .move) }
    for (object, id) in present where touched.contains(id) && !moved.contains(id) && before[id] != nil {
      note(object, .update)
    }
  }

  private mutating func note(_ object: NSManagedObject, _ type: NSFetchedResultsChangeType) {
    let id = ObjectIdentifier(object)
    objects.append(ObjectChange(object: object, before: before[id], type: type, after: after[id]))
  }

  private mutating func compareSections(_ old: [FetchedSection], _ new: [FetchedSection]) {
    for (index, section) in old.enumerated() where !new.contains(where: { $0.name == section.name }) {
      sections.append(SectionChange(section: section, index: index, type: .delete))
    }
    for (index, section) in new.enumerated() where !old.contains(where: { $0.name == section.name }) {
      sections.append(SectionChange(section: section, index: index, type: .insert))
    }
  }

  /// The objects that stand elsewhere, apart from what others have made room for: those in another section, and as few as can be
  /// within one, those first that have changed themselves.
  private func moved(
    _ old: [FetchedSection], _ new: [FetchedSection], _ touched: Set<ObjectIdentifier>
  ) -> Set<ObjectIdentifier> {
    var moved: Set<ObjectIdentifier> = []
    for section in new {
      let same = old.firstIndex { $0.name == section.name }
      let present = section.members.map(ObjectIdentifier.init).filter { before[$0] != nil }
      let stayed = present.filter { before[$0]?.first == same }
      moved.formUnion(present.filter { before[$0]?.first != same })
      let order = stayed.map { (id: $0, index: before[$0]?.last ?? 0) }
      let isSorted = zip(order, order.dropFirst()).allSatisfy { $0.index < $1.index }
      if !isSorted { moved.formUnion(Set(stayed).subtracting(Self.heaviest(order, touched))) }
    }
    return moved
  }

  /// The ascending list with the most objects, of which those count more that have not changed themselves.
  private static func heaviest(
    _ order: [(id: ObjectIdentifier, index: Int)], _ touched: Set<ObjectIdentifier>
  ) -> [ObjectIdentifier] {
    var best: [(weight: Int, previous: Int?)] = []
    for entry in order {
      let earlier = best.indices.filter { order[$0].index < entry.index }
        .max { best[$0].weight < best[$1].weight }
      let weight = touched.contains(entry.id) ? 1 : order.count + 1
      best.append((weight + (earlier.map { best[$0].weight } ?? 0), earlier))
    }
    var result: [ObjectIdentifier] = []
    var place = best.indices.max { best[$0].weight < best[$1].weight }
    while let current = place {
      result.append(order[current].id)
      place = best[current].previous
    }
    return result
  }
}
