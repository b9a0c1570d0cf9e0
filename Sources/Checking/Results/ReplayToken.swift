/// The short text with which one run is shown again: `storefront/product/reachesTarget/12345`.
///
/// Its parts are the app, the route, the property and either the rank of a state, the choices of a run, or the steps of a
/// journey from launch: `launch+open%20link%20post`. Names are
/// percent-escaped, so that any name survives, and the token needs no quoting in a shell.
public struct ReplayToken: Hashable, Sendable {
  /// What leads to the run.
  public enum Payload: Hashable, Sendable {
    /// The rank of the state in its space.
    case rank(Natural)

    /// The choices of the run.
    case choices(ChoiceSequence)

    /// The steps of a journey from launch, in words; none where the launch itself is meant.
    case steps([String])
  }

  /// The name of the app.
  public let app: String

  /// The name of the route.
  public let route: String

  /// The name of the property.
  public let property: String

  /// What leads to the run.
  public let payload: Payload

  /// Names a run.
  ///
  /// - Parameters:
  ///   - app: The name of the app; any text.
  ///   - route: The name of the route; any text.
  ///   - property: The name of the property; any text.
  ///   - payload: What leads to the run.
  public init(app: String, route: String, property: String, payload: Payload) {
    self.app = app
    self.route = route
    self.property = property
    self.payload = payload
  }
}

// MARK: - Text

extension ReplayToken: LosslessStringConvertible {
  /// The longest token that is read, in bytes; Linux passes no longer argument to a program.
  public static let longestText = 131_072

  /// The token as text.
  public var description: String {
    let last =
      switch payload {
      case .rank(let rank): "\(rank)"
      case .choices(let choices): "\(choices)"
      case .steps(let steps): ([Self.launch] + steps.map(PercentEscape.escape)).joined(separator: "+")
      }
    return [app, route, property].map { PercentEscape.escape($0) + "/" }.joined() + last
  }

  /// Reads a token, or gives nil where the text is not exactly what `description` writes.
  public init?(_ description: String) {
    guard let token = try? ReplayToken(parsing: description) else { return nil }
    self = token
  }

  /// Reads a token strictly: whatever is accepted is written again byte for byte.
  ///
  /// - Parameter text: The token as text.
  /// - Throws: A `ReplayTokenError` that names the part and the position.
  /// - Complexity: O(*n*) in the bytes.
  public init(parsing text: String) throws(ReplayTokenError) {
    let bytes = Array(text.utf8)
    guard bytes.count <= Self.longestText else {
      throw .tooLong(length: bytes.count, limit: Self.longestText)
    }
    let parts = bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard parts.count == ReplayTokenError.Part.allCases.count else {
      throw .wrongNumberOfParts(found: bytes.isEmpty ? 0 : parts.count)
    }
    app = try PercentEscape.unescape(parts[0], of: .app)
    route = try PercentEscape.unescape(parts[1], of: .route)
    property = try PercentEscape.unescape(parts[2], of: .property)
    payload = try Self.payload(parts[3])
  }

  /// What the steps of a journey come after; a plus sign stands before each.
  private static let launch = "launch"

  /// Choices have a colon or are a hyphen, a journey begins with the launch; everything else is meant as a rank.
  private static func payload(_ bytes: ArraySlice<UInt8>) throws(ReplayTokenError) -> Payload {
    let parts = bytes.split(separator: UInt8(ascii: "+"), omittingEmptySubsequences: false)
    if parts.first?.elementsEqual(launch.utf8) == true {
      var steps: [String] = []
      for part in parts.dropFirst() { steps.append(try PercentEscape.unescape(part, of: .payload)) }
      return .steps(steps)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    guard bytes.contains(UInt8(ascii: ":")) || text == "-" else {
      guard let rank = Natural(decimal: text) else { throw .malformedRank(position: bytes.startIndex + 1) }
      return .rank(rank)
    }
    do {
      return .choices(try ChoiceSequence(parsing: text))
    } catch {
      throw .malformedChoices(
        ChoiceSequenceTextError(position: bytes.startIndex + error.position, reason: error.reason))
    }
  }
}

extension ReplayToken: Codable {
  /// Reads a token that was stored as its text.
  ///
  /// - Parameter decoder: The decoder, positioned at a string.
  /// - Throws: A `DecodingError` whose description names part and position.
  public init(from decoder: any Decoder) throws {
    self = try decoder.decodeText { try ReplayToken(parsing: $0) }
  }

  /// Stores the token as its text, one string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
