/// What one subscription has put off, in order.
///
/// A scheduler may do what is due at the same time in any order. Whenever it does something here, that is what has waited
/// longest, so that no value overtakes another one, and the end none.
final class PutOff {
  private var waiting: [() -> Void] = []

  init() {}

  /// Puts something off.
  ///
  /// - Parameters:
  ///   - action: What is put off, for no time before that of what already waits.
  ///   - schedule: Tells a scheduler to do something once.
  func add(_ action: @escaping () -> Void, by schedule: (@escaping () -> Void) -> Void) {
    waiting.append(action)
    schedule { self.waiting.removeFirst()() }
  }
}
