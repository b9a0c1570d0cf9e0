public import Foundation
import HeadlessUIKit

// Layers that show something of their own; what code sets is kept, and nothing is drawn.

/// A layer that shows text.
open class CATextLayer: CALayer {
  /// The text.
  open var string: Any?
  /// The font.
  open var font: Any?
  /// How large letters are.
  open var fontSize: CGFloat = 36
  /// The color of the letters.
  open var foregroundColor: CGColor?
  /// Whether there are several lines.
  open var isWrapped = false
  /// Where text that is too long is cut.
  open var truncationMode = CATextLayerTruncationMode.none
  /// At which side lines stand.
  open var alignmentMode = CATextLayerAlignmentMode.natural
}

/// A layer that shows what is inside several times.
open class CAReplicatorLayer: CALayer {
  /// How often.
  open var instanceCount = 1
  /// How much later each one is.
  open var instanceDelay: CFTimeInterval = 0
  /// What is done to each one.
  open var instanceTransform = CATransform3DIdentity
  /// The color of the first one.
  open var instanceColor: CGColor?
  /// How much more opaque each one is.
  open var instanceAlphaOffset: Float = 0
  /// Whether they stand in one space.
  open var preservesDepth = false
}

/// A layer whose layers stand in one space with it.
open class CATransformLayer: CALayer {}

/// A layer that shows a part of what is inside.
open class CAScrollLayer: CALayer {}

/// A layer from which particles come.
open class CAEmitterLayer: CALayer {
  /// The kinds of particles.
  open var emitterCells: [CAEmitterCell]?
  /// Where they come from.
  open var emitterPosition = CGPoint.zero
  /// How large that place is.
  open var emitterSize = CGSize.zero
  /// Of what shape it is.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// By how much more there are.
  open var birthRate: Float = 1
  /// By how much longer they last.
  open var lifetime: Float = 1
}

/// A kind of particles; nothing is drawn.
@preconcurrency @MainActor
open class CAEmitterCell {
  /// A name by which code finds the kind.
  open var name: String?
  /// The picture.
  open var contents: Any?
  /// The color.
  open var color: CGColor?
  /// How many come in a second.
  open var birthRate: Float = 0
  /// How long each one lasts, in seconds.
  open var lifetime: Float = 0
  /// By how much that differs.
  open var lifetimeRange: Float = 0
  /// How fast each one is.
  open var velocity: CGFloat = 0
  /// By how much that differs.
  open var velocityRange: CGFloat = 0
  /// Which way each one goes, in radians.
  open var emissionLongitude: CGFloat = 0
  /// By how much that differs.
  open var emissionRange: CGFloat = 0
  /// How fast each one turns.
  open var spin: CGFloat = 0
  /// By how much that differs.
  open var spinRange: CGFloat = 0
  /// How large each one is.
  open var scale: CGFloat = 1
  /// By how much that differs.
  open var scaleRange: CGFloat = 0
  /// How fast each one grows.
  open var scaleSpeed: CGFloat = 0
  /// How fast each one becomes opaque.
  open var alphaSpeed: Float = 0
  /// How fast each one gathers speed downwards.
  open var yAcceleration: CGFloat = 0
  /// How fast each one gathers speed to the right.
  open var xAcceleration: CGFloat = 0

  /// Makes a kind of particles of which none comes.
  public init() {}
}
