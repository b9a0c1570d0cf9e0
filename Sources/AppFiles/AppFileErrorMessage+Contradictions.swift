import RoutingSpecs

extension AppFileErrorMessage {
  func text(for contradiction: AppFileError.Contradiction) -> String {
    switch contradiction {
    case .exhaustiveExceedsDefault(let name, let exhaustive, let standard):
      "the exhaustive bound must fit into the default one, where \(name) is \(standard), not \(exhaustive)"
    case .noStates:
      "no stack fits into the bound; let a screen be the root, or raise the bound of a container that may be"
    case .contextOfPlainScreen(let screen):
      "\(screen) has no contexts; remove the key, or give the screen contexts"
    case .contextMissing(let screen, let allowed):
      "\(screen) needs a context; allowed: \(list(allowed))"
    case .conditionsExclude(let first, let second):
      "no controller is both \(quoted(first.rawValue)) and \(quoted(second.rawValue))"
    case .unlikeScreens(let first, let second, let difference):
      "\(first) and \(second) cannot be interchangeable, because \(difference.words); "
        + "declare them alike, or take one of them out"
    case .childrenOfScreen(let screen):
      "\(screen) is a screen and holds no children; only containers do"
    case .finderAndFactoryDiffer(let finder, let factory):
      "the factory builds \(factory), but the finder looks for \(finder)"
    case .finderAndFactoryContextsDiffer(let finder, let factory):
      "the factory builds the context \(quoted(factory)), but the finder looks for \(quoted(finder))"
    case .nothingFoundOrBuilt:
      "the step neither finds nor builds anything; give it a finder or a factory"
    case .actionWithoutFactory(let action):
      "\(action) has nothing to integrate, because the factory is \"nil\"; remove the action"
    case .factoryWithoutAction:
      "what the factory builds has no way into the stack; give the step an action"
    case .containerNeeded(let action, let container, let found):
      "\(action) needs a \(container.rawValue), but stands on \(found)"
    case .emptyTarget(let container):
      "the target is a \(container) with nothing in it; list its children"
    case .containerNotFilled(let container):
      "the \(container) stays empty, because the step above is not put into it; push or add it, or list children"
    case .selectedTabAbsent(let selected, let tabs):
      "tab \(selected) is selected, counted from 0, but there \(tabs == 1 ? "is" : "are") \(count(tabs, "tab"))"
    case .cannotHold(let container, let child):
      "a \(container) cannot hold a \(child)"
    }
  }
}
