import Foundation

extension UIWindow {
  /// Everything that the user can do now, in a fixed order: what changes the hierarchy, then controls, then lists.
  ///
  /// A gesture that is listed is one that `perform(_:)` carries out. Those that need a second one to end, such as a swipe,
  /// are started only.
  ///
  /// - Parameter words: What is typed into fields and other texts, each where it is not there yet.
  /// - Returns: The gestures.
  package final func everythingPossible(typing words: [String] = ["text"]) -> [PossibleGesture] {
    if let opened = openedInReach { return opened.gestures }
    return possibleGestures.map { PossibleGesture(gesture: $0, words: $0.description, isOnContent: false) }
      + sidebarGestures
      + touchTargets.enumerated().flatMap {
        gestures(on: $0.element, numbered: $0.offset, typing: words)
          + menuGestures(on: $0.element, numbered: $0.offset)
      }
      + viewMenuGestures + returnKey + keyGestures
      + shownLists.enumerated().flatMap { gestures(on: $0.element, numbered: $0.offset) }
  }

  private var sidebarGestures: [PossibleGesture] {
    guard takesTouches, let tabs = controllersInReach.compactMap({ $0 as? UITabBarController }).last
    else { return [] }
    return tabs.sidebarRows.enumerated().map { index, row in
      .init(gesture: .tapSidebar(index), words: "tap '\(row.title)' in the sidebar")
    }
  }

  private var returnKey: [PossibleGesture] {
    guard typingField?.hasReturnKey ?? false else { return [] }
    return [PossibleGesture(gesture: .tapReturn, words: "tap the return key")]
  }

  private func gestures(
    on target: TouchTarget, numbered number: Int, typing words: [String]
  ) -> [PossibleGesture] {
    switch target {
    case .barItem(let item) where !item.doesSomethingOnTap: []
    case .barItem(let item): [.tap(number, "tap '\(item.title ?? "a button")' in the bar")]
    case .gesture(let recognizer): gestures(on: recognizer, numbered: number)
    case .view(let view): [.tap(number, "touch '\(view.spokenPlace)'")]
    case .title: []
    case .back: [.tap(number, "tap Back in the bar")]
    case .tab(let item, let bar): [.tap(number, "tap '\(bar.spokenName(of: item))' in the tab bar")]
    case .text(let view):
      typing(words, over: view.textStorage, number: number, name: view.accessibilityIdentifierStorage)
    case .control(let field as UITextField): typing(words, into: field, numbered: number)
    case .control(let control as UISegmentedControl): segments(of: control, numbered: number)
    case .control(let control): values(of: control, numbered: number)
    }
  }

  private func typing(
    _ words: [String], over text: String, number: Int, name: String?
  ) -> [PossibleGesture] {
    words.filter { $0 != text }.map { word in
      .init(
        gesture: .replaceText(word, control: number),
        words: "type '\(word)' into \(name.map { "'\($0)'" } ?? "the field")")
    }
  }

  private func typing(_ words: [String], into field: UITextField, numbered number: Int) -> [PossibleGesture] {
    typing(words, over: field.textStorage, number: number, name: field.writtenName)
      + (field.showsClearButton ? [field.clearing(number)] : [])
  }

  private func segments(of control: UISegmentedControl, numbered number: Int) -> [PossibleGesture] {
    control.segments.indices.filter { index in
      control.segments[index].isEnabled
        && (control.isMomentaryStorage || index != control.selectedSegmentIndexStorage)
    }.map { index in
      let title = control.segments[index].title ?? "segment \(index)"
      return .init(gesture: .tapSegment(index, control: number), words: "choose '\(title)'")
    }
  }

