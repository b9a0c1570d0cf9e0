public import Foundation
public import HeadlessUIKit

/// Something that is done to what lies behind a view; nothing is drawn.
@preconcurrency @MainActor
open class UIVisualEffect {
  init() {}
}

/// What lies behind is blurred.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// How much, and over what color.
  public enum Style: Int, Hashable, Sendable {
    /// Bright, and brighter than what lies behind.
    case extraLight = 0
    /// Bright.
    case light = 1
    /// Dark.
    case dark = 2
    /// As the interface is.
    case regular = 4
    /// As the interface is, and more.
    case prominent = 5
    /// Very thin, as the interface is.
    case systemUltraThinMaterial = 6
    /// Thin, as the interface is.
    case systemThinMaterial = 7
    /// As the interface is.
    case systemMaterial = 8
    /// Thick, as the interface is.
    case systemThickMaterial = 9
    /// As bars of the system are.
    case systemChromeMaterial = 10
    /// Very thin and bright.
    case systemUltraThinMaterialLight = 11
    /// Thin and bright.
    case systemThinMaterialLight = 12
    /// Bright.
    case systemMaterialLight = 13
    /// Thick and bright.
    case systemThickMaterialLight = 14
    /// As bars of the system are in a bright interface.
    case systemChromeMaterialLight = 15
    /// Very thin and dark.
    case systemUltraThinMaterialDark = 16
    /// Thin and dark.
    case systemThinMaterialDark = 17
    /// Dark.
    case systemMaterialDark = 18
    /// Thick and dark.
    case systemThickMaterialDark = 19
    /// As bars of the system are in a dark interface.
    case systemChromeMaterialDark = 20
  }

  /// How much.
  final let style: Style

  /// Makes an effect.
  ///
  /// - Parameter style: How much is blurred.
  public init(style: Style) { self.style = style }
}

/// What stands on a blurred ground lets it shine through.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// What it is that stands there.
  public final let blurEffect: UIBlurEffect

  /// Makes an effect.
  ///
  /// - Parameter blurEffect: The ground.
  public init(blurEffect: UIBlurEffect) { self.blurEffect = blurEffect }

  /// Makes an effect for a sort of contents.
  ///
  /// - Parameters:
  ///   - blurEffect: The ground.
  ///   - style: The sort; nothing is drawn.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect)
  }
}

/// What stands on a blurred ground.
public enum UIVibrancyEffectStyle: Int, Hashable, Sendable {
  /// Text.
  case label = 0
  /// Text of the second rank.
  case secondaryLabel = 1
  /// Text of the third rank.
  case tertiaryLabel = 2
  /// Text of the fourth rank.
  case quaternaryLabel = 3
  /// An area.
  case fill = 4
  /// An area of the second rank.
  case secondaryFill = 5
  /// An area of the third rank.
  case tertiaryFill = 6
  /// A line.
  case separator = 7
}

/// The ground is of glass.
@preconcurrency @MainActor
open class UIGlassEffect: UIVisualEffect {
  /// Whether it answers a finger; kept, never drawn.
  open var isInteractive = false
  /// Its color; kept, never drawn.
  open var tintColor: UIColor?

  /// Makes an effect.
  public override init() {}
}

/// A view with an effect; what is to be seen on it is inside its `contentView`.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The effect; kept, never drawn.
  open var effect: UIVisualEffect?

  /// The view on which contents are put; it is inside the view with the effect.
  public final let contentView = UIView()

  /// Makes a view.
  ///
  /// - Parameter effect: The effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Makes a view without an effect from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }
}
