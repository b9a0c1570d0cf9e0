public import Foundation

// Places and sizes are what code has set; how the one follows from the other is computed as on a screen.

extension UIView {
  /// What a view says that has no width or height of its own.
  public static var noIntrinsicMetric: CGFloat { -1 }

  /// The same, for the model's own use.
  final var centerInEffect: CGPoint { CGPoint(x: ownFrame.midX, y: ownFrame.midY) }

  /// The same, for the model's own use.
  final var transformInEffect: CGAffineTransform {
    get { rare?.transform ?? .identity }
    set { if newValue != transformInEffect { rareProperties.transform = newValue } }
  }

  /// The frame, with the transform in it.
  final var frameInEffect: CGRect {
    get {
      guard let transform = rare?.transform, !transform.isIdentity else { return ownFrame }
      let own = CGRect(origin: contentOrigin, size: ownFrame.size)
      return own.around { toSuperview($0) }
    }
    set {
      if newValue.size != frameStorage.size { needsLayout = true }
      guard let transform = rare?.transform, !transform.isIdentity else {
        frameStorage = newValue
        return
      }
      let size = newValue.size.applying(transform.inverted())
      frameStorage = CGRect(
        around: CGPoint(x: newValue.midX, y: newValue.midY), width: abs(size.width), height: abs(size.height))
    }
  }

  /// Gives the view another size about its center.
  final func resize(to size: CGSize) {
    guard size != ownFrame.size else { return }
    frameStorage = CGRect(around: centerInEffect, width: size.width, height: size.height)
    needsLayout = true
  }

  /// Gives the view the size in which its contents fit.
  final func fitContents() {
    let size = StructureReads.reenter("sizeThatFits") { sizeThatFits(ownFrame.size) }
    if size != frameStorage.size { needsLayout = true }
    frameStorage.size = size
  }

  /// Where a point of the view is for its superview.
  private func toSuperview(_ point: CGPoint) -> CGPoint {
    let (origin, center) = (contentOrigin, centerInEffect)
    let middle = CGPoint(x: origin.x + ownFrame.width / 2, y: origin.y + ownFrame.height / 2)
    let moved = CGPoint(x: point.x - middle.x, y: point.y - middle.y).applying(transformInEffect)
    return CGPoint(x: moved.x + center.x, y: moved.y + center.y)
  }

  /// Where a point of the superview is for the view.
  private func fromSuperview(_ point: CGPoint) -> CGPoint {
    let (origin, center) = (contentOrigin, centerInEffect)
    let middle = CGPoint(x: origin.x + ownFrame.width / 2, y: origin.y + ownFrame.height / 2)
    let moved = CGPoint(x: point.x - center.x, y: point.y - center.y)
      .applying(transformInEffect.inverted())
    return CGPoint(x: moved.x + middle.x, y: moved.y + middle.y)
  }

