import HeadlessUIKit

extension CoverAttack {
  /// Questions about the lists of containers.
  static let lists = [
    CoverAttack("it pops to an offer that is there") { window, animated in
      guard let navigation = Steps.topmost(window) as? UINavigationController,
        let offer = navigation.viewControllers.first(where: { $0 is Offer })
      else { return Steps.presentOffer(window, animated) }
      navigation.popToViewController(offer, animated: animated)
    },
    CoverAttack("it pops to the second detail") { window, animated in
      guard let navigation = Steps.topmost(window) as? UINavigationController else {
        return Steps.presentOffer(window, animated)
      }
      let details = navigation.viewControllers.filter { $0 is Detail }
      if details.count > 1 { navigation.popToViewController(details[1], animated: false) }
      navigation.pushViewController(Offer(), animated: animated)
    },
    CoverAttack("it pushes unless the list has three") { window, animated in
      guard let navigation = Steps.topmost(window) as? UINavigationController else {
        return Steps.presentOffer(window, animated)
      }
      guard navigation.viewControllers.count < 2 else { return }
      navigation.pushViewController(Offer(), animated: animated)
    },
    CoverAttack("it replaces the last of the list") { window, animated in
      guard let navigation = Steps.shown(window)?.navigationController else {
        return Steps.presentOffer(window, animated)
      }
      navigation.setViewControllers(navigation.viewControllers.dropLast() + [Offer()], animated: animated)
    },
    CoverAttack("it knows where in the list what is shown stands") { window, animated in
      guard let shown = Steps.shown(window), let navigation = shown.navigationController,
        navigation.viewControllers.firstIndex(of: shown) == 0
      else { return Steps.presentOffer(window, animated) }
      navigation.pushViewController(Offer(), animated: animated)
    },
    CoverAttack("it asks whether the list contains the top") { window, animated in
      let root = window.rootViewController as? UINavigationController
      guard let root, let top = root.visibleViewController, root.viewControllers.contains(top) else {
        return Steps.presentOffer(window, animated)
      }
      if !(top is Offer) { root.pushViewController(Offer(), animated: animated) }
    },
    CoverAttack("it acts on the last tab") { window, animated in
      guard let tabs = window.rootViewController as? UITabBarController, let last = tabs.viewControllers?.last
      else { return Steps.presentOffer(window, animated) }
      tabs.dismiss(animated: false)
      tabs.selectedViewController = last
      Steps.pushOffer(on: Steps.inside(last), animated)
    },
    CoverAttack("it acts where the second tab is selected") { window, animated in
      guard let tabs = window.rootViewController as? UITabBarController, tabs.selectedIndex == 1 else {
        return Steps.presentOffer(window, animated)
      }
      (tabs.selectedViewController as? UINavigationController)?.pushViewController(
        Offer(), animated: animated)
    },
    CoverAttack("it looks for the tab of a screen by identity") { window, animated in
      guard let shown = Steps.shown(window), let tabs = shown.tabBarController,
        let index = tabs.viewControllers?.firstIndex(where: { $0 === shown.navigationController ?? shown })
      else { return Steps.presentOffer(window, animated) }
      if index > 0 { tabs.selectedIndex = 0 }
      Steps.pushOffer(on: Steps.shown(window), animated)
    },
  ]

  /// Numbers of layers.
  static let counts = [
    CoverAttack("it counts layers and gives up at three") { window, animated in
      guard Steps.layers(window).count < 3 else { return }
      Steps.presentOffer(window, animated)
    },
    CoverAttack("it dismisses where the number of layers is odd") { window, animated in
      if Steps.layers(window).count % 2 == 0 { Steps.topmost(window)?.dismiss(animated: false) }
      Steps.presentOffer(window, animated)
    },
    CoverAttack("it toggles a flag with each layer") { window, animated in
      var isEven = true
      var layer = window.rootViewController
      while let next = layer?.presentedViewController {
        isEven.toggle()
        layer = next
      }
      guard isEven else { return Steps.pushOffer(on: Steps.inside(layer), animated) }
      layer?.present(Offer(), animated: animated)
    },
    CoverAttack("it counts details among the layers") { window, animated in
      guard Steps.layers(window).count(where: { $0 is Detail }) < 2 else { return }
      Steps.presentOffer(window, animated)
    },
    CoverAttack("it counts details in all lists") { window, animated in
      let all = Steps.layers(window).flatMap { ($0 as? UINavigationController)?.viewControllers ?? [$0] }
      guard all.count(where: { $0 is Detail }) < 2 else { return }
      Steps.presentOffer(window, animated)
    },
    CoverAttack("it takes the middle layer") { window, animated in
      let layers = Steps.layers(window)
      let middle = layers[layers.count / 2]
      middle.dismiss(animated: false)
      Steps.pushOffer(on: Steps.shown(window), animated)
    },
    CoverAttack("it counts from the top down") { window, animated in
      var count = 0
      var layer = Steps.topmost(window)
      while let below = layer?.presentingViewController {
        count += 1
        layer = below
      }
      guard count != 2 else { return }
      Steps.presentOffer(window, animated)
    },
  ]
}
