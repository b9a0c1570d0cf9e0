/// Something to do to a hierarchy.
enum AbuseOperation: String, CaseIterable {
  case advance, fire, settle
  case present, presentTwice, presentAndDismiss, dismiss, dismissTwice, dismissInCompletion
  case push, pop, popTo, popToRoot, setStack
  case selectTab, setTabs, setColumns, showDetail, changeDisplayMode, setPages
  case addChild, embed, removeFromParent, exchangeChildren
  case replaceRoot, clearRoot, hideWindow, showWindow, readPresentationController
  case gesture, changeSizeClass
  case keep, drop

  /// Draws an operation; time passes most often.
  static func draw(from random: inout SplitMix) -> AbuseOperation {
    switch random.below(10) {
    case 0...2: .advance
    case 3: .gesture
    default: random.pick(from: allCases)
    }
  }

  /// Draws an operation for a callback, in which the clock cannot be turned.
  static func drawForCallback(from random: inout SplitMix) -> AbuseOperation {
    random.pick(from: [
      .present, .dismiss, .push, .pop, .setStack, .selectTab, .replaceRoot, .removeFromParent, .dismissTwice,
      .addChild, .setTabs,
    ])
  }
}

extension HierarchyAbuse {
  func perform(_ operation: AbuseOperation) {
    depth += 1
    defer { depth -= 1 }
    switch operation {
    case .advance, .fire, .settle: performTime(operation)
    case .present, .presentTwice, .presentAndDismiss, .dismiss, .dismissTwice, .dismissInCompletion:
      performPresentation(operation)
    case .push, .pop, .popTo, .popToRoot, .setStack: performStack(operation)
    case .selectTab, .setTabs, .setColumns, .showDetail, .changeDisplayMode, .setPages:
      performContainer(operation)
    case .addChild, .embed, .removeFromParent, .exchangeChildren: performContainment(operation)
    case .replaceRoot, .clearRoot, .hideWindow, .showWindow, .readPresentationController:
      performWindow(operation)
    case .gesture: _ = window.perform(gesture())
    case .changeSizeClass:
      Simulation.current.changeSizeClass(to: random.isLucky(2) ? .compact : .regular)
    case .keep: pool.append(any())
    case .drop: if !pool.isEmpty { pool.remove(at: random.below(pool.count)) }
    }
  }

  private func performTime(_ operation: AbuseOperation) {
    let clock = Simulation.current.clock
    switch operation {
    case .advance: clock.advance()
    case .fire: if !clock.isIdle { clock.fire(at: random.below(clock.pendingCount)) }
    default: if !clock.settle() { report("the clock does not come to rest") }
    }
  }

  private func performPresentation(_ operation: AbuseOperation) {
    let (receiver, other, animated) = (any(), anyOrNew(), random.isLucky(2))
    switch operation {
    case .present:
      if random.isLucky(2) { other.modalPresentationStyle = random.pick(from: HierarchyAbuse.styles) }
      receiver.present(other, animated: animated) { [weak self] in self?.react() }
    case .presentTwice:
      receiver.present(other, animated: animated)
      receiver.present(other, animated: animated)
    case .presentAndDismiss:
      receiver.present(other, animated: animated)
      receiver.dismiss(animated: animated)
    case .dismissTwice:
      receiver.dismiss(animated: animated)
      receiver.dismiss(animated: animated)
    case .dismissInCompletion:
      receiver.present(other, animated: animated) { [weak receiver] in receiver?.dismiss(animated: animated) }
    default:
      receiver.dismiss(animated: animated) { [weak self] in self?.react() }
    }
  }

  private func performStack(_ operation: AbuseOperation) {
    guard let navigation = any(UINavigationController.self) else { return }
    let animated = random.isLucky(2)
    switch operation {
    case .push: navigation.pushViewController(anyOrNew(), animated: animated)
    case .pop: navigation.popViewController(animated: animated)
    case .popTo:
      if let target = navigation.viewControllers.first {
        navigation.popToViewController(random.isLucky(8) ? any() : target, animated: animated)
      }
    case .popToRoot: navigation.popToRootViewController(animated: animated)
    default: navigation.setViewControllers(some(upTo: 4), animated: animated)
    }
  }

  private func performContainer(_ operation: AbuseOperation) {
    switch operation {
    case .selectTab:
      guard let tabs = any(UITabBarController.self) else { return }
      if random.isLucky(4) {
        tabs.selectedViewController = random.isLucky(2) ? any() : tabs.moreNavigationController
      } else {
        tabs.selectedIndex = random.below(7)
      }
    case .setTabs: any(UITabBarController.self)?.viewControllers = some(upTo: 7)
    case .setColumns: setColumns()
    case .showDetail:
      any(UISplitViewController.self)?.showDetailViewController(anyOrNew(), sender: nil)
    case .changeDisplayMode:
      any(UISplitViewController.self)?.preferredDisplayMode =
        random.isLucky(2) ? .secondaryOnly : .automatic
    default:
      any(UIPageViewController.self)?.setViewControllers(
        [anyOrNew()], direction: .forward, animated: random.isLucky(2))
    }
  }

  private func setColumns() {
    guard let split = any(UISplitViewController.self) else { return }
    guard split.style != .unspecified else {
      split.viewControllers = some(upTo: 3)
      return
    }
    let column = random.pick(from: UISplitViewController.Column.allCases)
    switch random.below(3) {
    case 0: split.show(column)
    case 1: split.hide(column)
    // A column that is not on screen is held without being a child: an app that puts the split view inside it has
    // made a cycle that no fault names, so columns are filled with screens that nothing else gets hold of.
    default: split.setViewController(random.isLucky(4) ? nil : AbusedScreen(in: self), for: column)
    }
  }

  private func performContainment(_ operation: AbuseOperation) {
    let (parent, child) = (any(), anyOrNew())
    switch operation {
    case .addChild: parent.addChild(child)
    case .embed:
      parent.addChild(child)
      if child.parent === parent { parent.view.addSubview(child.view) }
    case .exchangeChildren:
      guard let from = parent.children.first, let to = parent.children.last, from !== to,
        !(parent is UINavigationController), !(parent is UITabBarController),
        !(parent is UISplitViewController), !(parent is UIPageViewController)
      else { return }
      parent.transition(from: from, to: to, duration: random.isLucky(2) ? 0.1 : 0, animations: nil)
    default: any().removeFromParent()
    }
  }

  private func performWindow(_ operation: AbuseOperation) {
    let target = random.isLucky(6) ? secondWindow : window
    switch operation {
    case .replaceRoot: target.rootViewController = random.isLucky(3) ? any() : make()
    case .clearRoot: if random.isLucky(4) { target.rootViewController = nil }
    case .hideWindow: if random.isLucky(4) { target.isHidden = true }
    case .showWindow: target.isHidden = false
    default: _ = any().presentationController
    }
  }
}
