import Checking

/// What a check writes down of its covers, so that somebody else can verify them: one JSON object a line.
///
/// The opening says what was covered. For each route follow its name, its covers, and an ending; for each cover what it
/// judges, what its regions refer to, and the regions: each cover is of the whole space. The closing counts the routes and has a digest of all lines before it. Predicates, parts and verdicts are
/// numbered from 0 within a route, in the order of their lines, and are referred to only by later lines.
public enum Certificate {
  /// The version of the form, which rises whenever an old reader would misunderstand a new certificate.
  public static let format = 1

  /// One line of a certificate: an object with the one key that says what it is.
  public enum Line: Hashable, Sendable {
    /// The first line.
    case opening(Opening)
    /// The name of the route that the following lines are about.
    case route(String)
    /// The properties that the following regions are about.
    case cover([RouteProperty])
    /// A predicate that marks refer to.
    case predicate(Predicate)
    /// A part that regions and other parts refer to.
    case part(Part)
    /// A verdict that regions refer to.
    case verdict(Verdict)
    /// A region.
    case region(Region)
    /// The end of a route.
    case ending(Ending)
    /// The last line.
    case closing(Closing)
  }
}

// MARK: - Codable

extension Certificate.Line: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case certificate, route, cover, predicate, part, verdict, region, end, closing
  }

  /// Reads an object with exactly one of the keys.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard let key = container.allKeys.first, container.allKeys.count == 1 else {
      let known = CodingKeys.allCases.map(\.rawValue).joined(separator: ", ")
      throw DecodingError.unfit("a line has one of the keys \(known)", at: decoder.codingPath)
    }
    switch key {
    case .certificate: self = .opening(try container.decode(Certificate.Opening.self, forKey: key))
    case .route: self = .route(try container.decode(String.self, forKey: key))
    case .cover: self = .cover(try container.decode([RouteProperty].self, forKey: key))
    case .predicate: self = .predicate(try container.decode(Certificate.Predicate.self, forKey: key))
    case .part: self = .part(try container.decode(Certificate.Part.self, forKey: key))
    case .verdict: self = .verdict(try container.decode(Certificate.Verdict.self, forKey: key))
    case .region: self = .region(try container.decode(Certificate.Region.self, forKey: key))
    case .end: self = .ending(try container.decode(Certificate.Ending.self, forKey: key))
    case .closing: self = .closing(try container.decode(Certificate.Closing.self, forKey: key))
    }
  }

  /// Writes an object with one key.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .opening(let opening): try container.encode(opening, forKey: .certificate)
    case .route(let name): try container.encode(name, forKey: .route)
    case .cover(let judged): try container.encode(judged, forKey: .cover)
    case .predicate(let predicate): try container.encode(predicate, forKey: .predicate)
    case .part(let part): try container.encode(part, forKey: .part)
    case .verdict(let verdict): try container.encode(verdict, forKey: .verdict)
    case .region(let region): try container.encode(region, forKey: .region)
    case .ending(let ending): try container.encode(ending, forKey: .end)
    case .closing(let closing): try container.encode(closing, forKey: .closing)
    }
  }
}
