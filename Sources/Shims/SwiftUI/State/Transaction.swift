public import Foundation

/// How a change is animated.
public struct Transaction: Sendable {
  @MainActor static var current = Transaction()

  /// Whether what changes does so without animation.
  public var disablesAnimations = false

  /// The animation; without effect.
  public var animation: Animation?

  /// Makes a transaction.
  public init(animation: Animation? = nil) { self.animation = animation }
}

/// Changes something as a transaction says; what comes or goes by it is animated or not.
///
/// - Parameters:
///   - transaction: The transaction.
///   - body: The change.
/// - Returns: What the change returns.
@MainActor
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let old = Transaction.current
  Transaction.current = transaction
  defer { Transaction.current = old }
  return try body()
}

/// Changes something with an animation, which nobody sees.
///
/// - Parameters:
///   - animation: The animation.
///   - body: The change.
/// - Returns: What the change returns.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// How something moves; without effect.
public struct Animation: Hashable, Sendable {
  /// As the system thinks best.
  public static var `default`: Animation { Animation() }
  /// At one speed.
  public static var linear: Animation { Animation() }
  /// Slow at the ends.
  public static var easeInOut: Animation { Animation() }
  /// Slow at the beginning.
  public static var easeIn: Animation { Animation() }
  /// Slow at the end.
  public static var easeOut: Animation { Animation() }
  /// Like a spring.
  public static var spring: Animation { Animation() }
  /// Like a stiff spring.
  public static var snappy: Animation { Animation() }
  /// Like a soft spring.
  public static var smooth: Animation { Animation() }
  /// Like a loose spring.
  public static var bouncy: Animation { Animation() }

  /// At one speed.
  public static func linear(duration: TimeInterval) -> Animation { .linear }
  /// Slow at the ends.
  public static func easeInOut(duration: TimeInterval) -> Animation { .easeInOut }
  /// Slow at the beginning.
  public static func easeIn(duration: TimeInterval) -> Animation { .easeIn }
  /// Slow at the end.
  public static func easeOut(duration: TimeInterval) -> Animation { .easeOut }
  /// Like a spring.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { .spring }

  /// The same animation, later.
  public func delay(_ delay: TimeInterval) -> Animation { self }
  /// The same animation, faster or slower.
  public func speed(_ speed: Double) -> Animation { self }
  /// The same animation, again and again.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}
