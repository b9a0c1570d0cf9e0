import Foundation

/// The application: its scenes and, through them, its windows.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The application of the current simulation.
  public static var shared: UIApplication { Simulation.look { $0.application } }

  let firstScene = UIWindowScene()

  // Replaced as a whole, like the windows of a scene: every run takes the roots out of all of them.
  private var scenes: [UIScene] = []

  /// Whether there is but the first scene, as nearly always.
  private final var hasOneScene = true

  /// What the app has told the application.
  struct Told {
    /// How often somebody has asked for touches to be ignored and not yet for the contrary.
    var ignoredEvents = 0
    var shortcuts: [UIApplicationShortcutItem]?
    var lastBackgroundTask = 0
    fileprivate var keepsScreenLit = false
    fileprivate var badgeNumber = 0
  }

  // Forgotten as a whole: every run does that.
  final var told = Told()

  /// Who is told of the life of the whole app, and is not kept alive; the model tells the scenes' delegates.
  open var delegate: (any UIApplicationDelegate)? {
    get { hasDelegate ? heldDelegate : nil }
    set {
      heldDelegate = newValue
      hasDelegate = newValue != nil
    }
  }

  private final weak var heldDelegate: (any UIApplicationDelegate)?

  // Tested in every run, where a weak reference would cost more.
  private final var hasDelegate = false

  /// Whether the screen stays lit while nobody touches it; without effect.
  open var isIdleTimerDisabled: Bool {
    get { told.keepsScreenLit }
    set { told.keepsScreenLit = newValue }
  }

  /// The number on the app's icon; kept, never drawn.
  open var applicationIconBadgeNumber: Int {
    get { told.badgeNumber }
    set { told.badgeNumber = newValue }
  }

  override init() {
    super.init()
    scenes = [firstScene]
  }

  /// The scenes of the application.
  ///
  /// As on iOS the set has no order; a simulation has one scene until others are connected.
  open var connectedScenes: Set<UIScene> { StructureReads.shared(Set(scenes)) }

  /// The scenes in the order in which they were connected.
  public final var orderedScenes: [UIScene] { StructureReads.shared(scenes) }

  /// All windows of all scenes, in the order in which they were made.
  open var windows: [UIWindow] { StructureReads.shared(windowsInEffect) }

  /// The same, for the model's own use.
  final var windowsInEffect: [UIWindow] {
    scenes.flatMap { ($0 as? UIWindowScene)?.windowsInEffect ?? [] }
  }

  /// The key window of the first scene that has one.
  open var keyWindow: UIWindow? {
    StructureReads.trackSharedAccess()
    if hasOneScene { return firstScene.key }
    for case let scene as UIWindowScene in scenes {
      if let window = scene.key { return window }
    }
    return nil
  }

  /// Connects a further scene, as when the user opens a second window on an iPad.
  ///
  /// - Parameter scene: The scene.
  public final func connect(_ scene: UIScene) {
    guard !scenes.contains(where: { $0 === scene }) else { return }
    scenes = scenes + [scene]
    hasOneScene = false
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
  }

  /// Disconnects a scene: its windows disappear.
  ///
  /// - Parameter scene: The scene.
  public final func disconnect(_ scene: UIScene) {
    guard scenes.contains(where: { $0 === scene }) else { return }
    for window in (scene as? UIWindowScene)?.windowsInEffect ?? [] { window.isHidden = true }
    scenes = scenes.filter { $0 !== scene }
    hasOneScene = false
    scene.delegate?.sceneDidDisconnect(scene)
    NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
  }

  /// The end of the application's launch: from now on every window on screen must have a root (rule W11).
  public final func endLaunch() {
    for window in windowsInEffect where !window.isHiddenInEffect && window.rootStorage == nil {
      Simulation.current.raise(.windowWithoutRoot)
    }
  }

  /// Takes the roots out of all windows without callbacks.
  final func removeRoots() {
    told.ignoredEvents = 0
    for case let scene as UIWindowScene in scenes { scene.removeRoots() }
  }

  /// Leaves nothing but the first scene with one visible window, which is as new, without callbacks.
  final func renew(with window: UIWindow) {
    if !hasOneScene {
      removeRoots()
      scenes = [firstScene]
      hasOneScene = true
    }
    told = Told()
    if hasDelegate { delegate = nil }
    window.clearRoot()
    window.renew()
    firstScene.renew(with: window)
  }
}

