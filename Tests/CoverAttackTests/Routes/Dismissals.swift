import HeadlessUIKit

extension CoverAttack {
  /// Ways to take layers away first.
  static let dismissals = [
    CoverAttack("it dismisses from the root") { window, animated in
      window.rootViewController?.dismiss(animated: false)
      Steps.pushOffer(on: Steps.inside(window.rootViewController), animated)
    },
    CoverAttack("it dismisses from the top") { window, animated in
      Steps.topmost(window)?.dismiss(animated: false)
      Steps.pushOffer(on: Steps.shown(window), animated)
    },
    CoverAttack("it dismisses from the first layer") { window, animated in
      window.rootViewController?.presentedViewController?.dismiss(animated: false)
      Steps.pushOffer(on: Steps.shown(window), animated)
    },
    CoverAttack("it dismisses in the turn in which it presents") { window, animated in
      window.rootViewController?.dismiss(animated: animated)
      Steps.inside(window.rootViewController)?.present(Offer(), animated: animated)
    },
    CoverAttack("it dismisses only what presents nothing itself") { window, animated in
      if let first = window.rootViewController?.presentedViewController, first.presentedViewController == nil
      {
        first.dismiss(animated: false)
      }
      Steps.pushOffer(on: Steps.shown(window), animated)
    },
    CoverAttack("it dismisses until a home shows") { window, animated in
      for layer in Steps.layers(window).dropFirst().reversed() where !(Steps.inside(layer) is Home) {
        layer.dismiss(animated: false)
      }
      Steps.pushOffer(on: Steps.shown(window), animated)
    },
    CoverAttack("it dismisses what is shown, from inside") { window, animated in
      Steps.shown(window)?.dismiss(animated: false)
      Steps.pushOffer(on: Steps.shown(window), animated)
    },
    CoverAttack("it dismisses sheets and leaves navigation controllers") { window, animated in
      if let top = Steps.topmost(window), !(top is UINavigationController) { top.dismiss(animated: false) }
      Steps.pushOffer(on: Steps.shown(window), animated)
    },
    CoverAttack("it replaces the root under whatever is presented") { window, _ in
      if window.rootViewController?.presentedViewController is Detail { return }
      window.rootViewController = Offer()
    },
  ]

  /// Dismissals whose completions go on.
  static let chains = [
    CoverAttack(later: "it goes on when the dismissal is done") { window, animated, done in
      guard let root = window.rootViewController else { return done() }
      root.dismiss(animated: animated) {
        Steps.pushOffer(on: Steps.inside(root), animated)
        done()
      }
    },
    CoverAttack(later: "it dismisses layer after layer") { window, animated, done in
      @MainActor func next() {
        guard let top = Steps.topmost(window), let below = top.presentingViewController else {
          Steps.pushOffer(on: Steps.inside(window.rootViewController), animated)
          return done()
        }
        below.dismiss(animated: animated) { next() }
      }
      next()
    },
    CoverAttack(later: "it dismisses two layers and no more") { window, animated, done in
      @MainActor func next(_ left: Int) {
        guard left > 0, let below = Steps.topmost(window)?.presentingViewController else {
          Steps.pushOffer(on: Steps.shown(window), animated)
          return done()
        }
        below.dismiss(animated: animated) { next(left - 1) }
      }
      next(2)
    },
    CoverAttack(later: "it waits only where there is something presented") { window, animated, done in
      guard let root = window.rootViewController, root.presentedViewController != nil else {
        Steps.pushOffer(on: Steps.inside(window.rootViewController), animated)
        return done()
      }
      root.presentedViewController?.dismiss(animated: animated) {
        Steps.pushOffer(on: Steps.inside(root), animated)
        done()
      }
    },
    CoverAttack(later: "it waits for the coordinator of a transition") { window, animated, done in
      guard let root = window.rootViewController else { return done() }
      root.dismiss(animated: animated)
      guard let coordinator = root.transitionCoordinator else {
        Steps.pushOffer(on: Steps.inside(root), animated)
        return done()
      }
      coordinator.animate(alongsideTransition: nil) { _ in
        Steps.pushOffer(on: Steps.inside(root), animated)
        done()
      }
    },
  ]
}
