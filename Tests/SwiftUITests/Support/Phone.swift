import HeadlessUIKit
@testable import Journeys
import SwiftUI
import Testing

/// A phone that shows views, on which a user touches what has some words on it.
@MainActor
final class Phone {
  let simulation: Simulation
  let window: UIWindow

  /// What the views have noted, in order.
  var notes: [String] = []

  init(width: UIUserInterfaceSizeClass = .compact) {
    var settings = ModelSettings()
    settings.horizontalSizeClass = width
    simulation = Simulation.reset(settings: settings)
    window = UIWindow(frame: .zero)
  }

  @discardableResult
  func show<Content: View>(_ view: Content) -> UIHostingController<Content> {
    let controller = UIHostingController(rootView: view)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    settle()
    return controller
  }

  /// Lets everything happen that is under way; the hierarchy must be in order then.
  func settle() {
    #expect(simulation.clock.settle())
    #expect(ControllerTree._checkInvariants(of: window, isSettled: true) == nil)
  }

  /// What the user can do, in words.
  var possible: [String] { window.everythingPossible().map(\.words) }

  /// The user does what some words say, and everything that follows from it happens.
  func user(_ words: String, typing text: String = "text", location: SourceLocation = #_sourceLocation) {
    let gesture = window.everythingPossible(typing: [text]).first { $0.words == words }
    guard let gesture else {
      Issue.record("nobody can \(words); one can \(possible)", sourceLocation: location)
      return
    }
    #expect(window.perform(gesture.gesture), sourceLocation: location)
    settle()
  }

  /// The user swipes the topmost sheet down.
  func swipeDown() {
    #expect(window.perform(.startSwipeDown(layer: 0)))
    window.perform(.finishSwipeDown)
    settle()
  }

  /// The user swipes from the edge.
  func swipeBack(cancelled: Bool = false) {
    #expect(window.perform(.startEdgePop))
    simulation.clock.settle()
    window.perform(cancelled ? .cancelEdgePop : .finishEdgePop)
    settle()
  }

  /// The drawing of the hierarchy, with hosting controllers as their views.
  var outline: String { Self.draw(window.rootViewController) }

  private static func draw(_ controller: UIViewController?) -> String {
    guard let controller else { return "nothing" }
    var text = name(of: controller)
    let children = ControllerTree.children(of: controller)
    if !children.isEmpty { text += "[" + children.map { draw($0) }.joined(separator: ", ") + "]" }
    if let presented = ControllerTree.presented(by: controller) { text += " > " + draw(presented) }
    return text
  }

  private static func name(of controller: UIViewController) -> String {
    switch controller {
    case is UINavigationController: "Nav"
    case is UITabBarController: "Tabs"
    case is UIAlertController: "Alert"
    case let controller: Outline.name(of: controller)
    }
  }

  /// The complaints of UIKit and SwiftUI.
  var faults: [String] { simulation.faults.map(\.message) }
}

extension Phone {
  /// The texts on the topmost screen.
  var texts: [String] {
    var top = window.rootViewController
    while let next = top?.presentedViewController { top = next }
    var texts: [String] = []
    func collect(_ view: UIView?) {
      if let text = (view as? UILabel)?.text { texts.append(text) }
      for inner in view?.subviews ?? [] { collect(inner) }
    }
    collect(top?.view)
    return texts
  }
}
