public import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements of some rows.
  ///
  /// - Parameter offsets: The numbers of the rows.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() { remove(at: index(startIndex, offsetBy: offset)) }
  }
}

extension MutableCollection where Self: RangeReplaceableCollection {
  /// Moves the elements of some rows before another row.
  ///
  /// - Parameters:
  ///   - source: The numbers of the rows.
  ///   - destination: The number of the other row, before anything is moved.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.map { self[index(startIndex, offsetBy: $0)] }
    let place = destination - source.count { $0 < destination }
    remove(atOffsets: source)
    insert(contentsOf: moved, at: index(startIndex, offsetBy: place))
  }
}
