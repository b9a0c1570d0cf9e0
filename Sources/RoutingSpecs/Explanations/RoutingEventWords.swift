import HeadlessUIKit
import Routing

/// Puts a router's decision into words, with the screens' names of the app.
@MainActor
struct RoutingEventWords {
  let title: String
  let facts: [RouteExplanation.Fact]

  init(_ event: RoutingEvent, app: RoutedApp, base: Int) {
    let speaker = Speaker(app: app, base: base)
    title = speaker.title(of: event)
    facts = speaker.facts(of: event)
  }
}

/// Knows how the app calls its controllers.
@MainActor
private struct Speaker {
  let app: RoutedApp
  let base: Int

  func title(of event: RoutingEvent) -> String {
    switch event {
    case .stepFound(let step, let controller): "step \(step.index) found \(name(controller))"
    case .stepNotFound(let step, _): "step \(step.index) found nothing"
    case .caseChosen(let step, let index):
      "step \(step.index) chose \(index.map { "case \($0)" } ?? "the default")"
    case .interceptorFinished(_, let result): result.isSuccess ? "interceptor passed" : "interceptor refused"
    case .prepared(let count): "prepared, \(count) to build"
    case .refused: "refused"
    case .waited(let controller): "waited for a transition of \(name(controller))"
    case .built(_, let controller): "built \(name(controller))"
    case .dismissed(let controller): "dismissed \(name(controller)) and what is over it"
    case .madeVisible(let controller, let container): "made \(name(controller)) visible in \(name(container))"
    case .integrated(_, let controller): "put \(name(controller)) on the stack"
    case .taskRun(_, let kind):
      kind == .context ? "gave the context to its controller" : "ran a task afterwards"
    case .completedTwice(let culprit): "\(culprit) called its completion twice"
    case .completed(let result): result.isSuccess ? "completed" : "ended with an error"
    }
  }

  func facts(of event: RoutingEvent) -> [RouteExplanation.Fact] {
    switch event {
    case .stepFound(let step, _), .built(let step, _), .integrated(let step, _), .caseChosen(let step, _):
      [stepFact(step)]
    case .stepNotFound(let step, let reason): [stepFact(step), fact("why", words(for: reason))]
    case .refused(let error), .completed(.failure(let error)):
      [fact("error", error.code.rawValue), fact("message", RoutingErrorMessage(error).text)]
    default: []
    }
  }

  private func words(for reason: RoutingEvent.NotFoundReason) -> String {
    switch reason {
    case .neverFinds: "the finder never finds anything"
    case .nothingMatches(let options): "nothing matches\(options.map { " within \($0)" } ?? "")"
    }
  }

  private func stepFact(_ step: StepReference) -> RouteExplanation.Fact {
    let types = [step.finder, step.factory, step.action].compactMap { $0 }
    return fact("types", types.map { Self.shortName(of: $0) }.joined(separator: ", "))
  }

  /// The type's name without its generic arguments: the roles of a step tell the rest.
  private static func shortName(of type: Any.Type) -> String {
    String(String(describing: type).prefix { $0 != "<" })
  }

  private func fact(_ name: String, _ value: String) -> RouteExplanation.Fact {
    RouteExplanation.Fact(name: name, value: value)
  }

  private func name(_ controller: UIViewController) -> String {
    let name =
      app.binding.screen(of: controller).map { app.catalogue.screens[$0.kind].name }
      ?? String(describing: type(of: controller))
    return "\(name) #\(controller.serial - base)"
  }
}
