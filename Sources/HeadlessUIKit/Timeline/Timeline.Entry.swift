extension Timeline {
  /// One line of a timeline.
  public struct Entry: Hashable, Sendable, CustomStringConvertible {
    /// What kind of thing has happened.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// The app, or UIKit on its behalf, has asked UIKit for something.
      case call
      /// UIKit has called the app: a method of a controller, a delegate, a closure.
      case callback
      /// A turn of the run loop: a transition begins or ends, or a scheduled call comes.
      case turn
      /// The user has done something.
      case gesture
      /// Code of the app, or its router, has written a line.
      case note
      /// UIKit has complained, and no call that is under way is to blame.
      case fault
    }

    /// Whether the completion that came with a call was called.
    public enum Completion: Hashable, Sendable {
      /// It waits to be called.
      case waiting
      /// It was called at a virtual time, in milliseconds.
      case called(at: Int)
      /// It was let go at a virtual time without having been called, or has never been called.
      case dropped(at: Int)
    }

    /// The virtual time in milliseconds.
    public let time: Int

    /// The number of the run loop's turn since the recording began, 0 before the first.
    public let turn: Int

    /// How many entries this one is inside of.
    public let depth: Int

    /// What kind of thing has happened.
    public let kind: Kind

    /// Whose doing it is where requests overlap, counted from 1; 0 where nobody tells them apart.
    package let lane: Int

    /// The call with its arguments, the callback or the line; controllers as `ControllerReference` prints them.
    public let text: String

    /// Who was called, as `ControllerReference` prints it, or the window.
    public let receiver: String?

    /// The type and method of the app that has called, or the line of the file, where that can be had.
    public let caller: String?

    /// What came of it; `nil` where nothing can.
    public internal(set) var outcome: Outcome?

    /// What has become of the completion that came with it, where one did.
    public internal(set) var completion: Completion?

    /// The entry in one line; controllers are named by their classes.
    public var description: String {
      let subject = receiver.map { " on \($0)" } ?? ""
      let result = [outcome?.words, completion?.words].compactMap(\.self).joined(separator: "; ")
      let line = "\(time) ms  \(text)\(subject)\(result.isEmpty ? "" : ": \(result)")"
      return TimelineNames.replacing(in: line) { type, _ in type }
    }
  }
}

extension Timeline.Entry.Completion {
  /// What has become of the completion, in words.
  public var words: String {
    switch self {
    case .waiting: "its completion waits"
    case .called(let time): "completion called at \(time) ms"
    case .dropped: "its completion is never called"
    }
  }
}

