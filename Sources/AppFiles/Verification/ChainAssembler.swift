import HeadlessUIKit
import Routing
import RoutingSpecs

/// Puts the chains of a file together from the routing library's own steps.
///
/// A file cannot be compiled, so the class of a chain's target is known here only while the app runs. The reader has
/// checked what the library's types would check; the chains go on under the class that they are sure to have.
@MainActor
struct ChainAssembler {
  /// A chain of which it is only known that it leads to some view controller.
  typealias Destination = DestinationStep<UIViewController, Any?>

  /// What a step stands on.
  private struct Base {
    let destination: Destination

    /// Whether the file promises that there will be a container of the class that the step's action needs.
    var isPromised = false

    /// The same chain as one that leads to a container, as the reader has found it to do or the file has promised.
    @MainActor
    func container<Container: ContainerViewController>() -> DestinationStep<Container, Any?> {
      isPromised ? destination.expectingContainer() : destination.unsafelyRewrapped()
    }
  }

  private let routes: [String: AppFile.Route]
  private let catalogue: ScreenCatalogue
  private let factories: FactoryAssembler
  /// The chains of routes that were assembled; shared, because references may fan out.
  private var destinations: [String: Destination] = [:]

  init(app: AppFile, catalogue: ScreenCatalogue) {
    routes = Dictionary(app.routes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    self.catalogue = catalogue
    factories = FactoryAssembler(catalogue: catalogue)
  }

  /// The chain to a route's target.
  mutating func destination(ofRoute route: AppFile.Route) -> Destination {
    if let known = destinations[route.name] { return known }
    let destination = destination(of: route.chain)
    destinations[route.name] = destination
    return destination
  }

  private mutating func destination(of chain: AppFile.Chain) -> Destination {
    var base = Base(destination: destination(of: chain.from))
    if case .route(_, expectingContainer: true) = chain.from { base.isPromised = true }
    for step in chain.steps.reversed() { base = Base(destination: connect(step, to: base)) }
    return base.destination
  }

  private mutating func destination(of start: AppFile.Start) -> Destination {
    switch start {
    case .current: return GeneralStep.current()
    case .root: return GeneralStep.root()
    case .route(let name, _):
      guard let route = routes[name] else {
        preconditionFailure("the reader let the unknown route \(name) pass")
      }
      return destination(ofRoute: route)
    case .switch(let cases, let standard):
      var assembly = SwitchAssembly<UIViewController, Any?>()
      for item in cases {
        let finder: DescribedFinder<UIViewController> = finder(item.finder)
        if let chain = item.chain {
          assembly = assembly.addCase(from: destination(of: chain), when: finder)
        } else {
          assembly = assembly.addCase(expecting: finder)
        }
      }
      return assembly.assemble(default: destination(of: standard))
    }
  }

  private func finder<ViewController: UIViewController>(
    _ finder: AppFile.Finder
  ) -> DescribedFinder<ViewController> {
    DescribedFinder(
      matcher: ControllerMatcher(finder.pattern, in: catalogue),
      iterator: StackIterator(options: SearchOptions(finder.options)))
  }
}

/// Finds what a pattern of a file describes.
private struct DescribedFinder<ViewController: UIViewController>: StackIteratingFinder, LibraryPart {
  let matcher: ControllerMatcher
  let iterator: StackIterator

  func isTarget(_ controller: ViewController, with context: Any?) -> Bool { matcher.matches(controller) }
}

// MARK: - Steps

extension ChainAssembler {
  private func connect(_ step: AppFile.Step, to base: Base) -> Destination {
    switch step.factory {
    case nil: return find(step, from: base)
    case .screen(let name, let context):
      return build(step, with: factories.screen(name, context: context), to: base)
    case .navigation(let children):
      return build(step, with: factories.navigation(children), to: base)
    case .tabs(let children, let selected):
      return build(step, with: factories.tabs(children, selected: selected), to: base)
    }
  }

  private func find(_ step: AppFile.Step, from base: Base) -> Destination {
    guard let description = step.finder else {
      preconditionFailure("the reader let a step pass that neither finds nor builds")
    }
    func find<ViewController: UIViewController>(_ type: ViewController.Type) -> Destination {
      let finder: DescribedFinder<ViewController> = finder(description)
      return SingleStep(finder: finder, factory: NilFactory()).from(base.destination).assemble().asGeneric()
    }
    switch description.pattern.type {
    case .screen: return find(DescribedScreen.self)
    case .container(.navigation): return find(UINavigationController.self)
    case .container(.tabs): return find(UITabBarController.self)
    case .container(.split): return find(UISplitViewController.self)
    }
  }

  private func build<Builder: BuildingFactory>(
    _ step: AppFile.Step, with factory: Builder, to base: Base
  ) -> Destination where Builder.Context == Any? {
    guard let action = step.action else {
      preconditionFailure("the reader let a step pass that builds without an action")
    }
    guard let description = step.finder else {
      return integrate(StepAssembly(finder: NilFinder(), factory: factory), with: action, into: base)
    }
    let finder: DescribedFinder<Builder.ViewController> = finder(description)
    return integrate(StepAssembly(finder: finder, factory: factory), with: action, into: base)
  }

  private func integrate<Step: StepWithAction>(
    _ step: Step, with action: AppFile.Action, into base: Base
  ) -> Destination where Step.StepFinder.Context == Any? {
    switch action {
    case .push:
      step.using(UINavigationController.push()).from(base.container()).assemble().asGeneric()
    case .pushAsRoot:
      step.using(UINavigationController.pushAsRoot()).from(base.container()).assemble().asGeneric()
    case .pushReplacingLast:
      step.using(UINavigationController.pushReplacingLast()).from(base.container())
        .assemble().asGeneric()
    case .addTab:
      step.using(UITabBarController.add()).from(base.container()).assemble().asGeneric()
    case .presentModally(let style, let transition):
      step.using(
        GeneralAction.presentModally(
          presentationStyle: style == .automatic ? nil : style.stackStyle.modalStyle,
          transitioningDelegate: transition == .custom ? DescribedTransition() : nil)
      ).from(base.destination).assemble().asGeneric()
    case .replaceRoot:
      step.using(GeneralAction.replaceRoot()).from(base.destination).assemble().asGeneric()
    }
  }
}
