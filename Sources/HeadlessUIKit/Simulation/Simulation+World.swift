import Synchronization

// A process makes thousands of runs, one after the other, and none may see what the one before has left behind. The
// world is made new in place, because new objects would cost a good part of a run.
extension Simulation {
  /// How many runs have begun in the process, with this simulation or another.
  ///
  /// Whatever belongs to a run and outlives it notes the number, and is void when there is another.
  package nonisolated static var runCount: Int { runCounter.load(ordering: .relaxed) }

  private nonisolated static let runCounter = Atomic(0)

  /// Notes that whatever comes belongs to another run.
  static func countRun() {
    runCounter.add(1, ordering: .relaxed)
    Associations.beginRun()
    KeyValues.sweep()
  }

  /// Begins a run: everything is as it is when an app has just been launched and has shown its only window.
  ///
  /// What earlier runs have left behind is dropped without callbacks: events and fingers, faults, further scenes and
  /// windows, which window is the key window, what was put into the window or set on it, settings. What an app keeps
  /// itself, in statics or in defaults, is the app's.
  ///
  /// - Parameters:
  ///   - window: The window; one of this simulation.
  ///   - settings: The device and the divided rules of UIKit.
  ///   - isKeeping: Whether the device is the same one, which has kept what outlives an app.
  package func beginRun(in window: UIWindow, settings: ModelSettings, keeping isKeeping: Bool = false) {
    makeCurrent()
    Self.countRun()
    clock.restart()
    application.renew(with: window)
    dropOutsiders()
    forgetFaults()
    forgetHabits()
    TraitUpdates.reset()
    RowLayout.forget()
    self.settings = settings
    setUp = SetUp()
    keepAgain(isKeeping ? keptByDevice : [])
  }

  private func keepAgain(_ kept: [(key: UnsafeRawPointer, value: any KeptByDevice)]) {
    if !keptByDevice.isEmpty { keptByDevice = kept }
    for (key, value) in kept {
      Associations.set(value, of: application, for: key, holding: .strong)
      value.beginLaunch()
    }
  }

  /// The window that an app has made for itself when it was launched, if it has left the one that it was handed without a root.
  ///
  /// That is one beside it, and no more, which is key and on screen and has a root. The other one leaves the scene then, without
  /// callbacks, so that the app finds its own window alone there.
  ///
  /// - Parameter handed: The window that it was handed.
  /// - Returns: The app's own.
  package func takeWindow(insteadOf handed: UIWindow) -> UIWindow? {
    guard let scene = handed.scene, handed.rootStorage == nil else { return nil }
    let others = scene.windowsInEffect.filter { $0 !== handed && !$0.isHiddenInEffect }
    guard others.count == 1, scene.key === others[0], others[0].rootStorage != nil else { return nil }
    handed.isHiddenStorage = true
    handed.windowScene = nil
    return others[0]
  }

  /// Whether the app has a window with a root besides one that has none.
  ///
  /// - Parameter window: The one without.
  /// - Returns: Whether there is another.
  package func hasRoot(outside window: UIWindow) -> Bool {
    application.windowsInEffect.contains { $0 !== window && $0.rootStorage != nil }
  }

  /// A window that is on screen beside another one, and has a root or something in it.
  ///
  /// - Parameter window: The other one.
  /// - Returns: The first of them, if there is any.
  package func windowOnScreen(besides window: UIWindow) -> UIWindow? {
    window.scene?.windowOnScreen(besides: window)
  }

  /// Has what containers owe their children from now on told when all has come to rest.
  package func watchContainers() { ContainerDuties.begin() }

  /// Notes what was registered for all runs: what is registered from now on is registered by this run.
  package func beginPerforming() {
    Self.storyboards.noteSetUp()
    Self.prepareInterception.noteSetUp()
    Self.actions.noteSetUp()
  }

  /// Ends a run: it is emptied, and what was set or registered for the process is as it was before.
  package func endRun() {
    clear()
    setUp.restore()
    Self.storyboards.restoreSetUp()
    Self.prepareInterception.restoreSetUp()
    Self.actions.restoreSetUp()
  }

  /// What the process was told before a run began.
  struct SetUp {
    private let areAnimationsEnabled: Bool

    @MainActor
    init() { areAnimationsEnabled = UIView.animates }

    @MainActor
    func restore() {
      if UIView.animates != areAnimationsEnabled {
        UIView.setAnimationsEnabled(areAnimationsEnabled)
      }
    }
  }
}

/// What an app registers when it starts, which what a run registers must not outlive.
///
/// A value that is replaced as a whole: each run asks for it, and the compiler can leave out the check that it would make at
/// each access to something that is changed in place.
struct SetUpRecord<Contents> {
  /// What is registered.
  let contents: Contents

  private let base: Contents

  /// Whether anything was registered since it was last noted or forgotten; in most runs nothing is.
  let isChanged: Bool

  init(_ contents: Contents) {
    self.init(contents, base: contents, isChanged: false)
  }

  private init(_ contents: Contents, base: Contents, isChanged: Bool) {
    self.contents = contents
    self.base = base
    self.isChanged = isChanged
  }

  /// The same after something was registered or taken away.
  func changed(_ change: (inout Contents) -> Void) -> SetUpRecord {
    var contents = contents
    change(&contents)
    return SetUpRecord(contents, base: base, isChanged: true)
  }

  /// The same after what is registered was noted.
  var noted: SetUpRecord { SetUpRecord(contents) }

  /// The same after what was registered since was forgotten.
  var restored: SetUpRecord { SetUpRecord(base) }
}

// What no window's hierarchy accounts for.

extension Simulation {
  /// The controllers, outside the windows' hierarchies, that may have something on screen.
  var outsiders: [UIViewController] { leaked + keptPresenters + orphans }

  /// Whether anything stands outside the windows' hierarchies, a finger is down, or a menu is open.
  var wantsWatch: Bool {
    opened != nil || !leaked.isEmpty || !keptPresenters.isEmpty || !leftBehind.isEmpty
      || !clock.driven.isEmpty
  }

  /// Takes the fingers away from what has left the screen: no touch reaches it there.
  func liftFingers() {
    for transition in clock.driven where !transition.isWithinReach {
      transition.finishInteraction(cancelled: true)
    }
    if let opened, !opened.isInReach { opened.close() }
  }
}
