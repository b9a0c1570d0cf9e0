/// What a step or a start offers the step above it to stand on.
private enum Foothold {
  /// A controller of this class.
  case type(AppFile.ControllerType)
  /// Whatever is topmost, or the root: its class is not known.
  case anything(String)
  /// A container of whatever kind the action needs: the file promises it, and the checker finds out.
  case promisedContainer
  /// Unknown because of an error that was reported.
  case unknown
}

extension SenseCheck {
  /// Checks the steps of a chain, and that each action stands on the container that it needs.
  ///
  /// This is what Swift's types check in the library: `addTab` on a navigation controller does not compile there.
  ///
  /// - Parameters:
  ///   - chain: the chain.
  ///   - place: where it stands in the file.
  ///   - above: the step that stands on the chain's target, if the chain belongs to a switch.
  mutating func check(_ chain: AppFile.Chain, at place: JSONPlace, below above: AppFile.Step? = nil) {
    for (index, step) in chain.steps.enumerated() {
      let stepPlace = place["steps"][index]
      check(step, at: stepPlace)
      if index + 1 < chain.steps.count {
        checkAction(of: step, on: foothold(of: chain.steps[index + 1]), at: stepPlace)
      } else {
        checkAction(of: step, on: chain.from, at: stepPlace)
      }
      checkFilling(of: step, by: index > 0 ? chain.steps[index - 1] : above, at: stepPlace)
    }
    check(chain.from, at: place["from"], below: chain.steps.last)
  }

  private mutating func check(_ step: AppFile.Step, at place: JSONPlace) {
    if let finder = step.finder { check(finder.pattern, at: place["finder"]) }
    if let factory = step.factory { check(factory, at: place["factory"]) }
    switch (step.finder, step.factory, step.action) {
    case (nil, nil, _): contradiction(.nothingFoundOrBuilt, at: place)
    case (_, nil, let action?): contradiction(.actionWithoutFactory(action.name), at: place["action"])
    case (_, _?, nil): contradiction(.factoryWithoutAction, at: place)
    case (let finder?, let factory?, _?): checkAgreement(finder.pattern, factory, at: place)
    default: break
    }
  }

  private mutating func checkAgreement(
    _ pattern: AppFile.Pattern, _ factory: AppFile.Factory, at place: JSONPlace
  ) {
    // A name that was reported as unknown is not reported as different, too.
    guard isKnown(pattern.type), isKnown(factory.type) else { return }
    guard pattern.type == factory.type else {
      contradiction(
        .finderAndFactoryDiffer(finder: pattern.type.name, factory: factory.type.name), at: place["factory"])
      return
    }
    guard case .screen(_, let built?) = factory, let found = pattern.context, built != found else { return }
    contradiction(.finderAndFactoryContextsDiffer(finder: found, factory: built), at: place["factory"])
  }

  private func isKnown(_ type: AppFile.ControllerType) -> Bool {
    guard case .screen(let name) = type else { return true }
    return screens[name] != nil
  }

  /// Checks that a new, empty container gets its content from the step above: none is ever shown empty.
  private mutating func checkFilling(
    of step: AppFile.Step, by above: AppFile.Step?, at place: JSONPlace
  ) {
    guard let factory = step.factory, factory.isEmptyContainer else { return }
    guard let above else {
      contradiction(.emptyTarget(factory.type.name), at: place["factory"])
      return
    }
    if above.action?.container == nil {
      contradiction(.containerNotFilled(factory.type.name), at: place["factory"])
    }
  }

  private mutating func check(
    _ start: AppFile.Start, at place: JSONPlace, below above: AppFile.Step?
  ) {
    switch start {
    case .current, .root: break
    case .route(let name, _):
      guard routes[name] == nil else { return }
      report(.unknownWord(name, .route, allowed: app.routes.map(\.name)), at: place["route"])
    case .switch(let cases, let standard):
      for (index, item) in cases.enumerated() {
        check(item.finder.pattern, at: place["switch"][index]["finder"])
        if let chain = item.chain { check(chain, at: place["switch"][index]["then"], below: above) }
      }
      check(standard, at: place["default"], below: above)
    }
  }
}

// MARK: - Containers

extension SenseCheck {
  private func foothold(of step: AppFile.Step) -> Foothold {
    if let factory = step.factory { return .type(factory.type) }
    return step.finder.map { .type($0.pattern.type) } ?? .unknown
  }

  private func foothold(of chain: AppFile.Chain) -> Foothold {
    chain.steps.first.map { foothold(of: $0) } ?? .unknown
  }

  private mutating func checkAction(
    of step: AppFile.Step, on start: AppFile.Start, at place: JSONPlace
  ) {
    switch start {
    case .current: checkAction(of: step, on: .anything("current"), at: place)
    case .root: checkAction(of: step, on: .anything("root"), at: place)
    case .route(_, expectingContainer: true): checkAction(of: step, on: .promisedContainer, at: place)
    case .route(let name, expectingContainer: false):
      guard let index = routes[name] else { return }
      checkAction(of: step, on: foothold(of: app.routes[index].chain), at: place)
    case .switch(let cases, let standard):
      for item in cases {
        let found = Foothold.type(item.finder.pattern.type)
        checkAction(of: step, on: item.chain.map { foothold(of: $0) } ?? found, at: place)
      }
      checkAction(of: step, on: foothold(of: standard), at: place)
    }
  }

  private mutating func checkAction(of step: AppFile.Step, on foothold: Foothold, at place: JSONPlace) {
    guard let action = step.action, let needed = action.container else { return }
    let found: String
    switch foothold {
    case .type(.container(needed)), .promisedContainer, .unknown: return
    case .type(let type): found = type.name
    case .anything(let name): found = name
    }
    contradiction(
      .containerNeeded(action: action.name, container: needed, found: found), at: place["action"])
  }
}
