import Foundation
import HeadlessUIKit
import Watching

/// One launch of an app and what is done with it since.
@MainActor
final class Usage {
  /// The window that the app uses: the one that it was handed, or one that it has made in its place.
  private(set) var window: UIWindow
  let device: Device
  let simulation: Simulation
  private(set) var root: Any?

  /// Looks at each moment of the present run, which began at rest.
  private var runWatch: RunWatch

  /// Why the app could not be launched, if it could not.
  private(set) var launchError: String?

  /// Whether it has always come to rest so far.
  private(set) var comesToRest = true

  /// Why it has not, if it has not: what was still to happen, and what was changing.
  private(set) var unrest = ""

  /// Which code goes on and on, where a journey is told.
  private(set) var goingOn: [String] = []

  /// Looks at an app that goes on and on.
  private var watch = RestWatch()

  /// Whether it is waited for what happens only in long.
  private var isPatient = false

  /// What the last link threw.
  private(set) var linkError: String?

  /// Whether each decline of the last link was due when the link came, as it is declared, or `nil` where that leaves it open.
  private var declinesWereDue: [Bool?] = []

  /// The number of the last link that came in the middle of something, while it is the last thing that was done.
  private var intruder: Int?

  /// Whether each decline of the last link was due, or `nil` where both are fine.
  ///
  /// What a link came in the middle of may decide otherwise before it is over, as an order empties the basket.
  var declinesDue: [Bool?] {
    guard let intruder, let root else { return declinesWereDue }
    return zip(device.app.links[intruder].declines, declinesWereDue).map { decline, wasDue in
      decline.isDue.map { $0(root) } == wasDue ? wasDue : nil
    }
  }

  /// The hierarchy into which something came in the middle of the launch, and how often a screen stood there on one of its name.
  private(set) var inLaunch = (outline: "", repeats: 0)

  /// Whether the launch was left in its middle, and nothing was done since.
  private var isInLaunch = false

  /// How long the finger of the last action was held, in milliseconds.
  private(set) var heldFor = 0

  /// The number of the last controller that had been made when the last action began.
  private(set) var lastSerial = 0

  /// - Parameters:
  ///   - device: The device.
  ///   - window: Its window.
  ///   - simulation: What happens in it.
  ///   - events: After how many events of the launch something comes in its middle; `nil` where it comes to rest first.
  init(on device: Device, window: UIWindow, simulation: Simulation, pausedAfter events: Int? = nil) {
    self.device = device
    self.window = window
    self.simulation = simulation
    runWatch = RunWatch(device.app.overTime)
    open(in: window)
    restForLong()
    isInLaunch = events != nil
    if let events { _ = advance(events) } else { settleLaunch() }
  }

  private func open(in window: UIWindow) {
    found = device.found
    storedAtRest = found
    do { root = try device.app.launch(window) } catch { launchError = "\(error)" }
    self.window = simulation.takeWindow(insteadOf: window) ?? window
    runWatch.begin(in: self.window, root: root)
  }

  func end() { root = nil }

  /// Ends the app and opens it again, which finds what it has stored.
  private func openAgain() {
    formerFaults = faults
    (root, linkError, declinesWereDue) = (nil, nil, [])
    open(in: device.openAgain())
  }

  /// What UIKit has complained of.
  var faults: [Fault] { formerFaults + simulation.faults }

  /// What it has complained of before the app was opened again.
  private var formerFaults: [Fault] = []

  /// What the app found stored when it was opened, and what was stored when the last action began at rest.
  private var (found, storedAtRest): ([StoredValue], [StoredValue]) = ([], [])

  /// Whether the app would find something else if it was opened again; in the middle of something, something else than before it.
  private var findsOther: Bool {
    let now = device.found
    return now != found && (isAtRest || now != storedAtRest)
  }

  /// Everything that a user can do now, what interrupts, and the links.
  var possibleActions: [UserAction] {
    UserAction.possible(
      in: window, of: device.app, isWaiting: isWaiting, findsOther: findsOther)
  }

  /// Does an action and lets the app come to rest.
  ///
  /// - Returns: Whether there was anything to do it with.
  @discardableResult
  func perform(_ action: UserAction) -> Bool {
    let isDone = begin(JourneyStep(action: action))
    settle()
    return isDone
  }

  /// Does a step and lets nothing happen of itself after it; the events before it have happened.
  func begin(_ step: JourneyStep) -> Bool {
    device.follower?.does(step.words)
    if step.eventsBefore == nil {
      runWatch.begin(in: window, root: root)
      storedAtRest = device.found
    }
    noteLaunch()
    intruder = step.eventsBefore == nil ? nil : step.action.link
    defer {
      look()
      restForLong()
    }
    return begin(step.action)
  }

  private func noteLaunch() {
    guard isInLaunch else { return }
    let outline = Outline(of: window)
    (inLaunch, isInLaunch) = ((outline.text, outline.repeats), false)
  }

