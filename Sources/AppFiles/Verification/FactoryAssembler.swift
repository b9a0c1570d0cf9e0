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
    children.reduce(CompleteFactoryAssembly(factory: Navigation())) { assembly, child in
      switch child {
      case .screen(let name, let context):
        assembly.with(screen(name, context: context), using: UINavigationController.push())
      case .navigation(let children):
        assembly.with(navigation(children), using: UINavigationController.push())
      case .tabs(let children, let selected):
        assembly.with(tabs(children, selected: selected), using: UINavigationController.push())
      }
    }.assemble()
  }

  func tabs(_ children: [AppFile.Factory], selected: Int) -> SelectingFactory {
    let assembly = children.reduce(CompleteFactoryAssembly(factory: Tabs())) { assembly, child in
      switch child {
      case .screen(let name, let context):
        assembly.with(screen(name, context: context), using: UITabBarController.add())
      case .navigation(let children):
        assembly.with(navigation(children), using: UITabBarController.add())
      case .tabs(let children, let selected):
        assembly.with(tabs(children, selected: selected), using: UITabBarController.add())
      }
    }
    return SelectingFactory(base: assembly.assemble(), selected: selected)
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
