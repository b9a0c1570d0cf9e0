import Checking
import Foundation
public import RoutingSpecs

/// Reads a certificate line by line and keeps the route that is being read, nothing else.
public struct CertificateReader {
  /// What a line has completed.
  public enum Event: Sendable {
    /// The opening was read.
    case opening(Certificate.Opening)
    /// A route was read to its end.
    case route(CertifiedRoute)
    /// The closing was read: the certificate is whole and as it was written.
    case closing
  }

  private enum State {
    case start, between, within, closed
  }

  private var state = State.start
  private var line = 0
  private var digest = FingerprintBuilder()
  private var screens = 0
  private var route = CertifiedRoute(name: "")
  /// For each part of the route, how many containers with known children stand inside each other in it.
  private var nesting: [Int] = []
  private var names: Set<String> = []
  private let decoder = JSONDecoder()

  /// Waits for the first line.
  public init() {}

  /// Reads a line.
  ///
  /// - Parameter bytes: The line without its line end.
  /// - Returns: What it has completed, or `nil`.
  /// - Throws: `CertificateError` for the first thing that is wrong.
  public mutating func read(_ bytes: some Collection<UInt8>) throws -> Event? {
    line += 1
    if case .start = state { try checkFormat(bytes) }
    let decoded: Certificate.Line
    do {
      decoded = try decoder.decode(Certificate.Line.self, from: Data(bytes))
    } catch {
      throw CertificateError.malformed(line: line, reason: DocumentFault(error).words(whole: "it"))
    }
    if case .closing(let closing) = decoded { return try close(closing) }
    digest.combine(bytes: Array(bytes) + [UInt8(ascii: "\n")])
    switch (state, decoded) {
    case (.start, .opening(let opening)):
      screens = opening.screens.count
      state = .between
      return .opening(opening)
    case (.between, .route(let name)):
      guard names.insert(name).inserted else {
        throw CertificateError.duplicateRoute(line: line, name: name)
      }
      (route, nesting, state) = (CertifiedRoute(name: name), [], .within)
      return nil
    case (.within, _): return try enter(decoded)
    default: throw unexpected()
    }
  }

  /// Says that there are no more lines.
  ///
  /// - Throws: `CertificateError.truncated` where the closing was not read.
  public func end() throws {
    if state != .closed { throw CertificateError.truncated(line: line) }
  }

  /// Refuses another form by its version, and not for what it lacks.
  private func checkFormat(_ bytes: some Collection<UInt8>) throws {
    let first = try? decoder.decode([String: DocumentOrigin].self, from: Data(bytes))
    guard let origin = first?["certificate"], let format = origin.format, format != Certificate.format else {
      return
    }
    throw CertificateError.otherFormat(found: format, toolVersion: origin.toolVersion)
  }

  private mutating func enter(_ decoded: Certificate.Line) throws -> Event? {
    switch decoded {
    case .cover(let judged):
      let start = route.regions.count
      route.covers.append(CertifiedRoute.Cover(judged: judged, regions: start..<start))
    case .predicate(let predicate):
      try require(route.predicates.count, "the predicate", in: 0...Self.lastPredicate)
      for screen in predicate.screens { try requireScreen(screen) }
      route.predicates.append(predicate)
    case .part(let part):
      try check(part)
      nesting.append(try checkedNesting(of: part))
      route.parts.append(part)
    case .verdict(let verdict): route.verdicts.append(verdict)
    case .region(let region):
      try check(region)
      guard let last = route.covers.indices.last else { throw unexpected("a cover") }
      route.regions.append(region)
      route.covers[last].regions = route.covers[last].regions.lowerBound..<route.regions.count
    case .ending(let ending):
      guard ending.regions == route.regions.count else {
        throw CertificateError.miscounted(
          line: line, stated: ending.regions, found: route.regions.count, what: "regions")
      }
      route.ending = ending
      state = .between
      defer { route = CertifiedRoute(name: "") }
      return .route(route)
    case .opening, .route, .closing: throw unexpected()
    }
    return nil
  }

  private mutating func close(_ closing: Certificate.Closing) throws -> Event {
    guard case .between = state else { throw unexpected() }
    guard closing.routes == names.count else {
      throw CertificateError.miscounted(
        line: line, stated: closing.routes, found: names.count, what: "routes")
    }
    guard closing.digest == digest.fingerprint.description else { throw CertificateError.altered }
    state = .closed
    return .closing
  }
}

