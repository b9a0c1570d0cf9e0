import Foundation

// Sets and dictionaries, in which what comes first is chance.
extension Memory {
  /// How many objects are read within the elements of a set, together.
  ///
  /// Every element is read as if it were alone, so that what two of them hold is read twice.
  private static let mostObjects = 4_096

  /// What was read of an element as if it were alone.
  private struct Reading {
    let text: String

    /// The objects that are numbered in it, and those that are read there.
    let numbered: ArraySlice<ObjectIdentifier>
    let known: ArraySlice<ObjectIdentifier>

    /// The identifiers that are numbered in it.
    let identifiers: ArraySlice<UUID>
  }

  mutating func readEntries(
    _ type: any StoredEntries.Type, _ key: StoredShape, _ value: StoredShape?, at place: UnsafeRawPointer,
    depth: Int
  ) {
    let count = type.count(at: place)
    note(number: count)
    guard count > 0 else { return found += "[]" }
    guard nesting < Self.mostNested else { return found += "[…]" }
    guard count <= Self.mostLookedAt else { return found += "[many]" }
    nesting += 1
    defer { nesting -= 1 }
    type.show(at: place) { keys, values in
      let readings = alone(count) { memory, index in memory.read(at: keys[index], key, depth: depth) }
      guard let values, let value else { return add(readings) }
      guard Set(readings.map(\.text)).count == count else {
        let entries = alone(count) { memory, index in
          memory.found.add("{")
          memory.read(at: keys[index], key, depth: depth)
          memory.found.add(",")
          memory.read(at: values[index], value, depth: depth)
          memory.found += ",}"
        }
        return add(entries)
      }
      // The keys give an order that is the same in every launch.
      let order = (0..<count).sorted { readings[$0].text < readings[$1].text }
      let parts = order.map { index in
        takeOver(readings[index])
        return "{\(readings[index].text),"
          + taken { $0.read(at: values[index], value, depth: depth) } + ",}"
      }
      add(parts)
    }
  }

  /// Reads what a mirror shows of a set or dictionary.
  mutating func readUnordered(_ mirror: Mirror, depth: Int) {
    let values = mirror.children.prefix(Self.mostLookedAt + 1).map(\.value)
    guard values.count <= Self.mostLookedAt else { return found += "[many]" }
    add(alone(values.count) { memory, index in memory.read(values[index], depth: depth) })
  }

  /// Reads elements, each as if it were alone: what is read of one depends on none of the others.
  private mutating func alone(_ count: Int, _ read: (inout Memory, Int) -> Void) -> [Reading] {
    let start = (numbered: numbered.count, known: known.count, identifiers: identifiers.known.count)
    let share = (objectsLeft ?? Self.mostObjects) / max(count, 1)
    var left = objectsLeft
    defer { objectsLeft = left.map { max($0, 0) } }
    return (0..<count).map { index in
      var inner = self
      (inner.names, inner.found, inner.objectsLeft) = (nil, TextBytes(), share)
      read(&inner, index)
      reached = inner.reached
      // The same whichever element is the first.
      left = left.map { $0 - share + (inner.objectsLeft ?? 0) }
      return Reading(
        text: inner.text, numbered: inner.numbered[start.numbered...], known: inner.known[start.known...],
        identifiers: inner.identifiers.known[start.identifiers...])
    }
  }

  /// Adds what was read of elements each alone, in the order of their texts, which says what the objects' numbers are.
  private mutating func add(_ readings: [Reading]) {
    let sorted = readings.sorted { $0.text < $1.text }
    var different: [Reading] = []
    for (index, reading) in sorted.enumerated() {
      let isSame = { (other: Int) in sorted.indices.contains(other) && sorted[other].text == reading.text }
      // Of those that read the same each may be the first.
      if !isSame(index - 1), !isSame(index + 1) { different.append(reading) }
    }
    for reading in different { takeOver(reading) }
    for reading in sorted { takeOverKnown(reading) }
    add(sorted.map(\.text))
    addShared(different)
  }

  /// Says which objects and identifiers the elements hold, if some hold the same.
  private mutating func addShared(_ readings: [Reading]) {
    guard 2...Self.mostElements ~= readings.count else { return }
    addShared(readings.map(\.numbered), of: numbered)
    addShared(readings.map(\.identifiers), of: identifiers.known)
  }

  private mutating func addShared<ID: Hashable>(_ parts: [ArraySlice<ID>], of all: [ID]) {
    guard Set(parts.joined()).count < parts.joined().count else { return }
    for part in parts {
      found.add("&")
      for id in part {
        found.add(number: all.firstIndex(of: id) ?? 0)
        found.add(".")
      }
    }
  }

  private mutating func add(_ parts: [String]) {
    if parts.count > Self.mostElements { return found += "[" + Self.different(parts) + "]" }
    found += "[" + parts.joined(separator: ",") + "]"
  }

  private mutating func takeOver(_ reading: Reading) {
    for id in reading.numbered where !numbered.contains(id) { numbered.append(id) }
    identifiers.takeOver(reading.identifiers)
    takeOverKnown(reading)
  }

  private mutating func takeOverKnown(_ reading: Reading) {
    for id in reading.known where !known.contains(id) { known.append(id) }
  }
}
