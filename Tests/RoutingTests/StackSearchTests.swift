import HeadlessUIKit
import Routing
import Testing

/// The order of searches, written a second time: as lists, from the description at `SearchOptions`.
@MainActor
private struct SearchLaw {
  let layers: [UIViewController]

  func order(from start: UIViewController, _ options: SearchOptions) -> [UIViewController] {
    var order: [UIViewController] = options.contains(.current) ? [start] : []
    order += inside(start, options)
    if options.contains(.parent) { order += ancestors(of: start) }
    let own = layers.firstIndex(of: ancestors(of: start).last ?? start) ?? 0
    let above = layers[(own + 1)...].flatMap { [$0] + inside($0, options) }
    let below = layers[..<own].reversed().flatMap { [$0] + inside($0, options) }
    if options.contains(.presented) { order += above }
    if options.contains(.presenting) { order += below }
    return order
  }

  private func inside(_ controller: UIViewController, _ options: SearchOptions) -> [UIViewController] {
    let (shown, hidden) = children(of: controller)
    let entered: [UIViewController] =
      options.contains(.contained) ? shown + hidden : options.contains(.visible) ? shown : []
    return entered.flatMap { [$0] + inside($0, options) }
  }

  private func children(of controller: UIViewController) -> ([UIViewController], [UIViewController]) {
    switch controller {
    case let navigation as UINavigationController:
      let stack = Array(navigation.viewControllers.reversed())
      return (Array(stack.prefix(1)), Array(stack.dropFirst()))
    case let tabs as UITabBarController:
      let all = tabs.viewControllers ?? []
      return (
        all.filter { $0 == tabs.selectedViewController }, all.filter { $0 != tabs.selectedViewController }
      )
    case let split as UISplitViewController: return (split.viewControllers, [])
    case let pages as PagesScreen:
      return (
        pages.visibleViewControllers, pages.children.filter { !pages.visibleViewControllers.contains($0) }
      )
    default: return ([], [])
    }
  }

  private func ancestors(of controller: UIViewController) -> [UIViewController] {
    sequence(first: controller, next: \.parent).dropFirst().map { $0 }
  }
}

@MainActor
struct StackSearchTests {
  nonisolated static let stacks: [@MainActor () -> (UIViewController, [UIViewController])] = [
    { (HomeScreen(), []) },
    { (nav(HomeScreen(), BagScreen(), AccountScreen()), []) },
    { (tabs(nav(HomeScreen(), BagScreen()), AccountScreen(), nav(BagScreen()), selected: 2), []) },
    { (split(nav(HomeScreen(), BagScreen()), tabs(AccountScreen(), HomeScreen(), selected: 1)), []) },
    { (HomeScreen(), [nav(BagScreen(), AccountScreen()), HomeScreen()]) },
    { (tabs(nav(HomeScreen()), split(BagScreen(), nav(HomeScreen(), BagScreen()))), [nav(LoginScreen())]) },
    { (nav(HomeScreen()), [tabs(BagScreen(), nav(HomeScreen(), BagScreen()), selected: 1), BagScreen()]) },
    {
      let pages = PagesScreen()
      pages.setPages([nav(HomeScreen(), BagScreen()), AccountScreen(), tabs(BagScreen())], shown: 1)
      return (tabs(BagScreen(), pages, selected: 1), [pages.children.isEmpty ? BagScreen() : LoginScreen()])
    },
    { (UINavigationController(), [UITabBarController()]) },
  ]

  static func everything(in stage: Stage) -> [UIViewController] {
    stage.layers.flatMap { layer in SearchLaw(layers: [layer]).order(from: layer, [.current, .contained]) }
  }

  @Test(arguments: stacks.indices)
  func `controllers are tested in the order of the law, from everywhere, with all options`(index: Int) {
    let (root, modals) = Self.stacks[index]()
    let stage = Stage(root, presenting: modals)
    let law = SearchLaw(layers: stage.layers)
    for start in Self.everything(in: stage) {
      for bits in 0..<UInt8(64) {
        let options = SearchOptions(rawValue: bits)
        var visited: [UIViewController] = []
        let match = StackSearch(options: options).firstViewController(from: start) {
          visited.append($0); return false
        }
        #expect(match == nil)
        #expect(visited == law.order(from: start, options), "\(options) from \(start)")
      }
    }
  }

  @Test(arguments: stacks.indices)
  func `the first match is the first in the order`(index: Int) {
    let (root, modals) = Self.stacks[index]()
    let stage = Stage(root, presenting: modals)
    let law = SearchLaw(layers: stage.layers)
    let start = stage.top ?? root
    for bits in 0..<UInt8(64) {
      let options = SearchOptions(rawValue: bits)
      let order = law.order(from: start, options)
      for wanted in Self.everything(in: stage) {
        let match = StackSearch(options: options).firstViewController(from: start) { $0 === wanted }
        #expect(match === order.first { $0 === wanted })
      }
    }
  }

  @Test(arguments: stacks.indices)
  func `an added option never loses a match, and visible finds nothing that contained does not`(index: Int) {
    let (root, modals) = Self.stacks[index]()
    let stage = Stage(root, presenting: modals)
    let start = stage.top ?? root
    func found(_ options: SearchOptions) -> Set<UIViewController> {
      var visited: Set<UIViewController> = []
      _ = StackSearch(options: options).firstViewController(from: start) {
        visited.insert($0); return false
      }
      return visited
    }
    for bits in 0..<UInt8(64) {
      let options = SearchOptions(rawValue: bits)
      for (option, _) in SearchOptions.names {
        #expect(found(options).isSubset(of: found(options.union(option))))
      }
      #expect(found(options.union(.visible)).isSubset(of: found(options.union(.contained))))
    }
  }

  @Test func `the full stack finds every controller, from the top`() throws {
    for stack in Self.stacks {
      let (root, modals) = stack()
      let stage = Stage(root, presenting: modals)
      for wanted in Self.everything(in: stage) {
        let finder = InstanceFinder<UIViewController, Void>(instance: wanted)
        #expect(try finder.findViewController(with: ()) === wanted)
      }
    }
  }

  @Test func `a modal layer on its way out is no longer the top`() {
    let stage = Stage(HomeScreen(), presenting: [BagScreen(), LoginScreen()])
    let login = stage.top
    login?.presentingViewController?.dismiss(animated: true)
    #expect(login?.isBeingDismissed == true)
    let top = try? StackIterator(options: .current).start()
    #expect(top is BagScreen)
  }

  @Test func `a presentation in a context is the top`() {
    let navigation = nav(HomeScreen())
    let stage = Stage(tabs(navigation, AccountScreen()))
    let bag = BagScreen()
    bag.modalPresentationStyle = .currentContext
    navigation.present(bag, animated: false)
    stage.settle()
    #expect(bag.presentingViewController === navigation)
    #expect((try? StackIterator().start()) === bag)
  }

  @Test func `options print their names in order`() {
    #expect(SearchOptions.fullStack.description == "[current, contained, presenting, presented]")
    #expect(SearchOptions([]).description == "[]")
    #expect(SearchOptions.names.count == 6)
  }
}
