public import HeadlessUIKit

extension CALayer {
  /// The layer that this one is in; of a view's layer that of the view's superview.
  public final var superlayer: CALayer? { view.map { $0.superview?.layer } ?? ownSuperlayer }

  /// The layers inside this one, backmost first: what code has put in comes after those of subviews.
  public final var sublayers: [CALayer]? {
    get {
      let layers = (view?.subviews.map(\.layer) ?? []) + ownSublayers
      return layers.isEmpty ? nil : layers
    }
    set {
      for layer in ownSublayers { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  /// Puts a layer in front of the others; the layer of a view stays where the view is.
  ///
  /// - Parameter layer: The layer.
  public final func addSublayer(_ layer: CALayer) { insert(layer) { $0.count } }

  /// Puts a layer in at a position among those that code has put in.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - idx: The position; larger than the count means the front.
  public final func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer) { min(Int(idx), $0.count) }
  }

  /// Puts a layer in right behind another one.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - sibling: The other layer; one that is not inside means the back.
  public final func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer) { others in others.firstIndex { $0 === sibling } ?? 0 }
  }

  /// Puts a layer in right before another one.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - sibling: The other layer; one that is not inside means the front.
  public final func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer) { others in others.firstIndex { $0 === sibling }.map { $0 + 1 } ?? others.count }
  }

  /// Puts a layer in the place of another one.
  ///
  /// - Parameters:
  ///   - oldLayer: The layer that goes; where it is not inside, nothing happens.
  ///   - newLayer: The layer that comes.
  public final func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, ownSublayers.contains(where: { $0 === oldLayer }) else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Takes the layer out of the one that it is in; the layer of a view stays where the view is.
  public final func removeFromSuperlayer() {
    ownSuperlayer?.ownSublayers.removeAll { $0 === self }
    ownSuperlayer = nil
  }

  private func insert(_ layer: CALayer, at index: ([CALayer]) -> Int) {
    guard layer.view == nil, !isInside(layer) else { return }
    layer.removeFromSuperlayer()
    ownSublayers.insert(layer, at: index(ownSublayers))
    layer.ownSuperlayer = self
  }

  private func isInside(_ layer: CALayer) -> Bool {
    sequence(first: self, next: \.ownSuperlayer).contains { $0 === layer }
  }
}

extension UIView {
  /// What the view is drawn with, made when somebody asks for it: of the system's class that `layerClass` is or derives from.
  public final var layer: CALayer {
    if let made = Associations.value(of: self, for: LayerKey.key) as? CALayer { return made }
    let made = CALayer.layer(of: type(of: self).layerClass)
    made.view = self
    Associations.set(made, of: self, for: LayerKey.key, holding: .strong)
    return made
  }
}

extension CALayer {
  /// A new layer of a class of the system's, or of the nearest such class that a class of the app's derives from: without Objective-C
  /// nobody can make a layer of a class that is a value.
  fileprivate static func layer(of type: AnyClass) -> CALayer {
    switch type {
    case is CAGradientLayer.Type: CAGradientLayer()
    case is CAShapeLayer.Type: CAShapeLayer()
    case is CATextLayer.Type: CATextLayer()
    case is CAReplicatorLayer.Type: CAReplicatorLayer()
    case is CATransformLayer.Type: CATransformLayer()
    case is CAScrollLayer.Type: CAScrollLayer()
    case is CAEmitterLayer.Type: CAEmitterLayer()
    default: CALayer()
    }
  }
}

/// Under which a view keeps its layer: any address that stays the same.
private enum LayerKey {
  // Never written and never freed, so that all threads may read it.
  nonisolated(unsafe) static let key: UnsafeRawPointer = {
    UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
  }()
}
