extension SenseCheck {
  /// Reports each route from which a chain of references leads back to itself, once per circle.
  ///
  /// O(routes + references) where all chains end, which is where it matters; otherwise a search from each route
  /// that does not.
  mutating func checkReferencesEnd() {
    let references = app.routes.map { route in
      Self.references(in: route.chain).compactMap { routes[$0] }
    }
    for start in Self.endless(references) {
      guard let circle = circle(from: start, references: references), circle.min() == start else { continue }
      let names = (circle + [start]).map { app.routes[$0].name }
      report(.cyclicReference(names), at: JSONPlace()["routes"][start]["from"])
    }
  }

  /// The routes that are on a circle or lead to one, ascending.
  ///
  /// What ends is taken away, from the ends backwards (Kahn's algorithm, https://doi.org/10.1145/368996.369025).
  private static func endless(_ references: [[Int]]) -> [Int] {
    var open = references.map(\.count)
    var sources: [[Int]] = Array(repeating: [], count: references.count)
    for (source, targets) in references.enumerated() {
      for target in targets { sources[target].append(source) }
    }
    var ended = open.indices.filter { open[$0] == 0 }
    while let route = ended.popLast() {
      for source in sources[route] {
        open[source] -= 1
        if open[source] == 0 { ended.append(source) }
      }
    }
    return open.indices.filter { open[$0] > 0 }
  }

  /// The shortest way from a route back to itself, or `nil` if there is none.
  private func circle(from start: Int, references: [[Int]]) -> [Int]? {
    var origin: [Int?] = Array(repeating: nil, count: references.count)
    var queue = [start]
    var next = 0
    while next < queue.count {
      let route = queue[next]
      next += 1
      for target in references[route] {
        if target == start { return Self.way(to: route, from: start, origin: origin) }
        guard origin[target] == nil else { continue }
        origin[target] = route
        queue.append(target)
      }
    }
    return nil
  }

  private static func way(to end: Int, from start: Int, origin: [Int?]) -> [Int] {
    var way = [end]
    while let last = way.last, last != start, let previous = origin[last] { way.append(previous) }
    return way.reversed()
  }

  private static func references(in chain: AppFile.Chain) -> [String] {
    switch chain.from {
    case .current, .root: []
    case .route(let name, _): [name]
    case .switch(let cases, let standard):
      cases.compactMap(\.chain).flatMap { references(in: $0) } + references(in: standard)
    }
  }
}
