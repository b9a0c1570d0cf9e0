extension StoryboardDocument {
  /// A recogniser of gestures, which stands beside the views and is named by those that have it.
  public struct Recognizer: Hashable, Sendable {
    /// What it recognises.
    public enum Kind: Hashable, Sendable, CaseIterable {
      /// A tap.
      case tap
      /// A finger that stays.
      case longPress
      /// A finger that moves to one side.
      case swipe
      /// A finger that moves.
      case pan
      /// A finger that moves in from the edge.
      case screenEdgePan
      /// Two fingers that move apart.
      case pinch
      /// Two fingers that turn.
      case rotation
    }

    /// The id that connections lead to.
    public var id: String

    /// What it recognises.
    public var kind: Kind

    /// How many taps it takes.
    public var taps = 1

    /// To which side a finger has to move.
    public var direction = UISwipeGestureRecognizer.Direction.right

    /// Whether gestures are recognised.
    public var isEnabled = true

    /// What starts from it.
    public var connections = Connections()

    /// Makes a recogniser.
    ///
    /// - Parameters:
    ///   - id: The id that connections lead to.
    ///   - kind: What it recognises.
    public init(id: String, kind: Kind) {
      self.id = id
      self.kind = kind
    }
  }
}

extension StoryboardDocument.Recognizer {
  /// Makes what it describes.
  @MainActor
  func make() -> UIGestureRecognizer {
    let made: UIGestureRecognizer =
      switch kind {
      case .tap: UITapGestureRecognizer()
      case .longPress: UILongPressGestureRecognizer()
      case .swipe: UISwipeGestureRecognizer()
      case .pan: UIPanGestureRecognizer()
      case .screenEdgePan: UIScreenEdgePanGestureRecognizer()
      case .pinch: UIPinchGestureRecognizer()
      case .rotation: UIRotationGestureRecognizer()
      }
    (made as? UITapGestureRecognizer)?.numberOfTapsRequired = taps
    (made as? UISwipeGestureRecognizer)?.direction = direction
    made.isEnabledStorage = isEnabled
    return made
  }
}

extension XMLSceneViews {
  /// The words for recognisers; Interface Builder writes that for a long press with a letter of its own.
  private static let kinds: [(word: String, kind: StoryboardDocument.Recognizer.Kind)] = [
    ("tapGestureRecognizer", .tap), ("pongPressGestureRecognizer", .longPress),
    ("longPressGestureRecognizer", .longPress), ("swipeGestureRecognizer", .swipe),
    ("panGestureRecognizer", .pan), ("screenEdgePanGestureRecognizer", .screenEdgePan),
    ("pinchGestureRecognizer", .pinch), ("rotationGestureRecognizer", .rotation),
  ]

  private static let directions: [(word: String, direction: UISwipeGestureRecognizer.Direction)] = [
    ("right", .right), ("left", .left), ("up", .up), ("down", .down),
  ]

  /// The recogniser that an element stands for, if it is one.
  static func recognizer(_ element: XMLElementTree) -> StoryboardDocument.Recognizer? {
    guard let kind = kinds.first(where: { $0.word == element.name })?.kind else { return nil }
    var result = StoryboardDocument.Recognizer(id: element.attributes["id"] ?? "", kind: kind)
    result.taps = element.attributes["numberOfTapsRequired"].flatMap { Int($0) } ?? 1
    result.isEnabled = element.attributes["enabled"] != "NO"
    let word = element.attributes["direction"]
    result.direction = directions.first { $0.word == word }?.direction ?? .right
    result.connections = connections(of: element)
    return result
  }
}