/// One instance of the app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// What the user can do with a scene.
  public enum ActivationState: Int, Sendable {
    /// The scene is not connected.
    case unattached = -1
    /// The scene is on screen and takes events.
    case foregroundActive = 0
    /// The scene is on screen without taking events.
    case foregroundInactive = 1
    /// The scene is off screen.
    case background = 2
  }

  /// What the user can do with the scene now.
  open var activationState: ActivationState {
    get { StructureReads.shared(activationStateStorage) }
    set { activationStateStorage = newValue }
  }

  private final var activationStateStorage = ActivationState.foregroundActive

  /// What the scene is kept by while it is not connected.
  public final var session: UISceneSession { sessionStorage }

  private final lazy var sessionStorage = UISceneSession()

  /// Who is told of the scene's life.
  open var delegate: (any UISceneDelegate)? {
    get { heldDelegate }
    set { heldDelegate = newValue }
  }

  // Replaced as a whole: every run forgets it.
  fileprivate final var heldDelegate: (any UISceneDelegate)?

  /// The application, as the chain of responders goes on.
  open override var next: UIResponder? { UIApplication.shared }
}

/// A scene with windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  // A window takes itself out when it goes, so these never dangle. Every search asks for the key window, and a weak
  // reference would make each answer cost more than the search.
  private struct Entry {
    unowned(unsafe) let window: UIWindow
  }

  // Read in `deinit`, which is not isolated: the last reference is dropped on the main actor.
  nonisolated(unsafe) private var entries: [Entry] = []

  private(set) final unowned(unsafe) var key: UIWindow?

  final var traitRecord: TraitRecord?

  deinit {
    for entry in entries { entry.window.scene = nil }
  }

  /// The scene's windows, in the order in which they were made.
  open var windows: [UIWindow] { StructureReads.shared(windowsInEffect) }

  /// The same, for the model's own use.
  final var windowsInEffect: [UIWindow] { entries.map(\.window) }

  /// A window that is on screen beside another one, and has a root or something in it; no list is made to find none.
  final func windowOnScreen(besides window: UIWindow) -> UIWindow? {
    for entry in entries where entry.window !== window && !entry.window.isHiddenInEffect {
      if entry.window.rootStorage != nil || !entry.window.subviewStorage.isEmpty { return entry.window }
    }
    return nil
  }

  /// The window that takes keyboard input.
  open var keyWindow: UIWindow? { StructureReads.shared(key) }

  final func insert(_ window: UIWindow) {
    for entry in entries where entry.window === window { return }
    entries = entries + [Entry(window: window)]
  }

  /// Called after the environment of the scene has changed.
  ///
  /// - Parameter previousTraitCollection: The environment before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  final func remove(_ window: UIWindow) {
    remove(ObjectIdentifier(window))
  }

  /// Forgets a window, which may be on its way out of memory.
  final func remove(_ window: ObjectIdentifier) {
    if let key, ObjectIdentifier(key) == window { self.key = nil }
    entries = entries.filter { ObjectIdentifier($0.window) != window }
  }

  final func makeKey(_ window: UIWindow) {
    let former = key
    key = window
    postKey(insteadOf: former)
  }

  final func removeRoots() {
    // Of several windows a screen of one may keep another, which must not go before its turn has come. There is nearly always
    // but one, and no list is made for that.
    guard entries.count > 1 else {
      entries.first?.window.clearRoot()
      return
    }
    for window in windowsInEffect { window.clearRoot() }
  }

  /// Leaves one window in the scene, the key window, without callbacks.
  final func renew(with window: UIWindow) {
    activationState = .foregroundActive
    if heldDelegate != nil { delegate = nil }
    traitRecord = nil
    if entries.count != 1 || entries[0].window !== window {
      for other in windowsInEffect where other !== window { other.leaveSceneSilently() }
      entries = [Entry(window: window)]
    }
    window.scene = self
    key = window
  }
}