  private func begin(_ action: UserAction) -> Bool {
    device.countAction()
    simulation.clock.takeUp()
    watch = RestWatch()
    lastSerial = ControllerLedger.lastSerial
    simulation.forgetLatePushes()
    heldFor = 0
    switch action.kind {
    case .gestures(let gestures): return perform(gestures)
    case .tab(let index): return window.tapTabInReach(at: index)
    case .touch(let gesture): return window.perform(gesture)
    case .link(let index): open(device.app.links[index])
    case .returning(let index):
      simulation.sendToBackgroundAndBack { open(device.app.links[index]) }
    case .wait: return simulation.clock.advance()
    case .interruption(.reopening): openAgain()
    case .interruption(.memoryWarning): simulation.warnOfMemory(ControllerLedger.aliveControllers())
    case .interruption: simulation.sendToBackgroundAndBack()
    }
    return true
  }

  /// Lets events happen, one after the other.
  func advance(_ count: Int) -> Bool {
    for _ in 0..<count where !advance() { return false }
    return true
  }

  private func advance() -> Bool {
    guard simulation.clock.advance() else { return false }
    watch.look(at: simulation.clock) { state() }
    look()
    restForLong()
    return true
  }

  /// Lets the app come to rest.
  func settle() {
    guard comesToRest else { return }
    // Nearly every app is at rest after a few events, and none of these is looked at.
    var left = device.eventLimit
    let quick = min(left, max(0, RestWatch.unwatched - watch.count))
    if settle(within: quick) { return }
    left -= quick
    watch.skip(quick)
    while left > 0, advance() { left -= 1 }
    guard !isAtRest else { return }
    comesToRest = false
    unrest = describeUnrest()
    // To look a name up takes milliseconds, and most of what never rests is told once.
    if Timeline.isRecording { goingOn = whoGoesOn() }
  }

  /// Lets so many events happen at the most, looks at them only where something is said of every run, and says
  /// whether the app is at rest.
  private func settle(within count: Int) -> Bool {
    for _ in 0..<count where simulation.clock.advance() {
      if !runWatch.isIdle { look() }
      restForLong()
    }
    return isAtRest
  }

  /// Lets the app be at rest where nothing happens for long: whoever uses it does something meanwhile, or waits.
  private func restForLong() {
    if !isPatient, simulation.clock.isQuiet { simulation.clock.setAside() }
  }

  /// Waits for everything that is still to happen, however long that takes.
  func waitForAll() {
    isPatient = true
    defer { isPatient = false }
    simulation.clock.takeUp()
    watch = RestWatch()
    settle()
  }

  /// What can be said of the run that has just come to rest, of each property over time.
  func findingsOverTime() -> [RunWatch.Finding] {
    let findings = runWatch.findings(isOver: isAtRest)
    device.note(findings)
    return findings
  }

  private func look() { runWatch.look(at: window, root: root) }

  /// The objects that the app stored when its state was looked at last.
  private(set) var stored: [ObjectIdentifier] = []

  /// How many controllers stood in the window then.
  private(set) var placedCount = 0

  /// The state of the app now.
  func state() -> AppState {
    let outline = Outline(of: window)
    placedCount = outline.controllers.count
    let memory = memory(of: outline)
    stored = memory.reached
    var identifiers = memory.identifiers
    var told = ""
    if let telling = device.app.telling, let root { told = identifiers.numbering(telling(root)) }
    // Loops, because a closure that is handed on asks for its actor each time it is called.
    var shown = ""
    let layers = window.shownLayers
    for layer in layers {
      if !shown.isEmpty { shown += " > " }
      shown += Outline.kindName(of: layer)
    }
    let isTurned = simulation.settings.horizontalSizeClass != device.app.settings.horizontalSizeClass
    var width = isTurned ? "|turned" : ""
    // What polls may act on what is done next; how many do so beyond a few makes no difference.
    if simulation.clock.setAsideCount > 0 { width += "|repeats \(min(simulation.clock.setAsideCount, 3))" }
    let keyboard = window.typingTarget.map { "|types \($0)" } ?? ""
    var touches = window.isFrozen ? "|frozen" : ""
    if let other = otherWindow { touches += "|beside \(other.name) \(other.root ?? "")" }
    var top = "nothing"
    if let controller = layers.last { top = Outline.className(of: controller) }
    return AppState(
      outline, texts: shownTexts.map { identifiers.numbering($0) }, top: top, shown: shown,
      stored: memory.found,
      marks: [told, ControllerTree.marks(of: outline.controllers), width, keyboard, touches]
        + offers.map { identifiers.numbering($0) })
  }

  private func perform(_ gestures: [UserGesture]) -> Bool {
    for (index, gesture) in gestures.enumerated() {
      if index > 0 { hold() }
      // A sheet may refuse to follow a finger, and answer it all the same.
      guard window.perform(gesture) || index > 0 else { return false }
    }
    return true
  }

  /// Lets time go by while a finger is down; an app that waits for the finger would never come to rest.
  private func hold() {
    let start = simulation.clock.now
    while simulation.clock.now < start + 300, simulation.clock.advance() { look() }
    heldFor = simulation.clock.now - start
  }

  private func open(_ link: CheckedLink) {
    linkError = nil
    guard let root else { return }
    declinesWereDue = link.declines.map { decline in decline.isDue.map { $0(root) } }
    do { try link.perform(root) } catch { linkError = "\(error)" }
  }
}
