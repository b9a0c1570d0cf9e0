import Checking
import Foundation
import RoutingSpecs

/// What a worker is asked to do with a route, which has an index among the routes of the check.
enum CheckRequest: Codable {
  /// Run a part, or the first runs of it.
  case part(RouteCheck.Part, limit: Int, route: Int)
  /// Judge the route from one stack, with the signature of the failure of a property.
  case judge(StackState, RouteProperty, route: Int)
  /// Perform the route from one stack several times, other stacks between, and say whether it does the same.
  case repeating(StackState, route: Int)
  /// Perform the route from one stack, perhaps after a single performance from it, and tell what that has shown.
  case record(StackState, afterPerformingOnce: Bool, route: Int)
  /// Tell the route from one stack step by step.
  case explain(StackState, route: Int)
  /// Tell a run that choices draw step by step.
  case explainDrawing(ChoiceSequence, route: Int)
  /// Cover the large space, and tell everything about the run of this number.
  case cover(careful: Int?, route: Int)
  /// Find out what the stacks of groups of violations have in common.
  case study([ViolationGroup], route: Int)
  /// Try what else can be done from stacks.
  case fork([StackState])
  /// Perform the route under a changed setting of the model.
  case sweep(SettingSweep.Work, route: Int)
  /// Make some runs of a campaign.
  case fuzz(FuzzBlock, route: Int)

  var route: Int {
    switch self {
    case .repeating(_, let route), .record(_, _, let route), .part(_, _, let route), .judge(_, _, let route),
      .explain(_, let route),
      .explainDrawing(_, let route), .fuzz(_, let route), .cover(_, let route), .study(_, let route),
      .sweep(_, let route):
      route
    case .fork: 0
    }
  }
}

/// What a worker found out about one stack.
struct JudgementAnswer: Codable {
  var violated: UInt16
  var signature: FailureSignature
}

/// A run that choices have drawn, as a worker tells it.
struct DrawnExplanation: Codable {
  var explanation: RouteExplanation
  var mismatch: ReplayMismatch?
}

/// How requests and answers look on their way between processes.
enum Wire {
  static func bytes(_ value: some Encodable) -> [UInt8] {
    guard let data = try? JSONEncoder().encode(value) else {
      preconditionFailure("\(type(of: value)) cannot be written as JSON")
    }
    return Array(data)
  }

  static func value<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) -> Value {
    guard let value = try? JSONDecoder().decode(type, from: Data(bytes)) else {
      preconditionFailure("a worker speaks of something else than \(type)")
    }
    return value
  }
}
