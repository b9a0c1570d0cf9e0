import TestSupport

/// Makes broken files out of a good one.
struct FileMutator {
  /// The file, cut into strings, numbers, words and punctuation; blanks are dropped.
  let tokens: [[UInt8]]
  /// Whether only whole tokens are changed, so that most results are still JSON.
  var keepsTokens = false

  init(_ bytes: [UInt8]) {
    var tokens: [[UInt8]] = []
    var rest = bytes[...]
    while let first = rest.first {
      let end = Self.endOfToken(startingWith: first, in: rest)
      if first > 0x20 { tokens.append(Array(rest[..<end])) }
      rest = rest[end...]
    }
    self.tokens = tokens
  }

  private static func endOfToken(startingWith first: UInt8, in rest: ArraySlice<UInt8>) -> Int {
    let next = rest.startIndex + 1
    if first == UInt8(ascii: "\"") {
      return (rest[next...].firstIndex(of: first) ?? rest.endIndex - 1) + 1
    }
    let ends = Array("{}[]:,\" \n".utf8)
    return ends.contains(first) ? next : rest[next...].firstIndex { ends.contains($0) } ?? rest.endIndex
  }

  func mutant(using generator: inout SeededGenerator) -> [UInt8] {
    var tokens = tokens
    for _ in 0..<Int.random(in: keepsTokens ? 1...2 : 0...3, using: &generator) {
      change(&tokens, using: &generator)
    }
    var bytes: [UInt8] = []
    for token in tokens { bytes += token }
    if keepsTokens { return bytes }
    switch Int.random(in: 0..<8, using: &generator) {
    case 0:
      for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
        let bit = UInt8(1) << UInt8.random(in: 0..<8, using: &generator)
        bytes[Int.random(in: bytes.indices, using: &generator)] ^= bit
      }
    case 1: bytes.removeLast(Int.random(in: 0...bytes.count, using: &generator))
    default: break
    }
    return bytes
  }

  private func change(_ tokens: inout [[UInt8]], using generator: inout SeededGenerator) {
    guard !tokens.isEmpty else { return }
    let here = Int.random(in: tokens.indices, using: &generator)
    let there = Int.random(in: tokens.indices, using: &generator)
    switch Int.random(in: 0..<(keepsTokens ? 4 : 7), using: &generator) {
    case 0: swapStrings(&tokens, here, there)
    case 1: tokens[here] = Self.isScalar(tokens[here]) ? number(using: &generator) : tokens[here]
    case 2: replaceScalar(&tokens, at: here, using: &generator)
    case 3: nest(&tokens, at: here, using: &generator)
    case 4: tokens.remove(at: here)
    case 5: tokens.insert(tokens[there], at: here)
    default: tokens.swapAt(here, there)
    }
  }

  private func swapStrings(_ tokens: inout [[UInt8]], _ here: Int, _ there: Int) {
    guard Self.isScalar(tokens[here]), Self.isScalar(tokens[there]) else { return }
    tokens.swapAt(here, there)
  }

  private func replaceScalar(_ tokens: inout [[UInt8]], at index: Int, using generator: inout SeededGenerator)
  {
    let words = ["null", "true", "[]", "{}", "\"\"", "\"current\"", "\"Home\"", "\"nil\"", "0", "-1"]
    guard Self.isScalar(tokens[index]), let word = words.randomElement(using: &generator) else { return }
    tokens[index] = Array(word.utf8)
  }

  private func number(using generator: inout SeededGenerator) -> [UInt8] {
    let numbers = [
      "0", "-1", "51", "1.5", "1e3", "1E+308", "-0", "99999999999999999999", "9223372036854775808",
      "0." + String(repeating: "3", count: 300), String(repeating: "9", count: 300),
    ]
    return Array((numbers.randomElement(using: &generator) ?? "0").utf8)
  }

  private func nest(_ tokens: inout [[UInt8]], at index: Int, using generator: inout SeededGenerator) {
    guard Self.isScalar(tokens[index]) else { return }
    let depth = [1, 2, 55, 70, 5000].randomElement(using: &generator) ?? 1
    let opening = Array(repeating: UInt8(ascii: "["), count: depth)
    let closing = Array(repeating: UInt8(ascii: "]"), count: depth)
    tokens[index] = opening + tokens[index] + closing
  }

  private static func isScalar(_ token: [UInt8]) -> Bool {
    token.first.map { !"{}[]:,".utf8.contains($0) } ?? false
  }
}
