import HeadlessUIKit

/// Keeps what a screen presents and the flag or item that asks for it the same, whoever changes which of them.
@MainActor
final class Presentation {
  /// What a view asks for in one update.
  struct Request {
    /// Identifies what shall be presented; `nil` where nothing shall.
    let id: AnyHashable?
    let reset: @MainActor () -> Void
    var onDismiss: (@MainActor () -> Void)?
  }

  private enum Phase {
    case idle
    /// Something is presented for an id.
    case up(UIViewController, AnyHashable)
    /// It is on its way out.
    case leaving(UIViewController)
    /// The user or UIKit has taken it away, and what asks for it has not changed since.
    case gone(AnyHashable)
  }

  private var request = Request(id: nil, reset: {})
  private var phase = Phase.idle

  /// What is up for the id that is asked for, or will be.
  private var prepared: (controller: UIViewController, id: AnyHashable)?

  private weak var graph: ViewGraph?

  /// Whether something shall be presented as soon as that is possible.
  private(set) var isWaiting = false

  /// Whether something is up or on its way out.
  var isBusy: Bool { controller != nil }

  /// What is up or on its way out.
  var controller: UIViewController? {
    switch phase {
    case .up(let controller, _), .leaving(let controller): controller
    case .idle, .gone: nil
    }
  }

  /// Whether something is on its way out, or will be because it is not asked for any more.
  var isGoing: Bool {
    if case .leaving = phase { true } else { isOutdated }
  }

  /// Whether what is up is not asked for any more.
  var isOutdated: Bool {
    if case .up(_, let id) = phase { id != request.id } else { false }
  }

  /// Dismisses what the views had asked for that are there no more.
  func abandon() {
    request = Request(id: nil, reset: {}, onDismiss: request.onDismiss)
    prepared = nil
    commitDismissal()
  }

  /// Takes what a view asks for.
  ///
  /// - Parameters:
  ///   - request: What it asks for.
  ///   - context: Where the view stands.
  ///   - prepare: Makes what is presented, or makes the one that is there as it shall be.
  func follow(
    _ request: Request, in context: ViewContext, prepare: (UIViewController?) -> UIViewController
  ) {
    self.request = request
    graph = context.graph
    context.content.presentations.append(self)
    context.graph.note(self)
    guard let id = request.id, !isGone(id) else { return prepared = nil }
    prepared = (prepare(prepared?.id == id ? prepared?.controller : nil), id)
  }

  private func isGone(_ id: AnyHashable) -> Bool {
    if case .gone(id) = phase { true } else { false }
  }

  /// Dismisses what is not asked for any more.
  func commitDismissal() {
    isWaiting = false
    switch phase {
    case .up(let controller, _) where controller.presentingViewController == nil: noteGone(controller)
    case .up(let controller, let id) where id != request.id: dismiss(controller)
    case .gone(let id) where id != request.id: phase = .idle
    case .up, .leaving, .gone, .idle: break
    }
  }

  /// Presents what is asked for, or has it show what the views have come to.
  func commit(from presenter: UIViewController) {
    switch phase {
    case .up(let controller, let id) where id == request.id:
      (controller as? any ScreenHost)?.screen.commit()
    case .leaving: isWaiting = request.id != nil
    case .up, .gone: break
    case .idle:
      if let id = request.id { present(id, from: presenter) }
    }
  }

  private func present(_ id: AnyHashable, from presenter: UIViewController) {
    guard let screen = (presenter as? any ScreenHost)?.screen, let window = presenter.nearestInWindow else {
      return isWaiting = true
    }
    guard graph?.isMakingRoom != true else { return isWaiting = true }
    if let other = screen.content.presentations.first(where: { $0 !== self && $0.isBusy }) {
      isWaiting = true
      if case .up = other.phase { reportSecond() }
      return
    }
    guard let controller = prepared?.controller else { return }
    phase = .up(controller, id)
    controller.popoverPresentationController?.sourceView = presenter.view
    (controller as? any ScreenHost)?.screen.commit()
    window.present(controller, animated: graph?.animates ?? true)
    // UIKit has said why.
    if controller.presentingViewController == nil { phase = .gone(id) }
  }

  private var hasReported = false

  private func reportSecond() {
    guard !hasReported else { return }
    hasReported = true
    Simulation.current.report(
      "Currently, only presenting a single sheet is supported. "
        + "The next sheet will be presented when the currently presented sheet gets dismissed.")
  }

  private func dismiss(_ controller: UIViewController) {
    guard !controller.isBeingDismissed, !controller.isBeingPresented,
      let presenter = controller.presentingViewController
    else { return awaitEnd(of: controller) }
    phase = .leaving(controller)
    let onDismiss = request.onDismiss
    presenter.dismiss(animated: graph?.animates ?? true) { [weak self] in
      self?.ended(onDismiss)
    }
  }

  /// Looks again when what is under way has ended.
  private func awaitEnd(of controller: UIViewController) {
    isWaiting = true
    guard let coordinator = controller.transitionCoordinator else {
      // It begins when this turn ends.
      return Simulation.current.clock.schedule(after: 1) { [weak self] in self?.graph?.setNeedsUpdate() }
    }
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in
      self?.graph?.setNeedsUpdate()
    }
  }

  private func ended(_ onDismiss: (@MainActor () -> Void)?) {
    phase = .idle
    hasReported = false
    onDismiss?()
    graph?.setNeedsUpdate()
  }

  /// Somebody else has taken away what was presented: the user, or code that knows UIKit.
  func noteGone(_ controller: UIViewController) {
    guard case .up(let known, let id) = phase, known === controller else { return }
    phase = .gone(id)
    prepared = nil
    hasReported = false
    request.reset()
    request.onDismiss?()
    graph?.setNeedsUpdate()
  }

  /// Takes away what is presented, as the screen itself asks for it.
  func close() { request.reset() }
}

extension UIViewController {
  /// The controller, or the nearest one around it, whose view is in a window.
  fileprivate var nearestInWindow: UIViewController? {
    sequence(first: self, next: \.parent).first { $0.viewIfLoaded?.window != nil }
  }
}
