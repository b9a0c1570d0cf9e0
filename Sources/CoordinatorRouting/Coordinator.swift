/// Owns the navigation of a part of the app: one storyboard, one flow.
@MainActor
public protocol Coordinator: AnyObject {
  /// The coordinators of the flows that this one has started; it alone keeps them alive.
  var childCoordinators: [any Coordinator] { get set }

  /// Begins the flow.
  func start()
}

extension Coordinator {
  /// Keeps a coordinator alive while its flow lives.
  ///
  /// - Parameter child: The coordinator; one that is kept already is not kept twice.
  public func add(_ child: any Coordinator) {
    guard !childCoordinators.contains(where: { $0 === child }) else { return }
    childCoordinators.append(child)
  }

  /// Lets go of a coordinator whose flow has ended.
  ///
  /// - Parameter child: The coordinator; one that is not kept is ignored.
  public func remove(_ child: any Coordinator) {
    childCoordinators.removeAll { $0 === child }
  }
}

/// What each screen of a flow holds: when the last one is gone, the flow has ended.
///
/// Screens leave in many ways: popped, swiped, dismissed with what presents them, replaced with the root. All have in
/// common that UIKit lets go of them, and that is what is noticed here, without a callback for each way.
///
///     let flow = Flow { [weak self, weak child] in child.map { self?.remove($0) } }
///     list.flow = flow
@MainActor
public final class Flow {
  private let end: @MainActor () -> Void

  /// Begins a flow.
  ///
  /// - Parameter end: Called once, when nobody holds the flow any more; holds its coordinators weakly.
  public init(end: @escaping @MainActor () -> Void) {
    self.end = end
  }

  deinit {
    // Screens are let go of on the main actor, where UIKit works; `deinit` is not told so.
    MainActor.assumeIsolated { [end] in end() }
  }
}
