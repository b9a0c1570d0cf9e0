public import Foundation
public import HeadlessUIKit

extension UIImage {
  /// How the color of a picture is used.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// As the place where it is shown has it.
    case automatic = 0
    /// With its own colors.
    case alwaysOriginal = 1
    /// As a shape, in the color of what the user can touch.
    case alwaysTemplate = 2
  }

  /// How the picture was turned when it was taken.
  public enum Orientation: Int, Hashable, Sendable {
    /// Upright.
    case up = 0
    /// Upside down.
    case down = 1
    /// Turned to the left.
    case left = 2
    /// Turned to the right.
    case right = 3
    /// Upright, in a mirror.
    case upMirrored = 4
    /// Upside down, in a mirror.
    case downMirrored = 5
    /// Turned to the left, in a mirror.
    case leftMirrored = 6
    /// Turned to the right, in a mirror.
    case rightMirrored = 7
  }

  /// How the parts of a picture between its insets grow.
  public enum ResizingMode: Int, Hashable, Sendable {
    /// They are repeated.
    case tile = 0
    /// They are stretched.
    case stretch = 1
  }

  /// How large the picture is, in points: known of what code has drawn and of bytes that say it, otherwise nothing.
  public final var size: CGSize { look.size }

  /// How many pixels a point of the picture has.
  public final var scale: CGFloat { look.scale }

  /// How the picture's color is used.
  public final var renderingMode: RenderingMode { RenderingMode(rawValue: look.renderingMode) ?? .automatic }

  /// How the picture was turned when it was taken.
  public final var imageOrientation: Orientation { detail("orientation") ?? .up }

  /// Whether the picture is a symbol of the system.
  public final var isSymbolImage: Bool { if case .symbol = look.source { true } else { false } }

  /// What of the picture stays as it is when it grows.
  public final var capInsets: UIEdgeInsets { detail("capInsets") ?? .zero }

  /// How the rest grows.
  public final var resizingMode: ResizingMode { detail("resizingMode") ?? .tile }

  /// By what the picture stands in line with others.
  public final var alignmentRectInsets: UIEdgeInsets { detail("alignmentRectInsets") ?? .zero }

  /// Whether the picture is turned around where one reads from the right.
  public final var flipsForRightToLeftLayoutDirection: Bool { detail("flips") ?? false }

  /// The pictures that follow each other, where there are several.
  public final var images: [UIImage]? { detail("images") }

  /// How long they take together, in seconds.
  public final var duration: TimeInterval { detail("duration") ?? 0 }

  /// The name by which the picture is found by accessibility; that of its file or symbol.
  public final var accessibilityIdentifier: String? {
    switch look.source {
    case .named(let name), .symbol(let name): name
    case .data, .drawn: nil
    }
  }

  final func detail<Value: Hashable>(_ name: String) -> Value? {
    look.details[name]
  }

  /// The same picture, of which something else is said.
  final func saying(_ change: (inout Look) -> Void) -> UIImage {
    var look = look
    change(&look)
    return UIImage(look: look)
  }

  /// The same picture, whose color is used otherwise.
  ///
  /// - Parameter renderingMode: How.
  /// - Returns: The picture.
  public final func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    saying { $0.renderingMode = renderingMode.rawValue }
  }

  /// The same picture in a color.
  ///
  /// - Parameter color: The color.
  /// - Returns: The picture.
  public final func withTintColor(_ color: UIColor) -> UIImage { saying { $0.tint = color } }

  /// The same picture in a color, which is used in a way.
  ///
  /// - Parameters:
  ///   - color: The color.
  ///   - renderingMode: The way.
  /// - Returns: The picture.
  public final func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withTintColor(color).withRenderingMode(renderingMode)
  }

  /// The same picture, of which only a part grows.
  ///
  /// - Parameters:
  ///   - capInsets: What stays as it is.
  ///   - resizingMode: How the rest grows.
  /// - Returns: The picture.
  public final func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode = .tile
  ) -> UIImage {
    saying {
      $0.details["capInsets"] = capInsets
      $0.details["resizingMode"] = resizingMode
    }
  }

  /// The same picture, which stands in line otherwise.
  ///
  /// - Parameter alignmentInsets: By what.
  /// - Returns: The picture.
  public final func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    saying { $0.details["alignmentRectInsets"] = alignmentInsets }
  }

  /// The same picture, which is turned around where one reads from the right.
  ///
  /// - Returns: The picture.
  public final func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    saying { $0.details["flips"] = true }
  }

  /// The same picture, turned around.
  ///
  /// - Returns: The picture.
  public final func withHorizontallyFlippedOrientation() -> UIImage {
    let turned = Orientation(rawValue: (imageOrientation.rawValue + 4) % 8) ?? .up
    return saying { $0.details["orientation"] = turned }
  }

  /// Several pictures as one, which follow each other; nothing is drawn.
  ///
  /// - Parameters:
  ///   - images: The pictures.
  ///   - duration: How long they take together, in seconds.
  /// - Returns: The picture, or `nil` of none.
  public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first?.saying {
      $0.details["images"] = images
      $0.details["duration"] = duration
    }
  }

  /// Draws the picture; nothing is drawn.
  ///
  /// - Parameter point: Where.
  public final func draw(at point: CGPoint) {}

  /// Draws the picture; nothing is drawn.
  ///
  /// - Parameter rect: Where.
  public final func draw(in rect: CGRect) {}
}
