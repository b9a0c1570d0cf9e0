import HeadlessUIKit

// What tells two moments of an app apart, less what makes no difference.
extension Usage {
  /// The drawing of the hierarchy now.
  var outline: String { Outline(of: window).text }

  /// The texts on screen; one that makes no difference is empty.
  var shownTexts: [String] {
    let (ignores, rough) = (device.app.ignores, device.app.rough)
    if let rough, rough.hasTexts {
      return window.placedTexts.map { placed in
        if ignores?(placed.text) ?? false { return "" }
        let name = NamedValues.name(ofTextIn: placed.shower, on: placed.owner)
        return rough.text(for: placed.text, on: name) ?? placed.text
      }
    }
    guard let ignores else { return window.shownTexts }
    return window.shownTexts.map { ignores($0) ? "" : $0 }
  }

  /// What a finger can do: a moment in which a button can be tapped is another one than that in which it cannot.
  var offers: [String] {
    window.everythingPossible(typing: device.app.words).map(\.gesture.description)
  }

  /// What the app's objects store, if that is to be read; with numbers in full besides, if they are to be taken down.
  func memory(of outline: Outline, counting isCounting: Bool = false) -> Memory {
    let isRead = device.app.reflects
    return Memory(
      of: isRead ? root ?? () : (), and: isRead ? outline.controllers : [], device.stored,
      ignoring: device.app.ignores, roughly: device.app.rough,
      after: outline.identifiers, counting: isCounting)
  }

  /// What is read of the app, each value with a name, and everything in full if that is asked for.
  func namedValues(isExact: Bool = false) -> NamedValues {
    let controllers = Outline(of: window).controllers
    return NamedValues(
      root: device.app.reflects ? root ?? () : nil, controllers: controllers, device.stored,
      window: window,
      ignoring: device.app.ignores, roughly: isExact ? nil : device.app.rough)
  }

  /// A window that is on screen beside the one that is used, if one is.
  var otherWindow: OtherWindow? {
    simulation.windowOnScreen(besides: window).map { other in
      OtherWindow(
        name: String(describing: Swift.type(of: other)),
        root: ControllerTree.root(of: other).map { Outline.className(of: $0) })
    }
  }

  /// The numbers that the app's objects store, in full, those included that its state tells only roughly.
  var roughNumbers: String { memory(of: Outline(of: window), counting: true).numbers?.text ?? "" }

  /// The numbers of what the team wants to see and sees now.
  func witnessed(in state: AppState) -> [Int] {
    guard let root, !device.app.witnesses.isEmpty else { return [] }
    let sight = Sight(window: window, drawing: state.outline, texts: state.texts)
    return device.app.witnesses.indices.filter { device.app.witnesses[$0].isSeen(root, sight) }
  }

  /// What is still to happen, and what changes meanwhile.
  func describeUnrest() -> String {
    let clock = simulation.clock
    let next = clock.pending.first.map { "\($0.description), due in \($0.due - clock.now) ms" } ?? ""
    let before = namedValues()
    for _ in 0..<RestWatch.unwatched where clock.advance() {
      guard let change = before.changes(to: namedValues()).first else { continue }
      return "\(next); \(change)"
    }
    return next
  }

  /// The methods that schedule what keeps the app from rest.
  func whoGoesOn() -> [String] {
    ScheduleWatch.callers { for _ in 0..<RestWatch.unwatched { _ = simulation.clock.advance() } }
  }
}
