import Checking

extension Certificate {
  /// A set of contents that may stand in one place.
  public enum Part: Hashable, Sendable {
    /// One screen, by its number in the opening.
    case screen(Int)
    /// Anything that fits a description.
    case open(Open)
    /// A navigation or tab bar controller.
    case row(Row)
    /// A split controller, by the numbers of the parts that are its columns.
    case split(primary: Int, secondary: Int)
  }

  /// Anything of some kinds that matches some predicates and others not.
  public struct Open: Hashable, Sendable, Codable {
    /// Where it stands, which decides what it may be.
    public let place: Place
    /// The kinds that it may be of.
    public let kinds: [ContentKind]
    /// What nobody in it matches.
    public let without: Look
    /// Each is matched by somebody in it.
    public let with: [Look]
  }

  /// A container of a list of children, in the order of a search: what it shows comes first.
  ///
  /// In a navigation controller the others follow from the top to the bottom, in a tab bar controller from left to
  /// right. After the known children up to `limit` others may follow.
  public struct Row: Hashable, Sendable, Codable {
    /// Whether it is a navigation or a tab bar controller.
    public let kind: ContentKind
    /// The parts that its first children are, at least one.
    public let known: [Int]
    /// How many children may follow.
    public let limit: Int
    /// What none of those and nobody inside them matches: a look at each of them.
    public let without: Look
    /// Each is matched by one of those or somebody inside it: looks at each of them.
    public let with: [Look]
    /// The index of the selected tab, or `nil` where any may be.
    public let selected: Int?
  }

  /// What may stand where.
  public enum Place: String, Hashable, Sendable, Codable, CaseIterable {
    /// In the window.
    case root
    /// Presented.
    case modal
    /// In a navigation controller.
    case pushed
    /// In a tab bar controller.
    case tab
    /// In the first column of a split controller.
    case primary
    /// In the second column of a split controller.
    case secondary
  }

  /// Predicates, by their numbers, and where somebody is looked for who matches one of them.
  public struct Look: Hashable, Sendable, Codable {
    /// Asked of the controller itself.
    public let own: [Int]
    /// Asked of everybody who is visible inside it.
    public let visible: [Int]
    /// Asked of everybody inside it.
    public let inside: [Int]
  }

  /// The controllers that one test accepts.
  public struct Predicate: Hashable, Sendable, Codable {
    /// The screens, by their numbers in the opening.
    public let screens: [Int]
    /// The kinds of containers.
    public let containers: [ContentKind]
  }
}

// MARK: - Codable

extension Certificate.Part: Codable {
  private enum CodingKeys: CodingKey {
    case screen, open, row, split
  }

  /// Reads an object with the key of one kind of part.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let screen = try container.decodeIfPresent(Int.self, forKey: .screen) {
      self = .screen(screen)
    } else if let open = try container.decodeIfPresent(Certificate.Open.self, forKey: .open) {
      self = .open(open)
    } else if let row = try container.decodeIfPresent(Certificate.Row.self, forKey: .row) {
      self = .row(row)
    } else {
      let columns = try container.decode([Int].self, forKey: .split)
      guard columns.count == 2 else {
        throw DecodingError.unfit(
          "a split controller has two columns", at: decoder.codingPath + [CodingKeys.split])
      }
      self = .split(primary: columns[0], secondary: columns[1])
    }
  }

  /// Writes an object with one key.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .screen(let number): try container.encode(number, forKey: .screen)
    case .open(let open): try container.encode(open, forKey: .open)
    case .row(let row): try container.encode(row, forKey: .row)
    case .split(let primary, let secondary): try container.encode([primary, secondary], forKey: .split)
    }
  }
}
