/// What UIKit was asked, what came of it, and what it called back, in virtual time.
///
/// Nothing is recorded unless somebody asks for it; until then each call of UIKit pays for the test of one flag. A
/// recording holds texts and numbers only, so that no controller lives longer for it, and what it says is taken from what
/// the calls have done: it changes nothing.
///
/// ```swift
/// let (_, entries) = Timeline.record {
///   navigation.dismiss(animated: true)
///   navigation.present(sheet, animated: true)
///   Simulation.current.clock.settle()
/// }
/// for entry in entries { print(entry) }
/// // 0 ms  dismiss(animated) on UINavigationController: done at 500 ms
/// // 0 ms  present(Sheet, animated) on UINavigationController: ignored by rule P11: …
/// ```
@MainActor
public enum Timeline {
  // Private, so that the compiler can prove that nobody changes it while a call reads it.
  private static var records = false
  private static var recorder: TimelineRecorder?

  /// Whether somebody wants to know what happens.
  @inline(__always)
  package static var isRecording: Bool { records }

  /// The most entries of a recording; the last one says how many more there were.
  public static let capacity = 2_000

  /// Records what happens while something is done.
  ///
  /// - Parameter body: What is done; a recording that is under way is forgotten.
  /// - Returns: What the body gives, and what has happened meanwhile, in order.
  /// - Throws: What the body throws.
  public static func record<Result>(
    _ body: () throws -> Result
  ) rethrows -> (result: Result, entries: [Entry]) {
    start()
    defer { stop() }
    let result = try body()
    return (result, stop())
  }

  /// Writes a line of the app's own into the timeline, for instance what its router has decided.
  ///
  /// It costs the test of a flag where nobody records, and may stay in the shipped code:
  /// `Timeline.note("push dropped: one is under way")`.
  ///
  /// - Parameters:
  ///   - text: What happened or was decided, in a few words.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  public static func note(
    _ text: @autoclosure () -> String, fileID: StaticString = #fileID, line: Int = #line
  ) {
    guard records else { return }
    recorder?.note(text(), caller: "\(fileID):\(line)")
  }

  /// Starts a recording; what was recorded before is forgotten.
  package static func start() {
    recorder = TimelineRecorder()
    records = true
    StructureReads.followRecording()
  }

  /// What was recorded since the start, or since it was asked for last; the recording goes on.
  ///
  /// - Parameter isOver: Whether whoever still waits for a completion waits in vain.
  /// - Returns: The entries.
  package static func take(isOver: Bool = true) -> [Entry] {
    guard records else { return [] }
    let entries = current.finish(isOver: isOver)
    recorder = TimelineRecorder()
    return entries
  }

  /// What has been recorded so far; of what is under way, what there is of it.
  package static var entriesSoFar: [Entry] { recorder?.entries ?? [] }

  /// Ends the recording.
  ///
  /// - Returns: What was recorded since the start, or since it was asked for last.
  @discardableResult
  package static func stop() -> [Entry] {
    guard records else { return [] }
    let entries = current.finish(isOver: true)
    records = false
    recorder = nil
    StructureReads.followRecording()
    return entries
  }

  /// Writes what a library has decided or done into the timeline.
  ///
  /// - Parameter text: What it was; controllers as `ControllerReference` prints them.
  package static func noteDecision(_ text: @autoclosure () -> String) {
    if records { recorder?.note(text(), caller: nil) }
  }

  /// Is told of each controller that an entry names, for as long as the controller can be asked what it is.
  package static var onMention: ((UIViewController) -> Void)?

  /// Is told that an entry has begun, the last one so far.
  package static var onBegin: (() -> Void)?

  /// Is told of the entry that has come to its end: a call that returns, a turn that is over, a line.
  package static var onEnd: ((_ index: Int) -> Void)?

  /// How an entry names a controller.
  static func name(_ controller: UIViewController) -> String {
    onMention?(controller)
    let reference = ControllerReference(controller)
    // The class of a screen in SwiftUI spells out all that is around the view.
    guard let view = (controller as? any ViewHosting)?.viewName, reference.typeName.contains("<") else {
      return "\(reference)"
    }
    return "<\(reference.typeName.prefix { $0 != "<" })<\(view)>: #\(reference.serial)>"
  }

  /// The recorder; only meaningful while there is a recording.
  static var current: TimelineRecorder {
    guard let recorder else { preconditionFailure("a call is taken down where nobody records") }
    return recorder
  }
}

extension Timeline {
  /// Writes down that a method of a controller is called, unless its class is UIKit's, and calls it.
  @inline(never)
  static func callBack<Result>(
    _ name: StaticString, on controller: UIViewController?, _ body: () -> Result
  ) -> Result {
    guard let controller, !isOfModel(controller) else { return body() }
    return current.within(.callback, words(name), receiver: Timeline.name(controller), body)
  }

  /// Writes down that a delegate, a closure or the like is called, and calls it.
  @inline(never)
  static func callOut<Result>(
    _ name: StaticString, about controller: UIViewController?, _ body: () -> Result
  ) -> Result {
    if name.description == "schedule" {
      return current.turn("a scheduled call or task", isTransition: false, body)
    }
    let subject = controller.map { "(\(Timeline.name($0)))" } ?? ""
    return current.within(.callback, words(name) + subject, body)
  }

  private static func isOfModel(_ controller: UIViewController) -> Bool {
    _typeName(type(of: controller), qualified: true).hasPrefix("HeadlessUIKit.")
  }

  /// How a callback is called in Apple's documentation, where it has another name in the model.
  private static func words(_ name: StaticString) -> String {
    spoken[name.description] ?? name.description
  }

  private static let spoken = [
    "animated": "completion of UIView.animate",
    "exchange": "animations of the transition",
    "exchanged": "completion of the transition",
    "turned": "completion of setViewControllers",
    "alongside": "animation alongside the transition",
    "ended": "completion alongside the transition",
    "interactionChanges": "notifyWhenInteractionChanges",
    "forPresented": "animationController(forPresented:)",
    "forDismissed": "animationController(forDismissed:)",
    "interactionForPresentation": "interactionControllerForPresentation",
    "interactionForDismissal": "interactionControllerForDismissal",
    "presentationControllerForPresented": "presentationController(forPresented:)",
    "shouldDismiss": "presentationControllerShouldDismiss",
    "willDismiss": "presentationControllerWillDismiss",
    "didDismiss": "presentationControllerDidDismiss",
    "didAttemptToDismiss": "presentationControllerDidAttemptToDismiss",
    "adaptivePresentationStyleFor": "adaptivePresentationStyle",
    "action": "action of a control",
    "willMove": "willMove(toParent:)",
    "didMove": "didMove(toParent:)",
    "prepare": "prepare(for:sender:)",
    "intercepted": "listener of prepare(for:sender:)",
  ]
}
