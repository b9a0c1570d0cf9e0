import HeadlessUIKit

extension CoverAttack {
  /// Searches over the layers for one of a kind: the lowest, the last, the one under another.
  static let searches = [
    CoverAttack("it pushes onto the lowest navigation controller") { window, animated in
      let found = Steps.layers(window).first { $0 is UINavigationController } as? UINavigationController
      guard let found else { return Steps.presentOffer(window, animated) }
      found.dismiss(animated: false)
      Steps.pushOffer(on: found.topViewController, animated)
    },
    CoverAttack("it pushes onto the last navigation controller, under whatever covers it") {
      window, animated in
      let found = Steps.layers(window).last { $0 is UINavigationController } as? UINavigationController
      guard let found else { return Steps.presentOffer(window, animated) }
      found.pushViewController(Offer(), animated: animated)
    },
    CoverAttack("it gives up where a detail is under the top") { window, animated in
      guard !(Steps.layers(window).dropLast().last is Detail) else { return }
      Steps.presentOffer(window, animated)
    },
    CoverAttack("it looks for a detail over the last navigation controller") { window, animated in
      let layers = Steps.layers(window)
      let index = layers.lastIndex { $0 is UINavigationController } ?? 0
      let detail = layers[index...].first { $0 is Detail }
      detail?.dismiss(animated: false)
      Steps.presentOffer(window, animated)
    },
    CoverAttack("it takes the second navigation controller from the top") { window, animated in
      let found = Steps.layers(window).reversed().filter { $0 is UINavigationController }.dropFirst().first
      guard let found else { return Steps.presentOffer(window, animated) }
      found.dismiss(animated: false)
      Steps.pushOffer(on: Steps.inside(found), animated)
    },
    CoverAttack("it stops before a layer that presents a detail") { window, animated in
      let found = Steps.layers(window).first { $0.presentedViewController is Detail }
      Steps.pushOffer(on: Steps.inside(found ?? Steps.topmost(window)), animated)
    },
    CoverAttack("it does what the first it meets on the way down says") { window, animated in
      var layer = Steps.topmost(window)
      while let current = layer, !(current is Detail), !(current is UINavigationController) {
        layer = current.presentingViewController
      }
      if layer is Detail { layer?.dismiss(animated: false) }
      Steps.pushOffer(on: Steps.shown(window), animated)
    },
    CoverAttack("it looks for two things, and dismisses in between") { window, animated in
      guard Steps.layers(window).contains(where: { $0 is UINavigationController }) else { return }
      Steps.topmost(window)?.dismiss(animated: false)
      guard Steps.layers(window).contains(where: { $0 is Detail }) else { return }
      Steps.presentOffer(window, animated)
    },
    CoverAttack("it dismisses the layer under the lowest detail") { window, animated in
      let found = Steps.layers(window).dropFirst().first { $0 is Detail }
      found?.presentingViewController?.dismiss(animated: false)
      Steps.pushOffer(on: Steps.shown(window), animated)
    },
    CoverAttack("it wants all layers to be of one class") { window, animated in
      let layers = Steps.layers(window)
      guard layers.allSatisfy({ type(of: $0) == type(of: layers[0]) }) else { return }
      Steps.presentOffer(window, animated)
    },
    CoverAttack("it wants no two neighbours of one class") { window, animated in
      let layers = Steps.layers(window)
      guard !zip(layers, layers.dropFirst()).contains(where: { type(of: $0) == type(of: $1) }) else { return }
      Steps.presentOffer(window, animated)
    },
    CoverAttack("it asks whether the lowest navigation controller is the topmost layer") { window, animated in
      let lowest = Steps.layers(window).first { $0 is UINavigationController }
      guard lowest === Steps.topmost(window) else { return }
      Steps.pushOffer(on: Steps.shown(window), animated)
    },
    CoverAttack("it drags a pointer behind") { window, animated in
      var (previous, layer) = (window.rootViewController, window.rootViewController)
      while let next = layer?.presentedViewController {
        previous = layer
        layer = next
      }
      if previous is Home { previous?.dismiss(animated: false) }
      Steps.pushOffer(on: Steps.shown(window), animated)
    },
    CoverAttack("it looks for a home under a navigation controller") { window, animated in
      var layer = Steps.topmost(window)
      while let current = layer, !(current is UINavigationController) {
        layer = current.presentingViewController
      }
      while let current = layer, !(current is Home) { layer = current.presentingViewController }
      guard layer == nil else { return }
      Steps.presentOffer(window, animated)
    },
    CoverAttack("it counts in turns, going down") { window, animated in
      @MainActor func isEven(_ layer: UIViewController?) -> Bool {
        guard let layer else { return true }
        return isEven(layer.presentingViewController) != (layer is Detail)
      }
      guard isEven(Steps.topmost(window)) else { return }
      Steps.presentOffer(window, animated)
    },
    CoverAttack("it looks for an offer inside the layers, the last first") { window, animated in
      for layer in Steps.layers(window).reversed() where Steps.inside(layer) is Offer {
        return layer.dismiss(animated: animated)
      }
      Steps.presentOffer(window, animated)
    },
    CoverAttack("it goes on from where a search has ended") { window, animated in
      var layer = window.rootViewController
      while let next = layer?.presentedViewController, !(layer is Detail) { layer = next }
      while let next = layer?.presentedViewController, layer is Detail { layer = next }
      Steps.pushOffer(on: Steps.inside(layer), animated)
    },
    CoverAttack("it asks for the presenter of the last detail") { window, animated in
      let detail = Steps.layers(window).last { $0 is Detail }
      guard let presenter = detail?.presentingViewController else {
        return Steps.presentOffer(window, animated)
      }
      presenter.dismiss(animated: false)
      Steps.pushOffer(on: Steps.inside(presenter), animated)
    },
  ]
}
