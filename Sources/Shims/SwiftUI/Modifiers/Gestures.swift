public import Foundation
public import UIKit
public import UniformTypeIdentifiers

/// What a user does with fingers: taps and long touches are made, and nothing is dragged, pinched or turned.
@preconcurrency @MainActor
public protocol Gesture<Value> {
  /// What is known of the gesture.
  associatedtype Value
  /// What the gesture is made of.
  associatedtype Body: Gesture

  /// What the gesture is made of.
  var body: Body { get }
}

extension Never: Gesture {
  /// Nothing.
  public typealias Value = Never
}

/// A gesture as the user makes it.
struct GestureTouch<Value> {
  let hint: String?
  let value: Value
  var perform: @MainActor () -> Void = {}
}

/// A gesture of the system's, of which it is known whether the user makes it.
@preconcurrency @MainActor
public protocol _KnownGesture<Value>: Gesture where Body == Never {}

extension _KnownGesture {
  /// Never evaluated.
  public var body: Never { fatalError("a gesture of the system has no body") }
}

@MainActor
private protocol TouchGesture<Value>: _KnownGesture {
  var touch: GestureTouch<Value>? { get }
}

/// The gesture as the user makes it, if that is possible.
@MainActor
func touch<Touched: Gesture>(of gesture: Touched) -> GestureTouch<Touched.Value>? {
  if let known = gesture as? any TouchGesture<Touched.Value> { return known.touch }
  guard Touched.Body.self != Never.self else { return nil }
  guard let inner = touch(of: gesture.body), let value = inner.value as? Touched.Value else { return nil }
  return GestureTouch(hint: inner.hint, value: value, perform: inner.perform)
}

/// A tap.
public struct TapGesture: TouchGesture {
  /// Nothing is known of it.
  public typealias Value = Void

  /// How many taps it takes; one does here.
  public var count: Int
  /// Makes a gesture of taps.
  public init(count: Int = 1) { self.count = count }

  fileprivate var touch: GestureTouch<Void>? { GestureTouch(hint: nil, value: ()) }
}

/// A tap, of which it is known where it is: in the middle of a phone.
public struct SpatialTapGesture: TouchGesture {
  /// Where a tap is.
  public struct Value: Hashable, Sendable {
    /// Where it is.
    public var location: CGPoint
  }

  /// Makes a gesture of taps.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {}

  fileprivate var touch: GestureTouch<Value>? {
    GestureTouch(hint: nil, value: Value(location: CGPoint(x: 195, y: 422)))
  }
}

/// A finger that rests.
public struct LongPressGesture: TouchGesture {
  /// Whether the finger rests.
  public typealias Value = Bool

  /// How long it takes.
  public var minimumDuration: Double
  /// How far the finger may move.
  public var maximumDistance: CGFloat
  /// Makes a gesture.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
  }

  fileprivate var touch: GestureTouch<Bool>? { GestureTouch(hint: "hold", value: true) }
}

/// A finger that moves; nobody drags.
public struct DragGesture: _KnownGesture {
  /// Where a finger is that moves.
  public struct Value: Equatable, Sendable {
    /// When it is there.
    public var time: Date
    /// Where it is.
    public var location: CGPoint
    /// Where it was put down.
    public var startLocation: CGPoint
    /// How far it has moved.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// How fast it is.
    public var velocity: CGSize
    /// Where it would come to rest.
    public var predictedEndLocation: CGPoint { location }
    /// How far it would have moved.
    public var predictedEndTranslation: CGSize { translation }
  }

  /// From how far on it is a movement.
  public var minimumDistance: CGFloat
  /// Makes a gesture.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
  }
}

/// Two fingers that move apart; nobody pinches.
public struct MagnificationGesture: _KnownGesture {
  /// By how much it is larger.
  public typealias Value = CGFloat

  /// Makes a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that move apart; nobody pinches.
public struct MagnifyGesture: _KnownGesture {
  /// How far apart two fingers are.
  public struct Value: Equatable, Sendable {
    /// By how much it is larger.
    public var magnification: CGFloat
    /// Where the fingers were put down.
    public var startAnchor: UnitPoint
  }

