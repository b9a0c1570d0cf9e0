public import Foundation

extension IndexPath {
  /// Names a row of a table.
  ///
  /// - Parameters:
  ///   - row: The row in its section.
  ///   - section: The section.
  public init(row: Int, section: Int) { self = [section, row] }

  /// Names an item of a collection.
  ///
  /// - Parameters:
  ///   - item: The item in its section.
  ///   - section: The section.
  public init(item: Int, section: Int) { self = [section, item] }

  /// The section.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row in its section.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The item in its section.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