  private func values(of control: UIControl, numbered number: Int) -> [PossibleGesture] {
    let name = control.spokenName
    switch control {
    case let own as UISwitch: return [.tap(number, "turn '\(name)' \(own.isOnStorage ? "off" : "on")")]
    case is UISlider, is UIDatePicker, is UIStepper, is UIPageControl:
      return [true, false].filter { control.canAdjust(up: $0) }.map { up in
        .adjust(number, up: up, "make the value of '\(name)' \(up ? "larger" : "smaller")")
      }
    case let button as UIButton where !button.doesSomethingOnTap: return []
    case let control where TrackingMethods.followFingers(on: control):
      return [
        .tap(number, "tap '\(name)'"), .adjust(number, up: true, "drag to the right on '\(name)'"),
        .adjust(number, up: false, "drag to the left on '\(name)'"),
      ]
    default: return [.tap(number, "tap '\(name)'")]
    }
  }
}

extension PossibleGesture {
  fileprivate static func tap(_ number: Int, _ words: String) -> PossibleGesture {
    .init(gesture: .tapControl(number), words: words)
  }

  fileprivate static func adjust(_ number: Int, up: Bool, _ words: String) -> PossibleGesture {
    .init(gesture: .adjust(up: up, control: number), words: words)
  }
}

extension UIControl {
  /// What a person would call the control.
  final var spokenName: String {
    if let title = (self as? UIButton)?.shownTitle { return title }
    return accessibilityIdentifierStorage ?? String(describing: Swift.type(of: self))
  }
}

extension UITextField {
  /// What is written in the field while it is empty, or the name by which tests find it.
  fileprivate final var writtenName: String? { placeholderStorage ?? accessibilityIdentifierStorage }

  /// The tap on the button that takes the text away.
  fileprivate final func clearing(_ number: Int) -> PossibleGesture {
    let name = writtenName.map { "'\($0)'" } ?? "the field"
    return .init(gesture: .tapClear(control: number), words: "take the text of \(name) away")
  }
}

extension UIView {
  /// What a person would call the view: the first text in it, or the name by which tests find it.
  final var spokenPlace: String {
    var text: String?
    forEachVisible { view in text = text ?? (view as? UILabel)?.textStorage }
    return text ?? accessibilityIdentifierStorage ?? "the \(type(of: self))"
  }
}

// What the user does with fingers where a class or a recogniser of the app's waits for them.
extension UIWindow {
  /// The user makes the gesture for which a recogniser waits.
  final func touch(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.spokenName != nil, let view = recognizer.attachedView else { return false }
    Finger(recognizer.course, on: view).doAll()
    return true
  }

  /// The user begins to move fingers on what has a recogniser for that.
  final func startMove(_ movement: UserGesture.Movement, ofControl number: Int) -> Bool {
    let simulation = Simulation.current
    guard simulation.finger == nil, case .gesture(let recognizer) = target(at: number),
      recognizer.movements.contains(movement), let view = recognizer.attachedView
    else { return false }
    let finger = Finger(.move(movement), on: view)
    simulation.finger = finger
    if !finger.beginMoving(), simulation.finger === finger { simulation.finger = nil }
    return true
  }

  /// The user moves the fingers that are down all the way or back, and lifts them.
  final func endMove(goingBack: Bool) -> Bool {
    let simulation = Simulation.current
    guard let finger = simulation.finger else { return false }
    simulation.finger = nil
    finger.endMoving(goingBack: goingBack)
    return true
  }

  /// What stands above the keyboard or in its place.
  final var inputViewsInReach: [UIView] { Simulation.current.firstResponder?.ownInputViews ?? [] }

  /// What can be done with a recogniser.
  final func gestures(on recognizer: UIGestureRecognizer, numbered number: Int) -> [PossibleGesture] {
    let place = recognizer.attachedView?.spokenPlace ?? "a view"
    let moves = recognizer.movements.map { movement in
      PossibleGesture(
        gesture: .startMove(movement, control: number), words: "\(movement.verb) '\(place)' \(movement)")
    }
    guard let name = recognizer.spokenName else { return Simulation.current.finger == nil ? moves : [] }
    return [.tap(number, "\(name) '\(place)'")]
  }
}

extension UIView {
  /// Whether a touch on the view is a gesture of its own: its class looks at touches, and nothing else about it is touched.
  final var isTouchedItself: Bool {
    looksAtTouches && !(self is UIControl) && !(self is UITableViewCell) && !(self is UICollectionViewCell)
  }
}