  /// Where a point of this view is for another one.
  ///
  /// - Parameters:
  ///   - point: A point in this view's coordinates.
  ///   - view: The other view; `nil` for the window, or for the outermost view where there is no window.
  /// - Returns: The point in the other view's coordinates.
  public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    map(to: view)(point)
  }

  /// Where a point of another view is for this one.
  ///
  /// - Parameters:
  ///   - point: A point in the other view's coordinates.
  ///   - view: The other view; `nil` for the window, or for the outermost view where there is no window.
  /// - Returns: The point in this view's coordinates.
  public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? outermost).map(to: self)(point)
  }

  /// Where a rectangle of this view is for another one.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in this view's coordinates.
  ///   - view: The other view; `nil` for the window, or for the outermost view where there is no window.
  /// - Returns: The smallest rectangle around it in the other view's coordinates.
  public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.around(map(to: view)) }

  /// Where a rectangle of another view is for this one.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in the other view's coordinates.
  ///   - view: The other view; `nil` for the window, or for the outermost view where there is no window.
  /// - Returns: The smallest rectangle around it in this view's coordinates.
  public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.around((view ?? outermost).map(to: self))
  }

  private var outermost: UIView { wayOut.last ?? self }

  private var wayOut: [UIView] { Array(sequence(first: self, next: \.superviewInEffect)) }

  /// How points get from this view to another one: out to what both are in, and in again.
  private func map(to view: UIView?, _ call: StaticString = #function) -> (CGPoint) -> CGPoint {
    let out = wayOut
    let inward = view?.wayOut ?? [outermost]
    trackAccess(handingOut: out + inward, call)
    let common = out.first { candidate in inward.contains { $0 === candidate } }
    func part(of way: [UIView]) -> ArraySlice<UIView> {
      guard let common else { return way.dropLast() }
      return way.prefix { $0 !== common }
    }
    let (lifted, lowered) = (part(of: out), part(of: inward).reversed())
    return { point in
      let middle = lifted.reduce(point) { $1.toSuperview($0) }
      return lowered.reduce(middle) { $1.fromSuperview($0) }
    }
  }

  /// The view that a touch at a point is for.
  final func touched(at point: CGPoint, with event: UIEvent?) -> UIView? {
    trackAccess(handingOut: subviewsInEffect)
    guard !isHidden, isUserInteractionEnabledStorage, alphaStorage >= 0.01 else { return nil }
    let isInside = StructureReads.reenter("point(inside:with:)") { self.point(inside: point, with: event) }
    guard isInside else { return nil }
    for view in subviewsInEffect.reversed() {
      let place = view.fromSuperview(point)
      let found = StructureReads.reenter("hitTest(_:with:)") { view.hitTest(place, with: event) }
      if let found { return found }
    }
    return self
  }

  /// A view that looks like this one and has nothing in it.
  ///
  /// - Parameter afterUpdates: Without effect, nothing is drawn.
  /// - Returns: The new view, of the same size.
  public final func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    tracked(UIView(frame: CGRect(origin: .zero, size: ownFrame.size)))
  }
}

// How much room a view takes, as far as code has said so. There is no layout, so what rules, stacks or storyboards would make
// of a view is not known, and nothing is concluded from it.

extension UIView {
  /// The frame without a transform: what code has set, and of a window or a controller's view that nobody has sized all that the
  /// app has of the screen, which is what UIKit makes such a view with.
  final var ownFrame: CGRect {
    guard isUnsizedScreen else { return frameStorage }
    return CGRect(origin: frameStorage.origin, size: Simulation.current.windowFrame.size)
  }

  /// The bounds, likewise.
  final var boundsInEffect: CGRect { CGRect(origin: contentOrigin, size: ownFrame.size) }

  /// Whether it is a window or a controller's view that nobody has sized.
  final var isUnsizedScreen: Bool {
    frameStorage.size == .zero && (controller != nil || self is UIWindow) && !(rare?.isEmptied ?? false)
  }

  /// Whether code has made the view so small that nothing of it can be seen or touched.
  final var isEmptied: Bool { rare?.isEmptied ?? false && frameStorage.size.isFlat }

  /// Sets a size, as code has said, and takes down what that means.
  ///
  /// A size without width or height may come from one that only layout would have given, so it counts only where nobody has
  /// asked for such a size at the same moment.
  final func sizing(_ body: () -> Void) {
    let change = KeyValues.begin(self)
    defer { change?.end() }
    body()
    guard frameStorage.size.isFlat else {
      if let rare, rare.isEmptied { rare.isEmptied = false }
      return
    }
    let isMeant = !UnsizedLook.isRecent
    if isMeant != (rare?.isEmptied ?? false) { rareProperties.isEmptied = isMeant }
  }

  /// Where the view is or how large, as the code that asks is told; that is taken down if only layout would tell.
  final func measured(_ rect: CGRect, _ call: StaticString = #function) -> CGRect {
    trackAccess(call)
    if controller == nil, frameStorage.size.isFlat, !isUnsizedScreen, !isEmptied { UnsizedLook.note() }
    return rect
  }
}

/// When code last asked for a size that nobody has set.
@MainActor
private enum UnsizedLook {
  private static var last = (run: -1, instant: 0)

  static func note() { last = (Simulation.runCount, Simulation.current.clock.now) }

  static var isRecent: Bool { last == (Simulation.runCount, Simulation.current.clock.now) }
}

extension CGSize {
  /// Whether there is no width or no height.
  fileprivate var isFlat: Bool { width == 0 || height == 0 }
}
