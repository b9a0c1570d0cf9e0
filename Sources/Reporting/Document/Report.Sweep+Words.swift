extension Report.Sweep {
  /// The verdicts of one route that one setting changes in the same way, told by the same state.
  struct Group {
    var first: Dependency
    var properties: [String]

    /// What becomes of the verdicts, behind the name of the route.
    func words(name: (String) -> String) -> String {
      let names = properties.map(name).joined(separator: ", ")
      let verb =
        switch first.change {
        case .violated: properties.count == 1 ? "is violated" : "are violated"
        case .notViolated: properties.count == 1 ? "is no longer violated" : "are no longer violated"
        }
      return "\(names) \(verb) with \(name(first.setting))"
    }
  }

  /// The dependencies, those together that have one cause.
  var groups: [Group] {
    dependencies.reduce(into: []) { groups, dependency in
      let index = groups.firstIndex { group in
        group.first.route == dependency.route && group.first.setting == dependency.setting
          && group.first.change == dependency.change && group.first.notation == dependency.notation
      }
      if let index {
        groups[index].properties.append(dependency.property)
      } else {
        groups.append(Group(first: dependency, properties: [dependency.property]))
      }
    }
  }

  /// What was done, and how much that says.
  var extent: String {
    let names = Set(settings.map { $0.prefix { $0 != "=" } })
    let small = controllers > 0 ? "every stack of up to \(controllers) controllers, " : ""
    let stopped = stopReason.map { " Not everything was run: \($0)." } ?? ""
    return "Where public evidence about UIKit is divided, the model has a setting. "
      + "\(DecimalCount(UInt(names.count)).counting("setting")) took "
      + "\(DecimalCount(UInt(settings.count)).counting("other value")), one at a time. Under each, verdicts were "
      + "compared on \(states.counting("stack")) for every route and not covered again: \(small)every screen in "
      + "every sort of place, and the smallest stack of each violation.\(stopped)"
  }

  /// How many verdicts depend on no setting, in one sentence.
  var conclusion: String {
    let count = independent.counting("verdict")
    let dependent = DecimalCount(UInt(Set(dependencies.map { [$0.route, $0.property] }).count))
    let tried = stopReason == nil ? "" : " that was tried"
    if dependent == 0 { return "\(count) \(independent == 1 ? "depends" : "depend") on no setting\(tried)." }
    return "\(dependent.counting("verdict")) \(dependent == 1 ? "depends" : "depend") on a setting, "
      + "\(count) on none\(tried)."
  }
}
