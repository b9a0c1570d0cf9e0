/// A question about stacks that code of an app's depends on although nobody announced asking it.
///
/// A stack that does not behave like its region has shown that it matters; a cover asks it of every region then.
public struct StackQuestion: Hashable, Sendable, Codable {
  /// What may stand somewhere.
  public enum Subject: Hashable, Sendable, Codable {
    /// A screen of the catalogue, whatever it shows.
    case screen(kind: Int)
    /// A screen of the catalogue in one of the ways in which it may occur.
    case variant(Screen)
    /// Any screen that refuses to be dismissed.
    case refusing
    /// A container of a kind.
    case container(ContentKind)
    /// A container of a kind with more children than a number.
    case longer(ContentKind, than: Int)
  }

  /// Where in a layer it is looked for.
  public enum Place: Hashable, Sendable, Codable {
    /// The layer's own controller.
    case own
    /// What the layer shows.
    case visible
    /// Anywhere in the layer.
    case contained
    /// A sort of place, by the way from the layer's own controller inwards.
    case at([Step])
  }

  /// One step into a container, as a place of a stack is described.
  public enum Step: String, Hashable, Sendable, Codable {
    /// The only screen of a navigation controller, or the first, the last, or one between.
    case alone, bottom, top, middle
    /// The selected tab, or one to the left or to the right of it.
    case selected, before, after
    /// A column of a split controller.
    case primary, secondary
  }

  /// Which layers are looked at, from the top one down; the first match answers the question.
  public enum Layers: Hashable, Sendable, Codable {
    case all
    /// The topmost layer alone, or all the others.
    case top, covered
    /// One layer, by its number from the bottom.
    case number(Int)
  }

  /// What is looked for.
  public let subject: Subject
  /// Where in a layer.
  public let place: Place
  /// In which layers.
  public let layers: Layers

  /// The numbers of the layers that are looked at in a stack of so many.
  func layers(of count: Int) -> [Int] {
    switch layers {
    case .all: Array((0..<count).reversed())
    case .top: [count - 1]
    case .covered: Array((0..<(count - 1)).reversed())
    case .number(let number): number < count ? [number] : []
    }
  }
}

extension StackQuestion.Subject {
  /// The pattern that the subject matches.
  var node: ResolvedPattern.Node {
    switch self {
    case .screen(let kind): .screen(kind: kind, context: nil)
    case .variant(let screen):
      .all([
        .screen(kind: screen.kind, context: screen.context),
        screen.refusesDismissal ? .refusing : .not(.refusing),
      ])
    case .refusing: .refusing
    case .container(let kind): .kind(kind)
    case .longer(let kind, let count): .all([.kind(kind), .longer(count)])
    }
  }
}

// MARK: - Asked of a stack

extension StackQuestion {
  /// Whether the answer is yes for one stack.
  func holds(in state: StackState) -> Bool {
    let node = subject.node
    return layers(of: state.layers.count).contains { layer in
      let element = StackElement(content: state.layers[layer].content, layer: layer, containers: [])
      switch place {
      case .own: return ResolvedPattern.matches(node, element)
      case .visible: return Self.holds(node, in: element, visibleOnly: true)
      case .contained: return Self.holds(node, in: element, visibleOnly: false)
      case .at(let steps):
        var isFound = false
        element.content.forEachElement(steps: []) { found, way in
          isFound = isFound || way == steps && ResolvedPattern.matches(node, found)
        }
        return isFound
      }
    }
  }

  private static func holds(_ node: ResolvedPattern.Node, in element: StackElement, visibleOnly: Bool) -> Bool
  {
    ResolvedPattern.matches(node, element)
      || element.hasChild(visibleOnly: visibleOnly) { holds(node, in: $1, visibleOnly: visibleOnly) }
  }
}

extension StackState.Content {
  fileprivate func forEachElement(
    steps: [StackQuestion.Step], _ body: (StackElement, [StackQuestion.Step]) -> Void
  ) {
    body(StackElement(content: self, layer: 0, containers: []), steps)
    for (index, child) in childContents.enumerated() {
      child.forEachElement(steps: steps + [step(intoChild: index)], body)
    }
  }

  /// The sort of place in which a child stands, by its index in `childContents`.
  func step(intoChild index: Int) -> StackQuestion.Step {
    switch self {
    case .screen: preconditionFailure("nothing is inside a screen")
    case .navigation(let screens):
      if screens.count == 1 { return .alone }
      return index == 0 ? .bottom : index == screens.count - 1 ? .top : .middle
    case .tabs(_, let selected):
      return index == selected ? .selected : index < selected ? .before : .after
    case .split: return index == 0 ? .primary : .secondary
    }
  }
}
