public import Foundation

extension URLPattern {
  /// What a link says, if it matches.
  ///
  /// - Parameter url: The link.
  /// - Returns: The values of the parameters, decoded; `nil` if the link does not match. Cost: one look at each
  ///   segment.
  public func match(_ url: URL) -> DeepLinkParameters? {
    guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return nil }
    if let scheme, scheme != parts.scheme?.lowercased() { return nil }
    if let host, host != parts.host?.lowercased() { return nil }
    // Split before decoding: an encoded slash belongs to a segment and separates none.
    let path = parts.percentEncodedPath.split(separator: "/").map {
      String($0).removingPercentEncoding ?? String($0)
    }
    guard let values = match(path: path) else { return nil }
    let query = (parts.queryItems ?? []).map { ($0.name, $0.value ?? "") }
    return DeepLinkParameters(url: url, values: values, query: query)
  }

  /// The values of the parameters for a path, by name, or `nil` if the path does not match.
  func match(path: [String]) -> [String: String]? {
    var values: [String: String] = [:]
    var index = 0
    for segment in segments {
      switch segment {
      case .rest: return values
      case .literal(let text):
        guard index < path.count, path[index] == text else { return nil }
      case .parameter(let name):
        guard index < path.count else { return nil }
        values[name] = path[index]
      }
      index += 1
    }
    return index == path.count ? values : nil
  }

  /// Whether the pattern matches every link that another one matches.
  ///
  /// - Parameter other: The other pattern.
  /// - Returns: Whether a link that the other one matches can never pass this one.
  public func covers(_ other: URLPattern) -> Bool {
    guard scheme == nil || scheme == other.scheme, host == nil || host == other.host else { return false }
    var index = 0
    while true {
      let own = index < segments.count ? segments[index] : nil
      let their = index < other.segments.count ? other.segments[index] : nil
      switch (own, their) {
      case (.rest, _), (nil, nil): return true
      case (nil, _), (_, nil), (_, .rest): return false
      case (.literal, .parameter): return false
      case (.literal(let first), .literal(let second)):
        guard first == second else { return false }
      case (.parameter, _): break
      }
      index += 1
    }
  }

  /// A path that both patterns match, or `nil` if there is none.
  ///
  /// - Parameter other: The other pattern.
  /// - Returns: An example, parameters written as `x`.
  public func commonExample(with other: URLPattern) -> String? {
    if let scheme, let theirs = other.scheme, scheme != theirs { return nil }
    if let host, let theirs = other.host, host != theirs { return nil }
    var example: [String] = []
    var (index, otherIndex) = (0, 0)
    while true {
      let own = index < segments.count ? segments[index] : nil
      let their = otherIndex < other.segments.count ? other.segments[otherIndex] : nil
      switch (own, their) {
      case (nil, nil), (.rest, nil), (nil, .rest), (.rest, .rest): return prefix(or: other) + example.joined()
      case (nil, _), (_, nil): return nil
      case (.literal(let first), .literal(let second)):
        guard first == second else { return nil }
        example.append("/" + first)
      case (.literal(let text), _), (_, .literal(let text)): example.append("/" + text)
      default: example.append("/x")
      }
      // A rest stays where it is until the other pattern has ended.
      if own != .rest { index += 1 }
      if their != .rest { otherIndex += 1 }
    }
  }

  private func prefix(or other: URLPattern) -> String {
    guard let scheme = scheme ?? other.scheme, let host = host ?? other.host else { return "" }
    return "\(scheme)://\(host)"
  }
}

/// What a deep link says.
public struct DeepLinkParameters: Sendable {
  /// The link itself.
  public let url: URL

  private let values: [String: String]
  private let query: [(name: String, value: String)]

  init(url: URL, values: [String: String], query: [(String, String)]) {
    self.url = url
    self.values = values
    self.query = query.map { (name: $0.0, value: $0.1) }
  }

  /// The value of a parameter of the path, or else the first value of that name in the query.
  ///
  /// - Parameter name: The name, without colon.
  /// - Returns: The value, decoded, or `nil` if the link has none.
  public subscript(name: String) -> String? {
    values[name] ?? query.first { $0.name == name }?.value
  }
}
