/// The items of one section and what is below each of them, as an outline has them.
///
/// An item that is not there is passed over. An item that is put in twice raises an exception when the snapshot is applied.
@preconcurrency
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>: Sendable
where ItemIdentifierType: Hashable & Sendable {
  /// An item with how deep it stands.
  private struct Node: Sendable {
    let item: ItemIdentifierType
    var level: Int
    var isExpanded = false
  }

  /// The items from top to bottom, each before what is below it.
  private var nodes: [Node] = []

  /// The items that were put in though they were there.
  private(set) var repeated: [ItemIdentifierType] = []

  /// Makes a snapshot without items.
  public init() {}

  // MARK: - What is there

  /// All items from top to bottom, also those that nobody sees.
  public var items: [ItemIdentifierType] { nodes.map(\.item) }

  /// The items that are below no other.
  public var rootItems: [ItemIdentifierType] { nodes.filter { $0.level == 0 }.map(\.item) }

  /// The items that the user sees: those below collapsed ones are not among them.
  public var visibleItems: [ItemIdentifierType] {
    var hiddenBelow = Int.max
    return nodes.compactMap { node in
      guard node.level <= hiddenBelow else { return nil }
      hiddenBelow = node.isExpanded ? .max : node.level
      return node.item
    }
  }

  /// Whether an item is there.
  ///
  /// - Parameter item: The item.
  /// - Returns: Whether it is.
  public func contains(_ item: ItemIdentifierType) -> Bool { index(of: item) != nil }

  /// The number of an item among all of them.
  ///
  /// - Parameter item: The item.
  /// - Returns: The number, or `nil` where the item is not there.
  public func index(of item: ItemIdentifierType) -> Int? { nodes.firstIndex { $0.item == item } }

  /// How many others an item is below.
  ///
  /// - Parameter item: The item.
  /// - Returns: The number; 0 of an item that is not there.
  public func level(of item: ItemIdentifierType) -> Int { index(of: item).map { nodes[$0].level } ?? 0 }

  /// The item that another one is directly below.
  ///
  /// - Parameter child: The other one.
  /// - Returns: The item, or `nil` where there is none.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    guard let index = index(of: child) else { return nil }
    return nodes[..<index].last { $0.level < nodes[index].level }?.item
  }

  /// Whether one sees what is directly below an item, if one sees the item.
  ///
  /// - Parameter item: The item.
  /// - Returns: Whether it is expanded.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    index(of: item).map { nodes[$0].isExpanded } ?? false
  }

  /// Whether the user sees an item.
  ///
  /// - Parameter item: The item.
  /// - Returns: Whether nothing above it is collapsed.
  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }

  /// What is below an item.
  ///
  /// - Parameters:
  ///   - parent: The item.
  ///   - includingParent: Whether the item is in it, too.
  /// - Returns: A snapshot of that alone.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    var result = Self()
    guard let index = index(of: parent) else { return result }
    let first = includingParent ? index : index + 1
    let base = nodes[index].level + (includingParent ? 0 : 1)
    result.nodes = nodes[first..<end(of: index)].map { node in
      var node = node
      node.level -= base
      return node
    }
    return result
  }

  /// The outline as text, a line for each item.
  ///
  /// - Returns: The text.
  public func visualDescription() -> String {
    nodes.map { node in
      String(repeating: "  ", count: node.level) + (node.isExpanded ? "- " : "+ ") + "\(node.item)"
    }.joined(separator: "\n")
  }

  // MARK: - Changes

  /// Puts items at the end of what is below another one.
  ///
  /// - Parameters:
  ///   - items: The items, which are not there yet.
  ///   - parent: The other one; `nil` for the end of the section.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    guard let parent else {
      insert(items.map { Node(item: $0, level: 0) }, at: nodes.endIndex)
      return
    }
    guard let index = index(of: parent) else { return }
    insert(items.map { Node(item: $0, level: nodes[index].level + 1) }, at: end(of: index))
  }

  /// Puts items before another one, beside it.
  ///
  /// - Parameters:
  ///   - items: The items, which are not there yet.
  ///   - item: The other one.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    guard let index = index(of: item) else { return }
    insert(items.map { Node(item: $0, level: nodes[index].level) }, at: index)
  }

  /// Puts items after another one and what is below that.
  ///
  /// - Parameters:
  ///   - items: The items, which are not there yet.
  ///   - item: The other one.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    guard let index = index(of: item) else { return }
    insert(items.map { Node(item: $0, level: nodes[index].level) }, at: end(of: index))
  }

  /// Puts a whole outline before an item, beside it.
  ///
  /// - Parameters:
  ///   - snapshot: The outline.
  ///   - item: The item.
  public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
    guard let index = index(of: item) else { return }
    insert(snapshot, at: index, level: nodes[index].level)
  }

  /// Puts a whole outline after an item and what is below that.
  ///
  /// - Parameters:
  ///   - snapshot: The outline.
  ///   - item: The item.
  public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
    guard let index = index(of: item) else { return }
    insert(snapshot, at: end(of: index), level: nodes[index].level)
  }

  /// Puts an outline below an item in place of what is there.
  ///
  /// - Parameters:
  ///   - parent: The item.
  ///   - snapshot: The outline.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    guard let index = index(of: parent) else { return }
    nodes.removeSubrange((index + 1)..<end(of: index))
    insert(snapshot, at: index + 1, level: nodes[index].level + 1)
  }

  /// Takes items out, with what is below them.
  ///
  /// - Parameter items: The items.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      guard let index = index(of: item) else { continue }
      nodes.removeSubrange(index..<end(of: index))
    }
  }

  /// Takes all items out.
  public mutating func deleteAll() {
    nodes = []
    repeated = []
  }

  /// Shows what is below items.
  ///
  /// - Parameter items: The items.
  public mutating func expand(_ items: [ItemIdentifierType]) { set(items, expanded: true) }

  /// Hides what is below items.
  ///
  /// - Parameter items: The items.
  public mutating func collapse(_ items: [ItemIdentifierType]) { set(items, expanded: false) }

  private mutating func set(_ items: [ItemIdentifierType], expanded: Bool) {
    for item in items { if let index = index(of: item) { nodes[index].isExpanded = expanded } }
  }

  /// Where what is below an item ends.
  private func end(of index: Int) -> Int {
    nodes[(index + 1)...].firstIndex { $0.level <= nodes[index].level } ?? nodes.endIndex
  }

  private mutating func insert(_ snapshot: Self, at index: Int, level: Int) {
    let moved = snapshot.nodes.map { node in
      var node = node
      node.level += level
      return node
    }
    repeated += snapshot.repeated
    insert(moved, at: index)
  }

  private mutating func insert(_ new: [Node], at index: Int) {
    var known = Set(items)
    var fresh: [Node] = []
    for node in new {
      if known.insert(node.item).inserted { fresh.append(node) } else { repeated.append(node.item) }
    }
    nodes.insert(contentsOf: fresh, at: index)
  }
}
