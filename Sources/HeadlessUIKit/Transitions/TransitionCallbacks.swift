/// What runs with a transition; allocated when the first caller asks for it.
@MainActor
final class TransitionCallbacks {
  /// A closure that is called with the transition.
  @MainActor
  struct Call {
    private let name: StaticString
    private let body: (any UIViewControllerTransitionCoordinatorContext) -> Void
    private let isCallout: Bool

    /// Keeps a closure of the app's, unless it is the model's own or that of a library which is left alone.
    init(
      _ name: StaticString, isOfModel: Bool = false,
      _ body: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {
      self.name = name
      self.body = body
      isCallout = !isOfModel && !StructureReads.isInLibrary
    }

    func callAsFunction(_ context: any UIViewControllerTransitionCoordinatorContext) {
      StructureReads.callOut(name, isOfLibrary: !isCallout) { body(context) }
    }
  }

  var animations: [Call] = []
  var completions: [Call] = []
  var interactionChanges: [Call] = []
}
