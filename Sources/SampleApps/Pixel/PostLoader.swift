import UIKit

/// Loads a post for a stack, which takes a moment.
@MainActor
final class PostLoader {
  private(set) var isLoading = false
  private var isCancelled = false
  private weak var navigation: UINavigationController?
  private let kept: UINavigationController?

  init(navigation: UINavigationController, keepsNavigation: Bool) {
    self.navigation = navigation
    kept = keepsNavigation ? navigation : nil
  }

  /// Loads, and calls back with the stack if it is still there.
  func load(then open: @escaping @MainActor (UINavigationController) -> Void) {
    isLoading = true
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.8) { [self] in
      MainActor.assumeIsolated {
        isLoading = false
        if let navigation, !isCancelled { open(navigation) }
      }
    }
  }

  /// Sees to it that nothing is opened any more.
  func cancel() { isCancelled = true }
}
