public import Foundation

/// The world that headless view controllers live in: the virtual clock, the model's settings and what went wrong.
///
/// UIKit keeps such state in process-wide singletons, and so does the model: `Simulation.current` is replaced by
/// `reset(settings:)`, which also lets go of everything that UIKit itself would have leaked.
@MainActor
public final class Simulation {
  /// The simulation that every controller and window of the process belongs to.
  public static var current: Simulation {
    @inline(__always) get { running ?? reset() }
  }

  // Internal storage behind what other modules see: the compiler can prove that nobody holds it while it is read,
  // and leaves out the check that it would make at each access otherwise.
  // Optional, because a global that is made on first use is looked after by a guard that costs more than it guards.
  private static var running: Simulation?
  private var storedSettings: ModelSettings
  private var storedFaults: [Fault] = []
  private var storedLatePushes: [LatePush] = []
  private var leaks: [UIViewController] = []

  /// What the device keeps of the app that runs, in the order in which the app has come by it.
  package internal(set) var keptByDevice: [(key: UnsafeRawPointer, value: any KeptByDevice)] = []

  /// The behaviours of UIKit for which public evidence is divided.
  public var settings: ModelSettings {
    get { storedSettings }
    set { storedSettings = newValue }
  }

  /// The virtual run loop: what is still to happen, and when.
  public let clock = TransitionClock()

  /// The console warnings and exceptions of UIKit so far, oldest first.
  public var faults: [Fault] { storedFaults }

  /// The application object with its scenes.
  public let application = UIApplication()

  /// The clock of the current simulation, not counted: nothing that it is told to do may start another simulation.
  static var clock: Uncounted<TransitionClock> { look { Uncounted($0.clock) } }

  /// Reads something of the current simulation without counting a reference: nothing that is read may start another one.
  @inline(__always)
  static func look<Value>(_ read: (Simulation) -> Value) -> Value {
    Link(running).pointer?.look(read) ?? read(reset())
  }

  /// What UIKit itself keeps alive although nobody can reach it any more (rules W5, W7, M4).
  ///
  /// Replaced as a whole, like the faults: every run asks whether there is something.
  package var leaked: [UIViewController] { leaks }

  /// What was pushed onto stacks that were on their way out, while a ledger finds controllers.
  package var latePushes: [LatePush] { storedLatePushes }

  /// Roots that were replaced and have stayed in their window (rule W4).
  private(set) var leftBehind: [LeftBehind] = []

  struct LeftBehind {
    weak var controller: UIViewController?
  }

  /// Presenters outside every window's hierarchy, which what they present keeps alive (rules P29, M4).
  private(set) var keptPresenters: [UIViewController] = []

  /// How many controllers were made in the process; gives each its serial number.
  static var lastSerial = 0

  /// How many controllers are alive in the process.
  ///
  /// It is counted in `deinit`, which is not isolated; every controller is made and dropped on the main actor.
  nonisolated(unsafe) static var liveCount = 0

  /// How many view controllers are alive in the process, wherever they are held.
  public static var liveControllers: Int {
    Associations.sweep()
    return liveCount
  }

  /// Who receives what the user types.
  var firstResponder: UIResponder? {
    get { hasFirstResponder ? heldFirstResponder : nil }
    set {
      heldFirstResponder = newValue
      hasFirstResponder = newValue != nil
    }
  }

  private weak var heldFirstResponder: UIResponder?

  // Tested in every run, where a weak reference would cost more.
  private var hasFirstResponder = false

  /// The keyboard, for whoever takes text.
  let keyboard = Keyboard()

  /// The fingers that are down on a gesture of the app's own.
  var finger: Finger?

  /// What the user has opened on screen and has not closed yet.
  var opened: Opened?

  /// What the process was told before the run that is under way.
  var setUp = SetUp()

  /// The links that were opened in other apps, first one first.
  public internal(set) var openedLinks: [URL] = []

  private var deviceTraits: (width: UIUserInterfaceSizeClass, traits: UITraitCollection)?

  /// What was copied.
  let pasteboards = Pasteboards()

  /// What `UITraitCollection.current` was set to.
  var currentTraits: UITraitCollection?

  /// Whether any object has ever overridden a trait.
  var hasTraitOverrides = false

  /// Whether the device is a tablet: it was wide when the simulation began.
  let isTablet: Bool

  private init(settings: ModelSettings) {
    storedSettings = settings
    isTablet = settings.horizontalSizeClass == .regular
  }

  /// Makes this simulation the current one again, where another one was started meanwhile.
  func makeCurrent() {
    if Self.running !== self { Self.running = self }
  }

  /// Starts a new simulation: no windows, no pending transitions, no faults, nothing kept alive.
  ///
  /// - Parameter settings: The settings of the new simulation.
  /// - Returns: The new current simulation.
  @discardableResult
  public static func reset(settings: ModelSettings = ModelSettings()) -> Simulation {
    running?.clear()
    HierarchyChange.reset()
    countRun()
    forgetNumbers()
    let started = Simulation(settings: settings)
    running = started
    return started
  }

