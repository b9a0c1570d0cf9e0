import Testing
import UIKit

/// What a snapshot of a section does by itself.
@Suite("Snapshots of a section")
struct SectionSnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSectionSnapshot<Int>

  private static var fruit: Snapshot {
    var fruit = Snapshot()
    fruit.append([1, 2, 3])
    fruit.append([11, 12], to: 1)
    fruit.append([121], to: 12)
    fruit.append([31], to: 3)
    return fruit
  }

  @Test func `items stand before what is below them`() {
    let fruit = Self.fruit
    #expect(fruit.items == [1, 11, 12, 121, 2, 3, 31] && fruit.rootItems == [1, 2, 3])
    #expect(fruit.items.map(fruit.level) == [0, 1, 1, 2, 0, 0, 1])
    #expect(fruit.items.map(fruit.parent) == [nil, 1, 1, 12, nil, nil, 3])
    #expect(fruit.index(of: 2) == 4 && fruit.index(of: 4) == nil && !fruit.contains(4))
  }

  @Test(arguments: [
    ([], [1, 2, 3]), ([1], [1, 11, 12, 2, 3]), ([12], [1, 2, 3]), ([1, 12], [1, 11, 12, 121, 2, 3]),
    ([3, 2], [1, 2, 3, 31]), ([1, 12, 3], [1, 11, 12, 121, 2, 3, 31]),
  ])
  func `one sees what is below an item if everything above is expanded`(expanded: [Int], visible: [Int]) {
    var fruit = Self.fruit
    fruit.expand(expanded)
    #expect(fruit.visibleItems == visible && fruit.items.filter(fruit.isVisible) == visible)
    #expect(expanded.allSatisfy(fruit.isExpanded))
    fruit.collapse(expanded)
    #expect(fruit.visibleItems == [1, 2, 3])
  }

  @Test func `what is put before or after an item stands beside it`() {
    var fruit = Self.fruit
    fruit.insert([10], before: 11)
    fruit.insert([4], after: 1)
    #expect(fruit.items == [1, 10, 11, 12, 121, 4, 2, 3, 31])
    #expect(fruit.level(of: 10) == 1 && fruit.level(of: 4) == 0)
    var nuts = Snapshot()
    nuts.append([50])
    nuts.append([51], to: 50)
    var other = fruit
    fruit.insert(nuts, before: 12)
    other.insert(nuts, after: 3)
    #expect(fruit.items == [1, 10, 11, 50, 51, 12, 121, 4, 2, 3, 31] && fruit.level(of: 51) == 2)
    #expect(other.items == [1, 10, 11, 12, 121, 4, 2, 3, 31, 50, 51] && other.level(of: 51) == 1)
  }

  @Test func `an item goes with what is below it, and what is below can be replaced`() {
    var fruit = Self.fruit
    fruit.delete([12])
    #expect(fruit.items == [1, 11, 2, 3, 31])
    fruit.replace(childrenOf: 1, using: Self.fruit.snapshot(of: 12, includingParent: true))
    #expect(fruit.items == [1, 12, 121, 2, 3, 31] && fruit.level(of: 121) == 2)
    #expect(
      Self.fruit.snapshot(of: 1).items == [11, 12, 121] && Self.fruit.snapshot(of: 1).level(of: 121) == 1)
    fruit.deleteAll()
    #expect(fruit.items.isEmpty && fruit.visibleItems.isEmpty)
  }

  @Test func `an item that is not there is passed over`() {
    var fruit = Self.fruit
    fruit.append([9], to: 8)
    fruit.insert([9], before: 8)
    fruit.insert([9], after: 8)
    fruit.delete([8])
    fruit.expand([8])
    fruit.replace(childrenOf: 8, using: Self.fruit)
    #expect(fruit.items == Self.fruit.items && fruit.snapshot(of: 8).items.isEmpty)
  }

  @Test func `the outline can be read as text`() {
    var fruit = Self.fruit
    fruit.expand([1])
    #expect(fruit.visualDescription() == "- 1\n  + 11\n  + 12\n    + 121\n+ 2\n+ 3\n  + 31")
  }
}
