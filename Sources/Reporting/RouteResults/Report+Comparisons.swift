import Checking
import RoutingSpecs

extension ReportAssembly {
  /// What comparing states with the covers of routes has come to; `nil` where nothing says so.
  func comparisons(in results: [RouteResult]) -> [Report.Comparison]? {
    let all = results.flatMap { result in
      held(to: result.route).reduce(into: [Report.Comparison]()) { found, property in
        guard result[property].isCovered, let own = result[property].covered?.comparison else { return }
        var comparison = Report.Comparison(own, of: result.route)
        if let index = found.firstIndex(where: { comparison.isEqual(to: $0) }) {
          found[index].properties.append(property.rawValue)
        } else {
          comparison.properties = [property.rawValue]
          found.append(comparison)
        }
      }
    }
    return all.isEmpty ? nil : all
  }
}

extension Report.Comparison {
  fileprivate init(_ comparison: StackComparison, of route: String) {
    self.init(
      route: route, properties: [], states: DecimalCount(UInt(max(0, comparison.stacks))),
      strength: comparison.strength, controllers: comparison.controllers,
      questions: comparison.questions, obstacles: comparison.obstacles,
      sizes: comparison.reach.flatMap { Report.Sizes($0) })
  }

  /// Whether two comparisons differ in nothing but the properties that they are about.
  fileprivate func isEqual(to other: Report.Comparison) -> Bool {
    var other = other
    other.properties = properties
    return self == other
  }
}

extension Report.Sizes {
  /// Nothing is known of what a larger stack has not violated: it was the last that was run.
  fileprivate init?(_ reach: SizeReach) {
    switch reach {
    case .any: self.init()
    case .bounded(let bound, let reader): self.init(bound: bound.rawValue, reader: reader)
    case .exceeded: return nil
    }
  }
}

extension PropertyResult {
  /// What is said of all states, as a report says it; tested where nobody knows.
  var reportedStrength: Report.Strength { strength == .proved ? .proved : .tested }
}

extension FailureStudy.Evidence {
  /// On how many stacks a condition rests, as the end of a sentence that claims no more than the verdict beside it.
  func words(isTested: Bool) -> String {
    if isTested, case .proved(let states) = self {
      return "asked of all \(states.shortForm) states, tested and not proved"
    }
    return description
  }
}
