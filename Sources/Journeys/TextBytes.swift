/// A text in the making, sign by sign.
///
/// To add a sign or two to a `String` takes some 150 to 350 instructions, of which an exploration spent a tenth of its time.
struct TextBytes {
  /// What was added so far, in UTF-8.
  private(set) var bytes: [UInt8] = []

  /// How many bytes there are.
  var count: Int { bytes.count }

  /// All of it.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Makes room for so many bytes.
  mutating func reserveCapacity(_ count: Int) { bytes.reserveCapacity(count) }

  /// Adds a sign that is one byte long.
  mutating func add(_ sign: Unicode.Scalar) { bytes.append(UInt8(ascii: sign)) }

  /// Adds a text.
  mutating func add(text: String) { bytes.append(contentsOf: text.utf8) }

  /// Adds a text such that a quote after it is the end of it: those inside are marked.
  mutating func add(quoted text: String) {
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\\") {
        bytes.insert(UInt8(ascii: "\\"), at: index)
        index += 1
      }
      index += 1
    }
  }

  /// Adds a number that stands for a text, the same in every process.
  mutating func add(hashOf text: String) { add(text: String(Fingerprint(of: text).first, radix: 36)) }

  /// Adds what is such a text itself.
  mutating func add(_ other: TextBytes) { bytes.append(contentsOf: other.bytes) }

  /// Adds a number.
  mutating func add(number: Int) {
    if 0...9 ~= number { bytes.append(UInt8(ascii: "0") + UInt8(number)) } else { add(text: String(number)) }
  }

  /// Adds what a person reads as one, as a mirror or a model has it.
  static func += (text: inout TextBytes, other: String) { text.add(text: other) }
}
