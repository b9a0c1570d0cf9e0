public import Foundation
public import HeadlessUIKit

/// What a view is drawn with; nothing is drawn, and what code sets is kept for it.
///
/// The layer of a view has the view's place, color, opacity and layers inside it; another layer has its own. On Apple's
/// platforms a layer belongs to no actor; here it belongs to the main actor, as views do.
@preconcurrency @MainActor
open class CALayer: SingleObject {
  /// The view whose layer this is.
  final weak var view: UIView?

  final var ownFrame = CGRect.zero
  final var ownOpacity: Float = 1
  final var ownBackgroundColor: CGColor?
  final var isOwnHidden = false
  final var clipsOwn = false
  final var ownTransform = CATransform3DIdentity
  final weak var ownSuperlayer: CALayer?
  final var ownSublayers: [CALayer] = []
  final var animations: [(key: String, animation: CAAnimation, ticket: Int)] = []
  final var lastTicket = 0

  /// Is asked for what the layer shows; kept, never asked.
  open weak var delegate: (any CALayerDelegate)?
  /// A name by which code finds the layer.
  open var name: String?
  /// How round the corners are.
  open var cornerRadius: CGFloat = 0
  /// Which corners are round.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// How the corners bend.
  open var cornerCurve = CALayerCornerCurve.circular
  /// How wide the border is.
  open var borderWidth: CGFloat = 0
  /// The color of the border.
  open var borderColor: CGColor?
  /// The color of the shadow.
  open var shadowColor: CGColor?
  /// How dark the shadow is.
  open var shadowOpacity: Float = 0
  /// Where the shadow falls.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// How soft the shadow is.
  open var shadowRadius: CGFloat = 3
  /// The shape of the shadow.
  open var shadowPath: CGPath?
  /// The picture that the layer shows.
  open var contents: Any?
  /// How many pixels a point of the contents has.
  open var contentsScale: CGFloat = 1
  /// The part of the layer's height and width at which its position is.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// How far in front the layer is.
  open var zPosition: CGFloat = 0
  /// Whether the layer covers what is behind it.
  open var isOpaque = false
  /// The layer whose shape cuts this one out.
  open var mask: CALayer?
  /// Whether the layer is drawn once and kept as a picture.
  open var shouldRasterize = false
  /// How many pixels a point of that picture has.
  open var rasterizationScale: CGFloat = 1
  /// How fast time passes for the layer; kept, animations take the time that they say.
  open var speed: Float = 1
  /// What is done to the layers inside, in space; kept, nothing is drawn.
  open var sublayerTransform = CATransform3DIdentity
  /// How far in front the anchor point is; kept, nothing is drawn.
  open var anchorPointZ: CGFloat = 0
  /// Where the contents stand; kept, nothing is drawn.
  open var contentsGravity = CALayerContentsGravity.resize
  /// The part of the contents that shows, in parts of them; kept, nothing is drawn.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The part of the contents that is stretched; kept, nothing is drawn.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Whether the layer shows from behind; kept, nothing is drawn.
  open var isDoubleSided = true
  /// Whether heights are measured from below; kept, nothing is drawn.
  open var isGeometryFlipped = false
  /// Whether the layer is one with those inside where one sees through; kept, nothing is drawn.
  open var allowsGroupOpacity = true
  /// Whether edges are smooth; kept, nothing is drawn.
  open var allowsEdgeAntialiasing = false
  /// Whether drawing may take its time; kept, nothing is drawn.
  open var drawsAsynchronously = false
  /// Whether another size asks for drawing; kept, nothing is drawn.
  open var needsDisplayOnBoundsChange = false
  /// What changes of properties do; kept, nothing is drawn.
  open var actions: [String: any CAAction]?
  /// What is done to the contents; kept, nothing is drawn.
  open var filters: [Any]?
  /// What is done to what is behind; kept, nothing is drawn.
  open var backgroundFilters: [Any]?
  /// How the layer mixes with what is behind; kept, nothing is drawn.
  open var compositingFilter: Any?
  /// When the time of the layer begins; kept, nothing is drawn.
  open var beginTime: CFTimeInterval = 0
  /// Where the time of the layer begins; kept, nothing is drawn.
  open var timeOffset: CFTimeInterval = 0

