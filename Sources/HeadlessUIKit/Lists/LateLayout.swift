/// What a view of another module does before it comes on screen, and at the end of the turn in which something has changed.
@MainActor
package final class LateLayout {
  private weak var view: UIView?
  private let work: @MainActor () -> Void

  /// Takes down what a view does.
  ///
  /// - Parameters:
  ///   - view: The view, which keeps this.
  ///   - work: What it does.
  package init(of view: UIView, _ work: @escaping @MainActor () -> Void) {
    (self.view, self.work) = (view, work)
  }

  /// Has it done as soon as the view is in a window.
  package func request() { RowLayout.request(self) }
}

extension LateLayout: LaidOutLate {
  var standsInWindow: Bool { view?.windowInEffect != nil }

  func layOut() { work() }
}
