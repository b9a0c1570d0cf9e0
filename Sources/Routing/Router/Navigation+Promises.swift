import HeadlessUIKit

/// A promise that the change under way relies on.
struct OpenPromise {
  let expectation: ContainerExpectation
  let controller: UIViewController
  let newController: UIViewController

  /// The container, where it stood on the stack before the change; what comes with the change is looked at after it.
  let container: UIViewController?
  let isNew: Bool
  let isContainerAction: Bool
}

extension Navigation {
  /// Looks at what was promised, before a transaction changes anything.
  func openPromises(of transaction: Transaction) -> [OpenPromise] {
    var promises: [OpenPromise] = []
    for index in stride(from: transaction.first, through: transaction.last, by: -1) {
      let previous = index + 1 < pending.count ? pending[index + 1] : foundNode
      guard let expectation = previous?.promise, let controller = existing(for: index),
        let newController = controllers[index], let action = pending[index].action
      else { continue }
      let container = expectation.container(controller).flatMap {
        $0.isOnStack(of: router.window) ? $0 : nil
      }
      promises.append(
        OpenPromise(
          expectation: expectation, controller: controller, newController: newController,
          container: container, isNew: index < transaction.first,
          isContainerAction: action.isContainerAction))
    }
    return promises
  }

  /// Tells whoever wants to know what became of the promises, after the change.
  func closePromises() {
    guard !promises.isEmpty, let observer = router.promiseObserver else { return }
    for promise in promises {
      let container =
        promise.isNew ? promise.expectation.container(promise.newController) : promise.container
      let isThere = container?.isOnStack(of: router.window) ?? false
      let isInside =
        !promise.isContainerAction
        || (container != nil && promise.expectation.container(promise.newController) === container)
      let outcome = ContainerPromise(
        of: promise.expectation.type, around: promise.controller, container: container,
        for: promise.newController, isKept: isThere && isInside)
      OpenRegions.appCode(.promise) { observer(outcome) }
    }
    promises.removeAll()
  }
}
