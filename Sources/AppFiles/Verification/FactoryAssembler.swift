import HeadlessUIKit
import Routing
import RoutingSpecs

/// Makes the routing library's factories for what a file says is built.
@MainActor
struct FactoryAssembler {
  typealias Navigation = NavigationControllerFactory<UINavigationController, Any?>
  typealias Tabs = TabBarControllerFactory<UITabBarController, Any?>

  let catalogue: ScreenCatalogue

  /// The factory of a screen; one that both refuses and allows dismissal is built allowing it.
  func screen(_ name: String, context: String?) -> DescribedFactory {
    let kind = catalogue.checkedKind(named: name)
    let entry = catalogue.screens[kind]
    let screen = Screen(
      kind: kind, context: context.flatMap { entry.contexts.firstIndex(of: $0) },
      refusesDismissal: entry.dismissal == .refused)
    return DescribedFactory(screen: screen, name: name)
  }

  func navigation(_ children: [AppFile.Factory]) -> CompleteFactory<Navigation> {
    assemble(Navigation(), with: children, using: UINavigationController.push())
  }

  func tabs(_ children: [AppFile.Factory], selected: Int) -> SelectingFactory {
    SelectingFactory(
      base: assemble(Tabs(), with: children, using: UITabBarController.add()), selected: selected)
  }

  private func assemble<Container: ContainerFactory, Embedding: ContainerAction>(
    _ container: Container, with children: [AppFile.Factory], using action: Embedding
  ) -> CompleteFactory<Container>
  where Container.Context == Any?, Embedding.ViewController == Container.ViewController {
    children.reduce(CompleteFactoryAssembly(factory: container)) { assembly, child in
      switch child {
      case .screen(let name, let context): assembly.with(screen(name, context: context), using: action)
      case .navigation(let children): assembly.with(navigation(children), using: action)
      case .tabs(let children, let selected):
        assembly.with(tabs(children, selected: selected), using: action)
      }
    }.assemble()
  }
}

/// Makes a screen that a file describes.
struct DescribedFactory: Factory, LibraryPart {
  let screen: Screen
  let name: String

  func build(with context: Any?) throws -> DescribedScreen { DescribedScreen(screen, named: name) }
}

/// Makes a tab bar controller and selects one of its tabs.
struct SelectingFactory: ContainerFactory, LibraryPart {
  typealias ViewController = UITabBarController
  typealias Context = Any?

  let base: CompleteFactory<FactoryAssembler.Tabs>
  let selected: Int

  func prepare(with context: Any?) throws { try base.prepare(with: context) }

  func makeInitialChildren(with context: Any?) throws -> [UIViewController] {
    try base.makeInitialChildren(with: context)
  }

  func build(with context: Any?, integrating children: [UIViewController]) throws -> UITabBarController {
    let tabs = try base.build(with: context, integrating: children)
    if selected != 0 { tabs.selectedIndex = selected }
    return tabs
  }
}
