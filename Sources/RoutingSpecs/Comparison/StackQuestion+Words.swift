extension StackQuestion {
  /// The question in words, as the end of a sentence that begins with "whether".
  ///
  /// - Parameter catalogue: The screens that the numbers mean.
  /// - Returns: Words such as "Special is visible in some layer".
  public func words(_ catalogue: ScreenCatalogue) -> String {
    "\(subject.words(catalogue)) \(place.words) \(layers.words)"
  }
}

extension StackQuestion.Subject {
  fileprivate func words(_ catalogue: ScreenCatalogue) -> String {
    switch self {
    case .screen(let kind): catalogue.screens[kind].name
    case .variant(let screen): catalogue.text(for: screen)
    case .refusing: "a screen that refuses to be dismissed"
    case .container(let kind): "a \(kind.words)"
    case .longer(let kind, let count): "a \(kind.words) with more than \(count) inside"
    }
  }
}

extension StackQuestion.Place {
  fileprivate var words: String {
    switch self {
    case .own: "is the controller"
    case .visible: "is shown"
    case .contained: "stands"
    case .at(let steps): "stands as \(steps.map(\.words).joined(separator: ", "))"
    }
  }
}

extension StackQuestion.Step {
  fileprivate var words: String {
    switch self {
    case .alone: "the only screen of a navigation controller"
    case .bottom: "the first of several on a navigation controller"
    case .top: "the last of several on a navigation controller"
    case .middle: "one in the middle of a navigation controller"
    case .selected: "the selected tab"
    case .before: "a tab left of the selected one"
    case .after: "a tab right of the selected one"
    case .primary: "the primary column"
    case .secondary: "the secondary column"
    }
  }
}

extension StackQuestion.Layers {
  fileprivate var words: String {
    switch self {
    case .all: "in some layer"
    case .top: "in the topmost layer"
    case .covered: "in a layer that is covered"
    case .number(0): "in the root's layer"
    case .number(let number): "in modal layer \(number)"
    }
  }
}
