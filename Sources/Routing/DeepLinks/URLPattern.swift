/// A pattern for the paths of deep links, as in `/products/:id` or `/help/*`.
///
/// A path is a list of segments. In a pattern a segment is a literal, a parameter (`:name`, matches any one segment)
/// or, at the end only, a rest (`*`, matches any number of segments, none included). A pattern may begin with a scheme
/// and a host (`shop://catalogue/…`), which then have to be the same; case matters only in paths.
public struct URLPattern: Hashable, Sendable, CustomStringConvertible {
  /// One part of a pattern's path.
  public enum Segment: Hashable, Sendable {
    /// Matches a segment that reads the same.
    case literal(String)
    /// Matches any one segment and names it.
    case parameter(String)
    /// Matches all that is left.
    case rest
  }

  /// Why a text is no pattern.
  public enum ParsingError: Error, Hashable, Sendable {
    /// A parameter has no name, as in `/products/:`.
    case parameterWithoutName(segment: Int)
    /// Two parameters have the same name.
    case duplicateParameter(String)
    /// Something comes after the rest.
    case restBeforeEnd(segment: Int)
    /// A scheme or a host is empty, as in `://x` or `shop:///x`.
    case emptySchemeOrHost
  }

  /// The scheme that a link has to have, in lower case, or `nil` for any.
  public let scheme: String?

  /// The host that a link has to have, in lower case, or `nil` for any.
  public let host: String?

  /// The parts of the path.
  public let segments: [Segment]

  /// Reads a pattern.
  ///
  /// - Parameter text: The pattern.
  /// - Throws: The first thing that is wrong, segments counted from 0.
  public init(_ text: String) throws(ParsingError) {
    var path = Substring(text)
    if let separator = path.firstRange(of: "://") {
      let scheme = path[..<separator.lowerBound]
      path = path[separator.upperBound...]
      let host = path.prefix { $0 != "/" }
      path = path[host.endIndex...]
      guard !scheme.isEmpty, !host.isEmpty else { throw .emptySchemeOrHost }
      self.scheme = scheme.lowercased()
      self.host = host.lowercased()
    } else {
      scheme = nil
      host = nil
    }
    segments = try Self.segments(of: path)
  }

  private static func segments(of path: Substring) throws(ParsingError) -> [Segment] {
    var segments: [Segment] = []
    var names: [String] = []
    for (index, part) in path.split(separator: "/").enumerated() {
      if segments.last == .rest { throw .restBeforeEnd(segment: index) }
      if part == "*" {
        segments.append(.rest)
      } else if part.first == ":" {
        let name = String(part.dropFirst())
        guard !name.isEmpty else { throw .parameterWithoutName(segment: index) }
        guard !names.contains(name) else { throw .duplicateParameter(name) }
        names.append(name)
        segments.append(.parameter(name))
      } else {
        segments.append(.literal(String(part)))
      }
    }
    return segments
  }

  /// The pattern as it is written.
  public var description: String {
    let prefix = scheme.map { "\($0)://\(host ?? "")" } ?? ""
    let path = segments.map { segment in
      switch segment {
      case .literal(let text): "/" + text
      case .parameter(let name): "/:" + name
      case .rest: "/*"
      }
    }
    return prefix + (path.isEmpty ? "/" : path.joined())
  }
}
