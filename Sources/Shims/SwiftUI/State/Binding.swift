public import Foundation

/// A way to read and write a value that somebody else keeps.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  private let getter: () -> Value
  private let setter: (Value) -> Void

  /// Makes a way to a value.
  ///
  /// - Parameters:
  ///   - get: Reads it.
  ///   - set: Writes it.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    getter = get
    setter = set
  }

  /// Makes a way to a value that is told how a change is to be animated.
  ///
  /// - Parameters:
  ///   - get: Reads it.
  ///   - set: Writes it, with the transaction.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(get: get) { set($0, Transaction()) }
  }

  /// Takes a way to a value.
  ///
  /// - Parameter projectedValue: The way.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A way to a value that never changes.
  ///
  /// - Parameter value: The value.
  /// - Returns: The way.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

  /// The value.
  public var wrappedValue: Value {
    get { getter() }
    nonmutating set { setter(newValue) }
  }

  /// The same way to the value.
  public var projectedValue: Binding<Value> { self }

  /// A way to a part of the value.
  ///
  /// - Parameter keyPath: The part.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(
      get: { getter()[keyPath: keyPath] },
      set: { part in
        var value = getter()
        value[keyPath: keyPath] = part
        setter(value)
      })
  }

  /// The same way, whose changes are animated; without effect.
  ///
  /// - Parameter animation: The animation.
  /// - Returns: The same way.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}

extension Binding {
  /// A way to a value that may not be there, to which nothing never is written.
  ///
  /// - Parameter base: A way to a value that is there.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(get: { base.wrappedValue }) { value in
      if let value { base.wrappedValue = value }
    }
  }

  /// A way to a value that is there now.
  ///
  /// - Parameter base: A way to a value that may not be there; the last one is read where it is not there any more.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? first }) { base.wrappedValue = $0 }
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// What identifies the value.
  public var id: Value.ID { wrappedValue.id }
}

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

/// Changes something with an animation, which nobody sees, and does something else when it has ended.
///
/// - Parameters:
///   - animation: The animation.
///   - completionCriteria: When it has ended; without effect.
///   - body: The change.
///   - completion: What is done in the turn after the change.
/// - Returns: What the change returns.
@MainActor
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> Result,
  completion: @escaping @MainActor () -> Void
) rethrows -> Result {
  let result = try body()
  Task { completion() }
  return result
}

/// When an animation has ended.
public enum AnimationCompletionCriteria: Hashable, Sendable {
  /// When what is animated hardly moves.
  case logicallyComplete
  /// When nothing is left of it.
  case removed
}

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

  /// Like a spring.
  public static func spring(duration: TimeInterval = 0.5, bounce: Double, blendDuration: Double = 0)
    -> Animation
  {
    .spring
  }
  /// Like a spring that a finger has pulled.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { .spring }
  /// Like a spring of some stiffness.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { .spring }
  /// Like a stiff spring.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { .snappy }
  /// Like a soft spring.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { .smooth }
  /// Like a loose spring.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { .bouncy }
  /// As a curve says.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: TimeInterval = 0.35
  ) -> Animation { .easeInOut }

  /// The same animation, a number of times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  /// The same animation, later.
  public func delay(_ delay: TimeInterval) -> Animation { self }
  /// The same animation, faster or slower.
  public func speed(_ speed: Double) -> Animation { self }
  /// The same animation, again and again.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}
