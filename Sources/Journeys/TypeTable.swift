/// What is known of types.
///
/// It is asked for every object of every state, and a dictionary hashes each key as if somebody had chosen it to do harm, which
/// takes most of the time of a look-up. It is a class with nothing to change from outside, so that the compiler can prove that
/// nobody changes it while it is read.
@MainActor
final class TypeTable<Value> {
  private var slots: [(type: ObjectIdentifier, value: Value)?] = Array(repeating: nil, count: 64)
  private var count = 0

  /// What is known of a type, if anything is.
  subscript(type: ObjectIdentifier) -> Value? {
    var slot = start(type)
    while let known = slots[slot] {
      if known.type == type { return known.value }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Takes down what was not known of a type.
  func add(_ value: Value, for type: ObjectIdentifier) {
    if count * 2 >= slots.count { grow() }
    place(value, for: type)
    count += 1
  }

  private func place(_ value: Value, for type: ObjectIdentifier) {
    var slot = start(type)
    while slots[slot] != nil { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = (type, value)
  }

  private func grow() {
    let known = slots
    slots = Array(repeating: nil, count: known.count * 2)
    for case let (type, value)? in known { place(value, for: type) }
  }

  /// Addresses of types differ in the middle: the last bits are 0, the first ones the same.
  private func start(_ type: ObjectIdentifier) -> Int {
    let spread = UInt64(UInt(bitPattern: type)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: spread >> 40) & (slots.count - 1)
  }
}
