// What an object of the app's stores, class after class.
extension Memory {
  /// Reads the fields of an object that the app's own classes have declared.
  mutating func readFields(of object: AnyObject, _ stored: StoredClass, depth: Int) {
    guard let levels = stored.levels else {
      let place = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
      var (mirror, level): (Mirror?, Int) = (Mirror(reflecting: object), 0)
      while let current = mirror, !Memory.isForeign(current.subjectType) {
        // A superclass that does not describe itself is read where it lies: a mirror traps where an unowned object has gone.
        if current.subjectType is any CustomReflectable.Type {
          readFields(of: current, depth: depth)
        } else if let fields = StoredField.fields(of: current.subjectType, count: current.children.count) {
          readFields(fields, at: place, of: object, level: level, depth: depth)
        }
        (mirror, level) = (current.superclassMirror, level + 1)
      }
      return
    }
    let place = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    for (level, fields) in levels.enumerated() {
      readFields(fields, at: place, of: object, level: level, depth: depth)
    }
  }

  mutating func readFields(of mirror: Mirror, depth: Int) {
    guard nesting < Self.mostNested else { return found += "…" }
    nesting += 1
    defer { nesting -= 1 }
    found.add("{")
    for child in mirror.children {
      read(child.value, depth: depth)
      found.add(",")
    }
    found.add("}")
  }
}
