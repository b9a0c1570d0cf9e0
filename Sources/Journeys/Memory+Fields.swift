// What an object of the app's stores, class after class.
extension Memory {
  /// Reads the fields of an object that the app's own classes have declared.
  mutating func readFields(of object: AnyObject, _ stored: StoredClass, depth: Int) {
    guard let levels = stored.levels else {
      var mirror: Mirror? = Mirror(reflecting: object)
      while let current = mirror, !Memory.isForeign(current.subjectType) {
        readFields(of: current, depth: depth)
        mirror = current.superclassMirror
      }
      return
    }
    let place = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    for (level, fields) in levels.enumerated() {
      readFields(fields, at: place, of: object, level: level, depth: depth)
    }
  }

  mutating func readFields(of mirror: Mirror, depth: Int) {
    guard depth < 8 else { return found += "…" }
    found.add("{")
    for child in mirror.children {
      read(child.value, depth: depth)
      found.add(",")
    }
    found.add("}")
  }
}