/// Puts names in the place of references.
package enum TimelineNames {
  /// A text in which every reference to a controller, as `ControllerReference` prints it, has a name instead.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - name: The name of a controller of a class and a serial number.
  /// - Returns: The text with the names.
  package static func replacing(
    in text: String, _ name: (_ type: String, _ serial: Int) -> String
  ) -> String {
    let text = Array(text.utf8)
    var result: [UInt8] = []
    var next = 0
    while next < text.count {
      if text[next] == UInt8(ascii: "<"), let reference = reference(in: text[next...]) {
        result += name(reference.type, reference.serial).utf8
        next = reference.end
      } else {
        result.append(text[next])
        next += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The reference that a text begins with, such as `<Post: #12>` or `<Hosting<Post>: #12>`.
  private static func reference(in text: ArraySlice<UInt8>) -> (type: String, serial: Int, end: Int)? {
    let start = text.startIndex + 1
    guard let colon = endOfType(in: text[start...]), colon > start else { return nil }
    let digits = colon + 3
    guard text[colon...].starts(with: ": #".utf8),
      let end = text[min(digits, text.endIndex)...].firstIndex(of: UInt8(ascii: ">")),
      let serial = Int(String(decoding: text[digits..<end], as: UTF8.self))
    else { return nil }
    return (String(decoding: text[start..<colon], as: UTF8.self), serial, end + 1)
  }

  /// Where the name of a class ends that a text begins with, such as `Hosting<Either<Post, (id: Int) -> Page>>`: at the first colon
  /// outside all brackets.
  private static func endOfType(in text: ArraySlice<UInt8>) -> Int? {
    var open: [UInt8] = []
    var last: UInt8?
    for (index, byte) in zip(text.indices, text) {
      switch byte {
      case UInt8(ascii: "<") where index == text.startIndex: return nil
      case UInt8(ascii: "<"), UInt8(ascii: "("): open.append(byte)
      case UInt8(ascii: ">") where last == UInt8(ascii: "-"): break
      case UInt8(ascii: ">"): guard open.popLast() == UInt8(ascii: "<") else { return nil }
      case UInt8(ascii: ")"): guard open.popLast() == UInt8(ascii: "(") else { return nil }
      case UInt8(ascii: ":") where open.last != UInt8(ascii: "("): return open.isEmpty ? index : nil
      default: break
      }
      last = byte
    }
    return nil
  }
}

extension Timeline {
  /// What came of a call.
  public enum Outcome: Hashable, Sendable {
    /// It was carried out, and nothing is left to happen.
    case done
    /// It was carried out, and the screen follows; where the transition has ended, at that virtual time.
    case scheduled(endsAt: Int?)
    /// It was carried out, and the screen follows when a transition has ended that was under way.
    case follows(String)
    /// It is carried out when a transition has ended that was under way.
    case waits(for: String)
    /// The transition that it has asked for was called off at a virtual time.
    case calledOff(at: Int)
    /// UIKit did nothing; the rule, where one says so, and why.
    case ignored(rule: String?, why: String)
    /// UIKit has printed a warning or raised an exception, and done nothing.
    case refused(rule: String?, message: String, isException: Bool)
    /// UIKit has printed a warning, and carried the call out.
    case warned(rule: String?, message: String)
    /// There was no call: the entry itself is what UIKit, or the app's own code, complains of.
    case complaint(rule: String?, isException: Bool)

    /// The outcome in words; controllers as `ControllerReference` prints them.
    public var words: String {
      switch self {
      case .done: "done"
      case .scheduled(let end): end.map { "done at \($0) ms" } ?? "scheduled"
      case .follows(let transition): "done; the screen follows after the \(transition)"
      case .waits(let transition): "waits for the \(transition)"
      case .calledOff(let time): "called off at \(time) ms"
      case .ignored(let rule, let why): "ignored\(by(rule)): \(why)"
      case .refused(let rule, let message, false): "ignored\(by(rule)): \(message)"
      case .refused(let rule, let message, true): "raises an exception\(by(rule)): \(message)"
      case .warned(let rule, let message): "done, with a warning\(by(rule)): \(message)"
      case .complaint(let rule, true): "an exception\(by(rule))"
      case .complaint(let rule, false): rule == nil ? "a complaint" : "a warning\(by(rule))"
      }
    }

    /// Whether UIKit did not do what it was asked, or complains although it was asked for nothing.
    public var isRefusal: Bool {
      switch self {
      case .ignored, .refused, .complaint: true
      case .done, .scheduled, .follows, .waits, .calledOff, .warned: false
      }
    }

    /// The rule that says why nothing, or not only that, was done.
    public var rule: String? {
      switch self {
      case .ignored(let rule, _), .refused(let rule, _, _), .warned(let rule, _), .complaint(let rule, _):
        rule
      case .done, .scheduled, .follows, .waits, .calledOff: nil
      }
    }

    private func by(_ rule: String?) -> String { rule.map { " by rule \($0)" } ?? "" }
  }
}

extension Timeline {
  /// What UIKit can be asked for.
  enum Action: String, CaseIterable {
    case present
    case dismiss
    case push
    case pop
    case popTo = "popToViewController"
    case popToRoot = "popToRootViewController"
    case setViewControllers
    case setTabs = "viewControllers ="
    case selectIndex = "selectedIndex ="
    case selectController = "selectedViewController ="
    case setRoot = "rootViewController ="
    case makeKeyAndVisible
    case setHidden = "isHidden ="
    case addChild
    case removeFromParent
    case beginAppearance = "beginAppearanceTransition"
    case endAppearance = "endAppearanceTransition"
    case exchange = "transition"
    case show
    case showDetail = "showDetailViewController"
    case setColumn = "setViewController"
    case showColumn = "show column"
    case hideColumn = "hide column"
    case setColumns = "viewControllers of columns ="
    case setDisplayMode = "preferredDisplayMode ="
    case setPages = "setViewControllers of pages"
    case performSegue
    case animate = "UIView.animate"
    case transitionView = "UIView.transition"
    case finishInteraction = "finish the interaction"
    case cancelInteraction = "cancel the interaction"
    case completeTransition

    /// The call with its arguments, as it might be written.
    @MainActor
    func words(_ arguments: [Argument]) -> String {
      let list = arguments.compactMap(\.words).joined(separator: ", ")
      if rawValue.hasSuffix("=") { return "\(rawValue) \(list)" }
      return list.isEmpty ? rawValue : "\(rawValue)(\(list))"
    }
  }

  /// What a call was given.
  @MainActor
  enum Argument {
    case controller(UIViewController?)
    case controllers([UIViewController])
    case text(String)
    case flag(String, Bool)

    static func animated(_ flag: Bool) -> Argument { .flag("animated", flag) }

    fileprivate var words: String? {
      switch self {
      case .controller(let controller): controller.map(Timeline.name) ?? "nil"
      case .controllers(let list): "[\(list.map(Timeline.name).joined(separator: ", "))]"
      case .text(let text): text
      case .flag(let name, let isSet): isSet ? name : nil
      }
    }
  }
}
