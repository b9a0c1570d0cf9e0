import HeadlessUIKit
import Routing

/// Watches whether code of an app's has run while a route was covered.
///
/// A proof holds only where none did: what such code knows besides what it asks UIKit, nobody can see.
@MainActor
struct RouteCode {
  private let calloutsBefore = StructureReads.callouts

  /// Begins to watch.
  init() { OpenRegions.forgetExits() }

  /// Finds what stands in the way of a proof.
  ///
  /// - Parameters:
  ///   - route: The route that was covered.
  ///   - app: The app that it belongs to.
  /// - Returns: The obstacles in words, the most important first; none where all code was UIKit's or the library's.
  func obstacles(of route: Route, of app: RoutedApp) -> [String] {
    var result: [String] = []
    if !route.isMadeOfSteps { result.append("the route is code of the app's own") }
    if route.makesItsSteps { result.append("code of the app's own makes its steps for each attempt") }
    let roles = OpenRegions.exits.filter { !Self.libraryClosures.contains($0) }.map(\.words)
    if route.isMadeOfSteps, !roles.isEmpty {
      result.append("its steps call code of the app's own: \(roles.joined(separator: ", "))")
    }
    if StructureReads.callouts != calloutsBefore {
      result.append("UIKit calls the app's own delegates or closures while it runs")
    }
    return result
      + ScreenCode.obstacles(of: app.catalogue.variants, binding: app.binding).map(\.description)
  }

  /// Where the closures are those with which a check follows a route.
  private static let libraryClosures: [OpenRegions.Exit] = [.completion, .event, .promise]
}

extension OpenRegions.Exit {
  /// What the code is in a route.
  fileprivate var words: String {
    switch self {
    case .finder: "a finder"
    case .startingPoint: "a starting point"
    case .windowProvider: "a window provider"
    case .choice: "a switch"
    case .contextTransformation: "a transformation of contexts"
    case .preparation: "a preparation"
    case .interceptor: "an interceptor"
    case .contextTask: "a context task"
    case .postRoutingTask: "a post-routing task"
    case .completion: "a completion"
    case .event: "an observer"
    case .promise: "an observer of promises"
    case .action: "an action"
    case .presenter: "a choice of presenter"
    case .presentation: "a configuration of a presentation"
    case .container: "a container"
    case .modalHost: "a choice of host"
    case .leaving: "a way to leave"
    }
  }
}
