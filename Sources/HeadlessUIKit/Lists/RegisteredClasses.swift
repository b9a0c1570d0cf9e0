/// The classes of cells that were registered under names, and the cells that wait to be used again.
@MainActor
struct RegisteredClasses {
  /// The name for the cell that is being made.
  @usableFromInline static var identifier: String?

  private var classes: [String: AnyClass] = [:]
  private var prototypes: [String: () -> UIView?] = [:]
  private var unused: [String: [UIView]] = [:]

  mutating func register(_ cellClass: AnyClass?, as name: String) {
    classes[name] = cellClass
    prototypes[name] = nil
  }

  /// Notes how a storyboard makes the cells of a name.
  mutating func register(prototype name: String, _ make: @escaping () -> UIView?) { prototypes[name] = make }

  /// Notes from which nib the cells of a name are made.
  mutating func register<Cell: UIView>(
    _ nib: UINib?, as name: String, _ make: @escaping @MainActor (UINib) -> Cell
  ) {
    classes[name] = nil
    prototypes[name] = nib.map { nib in { make(nib) } }
  }

  /// Keeps a cell that has left the screen.
  mutating func putAway(_ cell: UIView, as name: String?) {
    if let name { unused[name, default: []].append(cell) }
  }

  /// A cell that has left the screen, which is not kept any longer.
  mutating func takeUnused(_ name: String) -> UIView? { unused[name]?.popLast() }

  /// Makes a cell of the class that was registered.
  ///
  /// A class need not have the initialiser that every other one has, so Swift makes no object of it without knowing the
  /// class; the entry of a convenience initialiser of UIKit's class calls whatever the class has in its place.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - entry: That entry, which is given the class.
  /// - Returns: The cell, or `nil` where nothing was registered under the name.
  func make<Cell: UIView>(
    _ name: String,
    by entry: (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?
  ) -> Cell? {
    RegisteredClasses.identifier = name
    defer { RegisteredClasses.identifier = nil }
    if let prototype = prototypes[name] { return prototype() as? Cell }
    guard let cellClass = classes[name] as? Cell.Type else { return nil }
    guard let made = entry(unsafeBitCast(cellClass, to: UnsafeMutableRawPointer.self)) else { return nil }
    return Unmanaged<Cell>.fromOpaque(made).takeRetainedValue()
  }
}
