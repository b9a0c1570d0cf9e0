public import Foundation

/// A window: the owner of one root view controller.
@preconcurrency @MainActor
open class UIWindow: UIView {
  private var root: UIViewController?

  /// The scene that the window belongs to.
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard oldValue !== windowScene else { return }
      oldValue?.remove(self)
      windowScene?.insert(self)
    }
  }

  /// Makes a hidden window in the application's first scene.
  ///
  /// - Parameter frame: The frame on the screen.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHiddenStorage = true
    windowScene = Simulation.current.application.firstScene
    windowScene?.insert(self)
  }

  /// Makes a hidden window in a scene.
  ///
  /// - Parameter windowScene: The scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: .zero)
    isHiddenStorage = true
    self.windowScene = windowScene
    windowScene.insert(self)
  }

  isolated deinit {
    root?.windowStorage = nil
  }

  open override var window: UIWindow? { self }

  private var isHiddenStorage = true

  /// Whether the window is hidden; showing it makes its root appear (rules W2, W10).
  open override var isHidden: Bool {
    get { isHiddenStorage }
    set {
      guard newValue != isHiddenStorage else { return }
      isHiddenStorage = newValue
      if newValue { rootDisappears() } else { rootAppears() }
    }
  }

  /// Whether the window is the one of its scene that takes keyboard input (rule W2).
  open var isKeyWindow: Bool { windowScene?.keyWindow === self }

  /// Shows the window and makes it the key window (rule W2).
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Makes the window the key window of its scene.
  open func makeKey() {
    windowScene?.makeKey(self)
  }

  /// The controller whose view fills the window.
  ///
  /// Replacing it does not dismiss what the old root presents (rule W3): old root and modals keep each other alive
  /// (rule W5), which is recorded as a fault. Exceptions: a root that stands elsewhere (rule W13).
  open var rootViewController: UIViewController? {
    get { root }
    set {
      guard newValue !== root else { return }
      replaceRoot(with: newValue)
    }
  }

  private func replaceRoot(with new: UIViewController?) {
    if let new, let place = new.occupiedPlace {
      Simulation.current.raise(
        .secondPlace(ControllerReference(new), place: "the root beside being \(place)"))
      return
    }
    if let old = root {
      rootDisappears()
      old.windowStorage = nil
      if old.presentsAnywhere { orphan(old) }
    }
    root = new
    guard let new else { return }
    new.windowStorage = self
    if !isHiddenStorage { rootAppears() }
  }

  private func orphan(_ old: UIViewController) {
    if Simulation.current.settings.orphanStaysInWindow { old.residueWindow = self }
    Simulation.current.leak(old)
  }

  /// The root's first appearance ends with the current turn (rule L12).
  private func rootAppears() {
    guard let root else { return }
    root.beginAppearance(true, animated: false)
    Simulation.current.clock.schedule { [weak root] in
      guard let root, root.appearance == .appearing, root.windowStorage != nil else { return }
      root.endAppearance()
    }
  }

  private func rootDisappears() {
    guard let root, root.appearance != .disappeared else { return }
    root.beginAppearance(false, animated: false)
    root.endAppearance()
  }

  /// Puts a root in or out without callbacks, for a stack that is built as if it had always been there.
  final func setRootSilently(_ new: UIViewController?) {
    root?.windowStorage = nil
    root = new
    new?.windowStorage = self
  }
}

extension UIWindow {
  /// Empties the window between two runs: the old stack is taken apart, so that nothing keeps it alive.
  final func clearRoot() {
    guard let root = rootViewController else { return }
    setRootSilently(nil)
    root.detachPresentations()
  }
}
