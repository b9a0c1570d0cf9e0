import Foundation
import HeadlessUIKit

// What fingers, keys and shaking call.
extension TrackedCallout {
  @MainActor static let touches: [TrackedCallout] = methods + recognizers + delegates + input

  @MainActor private static let methods: [TrackedCallout] = [
    touching("UIResponder.touchesBegan(_:with:)"), touching("UIResponder.touchesEnded(_:with:)"),
    touching("UIResponder.touchesCancelled(_:with:)") { $0.addGestureRecognizer(UITapGestureRecognizer()) },
    moving("UIResponder.touchesMoved(_:with:)") {
      UIPanGestureRecognizer(target: $0, action: TouchedView.nothing)
    },
    touching("UIView.gestureRecognizerShouldBegin(_:)") {
      $0.addGestureRecognizer(UITapGestureRecognizer())
    },
  ]

  @MainActor private static let recognizers: [TrackedCallout] = [
    touching("UIGestureRecognizer.touchesBegan(_:with:)", CalledRecognizer.add),
    touching("UIGestureRecognizer.touchesEnded(_:with:)", CalledRecognizer.add),
    touching("UIGestureRecognizer.reset()", CalledRecognizer.add),
    moving("UIGestureRecognizer.touchesMoved(_:with:)") {
      CalledRecognizer.add(to: $0)
      return UIPanGestureRecognizer(target: $0, action: TouchedView.nothing)
    },
    touching("UIGestureRecognizer.shouldRequireFailure(of:)", addRivals),
    touching("UIGestureRecognizer.shouldBeRequiredToFail(by:)", addRivals),
    touching("UIGestureRecognizer.canPrevent(_:)", addRivals),
    touching("UIGestureRecognizer.canBePrevented(by:)", addRivals),
  ]

  @MainActor private static let delegates: [TrackedCallout] = [
    "ShouldBegin(_:)", "(_:shouldReceive:)", "(_:shouldRecognizeSimultaneouslyWith:)",
    "(_:shouldRequireFailureOf:)", "(_:shouldBeRequiredToFailBy:)",
  ].map { method in
    TrackedCallout("UIGestureRecognizerDelegate.gestureRecognizer\(method)") {
      let view = TouchedView()
      for _ in 0..<2 {
        let recognizer = UITapGestureRecognizer()
        recognizer.delegate = $0.listener
        view.addGestureRecognizer(recognizer)
      }
      $0.show(view)
    } acting: {
      $0.window.perform(.tapControl(0))
    }
  }

  @MainActor private static let input: [TrackedCallout] = [
    focusing("UIResponder.inputView") { _ in }, focusing("UIResponder.inputAccessoryView") { _ in },
    focusing("UIResponder.keyCommands") { $0.perform(.pressKey(0)) },
    focusing("UIResponder.motionBegan(_:with:)") { $0.perform(.shake) },
    focusing("UIResponder.motionEnded(_:with:)") { $0.perform(.shake) },
    TrackedCallout("UINavigationItem.titleMenuProvider") { stage in
      stage.bottom.navigationItem.titleMenuProvider = { _ in
        stage.look()
        return nil
      }
    } acting: {
      $0.window.perform(.tapMenuItem(0, control: 0))
    },
  ]

  @MainActor private static func addRivals(to view: UIView) {
    for _ in 0..<2 { view.addGestureRecognizer(CalledTap()) }
  }

  @MainActor private static func touching(
    _ member: String, _ arrange: @escaping @MainActor @Sendable (UIView) -> Void = { _ in }
  ) -> TrackedCallout {
    TrackedCallout(member) {
      let view = TouchedView()
      arrange(view)
      $0.show(view)
    } acting: {
      $0.window.perform(.tapControl(0))
    }
  }

  @MainActor private static func moving(
    _ member: String, _ recognizer: @escaping @MainActor @Sendable (UIView) -> UIGestureRecognizer
  ) -> TrackedCallout {
    TrackedCallout(member) {
      let view = TouchedView()
      let recognizer = recognizer(view)
      recognizer.cancelsTouchesInView = false
      view.addGestureRecognizer(recognizer)
      $0.show(view)
    } acting: { stage in
      for number in 0..<3 { stage.window.perform(.startMove(.left, control: number)) }
      stage.window.perform(.finishMove)
    }
  }

  @MainActor private static func focusing(
    _ member: String, _ act: @escaping @MainActor @Sendable (UIWindow) -> Void
  ) -> TrackedCallout {
    TrackedCallout(member) {
      let view = TouchedView()
      $0.show(view)
    } acting: { stage in
      stage.host.view.subviews.last?.becomeFirstResponder()
      act(stage.window)
    }
  }
}

/// A view that says which of its methods are called.
private final class TouchedView: UIView {
  static let nothing = Selector("nothing", { (_: TouchedView) in })

  private func say(_ method: String) { CalloutStage.called("UIResponder.\(method)") }

  override var canBecomeFirstResponder: Bool { true }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { say("touchesBegan(_:with:)") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { say("touchesMoved(_:with:)") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { say("touchesEnded(_:with:)") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    say("touchesCancelled(_:with:)")
  }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    say("motionBegan(_:with:)")
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    say("motionEnded(_:with:)")
  }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    CalloutStage.called("UIView.gestureRecognizerShouldBegin(_:)")
    return true
  }
  override var inputView: UIView? {
    say("inputView")
    return nil
  }
  override var inputAccessoryView: UIView? {
    say("inputAccessoryView")
    return nil
  }
  override var keyCommands: [UIKeyCommand]? {
    say("keyCommands")
    return nil
  }
}

/// A recogniser of the app's that says what it is told.
private final class CalledRecognizer: UIGestureRecognizer {
  static func add(to view: UIView) { view.addGestureRecognizer(CalledRecognizer()) }

  private func say(_ method: String) { CalloutStage.called("UIGestureRecognizer.\(method)") }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { say("touchesBegan(_:with:)") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { say("touchesMoved(_:with:)") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { say("touchesEnded(_:with:)") }
  override func reset() { say("reset()") }
}

/// A tap of the app's that is asked how it goes with others.
private final class CalledTap: UITapGestureRecognizer {
  private func say(_ method: String) { CalloutStage.called("UIGestureRecognizer.\(method)") }

  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    say("shouldRequireFailure(of:)")
    return false
  }
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    say("shouldBeRequiredToFail(by:)")
    return false
  }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    say("canPrevent(_:)")
    return true
  }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    say("canBePrevented(by:)")
    return true
  }
}
