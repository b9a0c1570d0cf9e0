extension Report.Decision {
  /// The step with what came of it, on one line; when it was stands elsewhere.
  var sentence: String {
    guard let outcome = moment?.outcome else { return title }
    return "\(title): \(outcome)"
  }

  /// When the step was, in virtual time.
  var timeText: String? { moment.map { "\($0.time) ms" } }
}

extension Report.Violation {
  /// The one sentence that a reader should see first.
  var headline: String { cause ?? actual }

  /// What the list of steps is called: a timeline where the times are known.
  var titleOfSteps: String {
    decisions.contains { $0.moment != nil } ? "What happened" : "What the router did"
  }
}
