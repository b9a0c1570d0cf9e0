extension OpenRegions {
  /// A place where `Routing` leaves its own code for the app's.
  package enum Exit: CaseIterable, Hashable, Sendable {
    // Looking for the way
    case finder, startingPoint, windowProvider, choice, contextTransformation
    // Asking for what can be refused, and building
    case preparation
    // Around a navigation
    case interceptor, contextTask, postRoutingTask, completion, event, promise
    // Changing the stack
    case action, presenter, presentation
    // Asking screens
    case container, modalHost, leaving
  }

  /// A mistake that tests make, to see that whoever audits a cover notices.
  package enum Mistake: Hashable, Sendable {
    /// What the app's code reads in a place is not tracked.
    case unheard(Exit)
    /// That controllers are handed to the app's code in a place is not reported.
    case unsaid(Exit)
  }

  /// The mistake that is made; `nil` where all is as it should be.
  package static var mistake: Mistake?
}
