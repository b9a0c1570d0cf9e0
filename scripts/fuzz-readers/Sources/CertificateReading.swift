import Auditing
import Foundation
import RoutingSpecs

/// Reads certificates, and audits every route that is read to its end.
@MainActor
enum CertificateReading {
  private static let app = KnownApps.shop

  static func read(_ bytes: [UInt8]) {
    do {
      try audit(bytes)
    } catch let error as CertificateError {
      require(!"\(error)".isEmpty, "a certificate is refused without a word")
    } catch {
      fatalError("a certificate is refused with \(error)")
    }
  }

  private static func audit(_ bytes: [UInt8]) throws {
    var reader = CertificateReader()
    var audit: CertificateAudit?
    var plan = CertificateAudit.Plan()
    // Nothing is run: that is the work of the app, and in virtual time, which libFuzzer would read too.
    plan.samples = 0
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      readAlone(line)
      switch try reader.read(line) {
      case .opening(let opening): audit = try CertificateAudit(opening, of: app, plan: plan)
      case .route(let route): _ = try audit.map { try $0.run(route).disagreements.map { "\($0)" } }
      case .closing, nil: break
      }
    }
    try reader.end()
  }

  /// A line that is read is written and read as the same.
  private static func readAlone(_ line: ArraySlice<UInt8>) {
    guard let read = try? JSONDecoder().decode(Certificate.Line.self, from: Data(line)) else { return }
    let written = try? JSONEncoder().encode(read)
    let again = written.flatMap { try? JSONDecoder().decode(Certificate.Line.self, from: $0) }
    require(
      again == read, "\(read) is written as \(written.map { String(decoding: $0, as: UTF8.self) } ?? "")")
  }
}
