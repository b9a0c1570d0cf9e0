import Checking

extension DiagnosisFinding {
  /// What was found, as a sentence.
  public var sentence: String {
    switch self {
    case .unrecognised(let screens):
      "`screen(of:)` does not recognise a new controller of \(screens.listed) as that screen."
    case .reused(let screens):
      "`makeController(for:)` gives the same controller twice for \(screens.listed)."
    case .untracked(let routes):
      "\(routes.listed) \(routes.verb("reads", "read")) the stack in ways that cannot be tracked."
    case .ownCode(let routes):
      "\(routes.listed) \(routes.verb("is", "are")) performed by code of the app's own."
    case .ownFinders(let finders, let routes):
      "\(routes.listed) \(routes.verb("looks", "look")) for screens with code of the app's own: "
        + "\(finders.listed)."
    case .obstacles(let obstacles): obstacles.first?.sentence(for: obstacles.map(\.className).distinct) ?? ""
    case .absent(let screens):
      "\(screens.listed) \(screens.verb("stands", "stand")) in no stack of the bound."
    case .unreached(let screens):
      "No route leads to \(screens.listed)."
    case .completesAnytime(let routes):
      "\(routes.listed) \(routes.verb("promises", "promise")) nothing about when the completion is called."
    case .exempt(let routes):
      "Exempt from some of the properties: \(routes.listed)."
    case .unusual(let reason, let stacks, let drawn):
      "In \(stacks.percent(of: drawn)) of the stacks \(reason.words)."
    }
  }

  /// What to do about it, as a sentence.
  public var remedy: String {
    switch self {
    case .unrecognised:
      "Return from `screen(of:)` the very screen, context and refusal included, that the controller "
        + "was made for."
    case .reused:
      "Make a new controller at each call: one of an earlier run may stand somewhere already."
    case .untracked:
      "Read through UIKit or `RouteAttempt.onScreen`, and leave `reading(.otherwise)` out: then every "
        + "stack is covered."
    case .ownCode:
      "Verdicts are tested, not proved, because such code may keep what it has seen; nothing has to be done."
    case .ownFinders:
      "Use `ClassFinder` or `ClassWithContextFinder` where they find the same; else verdicts are "
        + "tested, not proved."
    case .obstacles(let obstacles): obstacles.first?.remedy ?? ""
    case .absent:
      "Give \(pronoun) a place that the bound has, widen the bound, or take \(pronoun) off the catalogue."
    case .unreached:
      "Add a route where users can be sent there; else nothing has to be done."
    case .completesAnytime:
      "Declare `completing: .atRest` where the completion waits for animations: too early an end is a "
        + "violation then."
    case .exempt:
      "Take the exemption out of the expectation once the route is mended; its cells are empty until then."
    case .unusual(let reason, _, _): reason.remedy
    }
  }

  private var pronoun: String {
    if case .absent(let screens) = self, screens.count == 1 { "it" } else { "them" }
  }
}

extension ProofObstacle {
  /// The obstacle as it is of some classes.
  fileprivate func sentence(for classes: [String]) -> String {
    switch self {
    case .overrides: "\(classes.listed) \(classes.verb("overrides", "override")) what UIKit calls."
    case .unreadable: "What \(classes.listed) \(classes.verb("overrides", "override")) cannot be read."
    case .isNotPlain: "New controllers of \(classes.listed) are not as UIKit makes them."
    case .isContainer:
      "\(classes.listed) \(classes.verb("is a container", "are containers")) where a screen is meant."
    case .asksApp: "\(classes.listed) \(classes.verb("computes", "compute")) what the router asks of screens."
    }
  }

  /// What to do about the obstacle, as a sentence.
  fileprivate var remedy: String {
    switch self {
    case .overrides:
      "Leave out overrides that nothing needs; with the others verdicts are tested, not proved."
    case .unreadable:
      "Nothing can be done in the app: verdicts are tested, not proved."
    case .isNotPlain:
      "Set this where the screen is shown instead of where it is made; else verdicts are tested, not proved."
    case .isContainer:
      "Let one of UIKit's own containers hold the screens, and describe it by the bound; else expect "
        + "covers to end early."
    case .asksApp:
      "Store `canBeDismissed` in the class itself where that is enough; with code that answers, "
        + "verdicts are tested, not proved."
    }
  }
}

extension UnusualStack {
  /// What can be seen in such a stack, behind “in so many of the stacks”.
  var words: String {
    switch self {
    case .repeatsInNavigation: "a screen stands twice in one navigation stack"
    case .repeatsAmongTabs: "two tabs begin with the same screen"
    case .repeatsAcrossLayers: "a screen is presented over itself"
    case .presentsTabs: "a tab bar controller is presented"
    case .presentsSplit: "a split view controller is presented"
    case .presentsMany: "more than two layers are presented"
    }
  }

  /// How to leave such stacks out, as a sentence.
  var remedy: String {
    switch self {
    case .repeatsInNavigation:
      "Take `navigation` from the places of screens that are never pushed, or lower `depth`."
    case .repeatsAmongTabs:
      "Take `tab` from the places of screens that are no tab, or lower `tabs`."
    case .repeatsAcrossLayers:
      "Take `modal` from the places of screens that are never presented, or lower `modals`."
    case .presentsTabs: "Leave `tabs` out of the bound's `modalKinds`."
    case .presentsSplit: "Leave `split` out of the bound's `modalKinds`, or `splits` out of the bound."
    case .presentsMany: "Lower `modals`."
    }
  }
}

extension [String] {
  /// The first names, and how many more there are: `a`, `a and b`, `a, b, c and 12 more`.
  fileprivate var listed: String {
    let shown = 4
    if count <= 1 { return first ?? "" }
    if count <= shown { return dropLast().joined(separator: ", ") + " and " + self[count - 1] }
    return prefix(shown - 1).joined(separator: ", ") + " and \(count - shown + 1) more"
  }

  fileprivate func verb(_ one: String, _ many: String) -> String { count == 1 ? one : many }
}

extension Int {
  /// The share of a number in per cent, never `0 %` of something or `100 %` of less than all.
  fileprivate func percent(of all: Int) -> String {
    let rounded = (self * 100 + all / 2) / Swift.max(all, 1)
    if self > 0, rounded == 0 { return "less than 1 %" }
    if self < all, rounded == 100 { return "more than 99 %" }
    return "\(rounded) %"
  }
}
