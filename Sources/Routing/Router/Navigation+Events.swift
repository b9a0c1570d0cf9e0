import HeadlessUIKit

// What a navigation tells whoever observes the router.
extension Navigation {
  func report(_ event: @autoclosure () -> RoutingEvent) {
    guard let observer = router.observer else { return }
    let event = event()
    OpenRegions.handOut(event.controllers, at: .event)
    OpenRegions.appCode(.event) { observer(event) }
  }

  /// The step at an index of the walk, for errors and events.
  func reference(at index: Int) -> StepReference {
    if index < pending.count { return pending[index].reference(at: index) }
    return (foundNode ?? steps.last)?.reference(at: index)
      ?? StepReference(index: index, finder: Never.self, factory: nil, action: nil)
  }

  func secondCallReport(_ operation: Any.Type) -> (@MainActor () -> Void)? {
    guard let observer = router.observer else { return nil }
    return { OpenRegions.appCode(.event) { observer(.completedTwice(by: String(describing: operation))) } }
  }
}
