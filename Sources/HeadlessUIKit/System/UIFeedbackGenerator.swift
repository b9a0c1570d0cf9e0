public import Foundation

/// Lets the device be felt; the model's cannot be.
@preconcurrency @MainActor
open class UIFeedbackGenerator: SingleObject {
  /// Makes a generator.
  public init() {}

  /// Makes a generator for a view.
  ///
  /// - Parameter view: The view.
  public convenience init(view: UIView) { self.init() }

  /// Gets ready; without effect.
  open func prepare() {}
}

/// Lets something be felt that strikes something else; without effect.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How it strikes.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    /// Like something light.
    case light = 0
    /// Like something of middle weight.
    case medium = 1
    /// Like something heavy.
    case heavy = 2
    /// Like something soft.
    case soft = 3
    /// Like something rigid.
    case rigid = 4
  }

  /// Makes a generator.
  ///
  /// - Parameter style: How it strikes.
  public init(style: FeedbackStyle = .medium) { super.init() }

  /// Makes a generator for a view.
  ///
  /// - Parameters:
  ///   - style: How it strikes.
  ///   - view: The view.
  public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }

  /// It strikes.
  open func impactOccurred() {}

  /// It strikes with some force.
  ///
  /// - Parameter intensity: The force, from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Lets it be felt that something else is selected; without effect.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Something else is selected.
  open func selectionChanged() {}
}

/// Lets it be felt how something has ended; without effect.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How something has ended.
  public enum FeedbackType: Int, Hashable, Sendable {
    /// Well.
    case success = 0
    /// With a doubt.
    case warning = 1
    /// In vain.
    case error = 2
  }

  /// Something has ended.
  ///
  /// - Parameter notificationType: How.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
