internal import Foundation
public import HeadlessUIKit
public import Journeys

/// What can be wrong with the app, three screens deep.
public enum StairFault: Sendable {
  /// Nothing is left on screen.
  case blank
  /// The process traps.
  case trap
  /// The main thread never comes back.
  case hang
}

/// An app from launch: a stack of screens that each open one more, until there are four.
///
/// - Parameters:
///   - fault: What comes of a tap on "Clear" on the third screen; on the others, and where there is none, it leads home.
///   - remembers: Is asked by each such tap whether it fails; by default it does.
/// - Returns: The app.
public func stairApp(
  _ fault: StairFault? = nil, where remembers: @escaping @MainActor () -> Bool = { true }
) -> App<UINavigationController> {
  App("stairs") { window in
    let stack = UINavigationController(rootViewController: StepViewController(fault, remembers))
    window.rootViewController = stack
    return stack
  }
}

/// A link that opens one more screen.
public let stairLinks = [
  Link<UINavigationController>("up", reaches: StepViewController.self) { stack in
    (stack.topViewController as? StepViewController)?.open()
  }
]

/// The line of the trap.
public let stairTrapLine = 69

final class StepViewController: UIViewController {
  private let fault: StairFault?
  private let remembers: @MainActor () -> Bool

  init(_ fault: StairFault?, _ remembers: @escaping @MainActor () -> Bool) {
    self.fault = fault
    self.remembers = remembers
    super.init(nibName: nil, bundle: nil)
    view.addSubview(
      UIButton(frame: .zero, primaryAction: UIAction(title: "Up") { [weak self] _ in self?.open() }))
    view.addSubview(
      UIButton(frame: .zero, primaryAction: UIAction(title: "Clear") { [weak self] _ in self?.clear() }))
  }

  required init?(coder: NSCoder) { nil }

  func open() {
    guard let stack = navigationController, stack.viewControllers.count < 4 else { return }
    stack.pushViewController(StepViewController(fault, remembers), animated: true)
  }

  private func clear() {
    guard navigationController?.viewControllers.count == 3, let fault, remembers() else {
      navigationController?.popToRootViewController(animated: true)
      return
    }
    switch fault {
    case .blank: navigationController?.setViewControllers([], animated: false)
    case .trap: fatalError("the stairs have no third step")
    case .hang: while true {}
    }
  }
}
