/// What an app's screens may look like together: what is the root, what holds what, what is pushed on what, and what is
/// presented by whom.
///
/// It is a regular tree grammar over classes of screens. A team takes the one that an exploration saw
/// (`JourneyReport.shape`), edits it and keeps it; `check(_:links:shape:)` then tells whatever is outside it.
///
/// ```swift
/// let shape = try Shape {
///   Tabs(MainTabBarController.self) {
///     Stack(FeedViewController.self) {
///       PostViewController.self
///       Pushed(AuthorViewController.self, on: PostViewController.self)
///     }
///     Stack(ProfileViewController.self)
///   }
///   .presents { Stack(ComposeViewController.self) }
/// }
/// ```
///
/// Equal shapes have the same hierarchies in the same words, in whatever order they were written.
public struct Shape: Hashable, Sendable {
  /// Something that may be pushed in a stack.
  public struct Push: Hashable, Sendable, Encodable {
    /// What is pushed.
    public let head: ShapeHead
    /// The screens on which it may be pushed, in order.
    public let below: [ScreenClass]
  }

  /// What is said of one thing.
  public struct Rule: Hashable, Sendable, Encodable {
    /// The thing.
    public let head: ShapeHead
    /// What may stand at each of its places, in order; a stack has one place, its first screen.
    public var places: [[ShapeHead]]
    /// What may be pushed, where it is a stack, in order.
    public var pushes: [Push]
    /// What it may present, in order.
    public var presents: [ShapeHead]

    /// The screens of a stack.
    var screens: [ScreenClass] {
      Set([head.bottom].compactMap(\.self) + pushes.map(\.head.screen)).sorted()
    }
  }

  /// What may be the root of the window, in order.
  public let roots: [ShapeHead]

  private let rules: [ShapeHead: Rule]

  /// What the team holds of all hierarchies, in the order in which it was said.
  public internal(set) var assumptions: [ShapeAssumption] = []

  init(roots: [ShapeHead], rules: [Rule]) {
    self.roots = roots
    self.rules = Dictionary(uniqueKeysWithValues: rules.map { ($0.head, $0) })
  }

  /// What is said of each thing, in order.
  public var allRules: [Rule] { rules.values.sorted { $0.head < $1.head } }

  /// What is said of a thing, if the shape has it.
  ///
  /// - Parameter head: The thing.
  /// - Returns: What is said, or `nil`.
  public func rule(for head: ShapeHead) -> Rule? { rules[head] }

  // MARK: - Membership

  /// Whether a hierarchy is one of the shape's.
  ///
  /// - Parameter tree: The hierarchy.
  /// - Returns: Whether it is.
  public func contains(_ tree: ScreenTree) -> Bool { deviation(of: tree) == nil }

  /// How a hierarchy is outside the shape.
  ///
  /// - Parameter tree: The hierarchy.
  /// - Returns: What the shape lacks nearest to the root, or else the first assumption that is broken; `nil` where the
  ///   hierarchy is one of the shape's.
  public func deviation(of tree: ScreenTree) -> ShapeDeviation? { deviations(of: tree).first }

  /// Everything by which a hierarchy is outside the shape.
  ///
  /// - Parameter tree: The hierarchy.
  /// - Returns: What the shape lacks, what is nearest to the root first, and nothing that is in or over what it does not have
  ///   either; or else the assumptions that are broken.
  public func deviations(of tree: ScreenTree) -> [ShapeDeviation] {
    guard roots.contains(tree.head) else { return [.missing(.root(tree.head))] }
    var missing: [ShapePiece] = []
    addMissing(in: tree, to: &missing)
    guard missing.isEmpty else { return missing.map { .missing($0) } }
    return assumptions.filter { !$0.holds(tree) }.map { .broken($0) }
  }

  /// Adds what the shape lacks of what a tree holds and presents, each piece once.
  private func addMissing(in tree: ScreenTree, to missing: inout [ShapePiece]) {
    guard let rule = rules[tree.head] else { return }
    var own = tree.kind == .stack ? rule.missingPieces(ofStack: tree) : rule.missingPieces(ofPlaces: tree)
    if let presented = tree.presented, !rule.presents.contains(presented.head) {
      own.append(.presentation(presented.head, by: tree.head))
    }
    for piece in own where !missing.contains(piece) { missing.append(piece) }
    for child in tree.children + [tree.presented].compactMap(\.self) { addMissing(in: child, to: &missing) }
  }
}

extension Shape.Rule {
  fileprivate func missingPieces(ofPlaces tree: ScreenTree) -> [ShapePiece] {
    tree.children.enumerated().compactMap { index, child in
      places[index].contains(child.head) ? nil : .child(child.head, of: head, place: index + 1)
    }
  }

  fileprivate func missingPieces(ofStack tree: ScreenTree) -> [ShapePiece] {
    guard let bottom = tree.children.first else { return [] }
    let first: [ShapePiece] =
      places[0].contains(bottom.head) ? [] : [.child(bottom.head, of: head, place: 1)]
    return first
      + zip(tree.children, tree.children.dropFirst()).compactMap { below, child in
        pushes.contains { $0.head == child.head && $0.below.contains(below.screen) }
          ? nil : .push(child.head, on: below.screen, in: head)
      }
  }
}

extension Shape: Encodable {
  private enum CodingKeys: CodingKey { case roots, rules, assumptions }

  /// Writes the shape, equal shapes as equal text.
  ///
  /// - Parameter encoder: Where to write.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(roots, forKey: .roots)
    try values.encode(allRules, forKey: .rules)
    if !assumptions.isEmpty { try values.encode(assumptions.map(\.sentence), forKey: .assumptions) }
  }
}
