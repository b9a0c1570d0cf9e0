/// An array, of whatever; its elements lie one after the other.
protocol StoredElements {
  /// What the elements are.
  static var element: Any.Type { get }

  /// How many elements the array at a place has.
  static func count(at place: UnsafeRawPointer) -> Int

  /// Shows the first elements of the array at a place, as many as it has but no more than some.
  static func show(at place: UnsafeRawPointer, most: Int, to read: (UnsafeRawPointer) -> Void)
}

extension Array: StoredElements {
  static var element: Any.Type { Element.self }

  static func count(at place: UnsafeRawPointer) -> Int {
    place.assumingMemoryBound(to: Self.self).pointee.count
  }

  static func show(at place: UnsafeRawPointer, most: Int, to read: (UnsafeRawPointer) -> Void) {
    let array = place.assumingMemoryBound(to: Self.self).pointee
    // Whole numbers: the indices of an array of whatever are generic, and made anew each time.
    array.withUnsafeBytes { elements in
      guard let start = elements.baseAddress else { return }
      for index in 0..<Swift.min(array.count, most) { read(start + index * MemoryLayout<Element>.stride) }
    }
  }
}

extension InlineArray: StoredElements {
  static var element: Any.Type { Element.self }

  static func count(at place: UnsafeRawPointer) -> Int { count }

  static func show(at place: UnsafeRawPointer, most: Int, to read: (UnsafeRawPointer) -> Void) {
    for index in 0..<Swift.min(count, most) { read(place + index * MemoryLayout<Element>.stride) }
  }
}

/// A set or a dictionary, of whatever.
protocol StoredEntries {
  /// What the keys of a dictionary are, or the elements of a set.
  static var key: Any.Type { get }

  /// What the values of a dictionary are.
  static var value: Any.Type? { get }

  /// How many of them there are at a place.
  static func count(at place: UnsafeRawPointer) -> Int

  /// Shows all keys, one after the other, and the values in the same order.
  static func show(at place: UnsafeRawPointer, to read: (StoredList, StoredList?) -> Void)
}

/// Values of one type that lie one after the other.
struct StoredList {
  private let start: UnsafeRawPointer
  private let stride: Int

  /// Shows the elements of an array as long as they are looked at.
  static func show<Element>(_ elements: ContiguousArray<Element>, to read: (StoredList) -> Void) {
    elements.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      read(StoredList(start: start, stride: MemoryLayout<Element>.stride))
    }
  }

  /// Where one of them lies.
  subscript(index: Int) -> UnsafeRawPointer { start + index * stride }
}

extension Set: StoredEntries {
  static var key: Any.Type { Element.self }

  static var value: Any.Type? { nil }

  static func count(at place: UnsafeRawPointer) -> Int {
    place.assumingMemoryBound(to: Self.self).pointee.count
  }

  static func show(at place: UnsafeRawPointer, to read: (StoredList, StoredList?) -> Void) {
    StoredList.show(ContiguousArray(place.assumingMemoryBound(to: Self.self).pointee)) { read($0, nil) }
  }
}

extension Dictionary: StoredEntries {
  static var key: Any.Type { Key.self }

  static var value: Any.Type? { Value.self }

  static func count(at place: UnsafeRawPointer) -> Int {
    place.assumingMemoryBound(to: Self.self).pointee.count
  }

  static func show(at place: UnsafeRawPointer, to read: (StoredList, StoredList?) -> Void) {
    let entries = place.assumingMemoryBound(to: Self.self).pointee
    StoredList.show(ContiguousArray(entries.keys)) { keys in
      StoredList.show(ContiguousArray(entries.values)) { read(keys, $0) }
    }
  }
}
