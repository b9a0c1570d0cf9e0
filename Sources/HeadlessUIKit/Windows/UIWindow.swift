public import Foundation

/// A window: the owner of one root view controller.
@preconcurrency @MainActor
open class UIWindow: UIView {
  // Both are read in `deinit`, which is not isolated: the last reference is dropped on the main actor.
  final nonisolated(unsafe) private var root: UIViewController?

  // The scene clears it when it goes, so it never dangles.
  final nonisolated(unsafe) unowned(unsafe) var scene: UIWindowScene?

  /// The scene that the window belongs to; it is not kept alive by its windows.
  open var windowScene: UIWindowScene? {
    get { StructureReads.shared(scene) }
    set {
      let old = scene
      guard old !== newValue else { return }
      scene = newValue
      old?.remove(self)
      newValue?.insert(self)
    }
  }

  /// Hands a touch on; a class overrides it to note that the user is there, and the model never calls it.
  ///
  /// - Parameter event: The touch.
  open func sendEvent(_ event: UIEvent) {}

  /// Makes a hidden window in the application's first scene.
  ///
  /// - Parameter frame: The frame on the screen.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHiddenStorage = true
    Self.living.append(LivingWindow(window: self))
    windowScene = Simulation.current.application.firstScene
  }

  /// Makes a hidden window in a scene.
  ///
  /// - Parameter windowScene: The scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: .zero)
    isHiddenStorage = true
    Self.living.append(LivingWindow(window: self))
    self.windowScene = windowScene
  }

  /// Makes a hidden window from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHiddenStorage = true
    Self.living.append(LivingWindow(window: self))
  }

  deinit {
    MainThread.perform {
      let gone = ObjectIdentifier(self)
      Self.living.removeAll { ObjectIdentifier($0.window) == gone }
      lastTicket?.window = nil
      scene?.remove(gone)
      Simulation.current.endResidues()
      guard let root else { return }
      root.windowStorage = nil
      HierarchyChange.begin()
      defer { HierarchyChange.end() }
      HierarchyChange.noteDeparture(of: root)
      root.setLayerAppearance(false)
      if root.presentsForGood { Simulation.current.leak(root) }
    }
  }

  // A window takes itself out when it goes, so these never dangle. It is read in `deinit`, which is not isolated: the
  // last reference is dropped on the main actor.
  nonisolated(unsafe) private static var living: [LivingWindow] = []

  private struct LivingWindow {
    unowned(unsafe) let window: UIWindow
  }

  /// All windows that exist, in the order in which they were made, whether their scenes are connected or not.
  static var all: [UIWindow] { living.map(\.window) }

  /// Lets go of what is associated with windows.
  static func forgetAssociations() {
    // What is associated with one window may keep another.
    guard living.contains(where: { $0.window.associations != nil }) else { return }
    for window in all { window.associations = nil }
  }

  open override var window: UIWindow? { self }

  override final var windowInEffect: UIWindow? { self }

  /// The views of the root and of what is presented, and what the app has put into the window.
  open override var subviews: [UIView] {
    if StructureReads.areHeard, let root { _ = ControllerTree.layers(from: root) }
    return super.subviews
  }

  override final var subviewsInEffect: [UIView] { placedViews + subviewStorage }

  /// The scene that shows the window, as the chain of responders goes on.
  open override var next: UIResponder? { windowScene }

  /// A window belongs to nobody on the stack that it shows.
  override final var accountable: UIViewController? { nil }

  /// Whether the window is hidden, for the model's own use.
  final var isHiddenInEffect: Bool { isHiddenStorage }

  // Read in `deinit` like the root.
  final nonisolated(unsafe) private var lastTicket: WindowTicket?

  private final var ticket: WindowTicket {
    if let lastTicket { return lastTicket }
    let made = WindowTicket(window: self)
    lastTicket = made
    return made
  }

  /// Whether the window is hidden; showing it makes its root appear (rules W2, W10).
  open override var isHidden: Bool {
    get { StructureReads.shared(isHiddenStorage) }
    set {
      let call = begin(.setHidden, [.text("\(newValue)")])
      defer { call.end() }
      guard newValue != isHiddenStorage else { return }
      isHiddenStorage = newValue
      HierarchyChange.begin()
      defer { HierarchyChange.end() }
      if newValue { rootDisappears() } else { rootAppears() }
      postVisibility()
    }
  }

  /// Whether the window is the one of its scene that takes keyboard input (rule W2).
  open var isKeyWindow: Bool { StructureReads.shared(scene?.key === self) }

  /// Shows the window and makes it the key window (rule W2).
  open func makeKeyAndVisible() {
    let call = begin(.makeKeyAndVisible)
    defer { call.end() }
    isHidden = false
    makeKey()
  }

  /// Makes the window the key window of its scene.
  open func makeKey() {
    scene?.makeKey(self)
  }

  /// The controller whose view fills the window.
  ///
  /// Replacing it does not dismiss what the old root presents (rule W3): old root and modals keep each other alive
  /// (rule W5), which is recorded as a fault. Exceptions: a root that stands elsewhere (rule W13); the root of another window moves
  /// (rule W14).
  open var rootViewController: UIViewController? {
    get {
      noteGoing(to: root)
      return root
    }
    set {
      let call = begin(.setRoot, [.controller(newValue)])
      defer { call.end() }
      guard newValue !== root else { return }
      replaceRoot(with: newValue)
    }
  }

  /// The same, for the model's own use.
  final var rootStorage: UIViewController? { root }

  private func replaceRoot(with new: UIViewController?) {
    if let new, !mayTake(new) { return }
    HierarchyChange.begin()
    defer { HierarchyChange.end() }
    if let new { new.windowStorage?.handOver(new) }
    // Callbacks may set another root; the call that ends last wins.
    for _ in 0..<8 {
      guard let old = root else { break }
      release(old)
      if root === old { root = nil }
    }
    new?.leaveForeignView(for: nil)
    new?.endResidue()
    guard let new, new.occupiedPlace == nil, root == nil else { return }
    root = new
    new.windowStorage = self
    if !isHiddenStorage { rootAppears() }
  }

  private func mayTake(_ new: UIViewController) -> Bool {
    guard new.mayLeavePresentation(for: "the root beside being presented") else { return false }
    guard new.windowLink.isEmpty, let place = new.occupiedPlace else { return true }
    Simulation.current.raise(
      .secondPlace(ControllerReference(new), place: "the root beside being \(place)"))
    return false
  }

  /// Lets the root go to another window, with what it presents (rule W14).
  private func handOver(_ moved: UIViewController) {
    rootDisappears()
    guard root === moved else { return }
    root = nil
    moved.windowStorage = nil
    HierarchyChange.noteDeparture(of: moved)
  }

  /// Lets go of a root; what presents for good or was asked for its presentation controller stays alive (rules W3 to W7).
  private func release(_ old: UIViewController) {
    let settings = Simulation.current.settings
    let isOrphan = old.presentsAnywhere
    if isOrphan, settings.orphanStaysInWindow {
      if old.presentedStorage?.transition?.kind == .dismiss { old.flags.insert(.leftBeneath) }
      old.residueWindow = self
      rootDisappears(withLayers: false)
    } else {
      rootDisappears(withLayers: true)
    }
    old.windowStorage = nil
    HierarchyChange.noteDeparture(of: old)
    let wasRead = settings.readPresentationControllerLeaks && old.rare?.presentationController != nil
    if old.presentsForGood || wasRead { Simulation.current.leak(old) }
  }

  /// The root's first appearance ends with the current turn (rule L12).
  private func rootAppears() {
    guard let root else { return }
    root.flags.remove(.leftBeneath)
    root.beginLayerAppearance(true, animated: false)
    let (ticket, serial) = (ticket, root.serial)
    Simulation.current.clock.scheduleOwn {
      guard let window = ticket.window, !window.isHiddenInEffect, let root = window.root,
        root.serial == serial
      else { return }
      HierarchyChange.begin()
      root.endLayerAppearance()
      HierarchyChange.end()
    }
  }

  private func rootDisappears(withLayers: Bool = true) {
    guard let root else { return }
    if withLayers { root.setLayerAppearance(false) } else { root.setAppearance(false) }
  }

  /// Makes the window as one that was just made and shown, without callbacks; it has no root any more.
  final override func renew() {
    super.renew()
    isHiddenStorage = false
    if let scene, scene !== Simulation.current.application.firstScene { windowScene = nil }
  }

  /// Takes the window off the screen and out of its scene, without callbacks.
  final func leaveSceneSilently() {
    clearRoot()
    isHiddenStorage = true
    scene = nil
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
    guard let root = rootStorage else { return }
    setRootSilently(nil)
    root.takeApart()
  }
}

/// Leads what is scheduled to its window, as long as there is one.
///
/// A weak reference would do, but an object that was ever referred to weakly is dearer to hold from then on, and
/// everything that searches a stack holds its root or its window.
private final class WindowTicket {
  nonisolated(unsafe) unowned(unsafe) var window: UIWindow?

  init(window: UIWindow) { self.window = window }
}
