public import HeadlessUIKit

/// Why a navigation did not do what it was asked to do.
///
/// Each case carries facts; ``RoutingErrorMessage`` makes the sentences. Every case but ``interrupted(by:after:)``
/// means that the stack is as it was before the navigation.
public indirect enum RoutingError: Error {
  /// There is no window to work in, or it has no root.
  case noWindow

  /// The start of a chain is not on the stack.
  case initialControllerNotFound(StepReference)

  /// A step without factory found nothing, and no step before it has anything to build.
  case notFound(StepReference)

  /// A step without factory still found nothing after the steps before it had been built.
  case notFoundAfterBuilding(StepReference)

  /// No case of a switch applies, and it has no default.
  case noCaseApplies(StepReference)

  /// A chain ended without a starting point.
  case chainWithoutEnd(steps: Int)

  /// A chain came back to a step that it had left behind.
  case cyclicChain(StepReference)

  /// A controller is of another class than a step promises.
  case typeMismatch(expected: Any.Type, actual: Any.Type, StepReference?)

  /// A container was promised, but the controller neither is one of that class nor is in one.
  case containerNotFound(expected: Any.Type, around: UIViewController?, StepReference?)

  /// A controller would have to leave that refuses to.
  case cannotBeDismissed(UIViewController)

  /// The root can only be replaced starting from the root itself, with nothing presented over it.
  case cannotReplaceRoot(from: UIViewController?, root: UIViewController?)

  /// A controller already presents another one.
  case alreadyPresenting(UIViewController, presented: UIViewController)

  /// A new controller is somewhere on the stack already.
  case alreadyOnStack(UIViewController)

  /// A presentation or dismissal is under way that cannot be waited for.
  case transitionInProgress(UIViewController)

  /// A finder found a controller that is not on the stack.
  case notOnStack(UIViewController, StepReference)

  /// The controller that the navigation was to go on from has left the stack meanwhile.
  case controllerLeft(UIViewController)

  /// A container cannot show a controller that is in it, or has no place for it.
  case cannotShow(UIViewController, in: UIViewController)

  /// A container takes no controllers of this kind, as a navigation controller takes no other one.
  case cannotEmbed(UIViewController, in: Any.Type)

  /// An action needs a place in a container that the container does not have.
  case noSuchPlace(index: Int, count: Int)

  /// An interceptor stopped the navigation.
  case interceptorFailed(any Error)

  /// A finder failed.
  case finderFailed(any Error, StepReference)

  /// A factory failed.
  case factoryFailed(any Error, StepReference)

  /// An action failed.
  case actionFailed(any Error, StepReference?)

  /// A context task failed.
  case contextTaskFailed(any Error, StepReference)

  /// A context could not be turned into the one that a step takes.
  case contextNotAdapted(any Error, from: Any.Type, to: Any.Type)

  /// A completion was thrown away without having been called.
  case completionNeverCalled(by: String)

  /// Another navigation is under way and only one is allowed at a time.
  case navigationInProgress

  /// A screen was asked to go that nothing says how to dismiss.
  case notDismissible(UIViewController)

  /// Nobody has registered a storyboard of this name.
  case unknownStoryboard(String, known: [String])

  /// A storyboard has no scene with this identifier, or, with none, no scene to start with.
  case unknownScene(String?, storyboard: String, known: [String])

  /// No pattern of a deep-link table matches an address.
  case unknownDeepLink(String)

  /// A line of a deep-link table could not make its destination.
  case deepLinkFailed(any Error, String)

  /// The navigation failed half-way, where UIKit makes that unavoidable.
  case interrupted(by: RoutingError, after: [StackChange])
}

