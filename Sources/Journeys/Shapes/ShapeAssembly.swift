extension Shape {
  /// Puts a shape together from what may be the root of the window.
  ///
  /// - Parameter roots: What may be the root.
  /// - Throws: `ShapeError` where something is said twice, or not at all, or nothing satisfies the shape.
  @MainActor
  public init(@ShapeBuilder _ roots: () -> [ShapeItem]) throws(ShapeError) {
    let roots = roots()
    var assembly = ShapeAssembly()
    let heads = try assembly.heads(of: roots, in: "the window")
    guard !heads.isEmpty else { throw .empty }
    try assembly.describeRest()
    try assembly.checkEnds()
    self.init(roots: heads, rules: assembly.allRules)
  }
}

/// Makes rules from what is written, and finds what is wrong with it.
private struct ShapeAssembly {
  private var rules: [ShapeHead: Shape.Rule] = [:]
  private var mentions: [ShapeHead] = []

  var allRules: [Shape.Rule] { rules.values.sorted { $0.head < $1.head } }

  /// What may stand at a place, in order; all that is said inside is taken down.
  mutating func heads(of items: [ShapeItem], in place: String) throws(ShapeError) -> [ShapeHead] {
    var result: Set<ShapeHead> = []
    for item in items {
      if item.below != nil, let node = item.nodes.first { throw .pushedOutsideStack(node.head.screen) }
      for node in item.nodes {
        try take(node)
        guard result.insert(node.head).inserted else { throw .mentionedTwice(node.head, in: place) }
      }
    }
    return result.sorted()
  }

  private mutating func take(_ node: ShapeNode) throws(ShapeError) {
    guard node.describes else { return mentions.append(node.head) }
    guard rules[node.head] == nil else { throw .describedTwice(node.head) }
    var rule = Shape.Rule(head: node.head, places: [], pushes: [], presents: [])
    // Known before what is inside, which may mention it.
    rules[node.head] = rule
    rule.places = try places(of: node)
    rule.pushes = try pushes(of: node)
    rule.presents = try heads(of: node.presents ?? [], in: "what \(node.head) presents")
    try Self.checkPushes(of: rule)
    rules[node.head] = rule
  }

  private mutating func places(of node: ShapeNode) throws(ShapeError) -> [[ShapeHead]] {
    var result: [[ShapeHead]] = []
    for (index, item) in (node.places ?? plainPlaces(of: node.head)).enumerated() {
      let heads = try heads(of: [item], in: "place \(index + 1) of \(node.head)")
      guard !heads.isEmpty else { throw .nothingAllowed(in: node.head, place: index + 1) }
      if node.head.kind == .stack, Set(heads.map(\.screen)).count > 1 {
        throw .severalBottoms(Set(heads.map(\.screen)).sorted())
      }
      result.append(heads)
    }
    guard node.head.kind == .stack || result.count == node.head.count else {
      throw .notDescribed(node.head)
    }
    return result
  }

  /// What stands in something of which nothing is said: a stack's first screen alone.
  private func plainPlaces(of head: ShapeHead) -> [ShapeItem] {
    guard let bottom = head.bottom else { return [] }
    return [ShapeItem(nodes: [ShapeNode(head: ShapeHead(.screen, bottom, count: 0))])]
  }

  private mutating func pushes(of node: ShapeNode) throws(ShapeError) -> [Shape.Push] {
    let bottom = [node.head.bottom].compactMap(\.self)
    let screens = Set(bottom + node.pushes.flatMap { $0.nodes.map(\.head.screen) }).sorted()
    var pushes: [Shape.Push] = []
    for item in node.pushes {
      for head in try heads(of: [ShapeItem(nodes: item.nodes)], in: "\(node.head)") {
        guard !pushes.contains(where: { $0.head == head }) else {
          throw .mentionedTwice(head, in: "\(node.head)")
        }
        pushes.append(Shape.Push(head: head, below: item.below.map { Set($0).sorted() } ?? screens))
      }
    }
    return pushes.sorted { $0.head < $1.head }
  }

  private static func checkPushes(of rule: Shape.Rule) throws(ShapeError) {
    let screens = rule.screens
    for push in rule.pushes {
      if let stranger = push.below.first(where: { !screens.contains($0) }) {
        throw .notInStack(stranger, rule.head)
      }
    }
    var reached = Set([rule.head.bottom].compactMap(\.self))
    var left = rule.pushes
    while let index = left.firstIndex(where: { !reached.isDisjoint(with: $0.below) }) {
      reached.insert(left.remove(at: index).head.screen)
    }
    if let push = left.first { throw .neverPushed(push.head, rule.head) }
  }

  /// Describes what was only mentioned: a screen, or a stack of one screen.
  mutating func describeRest() throws(ShapeError) {
    while let head = mentions.popLast() {
      guard rules[head] == nil else { continue }
      var node = ShapeNode(head: head)
      node.places = plainPlaces(of: head)
      try take(node)
    }
  }

  /// Refuses what always holds itself.
  func checkEnds() throws(ShapeError) {
    var ending: Set<ShapeHead> = []
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for (head, rule) in rules where !ending.contains(head) {
        let ends = rule.places.allSatisfy { !ending.isDisjoint(with: $0) }
        if ends { isGrowing = ending.insert(head).inserted }
      }
    }
    if let head = rules.keys.filter({ !ending.contains($0) }).min() { throw .neverEnds(head) }
  }
}
