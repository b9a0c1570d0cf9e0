import HeadlessUIKit

extension CalledListener: UIGestureRecognizerDelegate {
  private func say(_ labels: String) {
    CalloutStage.called("UIGestureRecognizerDelegate.gestureRecognizer(_:\(labels):)")
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    CalloutStage.called("UIGestureRecognizerDelegate.gestureRecognizerShouldBegin(_:)")
    return true
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    say("shouldReceive")
    return true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    say("shouldRecognizeSimultaneouslyWith")
    return false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    say("shouldRequireFailureOf")
    return false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    say("shouldBeRequiredToFailBy")
    return false
  }
}
