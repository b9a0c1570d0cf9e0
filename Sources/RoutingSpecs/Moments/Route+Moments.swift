import Routing

/// Which of two requests is to win that overlap.
public enum Overlap: String, Hashable, Sendable, Codable, CaseIterable {
  /// Either, as long as both tell the truth: who says last that it has arrived is on screen in the end.
  case unspecified
  /// The one that came last: it ends as it does when the other one is over.
  case lastWins
  /// The one that came first: it ends as it does alone, and the other one declines.
  case firstWins
  /// Both, one after the other: each ends as it does at rest, and the one that came last is on screen.
  case inTurn

  /// What a lock promises.
  init(_ policy: SingleNavigationLock.Policy) {
    switch policy {
    case .refuse: self = .firstWins
    case .queue: self = .inTurn
    case .replace: self = .lastWins
    }
  }

  /// What is expected of the two, in words.
  var sentence: String {
    switch self {
    case .unspecified: "a request that says it arrived is on screen in the end, the later one if both do"
    case .lastWins: "the later one ends as it does at rest"
    case .firstWins: "the earlier one ends as it does alone, and the later one declines"
    case .inTurn: "each ends as it does at rest, and the later one is on screen"
    }
  }
}

extension Route {
  /// The route, while which another one comes, in every order of what happens meanwhile.
  ///
  /// A third request may come as well: it comes after the second, at rest or while something is under way.
  ///
  /// A check of it begins where the app's users may be, performs this route, and lets the other one come at every
  /// boundary of two events. Of two animations that are both under way either may end first. What is judged is
  /// `RouteProperties.moments`. What is wrong already where the other one comes at rest counts only if that one does no
  /// harm by itself from the same stack; otherwise a check of it alone judges it.
  ///
  ///     app.routes.map { $0.meanwhile($0) }
  ///     product.meanwhile(login).meanwhile(product)
  ///
  /// - Parameter other: The other route; the same one for a link that is tapped twice.
  /// - Returns: The route, called after both: `product + login`.
  public func meanwhile(_ other: Route) -> Route {
    let all = (requests.isEmpty ? [self] : requests) + [other]
    precondition(other.requests.isEmpty && all.count <= Self.mostRequests, "only three requests may overlap")
    let asked = other.gesture == nil ? other : self
    let watching = overTime(with: other)
    let judged =
      watching.isEmpty ? RouteProperties.moments : .moments.union(RouteProperties(.passesOwnChecks))
    let exempt = all.reduce(into: RouteProperties()) { $0.formUnion($1.expectation.exemptions) }
    var route = Route(
      name + Self.overlapMark + other.name,
      summary: summary(with: other),
      expecting: Expectation(
        reaches: asked.expectation.target,
        exemptFrom: RouteProperties.standard.subtracting(judged).union(exempt.subtracting(.repeating))),
      perform: perform)
    route.location = gesture == nil ? location : other.location
    route.overlap = overlap
    route.ownChecks = watching
    route.requests = all
    route.isMadeOfSteps = all.allSatisfy { $0.isMadeOfSteps || $0.gesture != nil }
    route.makesItsSteps = all.contains { $0.makesItsSteps }
    return all.allSatisfy { $0.reading == .throughUIKit } ? route : route.reading(.otherwise)
  }

  /// How many requests overlap at the most.
  private static let mostRequests = 3

  private static let overlapMark = " + "

  /// The name of the route without what comes while it is under way.
  public var nameAlone: String {
    requests.first?.name ?? name
  }

  private func summary(with other: Route) -> String {
    guard requests.isEmpty else {
      return "\(summary) Then: \(other.gesture == nil ? other.summary : "\(other.name).")"
    }
    if other.name == name {
      return "\(summary) Asked for twice, the second time while the first is under way."
    }
    let (first, second) = (
      gesture == nil ? summary : "\(name).", other.gesture == nil ? other.summary : "\(other.name)."
    )
    return "\(first) Meanwhile: \(second)"
  }

  /// What is expected of the two requests, in words; `nil` where nothing comes while the route is under way.
  public var overlapExpectation: String? { requests.isEmpty ? nil : overlap.sentence }

  /// The same route, of which it is said what becomes of a request that comes while it is under way.
  ///
  /// - Parameter overlap: Which of the two is to win.
  /// - Returns: The route.
  public func overlapping(_ overlap: Overlap) -> Route {
    var route = self
    route.overlap = overlap
    return route
  }
}

/// What comes while a route is under way.
public struct Moments: OptionSet, Hashable, Sendable {
  /// One bit for each sort.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The same route again, as where somebody taps twice.
  public static let twice = Moments(rawValue: 1)

  /// Every other route of the app.
  public static let routes = Moments(rawValue: 2)

  /// What a user may do meanwhile; and the route while such a gesture is under way, also with the finger still down.
  public static let gestures = Moments(rawValue: 4)

  /// All of them.
  public static let all: Moments = [.twice, .routes, .gestures]
}

extension RoutedApp {
  /// The app, of which each route is checked while something else comes.
  ///
  ///     @Test(arguments: try app().inMoments().routes)
  ///     func survives(_ route: Route) throws {
  ///       try checkRoute(route, of: app().inMoments())
  ///     }
  ///
  /// - Parameters:
  ///   - moments: What comes.
  ///   - most: How many requests come while a route is under way, 1 or 2: with 2 there are the routes of 1 as well.
  /// - Returns: The app, with a route for each two requests: those that begin with a route, in the app's order, then
  ///   those that begin with a gesture; then one for each of these and a third request.
  public func inMoments(_ moments: Moments = .all, upTo most: Int = 1) -> RoutedApp {
    precondition((1...2).contains(most), "one or two requests come while a route is under way, not \(most)")
    let alone = routesByThemselves
    let gestures =
      moments.contains(.gestures) ? MomentGesture.all(in: space.bounds).map { Route(gesture: $0) } : []
    func adding(to firsts: [Route], _ others: [Route]) -> [Route] {
      firsts.flatMap { first in
        others.compactMap { other in
          guard other.gesture == nil, first.gesture == nil else { return first.meanwhile(other) }
          return moments.contains(first.asks(for: other) ? .twice : .routes) ? first.meanwhile(other) : nil
        }
      }
    }
    let pairs = adding(to: alone, alone + gestures) + adding(to: gestures, alone)
    return replacing(routes: most == 1 ? pairs : pairs + adding(to: pairs, alone + gestures))
  }

  /// The app in which there are routes of some names, with something in the middle of each where they say so.
  ///
  /// - Parameter names: Names of routes of this app or of `inMoments(_:upTo:)`.
  /// - Returns: The app itself, or with as many requests in the middle as the names have; it may have none of them.
  package func having(_ names: [String]) -> RoutedApp {
    if names.allSatisfy({ route(named: $0) != nil }) { return self }
    let pairs = inMoments()
    return names.allSatisfy { pairs.route(named: $0) != nil } ? pairs : inMoments(upTo: 2)
  }
}

extension Route {
  /// Whether a request of the route's is another route's.
  fileprivate func asks(for other: Route) -> Bool {
    name == other.name || requests.contains { $0.name == other.name }
  }
}