extension RoutingError {
  /// The kind of an error, without its facts: what an expectation or a table names.
  public enum Code: String, Hashable, Sendable, CaseIterable, Codable {
    /// See ``RoutingError/noWindow``.
    case noWindow
    /// See ``RoutingError/initialControllerNotFound(_:)``.
    case initialControllerNotFound
    /// See ``RoutingError/notFound(_:)``.
    case notFound
    /// See ``RoutingError/notFoundAfterBuilding(_:)``.
    case notFoundAfterBuilding
    /// See ``RoutingError/noCaseApplies(_:)``.
    case noCaseApplies
    /// See ``RoutingError/chainWithoutEnd(steps:)``.
    case chainWithoutEnd
    /// See ``RoutingError/cyclicChain(_:)``.
    case cyclicChain
    /// See ``RoutingError/typeMismatch(expected:actual:_:)``.
    case typeMismatch
    /// See ``RoutingError/containerNotFound(expected:around:_:)``.
    case containerNotFound
    /// See ``RoutingError/cannotBeDismissed(_:)``.
    case cannotBeDismissed
    /// See ``RoutingError/cannotReplaceRoot(from:root:)``.
    case cannotReplaceRoot
    /// See ``RoutingError/alreadyPresenting(_:presented:)``.
    case alreadyPresenting
    /// See ``RoutingError/alreadyOnStack(_:)``.
    case alreadyOnStack
    /// See ``RoutingError/transitionInProgress(_:)``.
    case transitionInProgress
    /// See ``RoutingError/notOnStack(_:_:)``.
    case notOnStack
    /// See ``RoutingError/controllerLeft(_:)``.
    case controllerLeft
    /// See ``RoutingError/cannotShow(_:in:)``.
    case cannotShow
    /// See ``RoutingError/cannotEmbed(_:in:)``.
    case cannotEmbed
    /// See ``RoutingError/noSuchPlace(index:count:)``.
    case noSuchPlace
    /// See ``RoutingError/interceptorFailed(_:)``.
    case interceptorFailed
    /// See ``RoutingError/finderFailed(_:_:)``.
    case finderFailed
    /// See ``RoutingError/factoryFailed(_:_:)``.
    case factoryFailed
    /// See ``RoutingError/actionFailed(_:_:)``.
    case actionFailed
    /// See ``RoutingError/contextTaskFailed(_:_:)``.
    case contextTaskFailed
    /// See ``RoutingError/contextNotAdapted(_:from:to:)``.
    case contextNotAdapted
    /// See ``RoutingError/completionNeverCalled(by:)``.
    case completionNeverCalled
    /// See ``RoutingError/navigationInProgress``.
    case navigationInProgress
    /// See ``RoutingError/notDismissible(_:)``.
    case notDismissible
    /// See ``RoutingError/unknownStoryboard(_:known:)``.
    case unknownStoryboard
    /// See ``RoutingError/unknownScene(_:storyboard:known:)``.
    case unknownScene
    /// See ``RoutingError/unknownDeepLink(_:)``.
    case unknownDeepLink
    /// See ``RoutingError/deepLinkFailed(_:_:)``.
    case deepLinkFailed
  }

  /// The kind of the error; of an interrupted navigation, the kind of what interrupted it.
  public var code: Code {
    switch self {
    case .noWindow: .noWindow
    case .initialControllerNotFound: .initialControllerNotFound
    case .notFound: .notFound
    case .notFoundAfterBuilding: .notFoundAfterBuilding
    case .noCaseApplies: .noCaseApplies
    case .chainWithoutEnd: .chainWithoutEnd
    case .cyclicChain: .cyclicChain
    case .typeMismatch: .typeMismatch
    case .containerNotFound: .containerNotFound
    case .cannotBeDismissed: .cannotBeDismissed
    case .cannotReplaceRoot: .cannotReplaceRoot
    case .alreadyPresenting: .alreadyPresenting
    case .alreadyOnStack: .alreadyOnStack
    case .transitionInProgress: .transitionInProgress
    case .notOnStack: .notOnStack
    case .controllerLeft: .controllerLeft
    case .cannotShow: .cannotShow
    case .cannotEmbed: .cannotEmbed
    case .noSuchPlace: .noSuchPlace
    case .interceptorFailed: .interceptorFailed
    case .finderFailed: .finderFailed
    case .factoryFailed: .factoryFailed
    case .actionFailed: .actionFailed
    case .contextTaskFailed: .contextTaskFailed
    case .contextNotAdapted: .contextNotAdapted
    case .completionNeverCalled: .completionNeverCalled
    case .navigationInProgress: .navigationInProgress
    case .notDismissible: .notDismissible
    case .unknownStoryboard: .unknownStoryboard
    case .unknownScene: .unknownScene
    case .unknownDeepLink: .unknownDeepLink
    case .deepLinkFailed: .deepLinkFailed
    case .interrupted(let reason, _): reason.code
    }
  }

  /// What the navigation had changed before it failed, in order; nothing unless it was interrupted.
  public var changes: [StackChange] {
    if case .interrupted(_, let changes) = self { return changes }
    return []
  }
}

/// A change of the stack that a navigation has made.
public enum StackChange: Sendable {
  /// The modal layers from this controller upwards were dismissed.
  case dismissed(UIViewController)

  /// A container was made to show a controller.
  case madeVisible(UIViewController, in: UIViewController)

  /// A new controller came onto the stack.
  case integrated(UIViewController)
}
