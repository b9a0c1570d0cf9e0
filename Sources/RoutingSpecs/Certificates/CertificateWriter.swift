import Checking
import Foundation

/// Writes a certificate line by line, while the covers that it is about are made.
@MainActor
public final class CertificateWriter {
  private let write: (String) -> Void
  private var digest = FingerprintBuilder()
  private var routes = 0
  private var regions = 0
  private var covered = Natural.zero
  private var cover = -1
  private var predicates = 0
  private var parts: [Certificate.Part: Int] = [:]
  private var numbers: [RegionPart: Int] = [:]
  private var verdicts: [Certificate.Verdict: Int] = [:]
  private let encoder: JSONEncoder

  /// Writes the opening.
  ///
  /// - Parameters:
  ///   - opening: What is covered.
  ///   - write: Receives each line with its line end.
  public init(_ opening: Certificate.Opening, write: @escaping (String) -> Void) {
    self.write = write
    encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    put(.opening(opening))
  }

  /// Begins a route.
  public func begin(_ route: String) {
    routes += 1
    (regions, covered, predicates, cover) = (0, .zero, 0, -1)
    parts = [:]
    numbers = [:]
    verdicts = [:]
    put(.route(route))
  }

  /// Writes a region of the present route, and before it what it is the first to refer to.
  ///
  /// - Parameter finding: What the run of the region showed.
  public func note(_ finding: RegionCheck.Finding) {
    if finding.cover != cover {
      cover = finding.cover
      put(.cover(RouteProperty.allCases.filter { finding.judged.contains($0) }))
    }
    for table in finding.predicates.dropFirst(predicates) { put(.predicate(Certificate.Predicate(table))) }
    predicates = finding.predicates.count
    // Where a certificate is written, it is decided how many layers there are.
    let region = finding.region
    let layers = ([region.root] + (region.layers?.known.reversed() ?? [])).map { number(of: $0) }
    let styles = [.automatic] + region.styles.reversed()
    let isPlain = styles.allSatisfy { $0 == .automatic }
    let verdict = number(
      of: Certificate.Verdict(finding.judgement, ending: finding.isPerformance ? finding.signature : nil))
    put(
      .region(
        Certificate.Region(
          layers: layers, styles: isPlain ? nil : styles, weight: finding.weight,
          verdict: verdict)))
    regions += 1
    if finding.isPerformance { covered += finding.weight }
  }

  /// Ends the present route.
  ///
  /// - Parameter stopped: Why the regions are not all, or `nil` where nothing is missing.
  public func end(_ stopped: String?) {
    put(.ending(Certificate.Ending(regions: regions, covered: covered, stopped: stopped)))
  }

  /// Writes the closing; nothing may follow.
  public func close() {
    put(.closing(Certificate.Closing(routes: routes, digest: digest.fingerprint)))
  }

  private func put(_ line: Certificate.Line) {
    guard let data = try? encoder.encode(line) else {
      preconditionFailure("a line consists of texts, whole numbers and lists")
    }
    let text = String(decoding: data, as: UTF8.self) + "\n"
    digest.combine(bytes: text.utf8)
    write(text)
  }

  // MARK: - Numbers

  private func number(of verdict: Certificate.Verdict) -> Int {
    if let number = verdicts[verdict] { return number }
    put(.verdict(verdict))
    verdicts[verdict] = verdicts.count
    return verdicts.count - 1
  }

  private func number(of part: RegionPart) -> Int {
    if let number = numbers[part] { return number }
    let number = written(described(part))
    numbers[part] = number
    return number
  }

  private func written(_ part: Certificate.Part) -> Int {
    if let number = parts[part] { return number }
    put(.part(part))
    parts[part] = parts.count
    return parts.count - 1
  }

  private func described(_ part: RegionPart) -> Certificate.Part {
    switch part {
    case .screen(let number): return .screen(number)
    case .split(let primary, let secondary):
      return .split(primary: number(of: primary), secondary: number(of: secondary))
    case .open(let open):
      return .open(
        Certificate.Open(
          place: Certificate.Place(open.sort), kinds: ContentKind.allCases.filter { open.kinds.contains($0) },
          without: Certificate.Look(open.marks), with: open.requirements.map { Certificate.Look($0) }))
    case .row(let row):
      // Where a certificate is written, rows are divided child by child: only the last gap is open.
      let rest = row.gaps.last ?? .closed
      return .row(
        Certificate.Row(
          kind: row.kind == .tabs ? .tabs : .navigation, known: row.known.map { number(of: $0) },
          limit: rest.isClosed ? 0 : row.limit,
          without: Certificate.Look(rest.marks), with: rest.requirements.map { Certificate.Look($0) },
          selected: row.selected))
    }
  }
}

extension Certificate.Place {
  fileprivate init(_ sort: RegionSort.ID) {
    switch sort {
    case .root: self = .root
    case .modal: self = .modal
    case .pushed: self = .pushed
    case .tab: self = .tab
    case .primary: self = .primary
    case .secondary: self = .secondary
    }
  }
}

extension Certificate.Look {
  fileprivate init(_ marks: RegionMarks) {
    func numbers(_ bits: PredicateBits) -> [Int] {
      (0..<PredicateBits.bitWidth).filter { bits & 1 << PredicateBits($0) != 0 }
    }
    self.init(own: numbers(marks.own), visible: numbers(marks.visible), inside: numbers(marks.all))
  }
}

extension Certificate.Predicate {
  fileprivate init(_ table: PredicateTable) {
    self.init(
      screens: table.matches.indices.filter { table.matches[$0] },
      containers: ContentKind.allCases.filter { table.kinds.contains($0) })
  }
}