  /// Makes a layer that belongs to no view.
  public init() {}

  /// Makes a copy of a layer for drawing; the model never does.
  ///
  /// - Parameter layer: The layer.
  public init(layer: Any) {}

  /// The frame in the coordinates of the layer that this one is in.
  open var frame: CGRect {
    get { view?.frame ?? ownFrame }
    set { if let view { view.frame = newValue } else { ownFrame = newValue } }
  }

  /// The size, and the place that the layer's own coordinates begin at.
  open var bounds: CGRect {
    get { view?.bounds ?? CGRect(origin: .zero, size: ownFrame.size) }
    set {
      if let view {
        view.bounds = newValue
      } else {
        let place = position
        ownFrame.size = newValue.size
        position = place
      }
    }
  }

  /// Where the anchor point is in the layer that this one is in; of a view's layer that is the view's center.
  open var position: CGPoint {
    get {
      view?.center
        ?? CGPoint(
          x: ownFrame.minX + ownFrame.width * anchorPoint.x,
          y: ownFrame.minY + ownFrame.height * anchorPoint.y)
    }
    set {
      guard let view else {
        ownFrame.origin = CGPoint(
          x: newValue.x - ownFrame.width * anchorPoint.x,
          y: newValue.y - ownFrame.height * anchorPoint.y)
        return
      }
      view.center = newValue
    }
  }

  /// How opaque the layer is, from 0 to 1.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set { if let view { view.alpha = CGFloat(newValue) } else { ownOpacity = newValue } }
  }

  /// Whether the layer is hidden.
  open var isHidden: Bool {
    get { view?.isHidden ?? isOwnHidden }
    set { if let view { view.isHidden = newValue } else { isOwnHidden = newValue } }
  }

  /// Whether what is inside is cut off at the bounds.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? clipsOwn }
    set { if let view { view.clipsToBounds = newValue } else { clipsOwn = newValue } }
  }

  /// The color behind the contents.
  open var backgroundColor: CGColor? {
    get {
      guard let view else { return ownBackgroundColor }
      return view.backgroundColor?.cgColor
    }
    set {
      if let view { view.backgroundColor = newValue?.color }
      ownBackgroundColor = newValue
    }
  }

  /// What is done to the layer in space; of a view's layer, what is done in the plane is the view's.
  open var transform: CATransform3D {
    get {
      guard let view, CATransform3DIsAffine(ownTransform) else { return ownTransform }
      return CATransform3DMakeAffineTransform(view.transform)
    }
    set {
      ownTransform = newValue
      if CATransform3DIsAffine(newValue) { view?.transform = CATransform3DGetAffineTransform(newValue) }
    }
  }

  /// What is done to the layer in the plane.
  ///
  /// - Returns: The transform.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets what is done to the layer in the plane.
  ///
  /// - Parameter m: The transform.
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// Lays the layers inside out; never called, nothing is drawn.
  open func layoutSublayers() {}

  /// Asks that the layer be drawn; it never is.
  open func setNeedsDisplay() {}

  /// Asks that a part of the layer be drawn; it never is.
  ///
  /// - Parameter r: The part.
  open func setNeedsDisplay(_ r: CGRect) {}

  /// Draws the layer where that was asked for; it never is.
  open func displayIfNeeded() {}

  /// Gives the layer its contents; never called, nothing is drawn.
  open func display() {}

  /// Asks for a layout pass of the layer; of a view's layer it is the view's.
  open func setNeedsLayout() { view?.setNeedsLayout() }

  /// Carries out the layout pass that was asked for.
  open func layoutIfNeeded() { view?.layoutIfNeeded() }
}
