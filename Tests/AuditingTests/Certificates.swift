import Auditing
import Checking
import Storefront
import Testing

@testable import RoutingSpecs

/// Covers routes of the shop at a small bound, and reads back what is written of it.
@MainActor
enum Certificates {
  static let bounds = StackSpace.Bounds(tabs: 1, depth: 1, modals: 1, splits: false)

  static func shop(_ bounds: StackSpace.Bounds = bounds) throws -> RoutedApp {
    try Storefront.app().bounded(
      large: bounds, small: StackSpace.Bounds(tabs: 0, depth: 0, modals: 0, splits: false))
  }

  static func opening(_ app: RoutedApp) -> Certificate.Opening {
    Certificate.Opening(app, properties: app.properties, toolVersion: "0")
  }

  /// The lines of a certificate of some routes.
  static func lines(
    _ routes: [Route], of app: RoutedApp, arithmetic: RegionArithmetic = .exact
  ) -> [String] {
    var lines: [String] = []
    let writer = CertificateWriter(opening(app)) { lines.append(String($0.dropLast())) }
    for route in routes {
      writer.begin(route.name)
      var check = RegionCheck(
        route, of: app, space: app.space, options: RouteExecution.Options(), arithmetic: arithmetic,
        isForCertificate: true)
      while let finding = check.next() { writer.note(finding) }
      writer.end(nil)
    }
    writer.close()
    return lines
  }

  /// What reading lines gives.
  static func events(_ lines: [String]) throws -> [CertificateReader.Event] {
    var reader = CertificateReader()
    let events = try lines.compactMap { try reader.read(Array($0.utf8)) }
    try reader.end()
    return events
  }

  /// The routes that lines are of.
  static func routes(_ lines: [String]) throws -> [CertifiedRoute] {
    try events(lines).compactMap { if case .route(let route) = $0 { route } else { nil } }
  }
}
