import HeadlessUIKit

/// What each stored property of an app says, by the names that a person finds in the code.
@MainActor
struct MemoryNames {
  /// The properties in the order in which they are read, such as `Session.token`.
  private(set) var all: [(name: String, value: String)] = []

  /// Where in the text whole objects stand, whose own properties tell what they say.
  private var objects: [Range<Int>] = []

  /// Takes down what a property says.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - text: What was read so far.
  ///   - start: Where the property begins, in bytes.
  mutating func add(_ name: String, in text: TextBytes, from start: Int) {
    var value: [UInt8] = []
    var place = start
    let bytes = text.bytes
    for object in objects where object.lowerBound >= start {
      value += bytes[place..<object.lowerBound] + Array("…".utf8)
      place = object.upperBound
    }
    value += bytes[place...]
    all.append((name, String(decoding: value, as: UTF8.self)))
  }

  /// Takes down that an object has been read.
  mutating func endObject(from start: Int, to end: Int) {
    objects.removeAll { $0.lowerBound >= start }
    objects.append(start..<end)
  }

  /// The name of a field with that of the class which has declared it.
  ///
  /// - Parameters:
  ///   - index: The number of the field in that class.
  ///   - level: How many superclasses above the object's own class that is.
  ///   - object: The object.
  /// - Returns: The name.
  static func name(of index: Int, level: Int, of object: AnyObject) -> String {
    var mirror: Mirror? = Mirror(reflecting: object)
    for _ in 0..<level { mirror = mirror?.superclassMirror }
    guard let mirror, let type = mirror.subjectType as? AnyClass else { return "" }
    let first = StoredProperties.count(of: type) - mirror.children.count
    return "\(type).\(StoredProperties.name(first + index, of: type))"
  }
}
