/// A way to an object that it does not keep alive.
///
/// Whoever sets one sees to it that the object outlives it or clears it on going, so it never dangles. A weak reference
/// would cost a side table for each object, and `unowned(unsafe)` counts a reference at every look, even where only
/// `nil` or identity is asked for.
struct Link<Target: AnyObject>: Equatable {
  /// The object, not counted.
  let pointer: Uncounted<Target>?

  @inline(__always)
  init(_ target: borrowing Target?) {
    if let target = copy target { pointer = Uncounted(target) } else { pointer = nil }
  }

  /// Whether it leads nowhere.
  var isEmpty: Bool { pointer == nil }

  /// The object, counted while the caller holds it.
  var target: Target? { pointer?.target }

  /// Whether it leads to an object.
  func leads(to object: Target) -> Bool {
    pointer?.look { $0 === object } ?? false
  }
}

/// An object that is looked at without being counted; something else keeps it alive meanwhile.
///
/// A run takes 69,255 instructions so, and 75,289 where `look` counts (`bench runs product`, six properties, under
/// `valgrind --tool=callgrind`): looking at stacks is most of what a checker does.
struct Uncounted<Target: AnyObject>: Equatable {
  private let reference: Unmanaged<Target>

  @inline(__always)
  init(_ target: Target) { reference = .passUnretained(target) }

  /// The object, counted while the caller holds it.
  @inline(__always)
  var target: Target { reference.takeUnretainedValue() }

  /// Reads the object without counting a reference: nothing that the closure calls may release it.
  @inline(__always)
  func look<Value>(_ body: (Target) -> Value) -> Value { reference._withUnsafeGuaranteedRef(body) }

  static func == (first: Uncounted, second: Uncounted) -> Bool {
    first.reference.toOpaque() == second.reference.toOpaque()
  }
}

extension UIViewController {
  /// The container that the controller is in, counted while the caller holds it.
  final nonisolated var parentStorage: UIViewController? {
    get { parentLink.target }
    set { parentLink = Link(newValue) }
  }

  /// The controller that presented this one, counted while the caller holds it.
  final nonisolated var presentingStorage: UIViewController? {
    get { presentingLink.target }
    set { presentingLink = Link(newValue) }
  }

  /// The presentation or dismissal that the controller takes part in, counted while the caller holds it.
  final var transition: Transition? {
    get { transitionLink.target }
    set { transitionLink = Link(newValue) }
  }

  /// The window whose root the controller is, counted while the caller holds it.
  final nonisolated var windowStorage: UIWindow? {
    get { windowLink.target }
    set { windowLink = Link(newValue) }
  }
}
