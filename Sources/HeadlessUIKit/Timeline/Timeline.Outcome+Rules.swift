// What came of a call, in one place: a call that changed nothing was ignored, and the table below knows the rule.
extension TimelineRecorder.Call {
  /// What came of the call when it returns.
  ///
  /// - Parameters:
  ///   - receiver: Who was asked.
  ///   - hasChanged: Whether the call has changed anything, or ordered a transition.
  ///   - ordered: Whether it has ordered a transition.
  ///   - transition: The transition that it has ordered, or that is under way in the receiver.
  /// - Returns: The outcome; `nil` where only what the call has led to can tell.
  @MainActor
  func outcome(
    of receiver: CallReceiver, hasChanged: Bool, ordered: Bool, transition: Transition?
  ) -> Timeline.Outcome? {
    if let waitsFor { return .waits(for: waitsFor) }
    if let reason { return .ignored(rule: reason.rule, why: reason.why) }
    if let (fault, isException) = fault {
      let rule = receiver.rule(of: fault, action: action)
      return fault.outcome(rule: rule, isException: isException, hasChanged: hasChanged)
    }
    guard hasChanged else {
      if action.isForwarded { return nil }
      guard let reason = receiver.reasonForNothing(action) else { return .done }
      return .ignored(rule: reason.rule, why: reason.why)
    }
    guard action.isFollowed, let transition, !transition.hasEnded else { return .done }
    return transition.phase == .running && !ordered
      ? .follows(transition.summary) : .scheduled(endsAt: nil)
  }
}

/// Why UIKit has done nothing without a word on the console.
struct IgnoredCall: Equatable {
  let rule: String?
  let why: String

  init(_ rule: String?, _ why: String) {
    self.rule = rule
    self.why = why
  }
}

extension Timeline.Action {
  /// Whether the call does nothing itself, but leads to others that are entries of their own.
  fileprivate var isForwarded: Bool { [.show, .showDetail, .performSegue].contains(self) }

  /// Whether the screen may follow with a transition.
  fileprivate var isFollowed: Bool {
    switch self {
    case .present, .dismiss, .push, .pop, .popTo, .popToRoot, .setViewControllers, .addChild, .selectIndex,
      .selectController, .setTabs:
      true
    default: false
    }
  }
}

extension CallReceiver {
  /// The rule by which nothing was done without a word, judged by how the receiver stands, which has not changed.
  fileprivate func reasonForNothing(_ action: Timeline.Action) -> IgnoredCall? {
    switch self {
    case .controller(let controller): controller.reasonForNothing(action)
    case .window: action == .makeKeyAndVisible ? nil : IgnoredCall(nil, "it is so already")
    case .nobody: nil
    }
  }

  /// The rule of a complaint, which may depend on what is under way.
  fileprivate func rule(of fault: Fault, action: Timeline.Action) -> String? {
    switch fault {
    case .alreadyPresenting: isLosingWhatItPresents ? "P24" : fault.rule
    case .stackNotUpdated: isDroppingEdits ? "N17" : fault.rule
    case .secondPlace: action == .setRoot ? fault.rule : "N37"
    default: fault.rule
    }
  }

  private var isLosingWhatItPresents: Bool {
    guard case .controller(let receiver) = self else { return false }
    var current: UIViewController? = receiver
    while let controller = current {
      if controller.presentedStorage?.flags.contains(.beingDismissed) ?? false { return true }
      current = controller.parentStorage
    }
    return false
  }

  private var isDroppingEdits: Bool {
    stackTransition?.phase == .running && Simulation.current.settings.stackEditInFlight == .drop
  }
}

extension UIViewController {
  fileprivate final func reasonForNothing(_ action: Timeline.Action) -> IgnoredCall? {
    switch action {
    case .dismiss: reasonForNoDismissal
    case .pop: IgnoredCall("N12", "there is nothing under the top")
    case .popToRoot: IgnoredCall("N13", "the bottom of the stack is on top already")
    case .popTo: IgnoredCall("N13'", "it is on top already")
    case .selectIndex, .selectController: IgnoredCall("T6", "it is selected already")
    case .setColumn, .showColumn, .hideColumn: reasonForNoColumn(action)
    case .removeFromParent: IgnoredCall(nil, "it has no parent")
    case .present, .push, .addChild: IgnoredCall(nil, "a callback has put one of the two elsewhere")
    case .setDisplayMode: IgnoredCall("S13", "the columns are shown so already")
    default: nil
    }
  }

  /// Rules D5 and D12, or their younger sisters, by which the completion is called all the same.
  private var reasonForNoDismissal: IgnoredCall {
    let isGoing =
      nearestPresenter.target?.presentedStorage?.flags.contains(.beingDismissed) ?? nearestPresented.target?
      .flags.contains(.beingDismissed) ?? false
    let prime = Simulation.current.settings.dismissalCompletion == .always ? "'" : ""
    return isGoing
      ? IgnoredCall("D12\(prime)", "it is being dismissed already")
      : IgnoredCall("D5\(prime)", "nothing is presented")
  }

  private func reasonForNoColumn(_ action: Timeline.Action) -> IgnoredCall {
    guard let split = self as? UISplitViewController, split.kind != .unspecified
    else { return IgnoredCall("S1", "a classic split view has no columns") }
    return action == .setColumn
      ? IgnoredCall("S9", "the column holds it already, or there is no such column")
      : IgnoredCall("S11", "the column is on screen, or off it, already")
  }
}

extension Fault {
  /// What came of a call that led to a complaint.
  func outcome(rule: String?, isException: Bool, hasChanged: Bool) -> Timeline.Outcome {
    hasChanged && !isException
      ? .warned(rule: rule, message: message)
      : .refused(rule: rule, message: message, isException: isException)
  }
}

extension Fault {
  /// The rule, of those in `Fixtures/Conformance`, by which UIKit complains; `nil` where the app does.
  public var rule: String? { presentationRule ?? containerRule ?? hierarchyRule }

  private var presentationRule: String? {
    switch self {
    case .alreadyPresenting: "P11"
    case .notInWindow: "P13"
    case .presentationInProgress: "P23"
    case .presentedOnItself: "P14"
    case .presentedTwice: "P15"
    case .presentedChild: "P16"
    case .popoverWithoutAnchor: "P17"
    case .detachedPresenter: "P29"
    case .dismissedInTransition: "D13"
    default: nil
    }
  }

  private var containerRule: String? {
    switch self {
    case .pushedTwice: "N4"
    case .pushedNavigation: "N5"
    case .pushedSplit: "N6"
    case .duplicatesInStack: "N9"
    case .poppedToAbsent: "N14"
    case .stackNotUpdated: "N18"
    case .selectedForeignTab: "T4"
    case .selectedIndexOutOfRange: "T5"
    case .tooManyColumns: "S16"
    case .managedTabBarModified: "T17"
    case .managedNavigationBarModified: "N41"
    default: nil
    }
  }

  private var hierarchyRule: String? {
    switch self {
    case .rootAddedAsChild: "W8"
    case .secondPlace: "W13"
    case .viewOfForeignChild: "C5"
    case .noCommonParent: "C6"
    case .unbalancedAppearance: "C8"
    case .windowWithoutRoot: "W11"
    case .unknownSegue: "G1"
    case .pushSegueWithoutNavigation: "G5"
    case .unknownScene: "B1"
    case .unrecognizedSelector: "G10"
    case .unknownStoryboard: "B3"
    case .leaked: "M4"
    default: nil
    }
  }
}
