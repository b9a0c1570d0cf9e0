extension UISplitViewController {
  /// Puts a controller into a column; what is no navigation controller gets one around it (rule S9).
  ///
  /// - Parameters:
  ///   - viewController: The controller, or `nil` to empty the column.
  ///   - column: The column; the supplementary one exists only where there are three.
  public final func setViewController(_ viewController: UIViewController?, for column: Column) {
    noteReadingChildren()
    let call = begin(.setColumn, [.controller(viewController), .text("for: \(column)")])
    defer { call.end() }
    guard kind != .unspecified, kind == .tripleColumn || column != .supplementary else { return }
    guard columns.original(of: column) !== viewController, viewController.map(mayFillColumn) ?? true
    else { return }
    HierarchyChange.begin()
    defer { HierarchyChange.end() }
    fill(column, with: viewController)
  }

  /// Whether a controller may come into a column; where it is in one, that is an exception.
  private func mayFillColumn(_ controller: UIViewController) -> Bool {
    guard controller.mayMove(into: self) else { return false }
    guard controller.parentStorage === self || columns.all.contains(where: { $0 === controller })
    else { return true }
    Simulation.current.raise(.secondPlace(ControllerReference(controller), place: "two columns of \(self)"))
    return false
  }

  private func fill(_ column: Column, with viewController: UIViewController?) {
    let isStacked = collapsed && isOnStack(column)
    if isStacked, let old = columns[column] { baseStack?.removeForeignTop(old) }
    // Made before the columns change: the callbacks of its root may come back here.
    let wrapper = column == .compact ? nil : viewController.map(wrapped)
    let new = column == .compact ? viewController : wrapper
    if let new, !takeOver(new, around: viewController) { return }
    let old = column == .compact ? columns.compact : columns[column]
    old?.endKeeping(by: self)
    columns.set(viewController, wrapper: wrapper, for: column)
    new?.beKept(by: self)
    showFilled(column, isStacked: isStacked)
  }

  /// Takes a controller from whoever shows it or keeps it, even if it is not to be shown here yet; whether it can be had.
  private func takeOver(_ new: UIViewController, around viewController: UIViewController?) -> Bool {
    // A callback of the wrapper's root may have put it elsewhere.
    guard new.parentStorage == nil || new === viewController, new.mayMove(into: self) else { return false }
    new.leaveParent(for: self)
    return new.isUnplaced
  }

  private func showFilled(_ column: Column, isStacked: Bool) {
    if !collapsed {
      replaceColumns(with: columns.expanded)
    } else if column == .compact, columns.compact == nil {
      replaceCompact()
    } else if column == .compact || column == .primary {
      replaceColumns(with: columns.collapsedBase)
    } else if isStacked, let new = columns[column] {
      baseStack?.append(new, animated: false)
    }
  }

  /// The controller of a column, as it was set (rule S9).
  ///
  /// - Parameter column: The column.
  /// - Returns: The controller, or `nil` where the column is empty.
  public final func viewController(for column: Column) -> UIViewController? {
    noteHandingOut(columns.original(of: column))
    return columns.original(of: column)
  }

  /// Brings a column on screen: expanded by another display mode, collapsed on the stack (rule S11).
  ///
  /// - Parameter column: The column; `.compact` is not accepted.
  public final func show(_ column: Column) {
    trackAccessToColumns()
    let call = begin(.showColumn, [.text("\(column)")])
    defer { call.end() }
    guard kind != .unspecified, column != .compact else { return }
    guard collapsed else {
      showExpanded(column)
      return
    }
    guard columns.compact == nil, let base = baseStack else { return }
    HierarchyChange.begin()
    defer { HierarchyChange.end() }
    show(column, on: base)
  }

  private func show(_ column: Column, on base: UINavigationController) {
    for covering in SplitColumns.stacked where covering.rawValue > column.rawValue {
      if let controller = columns[covering] { base.removeForeignTop(controller) }
    }
    for missing in SplitColumns.stacked where missing.rawValue <= column.rawValue {
      if let controller = columns[missing] { base.append(controller, animated: true) }
    }
  }

  /// Takes a column off screen: expanded by another display mode, collapsed by popping it (rule S11).
  ///
  /// - Parameter column: The column; `.compact` is not accepted.
  public final func hide(_ column: Column) {
    trackAccessToColumns()
    let call = begin(.hideColumn, [.text("\(column)")])
    defer { call.end() }
    guard kind != .unspecified, column != .compact else { return }
    if collapsed {
      guard column != .primary, let controller = columns[column], let base = baseStack,
        base.childStorage.last === controller
      else { return }
      base.removeTop(controller, animated: true)
    } else if column == .primary, kind == .tripleColumn {
      changeDisplayMode(to: .oneBesideSecondary)
    } else if column != .secondary {
      changeDisplayMode(to: .secondaryOnly)
    }
  }

  /// Tracks that the code changes which columns are on screen, which depends on those that there are, and, where the device
  /// is narrow, on what stands on them.
  private func trackAccessToColumns(_ call: StaticString = #function) {
    noteReadingChildren(call)
    if collapsed { baseStack?.noteReadingChildren(call) }
  }

  private func wrapped(_ controller: UIViewController) -> UINavigationController {
    (controller as? UINavigationController) ?? UINavigationController(rootViewController: controller)
  }

  private func showExpanded(_ column: Column) {
    switch (column, kind) {
    case (.primary, .tripleColumn): changeDisplayMode(to: .twoBesideSecondary)
    case (.primary, _): changeDisplayMode(to: .oneBesideSecondary)
    case (.supplementary, _):
      if currentDisplayMode == .secondaryOnly { changeDisplayMode(to: .oneBesideSecondary) }
    case (.secondary, _), (.compact, _): break
    }
  }

  /// Shows the compact controller alone, or stacks the columns in the primary one's navigation controller (rule S10).
  final func collapseColumns() {
    let top = topColumn
    replaceColumns(with: columns.collapsedBase)
    if columns.compact == nil { stackColumns(upTo: top) }
  }

  /// Shows the stacked columns where the device is narrow and the compact controller has gone (rule S10).
  final func replaceCompact() {
    if columns.compact == nil, columns[.primary] != nil { stackColumns(upTo: topColumn) }
    replaceColumns(with: columns.collapsedBase)
  }

  /// The column that is to be on top of the stack, as the delegate wants it.
  private var topColumn: Column {
    let proposed = columns[.secondary] != nil ? Column.secondary : .primary
    return callDelegate("topColumn", otherwise: proposed) {
      $0.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
    }
  }

  private func stackColumns(upTo top: Column) {
    guard let base = baseStack else { return }
    for column in SplitColumns.stacked where column.rawValue <= top.rawValue {
      if let controller = columns[column] { base.append(controller, animated: false) }
    }
  }

  private var baseStack: UINavigationController? { columns[.primary] }

  private func isOnStack(_ column: Column) -> Bool {
    guard let controller = columns[column] else { return false }
    return baseStack?.childStorage.holds(controller) ?? false
  }
}

