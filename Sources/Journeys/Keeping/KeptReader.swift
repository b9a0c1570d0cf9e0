import Foundation

/// Puts what was kept of an exploration back in its place.
struct KeptReader: Keeping {
  private let parts: [KeptExploration.Part]
  private var part = 0

  init(_ kept: KeptExploration) { parts = kept.parts }

  mutating func array<Element: BitwiseCopyable>(_ elements: inout [Element]) throws(KeptFault) {
    guard case .array(let bytes)? = next(), bytes.count.isMultiple(of: MemoryLayout<Element>.stride) else {
      throw .damaged
    }
    let count = bytes.count / MemoryLayout<Element>.stride
    elements = Array(unsafeUninitializedCapacity: count) { room, initialized in
      bytes.withUnsafeBytes { UnsafeMutableRawBufferPointer(room).copyMemory(from: $0) }
      initialized = count
    }
  }

  mutating func list<Element: Codable>(_ elements: inout [Element]) throws(KeptFault) {
    guard case .list(let pieces)? = next() else { throw .damaged }
    elements = []
    for piece in pieces { elements += try Self.value([Element].self, piece) }
  }

  mutating func value<Value: Codable>(_ value: inout Value) throws(KeptFault) {
    guard case .value(let data)? = next() else { throw .damaged }
    value = try Self.value(Value.self, data)
  }

  private mutating func next() -> KeptExploration.Part? {
    defer { part += 1 }
    return part < parts.count ? parts[part] : nil
  }

  private static func value<Value: Decodable>(_ type: Value.Type, _ data: Data) throws(KeptFault) -> Value {
    do { return try JSONDecoder().decode(type, from: data) } catch { throw .damaged }
  }
}
