import Checking
package import RoutingSpecs

extension FuzzPlan {
  /// What a stored campaign is one of, as the end of a sentence, where it is not the other one; `nil` where it is.
  package func difference(from other: FuzzPlan) -> String? {
    if toolVersion != other.toolVersion {
      return "routecheck \(toolVersion), whose runs are not those of \(other.toolVersion)"
    }
    if app != other.app { return "the app `\(app)`, not of `\(other.app)`" }
    if states != other.states || links != other.links {
      return "\(extent), not of \(other.extent): app or bound have changed"
    }
    if settings != other.settings { return "\(Self.words(settings)), not of \(Self.words(other.settings))" }
    if routes != other.routes {
      return "other routes (\(routes.prefix(20).joined(separator: ", "))\(routes.count > 20 ? ", …" : ""))"
    }
    if seed != other.seed { return "seed \(seed.rawValue), not of \(other.seed.rawValue)" }
    return nil
  }

  /// From where its runs begin, in words.
  package var extent: String {
    if let states { return "\(states.shortForm) states" }
    let links = links ?? []
    return "launches with " + (links.isEmpty ? "no links" : "the links \(links.joined(separator: ", "))")
  }

  private static func words(_ settings: [String]) -> String {
    settings.isEmpty ? "the app's own settings" : "the settings \(settings.joined(separator: ", "))"
  }
}
