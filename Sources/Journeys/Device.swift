import Foundation
import HeadlessUIKit

/// A device on which an app is launched again and again, each time as new.
@MainActor
final class Device {
  let app: CheckedApp

  /// The most events after which an app must have come to rest.
  let eventLimit: Int

  private let window: UIWindow
  private let simulation: Simulation

  /// How many actions were done on it.
  private(set) var actionCount = 0

  /// How often the app was launched on it.
  private(set) var launchCount = 0

  init(_ app: CheckedApp, eventLimit: Int) {
    self.app = app
    self.eventLimit = eventLimit
    simulation = Simulation.reset(settings: app.settings)
    window = UIWindow(frame: .zero)
    window.makeKeyAndVisible()
  }

  /// Launches the app, lets a closure use it, and ends it.
  func launch<Result>(_ use: (Usage) -> Result) -> Result {
    let wasOpen = VirtualTasks.begin()
    defer { VirtualTasks.end(wasOpen: wasOpen) }
    launchCount += 1
    simulation.beginRun(in: window, settings: app.settings)
    ControllerLedger.open(findsControllers: true)
    defer {
      ControllerLedger.close()
      simulation.endRun()
    }
    let usage = Usage(on: self, window: window, simulation: simulation)
    defer { usage.end() }
    return use(usage)
  }

  fileprivate func countAction() { actionCount += 1 }
}

/// One launch of an app and what is done with it since.
@MainActor
final class Usage {
  let window: UIWindow
  private let device: Device
  private let simulation: Simulation
  private var root: Any?

  /// Why the app could not be launched, if it could not.
  private(set) var launchError: String?

  /// Whether it has always come to rest so far.
  private(set) var comesToRest = true

  /// What the last link threw.
  private(set) var linkError: String?

  /// Whether the last link had to decline, as its declaration says, or `nil` where that leaves it open.
  private(set) var declineIsDue: Bool?

  /// The number of the last controller that had been made when the last action began.
  private(set) var lastSerial = 0

  fileprivate init(on device: Device, window: UIWindow, simulation: Simulation) {
    self.device = device
    self.window = window
    self.simulation = simulation
    do {
      root = try device.app.launch(window)
    } catch {
      launchError = "\(error)"
    }
    settle()
  }

  fileprivate func end() { root = nil }

  /// What UIKit has complained of.
  var faults: [Fault] { simulation.faults }

  /// Whether nothing is left to happen.
  var isAtRest: Bool { simulation.clock.isIdle }

  /// Everything that a user can do now, and the links.
  func possibleActions(withLinks: Bool) -> [UserAction] {
    let links = device.app.links.enumerated().map {
      UserAction(kind: .link($0.offset), words: "open link \($0.element.name)")
    }
    return UserAction.possible(in: window) + (withLinks ? links : [])
  }

  /// Does an action and lets the app come to rest.
  ///
  /// - Returns: Whether there was anything to do it with.
  @discardableResult
  func perform(_ action: UserAction) -> Bool {
    let isDone = begin(action)
    settle()
    return isDone
  }

  /// Does an action, or its last part, and lets nothing happen of itself after it.
  func begin(_ action: UserAction) -> Bool {
    device.countAction()
    lastSerial = ControllerLedger.lastSerial
    switch action.kind {
    case .gestures(let gestures): return perform(gestures)
    case .tab(let index): return window.tapTabInReach(at: index)
    case .touch(let index): return touch(index)
    case .type(let index, let text): return type(text, into: index)
    case .link(let index):
      open(device.app.links[index])
      return true
    }
  }

  /// Follows a journey; a step that comes in the middle of the one before finds it so.
  ///
  /// - Parameters:
  ///   - journey: The steps.
  ///   - look: Is called after each of them.
  func follow(_ journey: [JourneyStep], lookingAfterEach look: () -> Void = {}) {
    for (index, step) in journey.enumerated() {
      _ = begin(step.action)
      let next = index + 1 < journey.count ? journey[index + 1].eventsBefore : nil
      if let next { _ = advance(next) } else { settle() }
      look()
    }
  }

