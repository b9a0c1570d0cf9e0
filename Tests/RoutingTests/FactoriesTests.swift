import Foundation
import HeadlessUIKit
import Routing
import TestSupport
import Testing

struct PlannedFailure: Error, Equatable {
  var id = 0
}

/// A factory for a container of the user, which takes the following steps' controllers as its pages.
struct PagesFactory<Context>: ContainerFactory {
  func build(with context: Context, integrating children: [UIViewController]) throws -> PagesScreen {
    let pages = PagesScreen()
    pages.setPages(children)
    return pages
  }
}

/// A container action of the user.
struct AddPage: ContainerAction {
  typealias ViewController = PagesScreen

  func embed(_ viewController: UIViewController, in children: inout [UIViewController]) throws {
    children.append(viewController)
  }

  func integrate(
    _ children: [UIViewController], into container: PagesScreen, showing viewController: UIViewController,
    animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    container.setPages(children, shown: children.count - 1)
    completion(.success)
  }
}

@MainActor
struct FactoriesTests {
  @Test func `simple factories make new controllers of their class`() throws {
    #expect(
      try ClassFactory<HomeScreen, Void>().build(with: ())
        !== ClassFactory<HomeScreen, Void>().build(with: ()))
    #expect(try NibFactory<HomeScreen, Void>().build(with: ()).nibName == "HomeScreen")
    #expect(try NibFactory<HomeScreen, Void>(nibName: "Front").build(with: ()).nibName == "Front")
    #expect(try ClassFactory<HomeScreen, Void>().build(with: ()).nibName == nil)
    let product = try ClosureFactory<ProductScreen, Int> { id in
      let screen = ProductScreen()
      screen.product = id
      return screen
    }.build(with: 7)
    #expect(product.product as? Int == 7)
  }

  @Test func `container factories take children`() throws {
    let children = [HomeScreen(), BagScreen()]
    let navigation = try NavigationControllerFactory<UINavigationController, Void> { $0.title = "N" }
      .build(with: (), integrating: children)
    #expect(navigation.viewControllers == children && navigation.title == "N")
    let tabs = try TabBarControllerFactory<UITabBarController, Void> { $0.title = "T" }
      .build(with: (), integrating: [HomeScreen(), BagScreen()])
    #expect(tabs.viewControllers?.count == 2 && tabs.title == "T" && tabs.selectedIndex == 0)
    let split = try SplitControllerFactory<UISplitViewController, Void> { $0.title = "S" }
      .build(with: (), integrating: [HomeScreen(), BagScreen()])
    #expect(split.viewControllers.count == 2 && split.title == "S")
    #expect(try PagesFactory<Void>().build(with: (), integrating: [HomeScreen()]).children.count == 1)
    #expect(
      try NavigationControllerFactory<UINavigationController, Void>().build(with: ()).viewControllers.isEmpty)
  }

  @Test func `a complete factory asks and builds all its children, nested ones as well`() throws {
    var asked: [Int] = []
    func child(_ id: Int) -> CheckedFactory { CheckedFactory(id: id) { asked.append($0) } }
    let factory = CompleteFactoryAssembly(factory: TabBarControllerFactory<UITabBarController, Int>())
      .with(child(1), using: UITabBarController.add())
      .with(
        CompleteFactoryAssembly(factory: NavigationControllerFactory<UINavigationController, Int>())
          .with(child(2), using: UINavigationController.push())
          .with(child(3), using: UINavigationController.push())
          .assemble(),
        using: UITabBarController.add(at: 0)
      )
      .with(
        ClassFactory<BagScreen, String>(), using: UITabBarController.add(), adapting: { String($0) }
      )
      .assemble()
    try factory.prepare(with: 5)
    #expect(asked == [1, 2, 3])
    let tabs = try factory.build(with: 5)
    let stage = Stage(tabs)
    #expect(stage.text == "Tabs[*Nav[Home, Home], Home, Bag]")
  }

  @Test func `a child that refuses refuses for the whole factory`() {
    let factory = CompleteFactoryAssembly(factory: TabBarControllerFactory<UITabBarController, Int>())
      .with(CheckedFactory(id: 1) { _ in throw PlannedFailure() }, using: UITabBarController.add())
      .assemble()
    #expect(throws: PlannedFailure.self) { try factory.prepare(with: 0) }
  }

  @Test func `following steps come after the children of a complete factory`() {
    let stage = Stage(HomeScreen())
    let tabs = SingleContainerStep(
      finder: NilFinder(),
      factory: CompleteFactoryAssembly(factory: TabBarControllerFactory())
        .with(ClassFactory<HomeScreen, Any?>(), using: UITabBarController.add())
        .assemble())
    let step = StepAssembly(finder: ClassFinder<BagScreen, Any?>(), factory: ClassFactory())
      .using(.addTab).from(tabs).using(.replaceRoot).from(.root).assemble()
    #expect(stage.go(step)?.isSuccess == true)
    #expect(stage.text == "Tabs[Home, *Bag]")
  }

  @Test func `a finder factory takes what previous steps have brought, and shows it`() {
    let stage = Stage(LoginScreen())
    let step = StepAssembly(
      finder: NilFinder(), factory: FinderFactory(finder: ClassFinder<AccountScreen, Any?>())
    )
    .using(GeneralAction.nilAction()).from(Chains.tabScreen).assemble()
    #expect(stage.go(step)?.isSuccess == true)
    #expect(stage.text == "Tabs[Home, *Account]")
  }

  @Test func `a finder factory that finds nothing says what had been done`() {
    let stage = Stage(LoginScreen())
    let step = StepAssembly(
      finder: NilFinder(), factory: FinderFactory(finder: ClassFinder<BagScreen, Any?>())
    )
    .using(GeneralAction.nilAction()).from(Chains.tabScreen).assemble()
    let error = stage.go(step)?.error
    #expect(error?.code == .factoryFailed)
    #expect(error?.changes.count == 1)
  }

  @Test func `steps go into a container of the user before it is shown`() {
    let stage = Stage(HomeScreen())
    let pages = SingleContainerStep(finder: ClassFinder(), factory: PagesFactory<Any?>())
    let step = StepAssembly(finder: ClassFinder<BagScreen, Any?>(), factory: ClassFactory())
      .using(AddPage()).from(pages).using(.presentModally).from(.current).assemble()
    #expect(stage.go(step)?.isSuccess == true)
    #expect(stage.text == "Home > Pages[*Bag]")
    #expect(stage.go(step)?.isSuccess == true)
    #expect(stage.text == "Home > Pages[*Bag]")
  }

  @Test func `a storyboard's scene is made, a missing or wrong one is a typed error`() throws {
    let stage = Stage(HomeScreen())
    Simulation.storyboards.register(BagScreen.self)
    let scene = StoryboardXML.scene("Bag", attributes: #"customClass="BagScreen""#)
    do {
      try Simulation.storyboards.register(
        StoryboardDocument(xml: StoryboardXML.document(startingWith: "Bag", [scene]), file: "Shop.storyboard")
      )
    } catch {
      Issue.record("the storyboard cannot be read: \(error)")
      return
    }
    let step = StepAssembly(
      finder: NilFinder<BagScreen, Any?>(), factory: StoryboardFactory(name: "Shop", identifier: "Bag")
    )
    .using(.presentModally).from(.current).assemble()
    #expect(stage.go(step)?.isSuccess == true)
    #expect(stage.text == "Home > Bag")
    let wrong = StepAssembly(finder: NilFinder<HomeScreen, Any?>(), factory: StoryboardFactory(name: "Shop"))
      .using(.presentModally).from(.root).assemble()
    #expect(stage.go(wrong)?.error?.code == .typeMismatch)
    #expect(stage.text == "Home > Bag")
    for (name, identifier, sentence) in [
      ("Shp", "Bag", "There is no storyboard Shp; did you mean Shop?"),
      ("Shop", "Bga", "There is no scene Bga in the storyboard Shop; did you mean Bag?"),
    ] {
      // From the root, so that a change of the stack would show: the bag would be dismissed first.
      let missing = StepAssembly(
        finder: NilFinder<BagScreen, Any?>(), factory: StoryboardFactory(name: name, identifier: identifier)
      )
      .using(.presentModally).from(.root).assemble()
      let error = try #require(stage.go(missing)?.error)
      #expect(RoutingErrorMessage(error).text == sentence)
      #expect(stage.text == "Home > Bag" && Simulation.current.faults.isEmpty)
    }
  }

  @Test func `a navigation controller made by a plain factory is filled before it is shown`() {
    let stage = Stage(HomeScreen())
    let made = StepAssembly(
      finder: ClassFinder<UINavigationController, Any?>(),
      factory: ClosureFactory { _ in nav(AccountScreen()) }
    )
    .using(.presentModally).from(.current).assemble()
    let step = StepAssembly(finder: ClassFinder<BagScreen, Any?>(), factory: ClassFactory())
      .using(.push).from(made).assemble()
    #expect(stage.go(step)?.isSuccess == true)
    #expect(stage.text == "Home > Nav[Account, Bag]")
  }

  @Test func `containers go into containers before anything is shown`() {
    let stage = Stage(HomeScreen())
    let tabStep = SingleContainerStep(
      finder: NilFinder<UITabBarController, Any?>(), factory: TabBarControllerFactory())
    let step = StepAssembly(finder: NilFinder<BagScreen, Any?>(), factory: ClassFactory())
      .using(.push).from(NavigationControllerStep()).using(.addTab).from(tabStep)
      .using(.presentModally).from(.current).assemble()
    let second = StepAssembly(finder: NilFinder<AccountScreen, Any?>(), factory: ClassFactory())
      .using(.addTab).from(step.expectingContainer()).assemble()
    #expect(stage.go(second)?.isSuccess == true)
    #expect(
      stage.text == "Home > Tabs[Nav[Bag], *Account]")
  }

  struct CheckedFactory: Factory {
    let id: Int
    let check: @MainActor (Int) throws -> Void

    func prepare(with context: Int) throws { try check(id) }

    func build(with context: Int) throws -> HomeScreen { HomeScreen() }
  }
}
