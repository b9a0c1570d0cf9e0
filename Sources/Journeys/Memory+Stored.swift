import Foundation
import HeadlessUIKit

extension Memory {
  /// The highest stored number that is read exactly: most are places, as of the last of five tabs, and what counts launches for a
  /// question does not count far.
  private static let mostStoredExact = 5

  /// Reads something that the device keeps of the app.
  mutating func read(_ stored: StoredValue) {
    // Not even that it is there.
    if rough?.isSilent(stored.name) ?? false { return }
    found.add("\n")
    found.add(quoted: stored.name)
    found.add(":")
    let start = found.count
    mostExact = Self.mostStoredExact
    defer { mostExact = 2 }
    if let rough, rough.names.contains(stored.name) {
      var inner = Memory(inside: self)
      inner.read(stored: stored.value)
      found += rough.text(for: inner.text, of: stored.name)
    } else {
      read(stored: stored.value)
    }
    names?.add(stored.name, in: found, from: start)
  }

  /// A number of another type than `Int` that is read exactly only because it is stored.
  func smallNumber(at place: UnsafeRawPointer, _ shape: StoredShape) -> Int? {
    guard mostExact > 2, let number = shape.value(at: place) as? any BinaryInteger else { return nil }
    return Int(exactly: number).flatMap { 0...mostExact ~= $0 ? $0 : nil }
  }

  private mutating func read(stored value: Any?) {
    switch value {
    case nil: found.add("-")
    case let data as Data: StoredJSON.read(data).map { read($0, depth: 0) }
    case let value?: read(value, depth: 0)
    }
  }
}
