import HeadlessUIKit
import Watching

/// What is wrong at the end of a journey.
struct Violation: Hashable, Codable {
  let property: JourneyProperty

  /// What a person would say, without numbers that differ from state to state: equal sentences have one cause.
  let sentence: String
  let expected: String
  let actual: String

  /// What is wrong with a link that came in the middle of something, told of all links at once.
  func told(after steps: [JourneyStep]) -> Violation {
    guard property == .reachesTarget, let last = steps.last, last.eventsBefore != nil else { return self }
    let others = steps.dropLast()
    let another = others.contains { $0.action.isLink } ? "another link" : "something else"
    let moment = others.isEmpty ? "the launch" : another
    return Violation(
      property: .reachesTarget,
      sentence: "A link that comes while \(moment) is going on does not reach its screen",
      expected: expected, actual: actual)
  }

  /// A button that does nothing in a state although the same button did something where the screen looked the same.
  ///
  /// - Parameters:
  ///   - action: The tap.
  ///   - state: The state.
  ///   - answer: What came of it before, drawn.
  /// - Returns: What is wrong.
  static func unanswered(_ action: UserAction, in state: AppState, answered answer: String) -> Violation {
    Violation(
      property: .alwaysAnswers,
      sentence:
        "\(action.words.capitalizedFirst) does nothing on a \(state.top) on which it did something before",
      expected: answer, actual: state.outline)
  }
}

/// Judges a moment at rest.
@MainActor
struct Judge {
  let app: CheckedApp
  let usage: Usage

  /// What is wrong whatever was done, if anything.
  func standing(_ state: AppState) -> Violation? {
    if !usage.comesToRest {
      return Violation(
        property: .comesToRest, sentence: "The app never comes to rest",
        expected: "nothing left to happen, or the same again and again in one state",
        actual: "always something else: \(usage.unrest)")
    }
    if let error = usage.launchError {
      return Violation(
        property: .launches, sentence: "The app cannot be launched: \(error)", expected: "a launch",
        actual: error)
    }
    if let fault = usage.faults.first { return violation(of: fault) }
    if let endless = usage.window.endlessTransition { return violation(of: endless) }
    if state.outline == "nothing" { return blank(ofNoRoot, state) }
    if let blank = usage.window.blankController {
      return self.blank("\(Outline.kindName(of: blank)) is blank", state)
    }
    return intrusion() ?? overTime()
  }

  /// A transition whose animator never says that it is done: on a device nothing can be touched any more.
  private func violation(of transition: EndlessTransition) -> Violation {
    let name = Outline.name(of: transition.destination)
    let animator = String(describing: transition.animator)
    return Violation(
      property: .comesToRest,
      sentence: "The transition to \(name) never ends: \(animator) does not call completeTransition",
      expected: "\(animator) to call completeTransition(_:) when its animation ends",
      actual: "nothing left to happen, and a transition that takes all touches away")
  }

  private func violation(of fault: Fault) -> Violation {
    let message = fault.message.withoutSerials
    let (beginning, expected) =
      switch fault {
      // UIKit says nothing of it.
      case .leaked: ("Screens leak", "screens that have left the hierarchy to be let go")
      case _ where fault.isException:
        ("UIKit raises an exception", "no exception, which ends the app on a device")
      default: ("UIKit complains", "nothing on the console")
      }
    return Violation(
      property: .staysWellFormed, sentence: "\(beginning): \(message)", expected: expected, actual: message)
  }

  /// How the run that has just come to rest did not go as it was to go.
  private func overTime() -> Violation? {
    let findings = usage.findingsOverTime()
    guard let number = findings.firstIndex(where: { $0.truth == .fails }) else { return nil }
    let property = app.overTime[number]
    return Violation(
      property: .keepsOverTime, sentence: OverTime.sentence(breaking: property.name),
      expected: property.formula.words, actual: findings[number].decision)
  }

  /// Everything by which what stands is outside the shape that was given; what lies behind it is judged like everything else.
  func deviations(_ state: AppState) -> [Violation] {
    guard let shape = app.shape, let tree = ScreenTree(of: usage.window) else { return [] }
    return shape.deviations(of: tree).map {
      Violation(
        property: .staysInShape, sentence: "\($0)", expected: "what the shape has", actual: state.outline)
    }
  }

