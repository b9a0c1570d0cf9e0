import Checking
import Journeys
import Reporting
import RoutingSpecs

extension RouteCheckCommand {
  /// `routecheck list`: the apps, or what one of them consists of.
  func list(_ arguments: ParsedArguments) throws -> ExitCode {
    let isJSON = arguments.has("--json")
    guard let name = arguments.positional.first else {
      let listings = try apps.map { app in
        switch app.kind {
        case .routes(let make): AppListing(try make())
        case .launch(let app): AppListing(app)
        }
      }
      let headlines = listings.map(\.headline).joined()
      surroundings.write(
        isJSON
          ? JSONText.document(listings)
          : headlines
            + named("\n`routecheck list APP` shows the routes of one; an app file is given by its path.\n")
      )
      return .success
    }
    let listing =
      try lookup.launched(name).map { AppListing($0) }
      ?? AppListing(try lookup.app(name).bounded(byLarge: nil, small: nil))
    surroundings.write(isJSON ? JSONText.document([listing]) : listing.text)
    return .success
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
  var bound: String?
  var states: String?
  var exhaustiveBound: String?
  var exhaustiveStates: String?
  var routes: [RouteListing]
  var links: [String]?

  /// An app that is used from launch: what screens it has is found by using it.
  init(_ app: CheckedApp) {
    name = app.name
    summary = ""
    screens = []
    routes = []
    links = app.linkNames
  }

  @MainActor
  init(_ app: RoutedApp) {
    name = app.name
    summary = app.summary
    screens = app.catalogue.screens.map { $0.dismissal == .refused ? $0.name + "!" : $0.name }
    bound = app.space.bounds.words
    states = app.space.count.shortForm
    exhaustiveBound = app.exhaustiveSpace.bounds.words
    exhaustiveStates = app.exhaustiveSpace.count.shortForm
    routes = app.routes.map {
      RouteListing(
        name: $0.name, summary: $0.summary,
        expectation: "reaches \($0.expectation.target.words(in: app.catalogue))")
    }
  }

  var headline: String {
    if let links { return "\(name): used from launch, \(links.count.counting("link")).\n" }
    let words = summary.isEmpty ? "" : "\(summary.visible) "
    return "\(name): \(words)\(routes.count.counting("route")), \(screens.count.counting("screen")).\n"
  }

  var text: String {
    let width = routes.map { TextWidth.columns($0.name) }.max() ?? 0
    let lines = routes.map { route in
      let name = route.summary.isEmpty ? route.name : TextWidth.pad(route.name, to: width + 2)
      return "  " + name + route.summary.visible + "\n"
    }
    if let links { return headline + links.map { "  \($0)\n" }.joined() }
    guard let bound, let states, let exhaustiveBound, let exhaustiveStates else { return headline }
    return headline + "\nroutes:\n" + lines.joined()
      + "\nscreens (! refuses to be dismissed): \(screens.joined(separator: ", "))"
      + "\nlarge bound: \(bound): \(states) states, covered region by region where that is possible"
      + "\nsmall bound: \(exhaustiveBound): \(exhaustiveStates) states, run one by one where it is not\n"
  }
}
