import Foundation
import HeadlessUIKit
import Routing
import Testing

@MainActor
struct FindersTests {
  struct AnyBagFinder: StackIteratingFinder {
    func isTarget(_ viewController: BagScreen, with context: String) -> Bool { context == "bag" }
  }

  @Test func `a class finder finds subclasses and respects its options`() throws {
    let (home, bag) = (HomeScreen(), BagScreen())
    _ = Stage(nav(home, bag))
    #expect(try ClassFinder<UIViewController, Void>().findViewController(with: ()) is UINavigationController)
    #expect(try ClassFinder<HomeScreen, Void>().findViewController(with: ()) === home)
    #expect(
      try ClassFinder<HomeScreen, Void>(options: .currentVisibleOnly).findViewController(with: ()) == nil)
    #expect(try ClassFinder<BagScreen, Void>(options: .visible).findViewController(with: ()) === bag)
    #expect(try ClassFinder<BagScreen, Void>(options: .current).findViewController(with: ()) == nil)
  }

  @Test func `a finder starts where it is told to`() throws {
    let stage = Stage(HomeScreen(), presenting: [BagScreen(), LoginScreen()])
    let bag = stage.layers[1]
    func first(_ point: StartingPoint) throws -> UIViewController? {
      try ClassFinder<UIViewController, Void>(options: .current, startingPoint: point)
        .findViewController(with: ())
    }
    #expect(try first(.topmost) is LoginScreen)
    #expect(try first(.root) is HomeScreen)
    #expect(try first(.custom { bag }) is BagScreen)
    #expect(try first(.custom { nil }) == nil)
  }

  @Test func `a finder with context asks the controller`() throws {
    let (first, second) = (ProductScreen(), ProductScreen())
    first.product = 1
    second.product = 2
    _ = Stage(nav(first, second))
    #expect(try ClassWithContextFinder<ProductScreen, Int>().findViewController(with: 1) === first)
    #expect(try ClassWithContextFinder<ProductScreen, Int>().findViewController(with: 2) === second)
    #expect(try ClassWithContextFinder<ProductScreen, Int>().findViewController(with: 3) == nil)
  }

  @Test func `an instance finder finds its controller while it is on the stack and keeps nothing alive`()
    throws
  {
    var bag: BagScreen? = BagScreen()
    weak let weakBag = bag
    let finder = InstanceFinder<BagScreen, Void>(instance: try #require(bag))
    let navigation = nav(HomeScreen())
    _ = Stage(navigation)
    #expect(try finder.findViewController(with: ()) == nil)
    navigation.pushViewController(try #require(bag), animated: false)
    #expect(try finder.findViewController(with: ()) === bag)
    navigation.popViewController(animated: false)
    Simulation.current.clock.settle()
    bag = nil
    #expect(weakBag == nil)
  }

  @Test func `a presenting finder finds the presenter of the topmost layer`() throws {
    let stage = Stage(HomeScreen())
    #expect(try PresentingFinder<Void>().findViewController(with: ()) == nil)
    stage.top?.present(nav(BagScreen()), animated: false)
    stage.settle()
    #expect(try PresentingFinder<Void>().findViewController(with: ()) is HomeScreen)
  }

  @Test func `nil, inline, closure and user-written finders`() throws {
    let bag = BagScreen()
    _ = Stage(nav(bag, HomeScreen()))
    #expect(try NilFinder<UIViewController, Void>().findViewController(with: ()) == nil)
    let inline = InlineFinder<BagScreen, Int> { $1 == 7 && $0.parent != nil }
    #expect(try inline.findViewController(with: 7) === bag)
    #expect(try inline.findViewController(with: 8) == nil)
    #expect(try ClosureFinder<BagScreen, Void> { bag }.findViewController(with: ()) === bag)
    #expect(try AnyBagFinder().findViewController(with: "bag") === bag)
    #expect(try AnyBagFinder().findViewController(with: "box") == nil)
  }

  @Test func `without a window nothing is found`() throws {
    let finder = ClassFinder<UIViewController, Void>(windowProvider: FixedWindowProvider(nil))
    #expect(try finder.findViewController(with: ()) == nil)
  }

  @Test func `a finder looks into the window it was given`() throws {
    let stage = Stage(HomeScreen())
    let other = UIWindow(frame: .zero)
    other.rootViewController = BagScreen()
    other.isHidden = false
    let provider = FixedWindowProvider(other)
    #expect(try ClassFinder<BagScreen, Void>().findViewController(with: ()) == nil)
    #expect(try ClassFinder<BagScreen, Void>(windowProvider: provider).findViewController(with: ()) != nil)
    #expect(KeyWindowProvider().window === stage.window)
  }
}
