/// What verdicts about a route can be worth, as far as the app tells without running it.
public struct RouteProspect: Hashable, Sendable {
  /// The most that a verdict can be.
  public enum Strength: String, Hashable, Sendable, Codable, CaseIterable {
    /// Nothing stands in the way of a proof; what the check runs decides.
    case proved
    /// The cover is compared with stacks that are run by themselves.
    case tested
    /// The route is never covered: stacks are drawn at random.
    case sampled
  }

  /// Why a verdict is worth less than a proof.
  public enum Limit: Hashable, Sendable {
    /// The route reads the stack in ways that cannot be tracked.
    case untrackedReading
    /// The app's own code performs the route, not the library's router.
    case ownCode
    /// A finder of the chain runs the app's own code; the finder's type.
    case ownFinder(String)
    /// A screen that may stand anywhere runs code of its own, so this is so of every route.
    case screens
  }

  /// The route's name.
  public let route: String

  /// Why a verdict is worth less than a proof; empty where it is not.
  public let limits: [Limit]

  /// The most that a verdict can be.
  public var strength: Strength {
    limits.contains(.untrackedReading) ? .sampled : limits.isEmpty ? .proved : .tested
  }

  @MainActor
  init(of route: Route, among screens: [ScreenCode]) {
    self.route = route.name
    var limits: [Limit] = route.reading == .otherwise ? [.untrackedReading] : []
    if !route.isMadeOfSteps { limits.append(.ownCode) }
    // The finders of an app that a file describes are the library's own.
    let isDescribed = screens.allSatisfy { $0.type is any AnswersAsDescribed.Type }
    for probe in route.finderProbes where !isDescribed && Self.runsOwnCode(probe.finder) {
      let limit = Limit.ownFinder(Self.shortName(of: probe.finder))
      if !limits.contains(limit) { limits.append(limit) }
    }
    if screens.contains(where: { !$0.obstacles.isEmpty }) { limits.append(.screens) }
    self.limits = limits
  }

  /// Whether a finder is of the app's own, or one of the library's around a closure of the app's.
  private static func runsOwnCode(_ finder: Any.Type) -> Bool {
    let name = String(reflecting: finder)
    return !name.hasPrefix("Routing.") || name.hasPrefix("Routing.InlineFinder<")
      || name.hasPrefix("Routing.ClosureFinder<")
  }

  /// The name of a type without the types that it is generic over.
  private static func shortName(of type: Any.Type) -> String {
    String("\(type)".prefix { $0 != "<" })
  }
}
