import RoutingSpecs

/// Says in the checker's words what a file expects of its routes.
struct ExpectationTranslator {
  let catalogue: ScreenCatalogue

  func expectation(of route: AppFile.Route) throws(ScreenCatalogueError) -> Expectation {
    var anchors: [Target] = []
    for type in route.expects.through { anchors.append(try target(AppFile.Target(type: type))) }
    return Expectation(
      reaches: try target(route.expects.reaches),
      declines: route.expects.declines.map {
        RoutingSpecs.Decline($0.error.rawValue, when: StatePredicate($0.when))
      },
      disturbance: route.mayDisturb, through: anchors,
      exemptFrom: RouteProperties(route.expects.exempt))
  }

  private func target(_ target: AppFile.Target) throws(ScreenCatalogueError) -> Target {
    switch target.type {
    case .screen(let name):
      let kind = try catalogue.requiredKind(named: name)
      guard let text = target.context else { return Target(screen: kind, place: place(target.place)) }
      let context = try catalogue.requiredContext(text, ofKind: kind)
      return Target(screen: kind, context: context, place: place(target.place))
    case .container(let container):
      var kinds: [Int] = []
      for name in target.screens { kinds.append(try catalogue.requiredKind(named: name)) }
      return Target(container: container.kind, with: kinds, place: place(target.place))
    }
  }

  private func place(_ place: AppFile.TargetPlace?) -> Target.Place {
    switch place {
    case .root: .windowRoot
    case .presented: .presentedLayer
    case nil: .topmostLayer
    }
  }
}

extension AppFile.Container {
  /// What stacks call the container.
  var kind: ContentKind {
    switch self {
    case .navigation: .navigation
    case .tabs: .tabs
    case .split: .split
    }
  }
}