/// The columns of a split view: what the app set, and the navigation controllers that stand for it (rule S9).
@MainActor
struct SplitColumns {
  /// The columns that are stacked on the primary one where the device is narrow.
  static var stacked: [UISplitViewController.Column] { [.supplementary, .secondary] }

  // Not held: the navigation controller around one holds it, and one that has gone elsewhere may hold the split view.
  private struct Original {
    weak var controller: UIViewController?
  }

  private var originals: [Original] = []
  private var wrappers: [UINavigationController?] = []

  /// What is shown instead of all columns where the device is narrow.
  private(set) var compact: UIViewController?

  subscript(column: UISplitViewController.Column) -> UINavigationController? {
    column == .compact || wrappers.isEmpty ? nil : wrappers[column.rawValue]
  }

  /// Every controller that stands for a column, as it was set or as it is shown.
  var all: [UIViewController] { originals.compactMap(\.controller) + held }

  /// Every controller that the columns keep alive, on screen or not.
  var held: [UIViewController] { expanded + (compact.map { [$0] } ?? []) }

  /// The children of the expanded split view.
  var expanded: [UIViewController] { wrappers.compactMap { $0 } }

  /// The child of the collapsed split view, before the others are stacked on it.
  var collapsedBase: [UIViewController] {
    if let compact { return [compact] }
    return self[.primary].map { [$0] } ?? []
  }

  func original(of column: UISplitViewController.Column) -> UIViewController? {
    if column == .compact { return compact }
    return originals.isEmpty ? nil : originals[column.rawValue].controller
  }

  mutating func set(
    _ controller: UIViewController?, wrapper: UINavigationController?,
    for column: UISplitViewController.Column
  ) {
    if column == .compact {
      compact = controller
      return
    }
    // A classic split view has no columns, so the lists are made when the first one is set.
    if originals.isEmpty {
      (originals, wrappers) = ([Original(), Original(), Original()], [nil, nil, nil])
    }
    originals[column.rawValue] = Original(controller: controller)
    wrappers[column.rawValue] = wrapper
  }

  /// Forgets a column whose controller has gone elsewhere.
  mutating func forget(_ child: UIViewController) {
    if compact === child { compact = nil }
    for index in wrappers.indices where wrappers[index] === child {
      wrappers[index] = nil
      originals[index] = Original()
    }
  }
}

// What a split view does with a controller that is to be shown, unless its delegate has shown it.
extension UISplitViewController {
  /// Shows a controller in the secondary column, or pushed where the split view is collapsed (rule S7).
  final func showAsDetail(_ viewController: UIViewController, sender: Any?) {
    if kind != .unspecified {
      setViewController(viewController, for: .secondary)
      show(.secondary)
    } else if let primary = childStorage.first {
      if collapsed {
        primary.show(viewController, sender: sender)
      } else if childStorage.last !== viewController || childStorage.count < 2 {
        replaceColumns(with: [primary, viewController])
      }
    } else {
      replaceColumns(with: [viewController])
    }
  }

  /// Shows a controller in the column of the sender, or presents it where the split view is collapsed (rule S8).
  final func showInColumn(of sender: Any?, _ viewController: UIViewController) {
    guard !collapsed, kind == .unspecified else {
      present(viewController, animated: true)
      return
    }
    let secondary = childStorage.count > 1 ? childStorage[1] : nil
    if let secondary, let asker = sender as? UIViewController, secondary.contains(asker) {
      replaceColumns(with: [childStorage[0], viewController])
    } else {
      replaceColumns(with: [viewController] + (secondary.map { [$0] } ?? []))
    }
  }
}
