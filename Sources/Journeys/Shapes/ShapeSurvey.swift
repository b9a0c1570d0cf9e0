/// What was seen of hierarchies, from which the smallest shape is made that has them all and tells things apart by their
/// heads alone.
struct ShapeSurvey {
  private struct Seen {
    var places: [Set<ShapeHead>]
    var pushes: [ShapeHead: Set<ScreenClass>] = [:]
    var presents: Set<ShapeHead> = []
  }

  private var roots: Set<ShapeHead> = []
  private var seen: [ShapeHead: Seen] = [:]

  /// Takes down a hierarchy.
  mutating func add(_ tree: ScreenTree) {
    roots.insert(tree.head)
    visit(tree)
  }

  private mutating func visit(_ tree: ScreenTree) {
    let places = tree.kind == .stack ? tree.children.prefix(1) : tree.children[...]
    var known = seen[tree.head] ?? Seen(places: places.map { _ in [] })
    for (index, child) in places.enumerated() { known.places[index].insert(child.head) }
    if tree.kind == .stack {
      for (below, child) in zip(tree.children, tree.children.dropFirst()) {
        known.pushes[child.head, default: []].insert(below.screen)
      }
    }
    if let presented = tree.presented { known.presents.insert(presented.head) }
    seen[tree.head] = known
    tree.children.forEach { visit($0) }
    if let presented = tree.presented { visit(presented) }
  }

  /// The shape of what was seen.
  var shape: Shape {
    Shape(
      roots: roots.sorted(),
      rules: seen.map { head, seen in
        Shape.Rule(
          head: head, places: seen.places.map { $0.sorted() },
          pushes: seen.pushes.sorted { $0.key < $1.key }.map {
            Shape.Push(head: $0.key, below: $0.value.sorted())
          }, presents: seen.presents.sorted())
      })
  }
}

extension Shape {
  /// The smallest shape that has some hierarchies and tells things apart by their heads alone.
  ///
  /// - Parameter trees: The hierarchies, in any order.
  public init(seen trees: some Sequence<ScreenTree>) {
    var survey = ShapeSurvey()
    for tree in trees { survey.add(tree) }
    self = survey.shape
  }
}
