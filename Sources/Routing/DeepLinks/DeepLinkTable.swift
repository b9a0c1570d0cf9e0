public import Foundation

/// Translates deep links to destinations: a list of patterns, of which the first that matches wins.
@MainActor
public struct DeepLinkTable {
  /// One line of the table.
  public struct Entry {
    /// The name, for reports.
    public let name: String

    /// The links that the entry is for.
    public let pattern: URLPattern

    let destination: @MainActor (DeepLinkParameters) throws -> AnyDestination?
  }

  /// The lines, in the order in which they are asked.
  public private(set) var entries: [Entry] = []

  /// Makes an empty table.
  public init() {}

  /// Adds a line at the end.
  ///
  /// - Parameters:
  ///   - name: The name, for reports.
  ///   - pattern: The links that the line is for.
  ///   - destination: Where such a link leads; `nil` leaves it to the lines below.
  /// - Throws: What is wrong with the pattern.
  public mutating func add(
    _ name: String, _ pattern: String,
    destination: @escaping @MainActor (DeepLinkParameters) throws -> AnyDestination?
  ) throws(URLPattern.ParsingError) {
    entries.append(Entry(name: name, pattern: try URLPattern(pattern), destination: destination))
  }

  /// Where a link leads.
  ///
  /// - Parameter url: The link.
  /// - Returns: The destination.
  /// - Throws: ``RoutingError/unknownDeepLink(_:)`` if no line takes the link, or what a line throws.
  public func destination(for url: URL) throws -> AnyDestination {
    for entry in entries {
      guard let parameters = entry.pattern.match(url) else { continue }
      if let destination = try entry.destination(parameters) { return destination }
    }
    throw RoutingError.unknownDeepLink(url.absoluteString)
  }

  /// What is wrong with the table, in the order of its lines.
  ///
  /// It compares the patterns of all pairs of lines; a line that several others cover only together is not noticed.
  public var problems: [Problem] {
    var problems: [Problem] = []
    for later in entries.indices {
      for earlier in entries.indices.prefix(later) {
        let (first, second) = (entries[earlier], entries[later])
        if first.pattern.covers(second.pattern) {
          problems.append(.unreachable(second.name, behind: first.name))
        } else if !second.pattern.covers(first.pattern),
          let example = first.pattern.commonExample(with: second.pattern)
        {
          problems.append(.ambiguous(first.name, second.name, example: example))
        }
      }
    }
    return problems
  }

  /// Something in a table that its author is unlikely to want.
  public enum Problem: Hashable, Sendable {
    /// An earlier line takes every link of this one, unless it declines.
    case unreachable(String, behind: String)

    /// Two lines take the same link and neither is the special case of the other: their order decides.
    case ambiguous(String, String, example: String)
  }
}

extension Router {
  /// Navigates to where a deep link leads.
  ///
  /// - Parameters:
  ///   - url: The link.
  ///   - table: The translations.
  ///   - animated: Whether the changes of the stack are animated.
  ///   - completion: Called exactly once; fails if no line of the table takes the link.
  public func navigate(
    to url: URL, using table: DeepLinkTable, animated: Bool = true,
    completion: (@MainActor (RoutingResult) -> Void)? = nil
  ) {
    do {
      try table.destination(for: url).navigate(with: self, animated: animated, completion: completion)
    } catch let error as RoutingError {
      completion?(.failure(error))
    } catch {
      completion?(.failure(.deepLinkFailed(error, url.absoluteString)))
    }
  }
}