  /// The drawing of the hierarchy now.
  var outline: String { Outline(of: window).text }

  /// How many events have happened since launch.
  var eventsRun: Int { simulation.clock.eventsRun }

  /// Lets events happen, one after the other.
  ///
  /// - Returns: Whether there were so many.
  func advance(_ count: Int) -> Bool {
    for _ in 0..<count where !simulation.clock.advance() { return false }
    return true
  }

  /// Lets the app come to rest.
  func settle() {
    if comesToRest { comesToRest = simulation.clock.settle(limit: device.eventLimit) }
  }

  /// The state of the app now.
  func state() -> AppState {
    let outline = Outline(of: window)
    let memory = memory(of: outline)
    let told = root.flatMap { root in device.app.telling.map { $0(root) } } ?? ""
    return AppState(
      outline: outline.text, repeats: outline.repeats, texts: window.shownTexts,
      memory: memory.text + told + ControllerTree.marks(of: outline.controllers),
      top: window.shownControllers.last.map { String(describing: Swift.type(of: $0)) } ?? "nothing",
      shown: window.shownLayers.map { Outline.name(of: Swift.type(of: $0)) }.joined(separator: " > "))
  }

  /// What the app's objects store, if that is to be read.
  private func memory(of outline: Outline) -> Memory {
    device.app.reflects ? Memory(of: root ?? (), and: outline.controllers) : Memory(of: (), and: [])
  }

  /// The controllers that are alive outside the window's hierarchy, in the order in which they were made.
  func outsiders() -> [UIViewController] {
    var placed: Set<ObjectIdentifier> = []
    ControllerTree.forEachController(in: window) { placed.insert(ObjectIdentifier($0)) }
    guard ControllerLedger.aliveCount > placed.count else { return [] }
    return ControllerLedger.aliveControllers().filter { !placed.contains(ObjectIdentifier($0)) }
  }

  /// The classes of those outsiders that none of the app's objects stores, with how many there are of each.
  func strays() -> [String: Int] {
    let outsiders = outsiders()
    guard !outsiders.isEmpty else { return [:] }
    let stored = memory(of: Outline(of: window)).reached
    var result: [String: Int] = [:]
    for stray in outsiders where !stored.contains(ObjectIdentifier(stray)) {
      result[String(describing: Swift.type(of: stray)), default: 0] += 1
    }
    return result
  }

  private func perform(_ gestures: [UserGesture]) -> Bool {
    for (index, gesture) in gestures.enumerated() {
      if index > 0 { hold() }
      guard window.perform(gesture) else { return false }
    }
    return true
  }

  /// Lets time go by while a finger is down; an app that waits for the finger would never come to rest.
  private func hold() {
    let end = simulation.clock.now + 300
    while simulation.clock.now < end, simulation.clock.advance() {}
  }

  private func touch(_ index: Int) -> Bool {
    let touchables = window.touchables
    guard touchables.indices.contains(index) else { return false }
    switch touchables[index] {
    case .control(let control): control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    case .barItem(let item): item.tap()
    }
    return true
  }

  private func type(_ text: String, into index: Int) -> Bool {
    let touchables = window.touchables
    guard touchables.indices.contains(index), case .control(let field as UITextField) = touchables[index]
    else {
      return false
    }
    field.text = text
    field.sendActions(for: [.valueChanged, .primaryActionTriggered])
    return true
  }

  private func open(_ link: CheckedLink) {
    linkError = nil
    guard let root else { return }
    declineIsDue = link.decline?.isDue.map { $0(root) }
    do { try link.perform(root) } catch { linkError = "\(error)" }
  }
}

/// What tells one moment at rest from another.
struct AppState: Hashable {
  /// The drawing of the hierarchy.
  let outline: String
  /// How often a screen stands right on another one of the same name.
  let repeats: Int
  /// What is written on screen.
  let texts: [String]
  /// What the app stores.
  let memory: String
  /// The class of the screen on top.
  let top: String
  /// What the user sees of the hierarchy: the innermost screen of each layer.
  let shown: String

  /// What a user sees of it, in one text.
  var look: String { outline + "\n" + texts.joined(separator: "\n") }
}
