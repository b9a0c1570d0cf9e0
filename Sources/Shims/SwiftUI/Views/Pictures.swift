public import Foundation
public import HeadlessUIKit
public import UIKit
import UniformTypeIdentifiers

/// A rectangle.
public struct Rectangle: PrimitiveView, InertView, InsettableShape {
  var fillsRoom: Bool { true }

  /// Makes a rectangle.
  nonisolated public init() {}

  /// The outline.
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A rectangle with round corners.
public struct RoundedRectangle: PrimitiveView, InertView, InsettableShape {
  var fillsRoom: Bool { true }

  private let cornerRadius: CGFloat

  /// Makes a rectangle with round corners.
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = cornerRadius
  }

  /// Makes a rectangle with corners that need not be as wide as they are high.
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    cornerRadius = max(cornerSize.width, cornerSize.height)
  }

  /// The outline, with corners as wide as they are high.
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: cornerRadius)
  }
}

/// A rectangle with corners that are not equally round.
public struct UnevenRoundedRectangle: PrimitiveView, InertView, InsettableShape {
  var fillsRoom: Bool { true }

  /// Makes a rectangle.
  nonisolated public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {}

  /// The outline without its round corners.
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// How a corner is round.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// As a quarter of a circle.
  case circular
  /// More smoothly.
  case continuous
}

/// A circle.
public struct Circle: PrimitiveView, InertView, InsettableShape {
  /// Makes a circle.
  nonisolated public init() {}

  /// The outline, in the middle.
  nonisolated public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
}

/// A circle that has been pulled to one side.
public struct Ellipse: PrimitiveView, InertView, InsettableShape {
  /// Makes an ellipse.
  nonisolated public init() {}

  /// The outline.
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// A rectangle with round ends.
public struct Capsule: PrimitiveView, InertView, InsettableShape {
  /// Makes a rectangle with round ends.
  nonisolated public init(style: RoundedCornerStyle = .continuous) {}

  /// The outline.
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
}

/// How a line is drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// How wide it is.
  public var lineWidth: CGFloat
  /// How it ends.
  public var lineCap: CGLineCap
  /// How it turns.
  public var lineJoin: CGLineJoin
  /// How far the point of a corner may stick out.
  public var miterLimit: CGFloat
  /// How long its pieces and gaps are.
  public var dash: [CGFloat]
  /// Where the first piece begins.
  public var dashPhase: CGFloat

  /// Makes a style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
    (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
  }
}

/// A value that can be between two others; nothing is drawn between them.
public protocol Animatable {
  /// What is animated.
  associatedtype AnimatableData = EmptyAnimatableData
  /// What is animated.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing is animated.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// What is animated where nothing is.
public struct EmptyAnimatableData: Hashable, Sendable {
  /// Makes nothing.
  public init() {}
}

/// Two values that are animated together.
public struct AnimatablePair<First, Second> {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Puts two values together.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

/// A modifier that depends on a value that is animated; only the value at the end is seen.
public protocol AnimatableModifier: ViewModifier, Animatable {}

/// A picture, of which the name alone is kept.
public struct Image: PrimitiveView, Hashable, Sendable {
  let name: String

  /// Takes a picture of the app's.
  nonisolated public init(_ name: String) { self.name = name }

  /// Takes a picture of the system's.
  nonisolated public init(systemName: String) { name = systemName }

  /// Takes a picture of the app's, from a bundle.
  nonisolated public init(_ name: String, bundle: Bundle?) { self.name = name }

  /// Takes a picture of the app's that a voice does not read.
  nonisolated public init(decorative name: String, bundle: Bundle? = nil) { self.name = name }

  /// Takes a picture of UIKit's, whose name is not known.
  nonisolated public init(uiImage: UIImage) { name = "" }

  /// The same picture; without effect.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { self }

  /// The same picture; without effect.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// The same picture; without effect.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// The same picture; without effect.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  /// How a picture fills its room.
  public enum ResizingMode: Hashable, Sendable {
    /// It is there many times.
    case tile
    /// It becomes larger.
    case stretch
  }

  /// How a picture becomes larger.
  public enum Interpolation: Hashable, Sendable {
    /// In steps.
    case none
    /// A little smoothly.
    case low
    /// Rather smoothly.
    case medium
    /// Very smoothly.
    case high
  }

  /// The same picture; without effect.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }

  /// How a picture is drawn.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// In the color of the text.
    case template
    /// In its own colors.
    case original
  }
}

extension Image: RenderedView {
  func render(in context: ViewContext) {
    let view = context.show { UIImageView(image: nil) }
    if context.environment.accessibilityIdentifier == nil { view.accessibilityIdentifier = name }
  }
}

extension Image: Transferable {
  /// A picture stands for every picture.
  nonisolated public static var transferRepresentation: DataRepresentation<Image> {
    DataRepresentation(importedContentType: .image) { _ in Image(systemName: "photo") }
  }
}

/// Makes a picture of views: an empty one, as nothing is drawn.
@MainActor
public final class ImageRenderer<Content: View> {
  /// The views.
  public var content: Content
  /// How many pixels a point has; kept.
  public var scale: CGFloat = 1
  /// How much room the views are offered; kept.
  public var proposedSize = ProposedViewSize.unspecified
  /// Whether nothing shines through; kept.
  public var isOpaque = false

  /// Makes a picture of views.
  ///
  /// - Parameter content: The views, which are not evaluated.
  public init(content: Content) { self.content = content }

  /// The picture.
  public var uiImage: UIImage? { UIImage() }
}