  /// Makes a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that turn; nobody turns.
public struct RotationGesture: _KnownGesture {
  /// How far they have turned.
  public typealias Value = Angle

  /// Makes a gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// A gesture that does something.
private struct ActingGesture<Inner: Gesture>: TouchGesture {
  typealias Value = Inner.Value

  let inner: Inner
  let action: @MainActor (Inner.Value) -> Void

  var touch: GestureTouch<Value>? {
    guard var touch = SwiftUI.touch(of: inner) else { return nil }
    let (before, value, action) = (touch.perform, touch.value, action)
    touch.perform = {
      before()
      action(value)
    }
    return touch
  }
}

/// A gesture that nobody makes.
private struct UnmadeGesture<Value>: _KnownGesture {}

/// One of two gestures, whichever the user makes.
private struct EitherGesture<First: Gesture, Second: Gesture>: TouchGesture {
  typealias Value = _GesturePair<First.Value, Second.Value>

  let first: First
  let second: Second

  var touch: GestureTouch<Value>? {
    if let touch = SwiftUI.touch(of: first) {
      let value = Value(first: touch.value, second: nil)
      return GestureTouch(hint: touch.hint, value: value, perform: touch.perform)
    }
    return SwiftUI.touch(of: second).map { touch in
      let value = Value(first: nil, second: touch.value)
      return GestureTouch(hint: touch.hint, value: value, perform: touch.perform)
    }
  }
}

/// What is known of two gestures.
public struct _GesturePair<First, Second> {
  /// What is known of the first one.
  public var first: First?
  /// What is known of the second one.
  public var second: Second?
}

extension Gesture {
  /// Does something when the gesture has been made.
  ///
  /// - Parameter action: What is done.
  /// - Returns: A gesture that does it.
  public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> some Gesture<Value> {
    ActingGesture(inner: self, action: action)
  }

  /// Does something while the gesture is made.
  ///
  /// - Parameter action: What is done.
  /// - Returns: A gesture that does it.
  public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> some Gesture<Value>
  where Value: Equatable { ActingGesture(inner: self, action: action) }

  /// Keeps a state while the gesture is made; it is back before anybody reads it.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - body: Changes the state.
  /// - Returns: The same gesture.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> some Gesture<Value> { self }

  /// Makes both gestures possible; the user makes the first that is possible.
  ///
  /// - Parameter other: The other gesture.
  /// - Returns: Both.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> some Gesture<_GesturePair<Value, Other.Value>> { EitherGesture(first: self, second: other) }

  /// Makes a gesture possible after this one; nobody makes both.
  ///
  /// - Parameter other: The other gesture.
  /// - Returns: Both.
  public func sequenced<Other: Gesture>(
    before other: Other
  ) -> some Gesture<_GesturePair<Value, Other.Value>> { UnmadeGesture() }

  /// Makes one of two gestures possible; the user makes the first that is possible.
  ///
  /// - Parameter other: The other gesture.
  /// - Returns: Both.
  public func exclusively<Other: Gesture>(
    before other: Other
  ) -> some Gesture<_GesturePair<Value, Other.Value>> { EitherGesture(first: self, second: other) }
}

// Nobody drags anything from one view to another here.
extension View {
  /// Lets the user drag something out of the view; nobody does.
  public func draggable<Payload: Transferable>(_ payload: @autoclosure @escaping () -> Payload) -> some View {
    self
  }

  /// Lets the user drag something out of the view, with a picture of it; nobody does.
  public func draggable<Payload: Transferable>(
    _ payload: @autoclosure @escaping () -> Payload, @ViewBuilder preview: () -> some View
  ) -> some View { self }

  /// Lets the user drag something out of the view; nobody does.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }

  /// Takes what the user drops on the view; nobody does.
  public func dropDestination<Payload: Transferable>(
    for payloadType: Payload.Type = Payload.self, action: @escaping ([Payload], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }

  /// Takes what the user drops on the view; nobody does.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }
}
