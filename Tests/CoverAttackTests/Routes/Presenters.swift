import HeadlessUIKit

extension CoverAttack {
  /// Questions about who presents, and how.
  static let presenters = [
    CoverAttack("it asks its navigation controller what it presents") { window, animated in
      let navigation = Steps.inside(window.rootViewController)?.navigationController
      if navigation?.presentedViewController is Home { navigation?.dismiss(animated: false) }
      Steps.presentOffer(window, animated)
    },
    CoverAttack("it asks the presenter for its class") { window, animated in
      guard Steps.shown(window)?.presentingViewController is UINavigationController else {
        return Steps.presentOffer(window, animated)
      }
      Steps.topmost(window)?.dismiss(animated: false)
      Steps.pushOffer(on: Steps.shown(window), animated)
    },
    CoverAttack("it asks whether a tab bar controller presents") { window, animated in
      if let tabs = Steps.topmost(window)?.presentingViewController as? UITabBarController {
        tabs.dismiss(animated: false)
        tabs.selectedIndex = 0
      }
      Steps.pushOffer(on: Steps.shown(window), animated)
    },
    CoverAttack("it asks the presenter of the presenter") { window, animated in
      let second = Steps.topmost(window)?.presentingViewController?.presentingViewController
      if second is Detail { second?.dismiss(animated: false) }
      Steps.presentOffer(window, animated)
    },
    CoverAttack("it asks for the style of the topmost layer") { window, animated in
      let top = Steps.topmost(window)
      if top?.modalPresentationStyle == .fullScreen { top?.dismiss(animated: false) }
      Steps.presentOffer(window, animated)
    },
    CoverAttack("it asks for the style of every layer") { window, animated in
      guard !Steps.layers(window).contains(where: { $0.modalPresentationStyle == .fullScreen }) else {
        return Steps.pushOffer(on: Steps.shown(window), animated)
      }
      Steps.presentOffer(window, animated)
    },
    CoverAttack("it presents over the current context of a child") { window, animated in
      let shown = Steps.inside(window.rootViewController)
      shown?.definesPresentationContext = true
      let offer = Offer()
      offer.modalPresentationStyle = .overCurrentContext
      shown?.present(offer, animated: animated)
    },
    CoverAttack("it keeps sheets from being swiped") { window, animated in
      for layer in Steps.layers(window).dropFirst() { layer.isModalInPresentation = true }
      Steps.presentOffer(window, animated)
    },
    CoverAttack("it tells a presented screen from a pushed one") { window, animated in
      guard let shown = Steps.shown(window) else { return }
      let isModal =
        shown.presentingViewController != nil
        && shown.navigationController?.viewControllers.first === shown
      if isModal { shown.dismiss(animated: false) }
      Steps.pushOffer(on: Steps.shown(window), animated)
    },
  ]

  /// Controllers that are found twice, or remembered.
  static let identities = [
    CoverAttack("it tells whether the root presents the top") { window, animated in
      let top = Steps.topmost(window)
      guard top?.presentingViewController === window.rootViewController else { return }
      top?.present(Offer(), animated: animated)
    },
    CoverAttack("it remembers layers by identity") { window, animated in
      var names: [ObjectIdentifier: Int] = [:]
      for (index, layer) in Steps.layers(window).enumerated() { names[ObjectIdentifier(layer)] = index }
      let top = Steps.topmost(window)
      guard let top, names[ObjectIdentifier(top)] != 2 else { return }
      Steps.presentOffer(window, animated)
    },
    CoverAttack("it keeps a set of classes") { window, animated in
      let classes = Set(Steps.layers(window).map { ObjectIdentifier(type(of: $0)) })
      guard classes.count == Steps.layers(window).count else { return }
      Steps.presentOffer(window, animated)
    },
    CoverAttack("it compares what two tabs show") { window, animated in
      guard let tabs = window.rootViewController as? UITabBarController, let all = tabs.viewControllers,
        all.count == 2, type(of: all[0]) == type(of: all[1])
      else { return Steps.presentOffer(window, animated) }
      tabs.dismiss(animated: false)
      Steps.pushOffer(on: Steps.inside(all[1]), animated)
    },
    CoverAttack("it compares the first layer with the last") { window, animated in
      let layers = Steps.layers(window)
      guard layers.count < 2 || type(of: layers[0]) != type(of: layers[layers.count - 1]) else {
        layers[0].dismiss(animated: false)
        return Steps.pushOffer(on: Steps.shown(window), animated)
      }
      Steps.presentOffer(window, animated)
    },
  ]

  /// Questions about what is under way, about views and about windows.
  static let appearances = [
    CoverAttack("it asks whether the top is being presented") { window, animated in
      guard let top = Steps.topmost(window), !top.isBeingPresented, !top.isBeingDismissed else { return }
      Steps.presentOffer(window, animated)
    },
    CoverAttack("it asks whether a view is in a window") { window, animated in
      let visible = Steps.layers(window).last { $0.viewIfLoaded?.window != nil }
      visible?.present(Offer(), animated: animated)
    },
    CoverAttack("it asks whether the root's view is still shown") { window, animated in
      guard window.rootViewController?.viewIfLoaded?.window == nil else {
        return Steps.pushOffer(on: Steps.shown(window), animated)
      }
      Steps.presentOffer(window, animated)
    },
    CoverAttack("it takes the key window") { _, animated in
      guard let window = UIApplication.shared.keyWindow else { return }
      Steps.pushOffer(on: Steps.shown(window), animated)
    },
    CoverAttack("it hides bars where there are any") { window, animated in
      let navigation = Steps.shown(window)?.navigationController
      navigation?.setNavigationBarHidden(true, animated: false)
      navigation?.topViewController?.hidesBottomBarWhenPushed = true
      Steps.pushOffer(on: Steps.shown(window), animated)
    },
    CoverAttack("it asks which titles there are") { window, animated in
      let titles = Steps.layers(window).compactMap { $0.title }
      guard titles.isEmpty else { return }
      Steps.presentOffer(window, animated)
    },
  ]
}
