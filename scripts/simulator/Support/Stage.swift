import Testing
import UIKit

/// A device with one window, on the real UIKit: what `Stage` of the model's tests is, by the same names.
@MainActor
final class Stage {
  let window: UIWindow

  /// The stage of the running test: its window lives until the next one.
  private static var current: Stage?

  /// The names of the controllers of the running test, by their addresses.
  private static var names: [(address: String, name: String)] = []

  private let start = Date()
  private var heard = 0

  /// Shows a root in a window of the host's scene.
  init(
    _ root: UIViewController? = nil, visible: Bool = true,
    _ change: (inout ModelSettings) -> Void = { _ in }
  ) {
    var settings = ModelSettings()
    change(&settings)
    Comparison.note(settings)
    Platform.begin()
    Self.current?.close()
    window = Self.anotherWindow()
    window.frame = UIScreen.main.bounds
    window.traitOverrides.horizontalSizeClass = settings.horizontalSizeClass
    window.rootViewController = root
    if visible { window.makeKeyAndVisible() }
    settle()
    Self.current = self
    journal = []
  }

  /// Makes the window narrow before any controller is there.
  static func narrow(_ root: UIViewController? = nil) -> Stage {
    Stage(root) { $0.horizontalSizeClass = .compact }
  }

  /// Gives a controller the name by which the console calls it.
  static func name(_ controller: UIViewController, _ name: String) {
    let address = "0x" + String(UInt(bitPattern: ObjectIdentifier(controller)), radix: 16)
    names.removeAll { $0.address == address }
    names.append((address, name))
  }

  /// A window beside the first one, which shows nothing yet.
  static func anotherWindow() -> UIWindow {
    let window = UIWindow(frame: .zero)
    window.windowScene = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first
    return window
  }

  /// A scene beside the first one: the host has only one.
  static func anotherScene() -> UIWindowScene? { nil }

  /// Lets the run loop turn until nothing is under way, whatever the stage.
  static func rest() {
    current?.settle() ?? Platform.turn()
  }

  /// Lets the run loop turn until nothing has been under way for three turns, five seconds at most.
  func settle() {
    let end = Date() + 5
    var quiet = 0
    while quiet < 3, Date() < end {
      Platform.turn()
      quiet = isIdle ? quiet + 1 : 0
    }
  }

  /// Lets a turn end, or what is under way.
  func turn() {
    let end = Date() + 5
    repeat { Platform.turn() } while !isIdle && Date() < end
  }

  /// Whether no controller takes part in a transition.
  var isIdle: Bool { controllers.allSatisfy { $0.transitionCoordinator == nil } }

  /// The milliseconds since the start.
  var time: Int { Int(Date().timeIntervalSince(start) * 1_000) }

  /// The user's finger, of which there is none: only the width can be changed.
  @discardableResult
  func user(_ gesture: UserGesture) -> Bool {
    guard case .changeSizeClass(let width) = gesture else {
      Comparison.excuse("needs a finger")
      return false
    }
    window.traitOverrides.horizontalSizeClass = width
    settle()
    return true
  }

  /// The lines of the console and the texts of exceptions, with the controllers' names in them.
  var console: [String] { (Platform.logged(since: start) + Platform.raised).dropFirst(heard).map(Self.named) }

  /// Whether an exception was raised, rather than a warning printed.
  var raised: Bool { !Platform.raised.isEmpty }

  /// Hears what the console said since it was read last.
  func takeConsole() -> [String] {
    let lines = console
    heard += lines.count
    return lines
  }

  /// Whether parents and children, and who presents whom, agree.
  var isInOrder: Bool {
    controllers.allSatisfy { controller in
      controller.children.allSatisfy { $0.parent === controller }
        && (controller.parent != nil || controller.presentedViewController?.presentingViewController != nil
          || controller.presentedViewController == nil)
    }
  }

  /// Everybody in the window, presented ones included.
  private var controllers: [UIViewController] {
    var found: [UIViewController] = []
    var next = [window.rootViewController].compactMap(\.self)
    while let controller = next.popLast() {
      guard !found.contains(where: { $0 === controller }) else { continue }
      found.append(controller)
      next += controller.children + [controller.presentedViewController].compactMap(\.self)
    }
    return found
  }

  /// A text in which the console's references have become names.
  private static func named(_ text: String) -> String {
    var text = text
    for (address, name) in names {
      while let place = text.range(of: address), let start = text[..<place.lowerBound].lastIndex(of: "<"),
        let end = text[place.upperBound...].firstIndex(of: ">")
      {
        text.replaceSubrange(start...end, with: "<\(name)>")
      }
    }
    return text
  }

  private func close() {
    window.isHidden = true
    window.rootViewController = nil
    Platform.turn()
    Self.names = []
  }
}

/// The test is over, and with it what only the model could keep.
@MainActor func endSimulation() { Stage.rest() }

/// The application's launch is over, and was when the tests began.
@MainActor func endLaunch() {}
