/// Where a search over a stack looks, seen from the layer at which it starts.
public struct StackSearchOptions: OptionSet, Hashable, Codable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Makes a set of its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The starting layer's own controller.
  public static let current = StackSearchOptions(rawValue: 1 << 0)
  /// What containers show.
  public static let visible = StackSearchOptions(rawValue: 1 << 1)
  /// Everything in containers, shown or not.
  public static let contained = StackSearchOptions(rawValue: 1 << 2)
  /// The layers below the start.
  public static let presenting = StackSearchOptions(rawValue: 1 << 3)
  /// The layers above the start; none from the top.
  public static let presented = StackSearchOptions(rawValue: 1 << 4)
  /// The containers around the start; none, because a layer's own controller has no parent.
  public static let parent = StackSearchOptions(rawValue: 1 << 5)

  /// Everything on every layer.
  public static let fullStack: StackSearchOptions = [.current, .contained, .presented, .presenting]

  /// The names of the single options, in the order of their bits.
  public static let names: [(option: StackSearchOptions, name: String)] = [
    (.current, "current"), (.visible, "visible"), (.contained, "contained"),
    (.presenting, "presenting"), (.presented, "presented"), (.parent, "parent"),
  ]
}

extension StackSearchOptions: CustomStringConvertible {
  /// The names of the options, separated by commas.
  public var description: String {
    let names = Self.names.filter { contains($0.option) }.map(\.name)
    return names.isEmpty ? "nowhere" : names.joined(separator: ", ")
  }

  /// Where the search looks, as the end of a sentence.
  var words: String {
    self == .fullStack ? "anywhere on the stack" : "in \(self)"
  }
}
