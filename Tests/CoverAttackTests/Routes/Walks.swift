import HeadlessUIKit

extension CoverAttack {
  /// Loops over the layers.
  static let walks = [
    CoverAttack("it presents over the topmost layer") { Steps.presentOffer($0, $1) },
    CoverAttack("it pushes onto what is shown") { Steps.pushOffer(on: Steps.shown($0), $1) },
    CoverAttack("it goes up two layers at most") { window, animated in
      var top = window.rootViewController
      for _ in 0..<2 { top = top?.presentedViewController ?? top }
      Steps.pushOffer(on: Steps.inside(top), animated)
    },
    CoverAttack("it stops below a layer of the same class") { window, animated in
      var top = window.rootViewController
      while let next = top?.presentedViewController, let current = top, type(of: next) != type(of: current) {
        top = next
      }
      Steps.pushOffer(on: Steps.inside(top), animated)
    },
    CoverAttack("it stops at a layer that shows the detail") { window, animated in
      var top = window.rootViewController
      while let next = top?.presentedViewController, !(Steps.inside(next) is Detail) { top = next }
      Steps.pushOffer(on: Steps.inside(top), animated)
    },
    CoverAttack("it stops at the second detail") { window, animated in
      var top = window.rootViewController
      var details = 0
      while let next = top?.presentedViewController {
        if next is Detail { details += 1 }
        if details == 2 { break }
        top = next
      }
      Steps.pushOffer(on: Steps.inside(top), animated)
    },
    CoverAttack("it goes down from the top to the last home") { window, animated in
      var layer = Steps.topmost(window)
      while let current = layer, !(Steps.inside(current) is Home) { layer = current.presentingViewController }
      Steps.pushOffer(on: Steps.inside(layer ?? window.rootViewController), animated)
    },
    CoverAttack("it goes up and down again") { window, animated in
      let base = Steps.topmost(window)?.presentingViewController?.presentingViewController
      guard let base else { return Steps.presentOffer(window, animated) }
      base.dismiss(animated: false)
      base.present(Offer(), animated: animated)
    },
    CoverAttack("it compares where two walks arrive") { window, animated in
      let up = Steps.topmost(window)
      var down = up
      while let below = down?.presentingViewController { down = below }
      guard down === window.rootViewController, up !== down else {
        return Steps.pushOffer(on: Steps.inside(up), animated)
      }
      up?.present(Offer(), animated: animated)
    },
  ]

  /// Recursions inwards and upwards.
  static let recursions = [
    CoverAttack("it recurs over whatever comes first") { window, animated in
      @MainActor func top(_ base: UIViewController?) -> UIViewController? {
        if let navigation = base as? UINavigationController { return top(navigation.visibleViewController) }
        if let tabs = base as? UITabBarController, let selected = tabs.selectedViewController {
          return top(selected)
        }
        if let presented = base?.presentedViewController { return top(presented) }
        return base
      }
      guard let top = top(window.rootViewController), !(top is Offer) else { return }
      top.present(Offer(), animated: animated)
    },
    CoverAttack("it recurs three times at most") { window, animated in
      @MainActor func top(_ base: UIViewController?, _ depth: Int) -> UIViewController? {
        guard depth > 0, let base else { return base }
        if let presented = base.presentedViewController { return top(presented, depth - 1) }
        if let navigation = base as? UINavigationController {
          return top(navigation.topViewController, depth - 1)
        }
        if let tabs = base as? UITabBarController { return top(tabs.selectedViewController, depth - 1) }
        return base
      }
      Steps.pushOffer(on: top(window.rootViewController, 3), animated)
    },
    CoverAttack("it takes the first child of everything") { window, animated in
      var top = Steps.topmost(window)
      while let child = top?.children.first { top = child }
      Steps.pushOffer(on: top, animated)
    },
    CoverAttack("it takes the last child of everything") { window, animated in
      var top = window.rootViewController
      while let next = top?.presentedViewController ?? top?.children.last { top = next }
      Steps.pushOffer(on: top, animated)
    },
    CoverAttack("it looks for an offer in depth") { window, animated in
      @MainActor func find(_ base: UIViewController?) -> UIViewController? {
        guard let base else { return nil }
        if base is Offer { return base }
        for child in base.children { if let found = find(child) { return found } }
        return find(base.presentedViewController)
      }
      guard let found = find(window.rootViewController) else {
        return Steps.presentOffer(window, animated)
      }
      found.navigationController?.popToViewController(found, animated: animated)
    },
    CoverAttack("it selects the tab that holds an offer") { window, animated in
      guard let tabs = window.rootViewController as? UITabBarController else {
        return Steps.presentOffer(window, animated)
      }
      let index = tabs.viewControllers?.firstIndex { Steps.inside($0) is Offer }
      guard let index else { return Steps.presentOffer(window, animated) }
      tabs.dismiss(animated: false)
      tabs.selectedIndex = index
    },
    CoverAttack("it believes that tabs hold navigation controllers") { window, animated in
      let tabs = window.rootViewController as? UITabBarController
      let navigation = tabs?.selectedViewController as? UINavigationController
      guard let navigation else { return Steps.presentOffer(window, animated) }
      tabs?.dismiss(animated: false)
      navigation.popToRootViewController(animated: false)
      navigation.pushViewController(Offer(), animated: animated)
    },
  ]
}
