public import HeadlessUIKit

/// Changes and completions while items are lifted or dropped.
@preconcurrency @MainActor
public protocol UIDragAnimating: AnyObject {
  /// Adds changes, which are carried out at once.
  ///
  /// - Parameter animations: The changes.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Has a closure called when the items have come to rest.
  ///
  /// - Parameter completion: Is given `end`.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// The way of an item to where it is dropped.
@MainActor
class DropAnimation: UIDragAnimating {
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) {
    StructureReads.callOut("animations") { animations() }
  }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// The item has come to rest.
  func end() {
    let all = completions
    completions = []
    for completion in all { StructureReads.callOut("animated") { completion(.end) } }
  }
}
