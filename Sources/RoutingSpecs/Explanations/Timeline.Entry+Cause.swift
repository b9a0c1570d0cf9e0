import HeadlessUIKit

// Why UIKit did not do what it was asked, as a person would say it.
extension Timeline.Entry {
  /// One sentence about a call that UIKit refused; `nil` where it did what it was asked, or where there was nothing to do,
  /// which is no fault of anybody's.
  var cause: String? {
    guard kind == .call, let outcome, outcome.isRefusal, let rule = outcome.rule else { return nil }
    guard let reason = Self.reasons[rule] else { return nil }
    let receiver = receiver ?? "it"
    let verb = if case .refused(_, _, true) = outcome { "raised an exception at" } else { "ignored" }
    return "UIKit \(verb) \(asked): \(reason.replacing("$", with: receiver)) (rule \(rule))."
  }

  /// What was asked for, in everyday words.
  private var asked: String {
    let name = text.prefix { $0 != "(" && $0 != " " }
    return Self.nouns[String(name)] ?? "a call of \(name)"
  }

  private static let nouns = [
    "present": "a presentation", "dismiss": "a dismissal", "push": "a push", "pop": "a pop",
    "popToViewController": "a pop", "popToRootViewController": "a pop",
    "setViewControllers": "a change of the stack", "selectedIndex": "a change of tabs",
    "selectedViewController": "a change of tabs", "rootViewController": "a change of the root",
    "performSegue": "a segue", "addChild": "a new child", "transition": "a change of children",
  ]

  private static let reasons = [
    "P11": "$, or what it stands in, was already presenting", "P13": "the view of $ was in no window",
    "P14": "a controller cannot present itself", "P15": "the controller was presented already",
    "P16": "the controller stood in a container", "P23": "the presentation before was still under way",
    "P24": "what $ had presented was still being dismissed",
    "D12": "$ was being dismissed already", "D12'": "$ was being dismissed already",
    "D13": "the presentation was still under way",
    "N4": "the controller was on the stack already", "N5": "$ takes no navigation controller",
    "N6": "$ takes no split view controller", "N9": "the same controller stood in the list twice",
    "N14": "the controller was not on the stack of $", "N17": "$ was still changing",
    "N18": "something was still coming or going over $", "N37": "the controller was presented",
    "T4": "the controller is no tab of $", "T5": "$ has no such tab", "S16": "$ takes two controllers",
    "W8": "the controller was the root of a window", "W13": "the controller stood elsewhere",
    "C6": "both must be children of $", "G1": "$ has no such segue",
    "G5": "$ stood in no navigation controller",
  ]
}
