import HeadlessUIKit
import Routing

/// Puts a router's decision into words.
@MainActor
struct RoutingEventWords {
  /// The decision; controllers as `ControllerReference` prints them.
  let title: String
  let facts: [RouteExplanation.Fact]

  /// The controllers that it names.
  let controllers: [UIViewController]

  init(_ event: RoutingEvent) {
    let speaker = Speaker()
    title = speaker.title(of: event)
    facts = speaker.facts(of: event)
    controllers = speaker.controllers(of: event)
  }
}

@MainActor
private struct Speaker {
  func title(of event: RoutingEvent) -> String {
    switch event {
    case .stepFound(let step, let controller): "step \(step.number) found \(name(controller))"
    case .stepNotFound(let step, _): "step \(step.number) found nothing"
    case .caseChosen(let step, let index):
      "step \(step.number) chose \(index.map { "case \($0)" } ?? "the default")"
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

  func controllers(of event: RoutingEvent) -> [UIViewController] {
    switch event {
    case .stepFound(_, let controller), .waited(let controller), .built(_, let controller),
      .dismissed(let controller), .integrated(_, let controller):
      [controller]
    case .madeVisible(let controller, let container): [controller, container]
    default: []
    }
  }

  private func name(_ controller: UIViewController) -> String { "\(ControllerReference(controller))" }
}
