public import HeadlessUIKit

/// A decision that a router has taken, or something that it has done.
///
/// An observer gets them in order. Without an observer none is made.
public enum RoutingEvent: Sendable {
  /// A step's controller is on the stack.
  case stepFound(StepReference, UIViewController)

  /// A step's controller is not on the stack, with the reason.
  case stepNotFound(StepReference, NotFoundReason)

  /// A switch chose a case, counted from 0, or its default (`nil`).
  case caseChosen(StepReference, index: Int?)

  /// A global interceptor, or one of a step, has ended.
  case interceptorFinished(StepReference?, RoutingResult)

  /// Everything that can be refused beforehand was allowed; so many controllers are to be built.
  case prepared(building: Int)

  /// The navigation was refused; the stack is as it was.
  case refused(RoutingError)

  /// A transition was under way and is waited for.
  case waited(UIViewController)

  /// A controller was built.
  case built(StepReference, UIViewController)

  /// A controller and the modal layers over it were dismissed.
  case dismissed(UIViewController)

  /// A container was made to show a controller.
  case madeVisible(UIViewController, in: UIViewController)

  /// A new controller came onto the stack.
  case integrated(StepReference, UIViewController)

  /// A task of a step, or a global one, has run.
  case taskRun(StepReference?, TaskKind)

  /// A completion was called a second time, which was ignored.
  case completedTwice(by: String)

  /// The navigation has ended.
  case completed(RoutingResult)

  /// Why a step's controller was not found.
  public enum NotFoundReason: Sendable {
    /// The step never finds anything.
    case neverFinds
    /// No controller in the searched part of the stack matches; the options are known for stack-iterating finders.
    case nothingMatches(SearchOptions?)
  }

  /// What a task is for.
  public enum TaskKind: Sendable {
    /// It gives the context to a controller.
    case context
    /// It runs after the navigation.
    case postRouting
  }
}
