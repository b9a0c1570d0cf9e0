public import RoutingSpecs

extension AppFile {
  /// What a route promises to reach, and when it may refuse instead.
  public struct Expectation: Hashable, Sendable {
    /// The target: visible, in the topmost layer, when the route is done.
    public var reaches: Target
    /// The refusals that are right, each in its states; the first whose predicate holds counts.
    public var declines: [Decline] = []
    /// The controllers that the route goes through: what was pushed over them may be popped.
    public var through: [ControllerType] = []
    /// The properties that the route is known not to have, and is not held to.
    public var exempt: [RouteProperty] = []
  }

  /// What must be visible in the topmost layer.
  public struct Target: Hashable, Sendable {
    /// The class.
    public var type: ControllerType
    /// What the screen must be showing; `nil` for anything.
    public var context: String?
    /// Where in the topmost layer it must stand; `nil` for anywhere.
    public var place: TargetPlace?
    /// For a container: the screens that must stand inside it, at any depth.
    public var screens: [String] = []
  }

  /// Where in the topmost layer a target must stand.
  public enum TargetPlace: String, CaseIterable, Sendable {
    /// It is the window's root view controller, and nothing is presented over it.
    case root
    /// It, or a container around it, was presented modally.
    case presented
  }

  /// A refusal that is right in certain states and must leave them unchanged.
  public struct Decline: Hashable, Sendable {
    /// The error that must be reported.
    public var error: DeclineError
    /// The states in which it must be reported.
    public var when: Predicate
  }

  /// The errors with which a route of an app file can refuse.
  ///
  /// They are those of the library's errors that a chain can meet which has no code of its own.
  public enum DeclineError: String, CaseIterable, Sendable {
    /// A controller that would have to go refuses dismissal.
    case cannotBeDismissed
    /// A step without a factory found nothing, and nothing below it can be built.
    case notFound
    /// A step without a factory found nothing, even after the steps below it were built.
    case notFoundAfterBuilding
    /// The controller behind `expectingContainer` stands in no such container.
    case containerNotFound
    /// The root is to be replaced from another controller than the root itself.
    case cannotReplaceRoot
    /// The controller that is to present something presents something already.
    case alreadyPresenting
    /// A container cannot show a controller that is in it.
    case cannotShow
    /// A container does not take a controller of that kind.
    case cannotEmbed
  }

  /// What a route may take away when it builds its target.
  ///
  /// What was on the stack already may always be uncovered, and nothing else may go then.
  public typealias Disturbance = RoutingSpecs.Disturbance
}
