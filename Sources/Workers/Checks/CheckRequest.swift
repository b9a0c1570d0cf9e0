import Checking
import Foundation
import RoutingSpecs

/// What a worker is asked to do with a route.
struct CheckRequest: Codable {
  enum Work: Codable {
    /// Run a part, or the first runs of it.
    case part(RouteCheck.Part, limit: Int)
    /// Judge the route from one stack, with the signature of the failure of a property.
    case judge(StackState, RouteProperty)
    /// Perform the route from one stack several times, other stacks between, and say whether it does the same.
    case repeating(StackState)
    /// Perform the route from one stack, perhaps after a single performance from it, and tell what that has shown.
    case record(StackState, afterPerformingOnce: Bool)
    /// Tell the route from one stack step by step.
    case explain(StackState)
    /// Tell a run that choices draw step by step.
    case explainDrawing(ChoiceSequence)
    /// Cover the large space, and tell everything about the run of this number.
    case cover(careful: Int?)
    /// Find out what the stacks of groups of violations have in common.
    case study([ViolationGroup])
    /// Try what else can be done from stacks, whatever the route.
    case fork([StackState])
    /// Perform the route under a changed setting of the model.
    case sweep(SettingSweep.Work)
    /// Make some runs of a campaign.
    case fuzz(FuzzBlock)
  }

  let work: Work
  /// The route's index among those of the check.
  let route: Int
}

/// What a worker found out about one stack.
struct JudgementAnswer: Codable {
  var violated: RouteProperties
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