  /// Begins anew to number what the system names, so that two launches in one process are alike.
  private static func forgetNumbers() {
    UISceneSession.lastNumber = 0
    UIMenu.lastNumber = 0
    UISheetPresentationController.Detent.lastNumber = 0
  }

  /// Empties this simulation but keeps its windows, so that the next run starts without new objects.
  ///
  /// Pending events are dropped, faults forgotten, windows lose their roots without callbacks, and what UIKit
  /// would leak is released.
  public func clear() {
    clock.removeAll()
    if hasFirstResponder { firstResponder = nil }
    forgetTouches()
    application.removeRoots()
    if !openedLinks.isEmpty { openedLinks = [] }
    forgetHabits()
    TraitUpdates.reset()
    RowLayout.reset()
    dropOutsiders()
    forgetFaults()
    forgetLatePushes()
  }

  /// Forgets what an app has told the whole process.
  func forgetHabits() {
    if currentTraits != nil { currentTraits = nil }
    pasteboards.removeAll()
  }

  /// Lets go of fingers and of the keyboard, and tells nobody.
  func forgetTouches() {
    if finger != nil { finger = nil }
    if opened != nil { opened = nil }
    keyboard.forget()
  }

  /// Forgets what was pushed too late.
  package func forgetLatePushes() {
    if !storedLatePushes.isEmpty { storedLatePushes = [] }
  }

  /// Notes what was pushed too late.
  func note(_ push: LatePush) { storedLatePushes = storedLatePushes + [push] }

  /// Forgets the recorded faults, for instance between two phases of a run.
  public func forgetFaults() {
    if !storedFaults.isEmpty { storedFaults = [] }
  }

  /// The environment that the device gives, made anew only where its width has changed.
  var traitCollection: UITraitCollection {
    let width = storedSettings.horizontalSizeClass
    if let deviceTraits, deviceTraits.width == width { return deviceTraits.traits }
    let made = traits(whereWidthIs: width)
    deviceTraits = (width, made)
    return made
  }

  /// Records a console warning of UIKit.
  package func warn(_ fault: Fault) { record(fault, isException: false) }

  private func record(_ fault: Fault, isException: Bool) {
    if Timeline.isRecording { Timeline.current.note(fault, isException: isException) }
    // Taken out while it changes, so that nobody holds it: it is read after every attempt.
    var faults = storedFaults
    storedFaults = []
    faults.append(fault)
    storedFaults = faults
  }

  /// Records what an app's own code has to complain about, where it would write to the console.
  ///
  /// - Parameter message: What is wrong, in a sentence.
  public func report(_ message: String) {
    warn(.reported(message))
  }

  /// Records an exception of UIKit, and traps where the settings say so.
  ///
  /// The caller abandons what it was asked to do.
  package func raise(_ fault: Fault) {
    record(fault, isException: true)
    if settings.exceptions == .trap { fatalError(fault.message) }
  }

  /// Keeps a controller that UIKit would leak until the simulation is reset.
  package func leak(_ controller: UIViewController) {
    guard !leaks.holds(controller) else { return }
    leaks = leaks + [controller]
    HierarchyChange.watch()
    warn(.leaked(ControllerReference(controller)))
  }

  /// Keeps a presenter outside every window's hierarchy, as what it presents does on iOS (rules P29, M4).
  func keep(presenter: UIViewController) {
    keptPresenters = keptPresenters + [presenter]
    HierarchyChange.watch()
  }

  /// Notes a root that was replaced and has stayed in its window (rule W4).
  func noteLeftBehind(_ root: UIViewController) {
    leftBehind.append(LeftBehind(controller: root))
    HierarchyChange.watch()
  }

  /// Lets go of a controller that stopped presenting after all; whoever else holds it keeps it.
  static func presentationEnded(on presenter: UIViewController) {
    guard let running, !running.keptPresenters.isEmpty || !running.leaks.isEmpty else { return }
    running.letGo(of: presenter)
  }

  private func letGo(of presenter: UIViewController) {
    if !keptPresenters.isEmpty { keptPresenters = keptPresenters.without(presenter) }
    guard !leaks.isEmpty else { return }
    let top = presenter.topmostAncestor
    guard !top.presentsAnywhere, top.rare?.presentationController == nil else { return }
    leaks = leaks.without(top)
  }

  /// Old roots whose views are left in windows (rule W4).
  var orphans: [UIViewController] { leftBehind.isEmpty ? [] : leftBehind.compactMap(\.controller) }

  /// What was left in a window that has gone is on no screen any more (rule W4).
  func endResidues() {
    for orphan in orphans where orphan.residueWindow == nil {
      orphan.endResidue()
    }
    leftBehind.removeAll { !($0.controller?.flags.contains(.leftBehind) ?? false) }
  }

  /// Lets go of what stands outside the windows, and of what was noted of changes that are not over.
  func dropOutsiders() {
    if HierarchyChange.isWatchful {
      let dropped = leaks + keptPresenters
      leaks = []
      keptPresenters = []
      leftBehind = []
      for controller in dropped { controller.takeApart() }
    }
    HierarchyChange.reset()
  }
}
