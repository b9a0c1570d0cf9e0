import HeadlessUIKit

/// Makes the sentences for errors of routing, in one place.
@MainActor
public struct RoutingErrorMessage {
  private let error: RoutingError

  /// Takes the error to put into words.
  ///
  /// - Parameter error: The error.
  public init(_ error: RoutingError) { self.error = error }

  /// One or two sentences: what is wrong, where, and what helps.
  ///
  /// One switch, however long, so that the compiler wants a sentence for every error.
  public var text: String {
    switch error {
    case .interrupted(let reason, let changes):
      "\(RoutingErrorMessage(reason).text) Already done by then: \(list(changes))."
    case .noWindow: "There is no window with a root view controller to navigate in."
    case .initialControllerNotFound(let step): "The starting point of the chain is not on the stack: \(step)."
    case .notFound(let step):
      "Nothing on the stack matches \(step), and nothing before it can be built; give the step a factory."
    case .notFoundAfterBuilding(let step):
      "Nothing matches \(step), although the steps before it have been built; they have to bring it."
    case .noCaseApplies(let step): "No case applies in \(step), and it has no default."
    case .chainWithoutEnd(let steps): "The chain has no starting point after \(steps) steps; end it with one."
    case .cyclicChain(let step): "The chain comes back to \(step), which it has left behind."
    case .notOnStack(let controller, let step):
      "\(name(controller)), found by \(step), is not on the stack of the window."
    case .interceptorFailed(let reason): "An interceptor stopped the navigation: \(describe(reason))"
    case .finderFailed(let reason, let step): "The finder of \(step) failed: \(describe(reason))"
    case .factoryFailed(let reason, let step): "The factory of \(step) failed: \(describe(reason))"
    case .actionFailed(let reason, let step): "The action\(of(step)) failed: \(describe(reason))"
    case .contextTaskFailed(let reason, let step): "A context task of \(step) failed: \(describe(reason))"
    case .contextNotAdapted(let reason, let source, let target):
      "The context, a \(source), cannot be turned into a \(target): \(describe(reason))"
    case .completionNeverCalled(let culprit):
      "\(culprit) threw its completion away without calling it, so the navigation cannot go on."
    case .typeMismatch(let expected, let actual, let step):
      "A \(expected) was expected\(by(step)), but the controller is of class \(actual)."
    case .containerNotFound(let expected, let controller, let step):
      "A \(expected) was promised\(to(step)), but \(controller.map(name) ?? "the new controller") is in none."
    case .cannotBeDismissed(let controller): "\(name(controller)) would have to leave and refuses to."
    case .cannotReplaceRoot(let existing, let root):
      "The root \(root.map(name) ?? "of the window") cannot be replaced from "
        + "\(existing.map(name) ?? "a controller that is not there yet"); start from the root itself."
    case .alreadyPresenting(let presenter, let presented):
      "\(name(presenter)) already presents \(name(presented))."
    case .alreadyOnStack(let controller): "\(name(controller)) is on the stack already."
    case .transitionInProgress(let controller): "A transition of \(name(controller)) is still under way."
    case .controllerLeft(let controller): "\(name(controller)) left the stack while the navigation waited."
    case .cannotShow(let controller, let container): "\(name(container)) cannot show \(name(controller))."
    case .cannotEmbed(let controller, let container): "\(name(controller)) cannot be put into a \(container)."
    case .noSuchPlace(let index, let count):
      "There is no place \(index) in a container with \(count) children."
    case .navigationInProgress: "Another navigation is under way."
    case .notDismissible(let controller): "Nothing says how \(name(controller)) is to be dismissed."
    case .unknownStoryboard(let name, let known): unknown("storyboard", name, in: "", among: known)
    case .unknownScene(let name, let storyboard, let known):
      name.map { unknown("scene", $0, in: " in the storyboard \(storyboard)", among: known) }
        ?? "The storyboard \(storyboard) has no scene to start with."
    case .deepLinkFailed(let reason, let address):
      "The address \(address) cannot be followed: \(describe(reason))"
    case .unknownDeepLink(let address): "No pattern matches the address \(address)."
    }
  }

  private func unknown(_ kind: String, _ name: String, in place: String, among known: [String]) -> String {
    let nearest = NearestName.find(name, among: known)
    return "There is no \(kind) \(name)\(place)\(nearest.map { "; did you mean \($0)?" } ?? ".")"
      + (nearest == nil && !known.isEmpty ? " Known: \(known.joined(separator: ", "))." : "")
  }

  private func of(_ step: StepReference?) -> String { step.map { " of \($0)" } ?? "" }

  private func by(_ step: StepReference?) -> String { step.map { " by \($0)" } ?? "" }

  private func to(_ step: StepReference?) -> String { step.map { " to \($0)" } ?? "" }

  private func describe(_ reason: any Error) -> String {
    if let reason = reason as? RoutingError { return RoutingErrorMessage(reason).text }
    return "\(reason)."
  }

  private func list(_ changes: [StackChange]) -> String {
    changes.map { change in
      switch change {
      case .dismissed(let controller): "dismissed \(name(controller))"
      case .madeVisible(let controller, let container): "made \(name(container)) show \(name(controller))"
      case .integrated(let controller): "brought in \(name(controller))"
      }
    }
    .joined(separator: ", ")
  }

  private func name(_ controller: UIViewController) -> String {
    (controller as? any NamedController)?.nameInMessages ?? String(describing: type(of: controller))
  }
}