// MARK: - What lines refer to

extension CertificateReader {
  /// The greatest number of a predicate: they are kept as the bits of a word.
  private static let lastPredicate = 63

  /// The most that a part may demand to be in it: all combinations of them are told apart.
  private static let mostDemands = 10

  private func check(_ part: Certificate.Part) throws {
    switch part {
    case .screen(let screen): try requireScreen(screen)
    case .open(let open): try check(open.without, open.with)
    case .split(let primary, let secondary):
      try requirePart(primary)
      try requirePart(secondary)
    case .row(let row):
      guard row.kind == .navigation || row.kind == .tabs else { throw unexpected("of a kind that is a row") }
      let most = StackSpace.Bounds.maximum
      try require(row.known.count, "known children:", in: 1...most)
      for child in row.known { try requirePart(child) }
      try require(row.limit, "the limit", in: 0...most)
      if let selected = row.selected { try require(selected, "the selected tab", in: 0...most) }
      try check(row.without, row.with)
    }
  }

  /// The most containers that stand inside each other: a navigation controller in a tab bar or split controller.
  ///
  /// A part that refers to another one twice, that to the next one, and so on, would take forever to be looked at.
  private static let mostNesting = 2

  private func checkedNesting(of part: Certificate.Part) throws -> Int {
    let children =
      switch part {
      case .screen, .open: [Int]()
      case .row(let row): row.known
      case .split(let primary, let secondary): [primary, secondary]
      }
    guard let deepest = children.map({ nesting[$0] }).max() else { return 0 }
    try require(deepest + 1, "containers inside each other:", in: 0...Self.mostNesting)
    return deepest + 1
  }

  private func check(_ without: Certificate.Look, _ with: [Certificate.Look]) throws {
    try require(with.count, "demands:", in: 0...Self.mostDemands)
    for look in [without] + with {
      for predicate in look.own + look.visible + look.inside {
        guard route.predicates.indices.contains(predicate) else { throw unknown("predicate", predicate) }
      }
    }
  }

  private func check(_ region: Certificate.Region) throws {
    try require(region.layers.count, "layers:", in: 1...StackSpace.Bounds.maximum + 1)
    for part in region.layers { try requirePart(part) }
    if let styles = region.styles {
      try require(styles.count, "styles:", in: region.layers.count...region.layers.count)
    }
    guard route.verdicts.indices.contains(region.verdict) else { throw unknown("verdict", region.verdict) }
  }

  private func requireScreen(_ screen: Int) throws {
    guard (0..<screens).contains(screen) else { throw unknown("screen", screen) }
  }

  private func requirePart(_ part: Int) throws {
    guard route.parts.indices.contains(part) else { throw unknown("part", part) }
  }

  private func require(_ number: Int, _ what: String, in allowed: ClosedRange<Int>) throws {
    guard allowed.contains(number) else {
      throw CertificateError.outOfRange(line: line, what: what, number: number, allowed: allowed)
    }
  }

  private func unknown(_ what: String, _ number: Int) -> CertificateError {
    .unknownNumber(line: line, what: what, number: number)
  }

  /// The error for a line where something else must stand: what the state says, unless it is known better.
  private func unexpected(_ better: String? = nil) -> CertificateError {
    let expected =
      switch state {
      case .start: "the opening"
      case .between: "the name of a route, or the closing"
      case .within: "a part of the route `\(route.name)`, or its end"
      case .closed: "missing: nothing follows the closing"
      }
    return .unexpected(line: line, expected: better ?? expected)
  }
}

/// All that a certificate says of one route; every number in it refers to something.
public struct CertifiedRoute: Sendable {
  /// The route's name.
  public let name: String

  /// How its regions ended.
  public internal(set) var ending = Certificate.Ending(regions: 0, covered: .zero, stopped: nil)

  var predicates: [Certificate.Predicate] = []
  var parts: [Certificate.Part] = []
  var verdicts: [Certificate.Verdict] = []
  var regions: [Certificate.Region] = []
  var covers: [Cover] = []

  /// Regions that are all stacks of the space together.
  struct Cover: Sendable {
    /// What they judge.
    var judged: [RouteProperty]
    /// Their numbers.
    var regions: Range<Int>
  }

  init(name: String) { self.name = name }
}
