public import HeadlessUIKit

/// A screen that has a say in whether it may be taken off the stack.
///
/// A navigation that would remove such a screen – a modal layer over its target, a controller that is popped, a
/// root that is replaced, or anything inside these – is refused while the answer is no, and changes nothing.
@MainActor
public protocol RoutingInterceptable: UIViewController {
  /// Whether the screen may leave now, for instance because nothing on it is unsaved.
  var canBeDismissed: Bool { get }
}
