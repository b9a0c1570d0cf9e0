/// What runs with a transition; allocated when the first caller asks for it.
@MainActor
final class TransitionCallbacks {
  var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  var interactionChanges: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
}