  private var ofNoRoot: String {
    usage.simulation.hasRoot(outside: usage.window)
      ? "The window has no root: the app made a window of its own; use the one that is handed over"
      : "The window has no root"
  }

  private func blank(_ sentence: String, _ state: AppState) -> Violation {
    Violation(
      property: .isNeverBlank, sentence: sentence, expected: "a screen that the user can see",
      actual: state.outline)
  }

  /// Something new that stands on what had left the screen before it came, or went with what was leaving.
  private func intrusion() -> Violation? {
    if let push = usage.lostPush {
      let (name, place) = (Outline.name(of: push.screenType), Outline.name(of: push.stackType))
      return Violation(
        property: .leavesGoneScreensAlone,
        sentence: "\(name) is pushed on \(place), which is leaving the screen",
        expected: "\(name) on screen or not at all", actual: "\(name) on \(place), which is not on screen")
    }
    // What was seen has gone with what it stood on.
    for controller in usage.outsiders() where controller.serial > usage.lastSerial && !controller.hasBeenSeen
    {
      var top = controller
      while let next = ControllerTree.parent(of: top) ?? top.presentingViewController { top = next }
      guard top.serial <= usage.lastSerial, top.isViewLoaded else { continue }
      let (name, place) = (Outline.kindName(of: controller), Outline.kindName(of: top))
      return Violation(
        property: .leavesGoneScreensAlone,
        sentence: "\(name) comes up on \(place), which is leaving the screen or has left it",
        expected: "\(name) on screen or not at all", actual: "\(name) on \(place), which is not on screen")
    }
    return nil
  }

  /// What is wrong after an action, and whether the link that it was has declined.
  ///
  /// - Parameters:
  ///   - action: What was done last, if anything was.
  ///   - before: What stood when it came, or would have stood without it.
  ///   - state: What stands now.
  /// - Returns: What is wrong, if anything; whether a link has declined, where nothing was wrong before it was asked.
  func verdict(after action: UserAction?, before: @autoclosure () -> String, state: AppState) -> (
    violation: Violation?, declined: Bool?
  ) {
    if let violation = standing(state) { return (violation, nil) }
    guard let index = action?.link else { return (nil, nil) }
    let (violation, declined) = promise(of: app.links[index], before: before, state: state)
    return (violation, declined)
  }

  /// What is wrong after some steps, each but the first in the middle of the one before.
  ///
  /// - Parameters:
  ///   - steps: The steps, which began at rest; at least one.
  ///   - before: The state that the steps without the last lead to, if that is known.
  ///   - repeatsAtRest: How often a screen stands on itself where an action was done after the launch, if that is known.
  ///   - state: What stands now.
  /// - Returns: What is wrong, if anything; whether the link that came last has declined, if one came.
  func verdict(
    after steps: [JourneyStep], before: () -> AppState?, repeatsAtRest: (UserAction) -> Int?, state: AppState
  ) -> (violation: Violation?, declined: Bool?) {
    let verdict = verdict(after: steps.last?.action, before: before()?.outline ?? "", state: state)
    guard verdict.violation == nil, let last = steps.last, last.action.opens, state.repeats > 0 else {
      return verdict
    }
    let sentence: String
    if steps.count == 1, last.eventsBefore != nil {
      sentence = "The launch opens \(state.top) although \(last.action.words) has opened it"
      // What opens one more of the same screens after the launch, too, does so on purpose.
      guard let launched = before(), launched.top == state.top, launched.outline != usage.inLaunch.outline,
        let repeats = repeatsAtRest(last.action),
        state.repeats > max(repeats, usage.inLaunch.repeats)
      else {
        return verdict
      }
    } else {
      sentence = "A double tap opens \(state.top) twice"
      guard steps.dropLast().last?.action == last.action else { return verdict }
    }
    guard let once = before(), state.repeats > once.repeats else { return verdict }
    let violation = Violation(
      property: .opensOnce, sentence: sentence, expected: once.outline, actual: state.outline)
    return (violation, verdict.declined)
  }
}

extension String {
  /// The text with `<Post: #12>` as `Post`, because numbers differ from launch to launch.
  var withoutSerials: String { TimelineNames.replacing(in: self) { type, _ in type } }
}
