public import HeadlessUIKit

/// Pushes a controller onto the navigation controller in the last column of a split view controller.
public struct PushToDetailAction<ViewController: UISplitViewController>: Action {
  /// Makes the action.
  public init() {}

  /// Refuses a split view controller whose last column is no navigation controller.
  public func prepare(on existing: ViewController?) throws {
    guard let existing, navigation(in: existing) == nil else { return }
    throw RoutingError.containerNotFound(expected: UINavigationController.self, around: existing, nil)
  }

  /// Pushes the controller.
  public func perform(
    with viewController: UIViewController, on existing: ViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    guard let navigation = navigation(in: existing) else {
      return completion(
        .failure(.containerNotFound(expected: UINavigationController.self, around: existing, nil)))
    }
    let push = UINavigationController.push()
    var children = navigation.viewControllers
    do {
      try push.embed(viewController, in: &children)
    } catch {
      return completion(.failure(.actionFailed(error, nil)))
    }
    push.integrate(
      children, into: navigation, showing: viewController, animated: animated, completion: completion)
  }

  private func navigation(in split: ViewController) -> UINavigationController? {
    guard let last = split.viewControllers.last else { return nil }
    if OpenRegions.isActive {
      let question = OpenRegions.Search(start: last, testsStart: true, depth: .nothing, needsMatch: true)
      OpenRegions.current?.willSearch(question) { $0 is UINavigationController }
    }
    return last as? UINavigationController
  }
}

extension ContainerViewController where Self: UISplitViewController {
  /// Pushes a controller onto the navigation controller in the last column.
  ///
  /// - Returns: The action.
  public static func pushToDetail() -> PushToDetailAction<Self> { PushToDetailAction() }
}

extension Action where Self == PushToDetailAction<UISplitViewController> {
  /// Pushes a controller onto the navigation controller in the last column of a split view controller.
  public static var pushToDetail: Self { UISplitViewController.pushToDetail() }
}
