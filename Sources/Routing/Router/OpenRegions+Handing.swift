import HeadlessUIKit

// What a navigation tells the app's code names controllers of the stack, which the code may look at.
extension OpenRegions {
  /// A completion of the app's, tracked.
  ///
  /// - Parameter completion: The completion.
  /// - Returns: The same completion; while somebody tracks, one that reports what it is given.
  static func heard(
    _ completion: @escaping @MainActor (RoutingResult) -> Void
  ) -> @MainActor (RoutingResult) -> Void {
    guard isActive else { return completion }
    return { result in
      handOut(result.error?.controllers ?? [], at: .completion)
      appCode(.completion) { completion(result) }
    }
  }
}

extension RoutingError {
  /// The controllers that the error names.
  var controllers: [UIViewController] {
    switch self {
    case .containerNotFound(_, let controller, _): controller.map { [$0] } ?? []
    case .cannotReplaceRoot(let start, let root): [start, root].compactMap { $0 }
    case .alreadyPresenting(let presenter, let presented): [presenter, presented]
    case .cannotBeDismissed(let controller), .alreadyOnStack(let controller),
      .transitionInProgress(let controller), .notOnStack(let controller, _), .controllerLeft(let controller),
      .cannotEmbed(let controller, _), .notDismissible(let controller):
      [controller]
    case .cannotShow(let controller, let container): [controller, container]
    case .interrupted(let reason, let changes): reason.controllers + changes.flatMap(\.controllers)
    case .noWindow, .initialControllerNotFound, .notFound, .notFoundAfterBuilding, .noCaseApplies,
      .chainWithoutEnd, .cyclicChain, .typeMismatch, .noSuchPlace, .interceptorFailed, .finderFailed,
      .factoryFailed, .actionFailed, .contextTaskFailed, .contextNotAdapted, .completionNeverCalled,
      .navigationInProgress, .unknownStoryboard, .unknownScene, .unknownDeepLink, .deepLinkFailed:
      []
    }
  }
}

extension StackChange {
  fileprivate var controllers: [UIViewController] {
    switch self {
    case .dismissed(let controller), .integrated(let controller): [controller]
    case .madeVisible(let controller, let container): [controller, container]
    }
  }
}

extension RoutingEvent {
  /// The controllers that the event names.
  var controllers: [UIViewController] {
    switch self {
    case .stepFound(_, let controller), .waited(let controller), .built(_, let controller),
      .dismissed(let controller), .integrated(_, let controller):
      [controller]
    case .madeVisible(let controller, let container): [controller, container]
    case .interceptorFinished(_, let result), .completed(let result): result.error?.controllers ?? []
    case .refused(let error): error.controllers
    case .stepNotFound, .caseChosen, .prepared, .taskRun, .completedTwice: []
    }
  }
}
