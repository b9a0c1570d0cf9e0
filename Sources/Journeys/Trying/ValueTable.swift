/// Values that many states share, each kept once and known by its number.
struct ValueTable<Value: Hashable> {
  private var values: [Value] = []
  private var numbers: [Value: Int32] = [:]

  /// The number of a value, which is new where the value is.
  mutating func number(of value: Value) -> Int32 {
    if let known = numbers[value] { return known }
    let number = Int32(values.count)
    numbers[value] = number
    values.append(value)
    return number
  }

  /// The value with a number; inlined, so that whoever wants a part of it copies no more than that part.
  subscript(number: Int32) -> Value {
    @inline(__always) get { values[Int(number)] }
  }

  /// How many values there are.
  var count: Int { values.count }

  /// The values from a number on.
  func values(from number: Int) -> ArraySlice<Value> { values[number...] }

  /// Forgets the values from a number on.
  mutating func forget(from number: Int) {
    for value in values[number...] { numbers[value] = nil }
    values.removeLast(values.count - number)
  }
}

extension ValueTable where Value: Codable {
  /// Names what is kept.
  mutating func keep(by keeping: inout some Keeping) throws(KeptFault) {
    let count = values.count
    try keeping.list(&values)
    guard values.count != count else { return }
    for (number, value) in values.enumerated() { numbers[value] = Int32(number) }
  }
}

/// Finds the number of a state by its fingerprint, in five or six bytes a state.
///
/// The fingerprints themselves are kept by whoever asks.
struct FingerprintIndex {
  private var slots: [Int32] = Array(repeating: -1, count: 64)
  private var count = 0

  /// The number under which a fingerprint was added, if it was.
  ///
  /// - Parameters:
  ///   - fingerprint: The fingerprint.
  ///   - known: The fingerprint of each number.
  /// - Returns: The number, or `nil`.
  func number(of fingerprint: Fingerprint, among known: (Int) -> Fingerprint) -> Int? {
    var slot = start(fingerprint)
    while slots[slot] >= 0 {
      let number = Int(slots[slot])
      if known(number) == fingerprint { return number }
      slot = slot + 1 == slots.count ? 0 : slot + 1
    }
    return nil
  }

  /// Adds the next number.
  ///
  /// - Parameters:
  ///   - fingerprint: Its fingerprint, which was not added before.
  ///   - known: The fingerprint of each number that was added before.
  mutating func add(_ fingerprint: Fingerprint, among known: (Int) -> Fingerprint) {
    if (count + 1) * 5 > slots.count * 4 {
      // By a quarter, so that little room is left: each number is placed anew four times on the whole.
      // The old table goes first, because nothing of it is needed: both together are ten bytes a state.
      let size = slots.count + slots.count / 4
      slots = []
      slots = Array(repeating: -1, count: size)
      for number in 0..<count { place(number, known(number)) }
    }
    place(count, fingerprint)
    count += 1
  }

  /// Forgets the number that was added last.
  mutating func removeLast(_ fingerprint: Fingerprint) {
    // What was added last stands at the end of every way that leads through its slot, so that nothing else is cut off.
    count -= 1
    var slot = start(fingerprint)
    while slots[slot] != Int32(count) { slot = slot + 1 == slots.count ? 0 : slot + 1 }
    slots[slot] = -1
  }

  private mutating func place(_ number: Int, _ fingerprint: Fingerprint) {
    var slot = start(fingerprint)
    while slots[slot] >= 0 { slot = slot + 1 == slots.count ? 0 : slot + 1 }
    slots[slot] = Int32(number)
  }

  private func start(_ fingerprint: Fingerprint) -> Int {
    Int(truncatingIfNeeded: fingerprint.first.multipliedFullWidth(by: UInt64(slots.count)).high)
  }
}
