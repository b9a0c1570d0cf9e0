import Foundation
import HeadlessUIKit

/// A visual format as it is written: views that follow each other, and what is between them.
///
/// Apple describes the grammar in the archive of its developer library (Visual Format Language, Auto Layout Guide).
struct VisualFormat {
  /// A number, a name or a view that something is compared with.
  struct Comparison {
    var relation = NSLayoutConstraint.Relation.equal
    var object: Object
    var priority = UILayoutPriority.required
  }

  /// What something is compared with.
  enum Object {
    case number(CGFloat)
    case view(String)
  }

  /// What is between two views.
  enum Space {
    /// Nothing: they touch.
    case none
    /// As much as the system leaves.
    case standard
    /// As much as is written.
    case written([Comparison])
  }

  /// A view, with what is said of its size.
  struct Part {
    let name: String
    let position: Int
    var sizes: [Comparison] = []
  }

  var isHorizontal = true
  /// What is between the superview and the first view, where the superview is written.
  var leading: Space?
  var parts: [Part] = []
  /// What is between the views: one less than there are views.
  var spaces: [Space] = []
  /// What is between the last view and the superview, where the superview is written.
  var trailing: Space?
}

/// A mistake in a visual format, and where it is.
struct VisualFormatError: Error {
  let mistake: Fault.VisualFormatMistake
  let position: Int
}

/// Reads a visual format from left to right.
struct VisualFormatReader {
  private let text: [Character]
  private var position = 0
  private let metrics: [String: Any]
  private let views: [String: Any]

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - metrics: The numbers that have names.
  ///   - views: The views by name.
  init(_ format: String, metrics: [String: Any], views: [String: Any]) {
    (text, self.metrics, self.views) = (Array(format), metrics, views)
  }

  /// Reads the whole format.
  ///
  /// - Returns: What is written.
  mutating func read() throws(VisualFormatError) -> VisualFormat {
    guard !text.isEmpty else { throw VisualFormatError(mistake: .isEmpty, position: 0) }
    var format = VisualFormat()
    if let axis = readAxis() { format.isHorizontal = axis == "H" }
    if take("|") { format.leading = try readSpace() }
    format.parts.append(try readPart())
    while position < text.count {
      let space = try readSpace()
      if take("|") {
        format.trailing = space
        guard position == text.count else { throw failed(.expected("the end of the format")) }
        return format
      }
      format.parts.append(try readPart())
      format.spaces.append(space)
    }
    return format
  }

  private mutating func readAxis() -> Character? {
    guard text.count > 1, text[1] == ":", text[0] == "H" || text[0] == "V" else { return nil }
    position = 2
    return text[0]
  }

  private mutating func readPart() throws(VisualFormatError) -> VisualFormat.Part {
    guard take("[") else { throw failed(.expectedView) }
    let start = position
    guard let name = readName() else { throw failed(.expectedView) }
    guard views[name] != nil else { throw failed(.unknownView(name)) }
    var part = VisualFormat.Part(name: name, position: start)
    if next == "(" { part.sizes = try readComparisons() }
    guard take("]") else { throw failed(.expected("a ']'")) }
    return part
  }

  private mutating func readSpace() throws(VisualFormatError) -> VisualFormat.Space {
    guard take("-") else { return .none }
    if next == "[" || next == "|" { return .standard }
    let written = next == "(" ? try readComparisons() : [try readComparison(isSimple: true)]
    guard take("-") else { throw failed(.expected("a '-'")) }
    return .written(written)
  }

  private mutating func readComparisons() throws(VisualFormatError) -> [VisualFormat.Comparison] {
    _ = take("(")
    var comparisons: [VisualFormat.Comparison] = []
    repeat { comparisons.append(try readComparison(isSimple: false)) } while take(",")
    guard take(")") else { throw failed(.expected("a ')'")) }
    return comparisons
  }

  private mutating func readComparison(isSimple: Bool) throws(VisualFormatError) -> VisualFormat.Comparison {
    let relation = isSimple ? .equal : readRelation()
    var comparison = VisualFormat.Comparison(relation: relation, object: try readObject(isSimple: isSimple))
    if !isSimple, take("@") { comparison.priority = UILayoutPriority(Float(try readNumber())) }
    return comparison
  }

  private mutating func readRelation() -> NSLayoutConstraint.Relation {
    let signs: [(String, NSLayoutConstraint.Relation)] = [
      ("==", .equal), (">=", .greaterThanOrEqual), ("<=", .lessThanOrEqual),
    ]
    for (sign, relation) in signs where text[position...].starts(with: sign) {
      position += 2
      return relation
    }
    return .equal
  }

  private mutating func readObject(isSimple: Bool) throws(VisualFormatError) -> VisualFormat.Object {
    let start = position
    if let name = readName() {
      if metrics[name] == nil, views[name] != nil, !isSimple { return .view(name) }
      position = start
    }
    return .number(try readNumber())
  }

  private mutating func readNumber() throws(VisualFormatError) -> CGFloat {
    if let name = readName() {
      guard let number = Self.number(metrics[name]) else { throw failed(.unknownMetric(name)) }
      return number
    }
    let start = position
    if next == "-" || next == "+" { position += 1 }
    while let next, next.isNumber || next == "." { position += 1 }
    guard let number = Double(String(text[start..<position])) else { throw failed(.expected("a number")) }
    return CGFloat(number)
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  private mutating func readName() -> String? {
    guard let first = next, first.isLetter || first == "_" else { return nil }
    let start = position
    while let next, next.isLetter || next.isNumber || next == "_" { position += 1 }
    return String(text[start..<position])
  }

  private var next: Character? { position < text.count ? text[position] : nil }

  private mutating func take(_ character: Character) -> Bool {
    guard next == character else { return false }
    position += 1
    return true
  }

  private func failed(_ mistake: Fault.VisualFormatMistake) -> VisualFormatError {
    VisualFormatError(mistake: mistake, position: position)
  }
}
