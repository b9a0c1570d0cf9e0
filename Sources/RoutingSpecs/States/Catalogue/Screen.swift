import Checking

/// One screen as it stands somewhere on a stack: which one, showing what, and whether it refuses to be dismissed.
///
/// Six bytes without references, because checking copies and compares screens by the million. The numbers mean
/// something together with a `ScreenCatalogue` only.
public struct Screen: Hashable, Sendable {
  @usableFromInline let kindCode: UInt16
  @usableFromInline let contextCode: Int16

  /// Whether the screen refuses to be dismissed or popped in this state.
  public let refusesDismissal: Bool

  /// Names a screen by its numbers in a catalogue.
  ///
  /// - Parameters:
  ///   - kind: The index of the entry in the catalogue, 0...65535.
  ///   - context: The index of what it shows among the entry's contexts, 0...32767; nil when it has none.
  ///   - refusesDismissal: Whether it refuses to be dismissed or popped.
  @inlinable
  public init(kind: Int, context: Int? = nil, refusesDismissal: Bool = false) {
    kindCode = UInt16(kind)
    contextCode = context.map { Int16($0) } ?? -1
    self.refusesDismissal = refusesDismissal
  }

  /// The index of the screen's entry in the catalogue.
  @inlinable public var kind: Int { Int(kindCode) }

  /// The index of what the screen shows among the contexts of its entry, nil when the entry has none.
  @inlinable public var context: Int? { contextCode < 0 ? nil : Int(contextCode) }
}

// MARK: - Codable

extension Screen: Codable {
  private enum CodingKeys: CodingKey {
    case kind, context, refusesDismissal
  }

  /// Reads the numbers, with absent ones meaning no context and no refusal; none may be negative or too large.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let kind = try container.decode(UInt16.self, forKey: .kind)
    let context = try container.decodeIfPresent(Int16.self, forKey: .context)
    if let context, context < 0 {
      throw DecodingError.unfit(
        "the context \(context) is negative", at: decoder.codingPath + [CodingKeys.context])
    }
    self.init(
      kind: Int(kind), context: context.map { Int($0) },
      refusesDismissal: try container.decodeIfPresent(Bool.self, forKey: .refusesDismissal) ?? false)
  }

  /// Writes the numbers and leaves out what is absent.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    try container.encodeIfPresent(context, forKey: .context)
    if refusesDismissal { try container.encode(true, forKey: .refusesDismissal) }
  }
}
