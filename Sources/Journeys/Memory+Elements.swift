// Collections.
extension Memory {
  /// How many elements of a collection are read in their order.
  static let mostElements = 4

  mutating func readElements(
    _ type: any StoredElements.Type, _ shape: StoredShape, at place: UnsafeRawPointer, depth: Int
  ) {
    guard nesting < Self.mostNested else { return found += "[…]" }
    nesting += 1
    defer { nesting -= 1 }
    note(number: type.count(at: place))
    guard type.count(at: place) <= Self.mostElements else {
      var parts: [String] = []
      type.show(at: place, most: Self.mostLookedAt) { place in
        parts.append(taken { $0.read(at: place, shape, depth: depth) })
      }
      return found += "[" + Self.different(parts) + "]"
    }
    var isFirst = true
    found.add("[")
    type.show(at: place, most: Self.mostElements) {
      if !isFirst { found.add(",") }
      isFirst = false
      read(at: $0, shape, depth: depth)
    }
    found.add("]")
  }

  mutating func readElements(of mirror: Mirror, isOrdered: Bool, depth: Int) {
    guard nesting < Self.mostNested else { return found += "[…]" }
    nesting += 1
    defer { nesting -= 1 }
    note(number: mirror.children.count)
    guard isOrdered else { return readUnordered(mirror, depth: depth) }
    let parts = mirror.children.prefix(Self.mostLookedAt).map { child in
      taken { $0.read(child.value, depth: depth) }
    }
    if mirror.children.count > Self.mostElements { return found += "[" + Self.different(parts) + "]" }
    found += "[" + parts.joined(separator: ",") + "]"
  }

  /// What is read by a closure, apart from what was read before.
  mutating func taken(_ read: (inout Memory) -> Void) -> String {
    let before = found
    // The names know where in the whole text everything stands; what is inside belongs to the collection.
    let names = names.take()
    found = TextBytes()
    read(&self)
    defer { (found, self.names) = (before, names) }
    return text
  }
}
