import Checking
import Foundation
import RoutingSpecs

extension RouteCheckCommand {
  /// `routecheck list`: the apps, or what one of them consists of.
  func list(_ arguments: ParsedArguments) throws -> ExitCode {
    guard let name = arguments.positional.first else {
      let apps = try AppLookup.names.compactMap { try AppLookup.builtIn($0) }
      try write(apps.map(AppListing.init), asJSON: arguments.has("--json")) { $0.headline }
      return .success
    }
    let listing = AppListing(try AppLookup(surroundings: surroundings).app(name))
    try write([listing], asJSON: arguments.has("--json")) { $0.text }
    return .success
  }

  private func write(
    _ listings: [AppListing], asJSON: Bool, _ text: (AppListing) -> String
  ) throws {
    guard asJSON else {
      for listing in listings { surroundings.write(text(listing)) }
      return
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    surroundings.write(String(decoding: try encoder.encode(listings), as: UTF8.self) + "\n")
  }
}

/// What an app consists of, for people and for programs.
private struct AppListing: Codable {
  struct RouteListing: Codable {
    var name: String
    var summary: String
    var expectation: String
  }

  var name: String
  var summary: String
  var screens: [String]
  var bound: String
  var states: String
  var exhaustiveBound: String
  var exhaustiveStates: String
  var routes: [RouteListing]

  @MainActor
  init(_ app: RoutedApp) {
    name = app.name
    summary = app.summary
    screens = app.catalogue.screens.map { $0.dismissal == .refused ? $0.name + "!" : $0.name }
    bound = app.space.bounds.words
    states = app.space.count.shortForm
    exhaustiveBound = app.exhaustiveSpace.bounds.words
    exhaustiveStates = app.exhaustiveSpace.count.grouped
    routes = app.routes.map {
      RouteListing(
        name: $0.name, summary: $0.summary,
        expectation: "reaches \($0.expectation.target.words(in: app.catalogue))")
    }
  }

  var headline: String {
    "\(name): \(summary) \(routes.count) routes, \(screens.count) screens.\n"
  }

  var text: String {
    let width = routes.map(\.name.count).max() ?? 0
    let lines = routes.map { route in
      "  " + route.name + String(repeating: " ", count: width - route.name.count + 2) + route.summary + "\n"
    }
    return headline + "\nroutes:\n" + lines.joined()
      + "\nscreens (! refuses to be dismissed): \(screens.joined(separator: ", "))"
      + "\nlarge bound: \(bound): \(states) states, sampled"
      + "\nsmall bound: \(exhaustiveBound): \(exhaustiveStates) states, each of them run\n"
  }
}
