/// What a view does when it comes on screen and when it leaves.
@MainActor
final class Lifecycle {
  var onAppear: (@MainActor () -> Void)?
  var onDisappear: (@MainActor () -> Void)?

  /// Starts the work that goes on while the view is on screen.
  var start: (@MainActor () -> Task<Void, Never>)?

  private var task: Task<Void, Never>?
  private var taskID: AnyHashable?
  private var isActive = false

  func appear() {
    isActive = true
    onAppear?()
    task = start?()
  }

  func disappear() {
    isActive = false
    task?.cancel()
    task = nil
    onDisappear?()
  }

  /// Tells those that have gone, and then those that have come.
  static func exchange(_ old: [Lifecycle], for wanted: [Lifecycle]) {
    for lifecycle in old where !wanted.contains(where: { $0 === lifecycle }) { lifecycle.disappear() }
    for lifecycle in wanted where !old.contains(where: { $0 === lifecycle }) { lifecycle.appear() }
  }

  /// Starts the work anew where what it is for has changed.
  func follow(_ id: AnyHashable) {
    let isNew = taskID != nil && taskID != id
    taskID = id
    guard isNew, isActive else { return }
    task?.cancel()
    task = start?()
  }
}
