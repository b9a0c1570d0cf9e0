extension StoryboardDocument {
  /// Checks what every storyboard must keep, so that making its scenes cannot fail or loop.
  ///
  /// O(scenes + segues), apart from the search for near names where something is wrong.
  func validate() throws(StoryboardError) {
    try validateIdentifiers()
    let ids = scenes.map(\.id)
    let known = Set(ids)
    if let initialScene, !known.contains(initialScene) {
      throw StoryboardError(place, .unknownDestination(initialScene, known: ids))
    }
    for scene in scenes {
      try validateContents(of: scene)
      for way in scene.ways where !known.contains(way.destination) {
        throw StoryboardError(way.place, .unknownDestination(way.destination, known: ids))
      }
    }
    try validateContainment()
  }

  private func validateIdentifiers() throws(StoryboardError) {
    var ids: [String: SourcePlace] = [:]
    var identifiers: [String: SourcePlace] = [:]
    for scene in scenes {
      if let first = ids.updateValue(scene.place, forKey: scene.id) {
        throw StoryboardError(scene.place, .duplicateIdentifier(scene.id, first: first))
      }
      if let identifier = scene.identifier,
        let first = identifiers.updateValue(scene.place, forKey: identifier)
      {
        throw StoryboardError(scene.place, .duplicateIdentifier(identifier, first: first))
      }
      try validateSegues(of: scene)
    }
  }

  private func validateSegues(of scene: Scene) throws(StoryboardError) {
    var names: [String: SourcePlace] = [:]
    for segue in scene.segues {
      if segue.kind == .unwind, segue.unwindAction == nil {
        throw StoryboardError(segue.place, .missing("unwindAction"))
      }
      if segue.kind == .custom, segue.customClass == nil {
        throw StoryboardError(segue.place, .missing("customClass"))
      }
      guard let identifier = segue.identifier else { continue }
      if let first = names.updateValue(segue.place, forKey: identifier) {
        throw StoryboardError(segue.place, .duplicateSegue(identifier, first: first))
      }
    }
  }

  private func validateContents(of scene: Scene) throws(StoryboardError) {
    let most =
      switch scene.kind {
      case .navigationController: 1
      case .splitViewController: scene.splitStyle.columns.count
      case .tabBarController: Int.max
      case .viewController, .pageViewController, .reference: 0
      }
    guard scene.contents.count > most else { return }
    throw StoryboardError(
      scene.contents[most].place, .unexpectedContents(kind: scene.kind, count: scene.contents.count))
  }

  private func validateContainment() throws(StoryboardError) {
    var indices: [String: Int] = [:]
    for (index, scene) in scenes.enumerated() { indices[scene.id] = index }
    let graph = scenes.map { scene in scene.containedIDs.compactMap { indices[$0] } }
    try ContainmentCycle.refuse(in: graph, of: scenes)
  }
}

extension StoryboardDocument.Scene {
  /// What leads to other scenes by their ids.
  fileprivate var ways: [(destination: String, place: SourcePlace)] {
    contents.map { ($0.destination, $0.place) }
      + segues.filter { $0.kind != .unwind }.map { ($0.destination, $0.place) }
  }

  /// The scenes that are made together with this one or when its view loads.
  var containedIDs: [String] {
    contents.map(\.destination) + segues.filter { $0.kind == .embed }.map(\.destination)
  }
}

extension UISplitViewController.Style {
  /// The columns that a storyboard may fill, in the order of a list without names.
  var columns: [UISplitViewController.Column] {
    switch self {
    case .unspecified: [.primary, .secondary]
    case .doubleColumn: [.primary, .secondary, .compact]
    case .tripleColumn: [.primary, .supplementary, .secondary, .compact]
    }
  }
}

/// Looks for scenes that contain themselves: making one would never end.
struct ContainmentCycle {
  private enum Mark {
    case new
    case open
    case done
  }

  private let graph: [[Int]]
  private var marks: [Mark]
  private var path: [(node: Int, edge: Int)] = []

  private init(_ graph: [[Int]]) {
    self.graph = graph
    marks = Array(repeating: .new, count: graph.count)
  }

  /// The first cycle of a graph, its first node repeated at the end, or `nil`.
  ///
  /// O(nodes + edges), no recursion.
  static func first(in graph: [[Int]]) -> [Int]? {
    var search = ContainmentCycle(graph)
    for start in graph.indices where search.marks[start] == .new {
      search.open(start)
      while let (node, edge) = search.path.last {
        if let cycle = search.follow(edge, of: node) { return cycle }
      }
    }
    return nil
  }

  /// Throws where scenes contain themselves, by the graph of which contains which.
  static func refuse(in graph: [[Int]], of scenes: [StoryboardDocument.Scene]) throws(StoryboardError) {
    guard let cycle = first(in: graph) else { return }
    throw StoryboardError(scenes[cycle[0]].place, .cycle(cycle.map { scenes[$0].id }))
  }

  private mutating func open(_ node: Int) {
    marks[node] = .open
    path.append((node, 0))
  }

  /// Goes on along an edge of the last node, or back where there are no more; the cycle that the edge closes, if it does.
  private mutating func follow(_ edge: Int, of node: Int) -> [Int]? {
    guard edge < graph[node].count else {
      marks[node] = .done
      path.removeLast()
      return nil
    }
    path[path.count - 1].edge += 1
    let next = graph[node][edge]
    if marks[next] == .new { open(next) } else if marks[next] == .open { return cycle(from: next) }
    return nil
  }

  private func cycle(from node: Int) -> [Int] { Array(path.map(\.node).drop { $0 != node }) + [node] }
}
