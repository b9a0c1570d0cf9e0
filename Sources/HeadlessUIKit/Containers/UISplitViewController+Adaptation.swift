extension UISplitViewController {
  /// Sets the list of a classic split view (rules S3, S16); without effect where there are columns (rule S1).
  final func setClassicColumns(_ new: [UIViewController]) {
    let call = begin(.setColumns, [.controllers(new)])
    defer { call.end() }
    guard kind == .unspecified else { return }
    let distinct = new.withoutRepetition
    guard distinct.count > 2 else {
      replaceColumns(with: distinct)
      return
    }
    if Simulation.current.settings.extraColumns == .dropExtra {
      replaceColumns(with: Array(distinct.prefix(2)))
    } else {
      Simulation.current.warn(.tooManyColumns(on: ControllerReference(self), count: new.count))
    }
  }

  final func replaceColumns(with list: [UIViewController]) {
    let new = list.withoutRepetition
    guard new.walk({ $0.parentLink.leads(to: self) || $0.mayMove(into: self) }) else { return }
    HierarchyChange.begin()
    defer { HierarchyChange.end() }
    let shownBefore = shownColumns
    let (entering, leaving) = exchangeChildren(with: new)
    exchange(shownBefore: shownBefore)
    announce(entering: entering, leaving: leaving)
  }

  /// The columns that are on screen when the split view is.
  final var shownColumns: [UIViewController] {
    isChildless ? [] : childStorage.filter { shows($0) }
  }

  /// What came on screen appears, what left it disappears (rule S14).
  final func exchange(shownBefore: [UIViewController]) {
    if appearance == .disappeared, shownBefore.isEmpty { return }
    // What comes later has no animation, whatever the split view came with.
    let animated = appearance == .appearing && flags.contains(.animatedAppearance)
    let gone = shownBefore.filter { !childStorage.holds($0) || !shows($0) }
    guard appearance == .appeared || appearance == .appearing else {
      for controller in gone { controller.setLayerAppearance(false) }
      return
    }
    let come = childStorage.filter { shows($0) && !shownBefore.holds($0) }
    for controller in come { controller.beginLayerAppearance(true, animated: animated) }
    for controller in gone { controller.setLayerAppearance(false) }
    // While the split view itself appears, its own end ends its columns' appearance too.
    if appearance == .appeared { for controller in come { controller.endLayerAppearance() } }
  }

  /// Changes which columns are on screen; the list of controllers stays (rule S13).
  final func changeDisplayMode(to mode: DisplayMode) {
    guard mode != .automatic, mode != currentDisplayMode else { return }
    HierarchyChange.begin()
    defer { HierarchyChange.end() }
    let shownBefore = shownColumns
    currentDisplayMode = mode
    if !collapsed { exchange(shownBefore: shownBefore) }
  }

  /// Collapses or expands for a size class; what `isCollapsed` reads changes when the delegate has been asked
  /// (rules S2, S4, S6).
  final func adapt(to sizeClass: UIUserInterfaceSizeClass) {
    let shouldCollapse = sizeClass == .compact
    guard shouldCollapse != collapsed else { return }
    HierarchyChange.begin()
    defer { HierarchyChange.end() }
    if shouldCollapse {
      if kind == .unspecified { collapse() } else { collapseColumns() }
      collapsed = true
    } else {
      let separated = kind == .unspecified ? separate() : nil
      let shownBefore = shownColumns
      collapsed = false
      if let separated { replaceColumns(with: separated) } else { exchange(shownBefore: shownBefore) }
      if kind != .unspecified { replaceColumns(with: columns.expanded) }
    }
  }

  private func collapse() {
    guard childStorage.count == 2 else { return }
    let (first, secondary) = (childStorage[0], childStorage[1])
    let primary =
      callDelegate("forCollapsing", otherwise: nil) { $0.primaryViewController(forCollapsing: self) } ?? first
    let isCollapsed = callDelegate("collapseSecondary", otherwise: false) {
      $0.splitViewController(self, collapseSecondary: secondary, onto: primary)
    }
    replaceColumns(with: [primary])
    // The delegate may have named a controller that cannot be a column.
    guard !isCollapsed, primary.parentStorage === self, primary !== secondary, secondary.isUnplaced,
      !secondary.carries(primary)
    else { return }
    StructureReads.callBack("collapseSecondaryViewController", on: primary) {
      primary.collapseSecondaryViewController(secondary, for: self)
    }
  }

  private func separate() -> [UIViewController]? {
    guard let first = childStorage.first else { return nil }
    let primary =
      callDelegate("forExpanding", otherwise: nil) { $0.primaryViewController(forExpanding: self) } ?? first
    let separated =
      callDelegate("separateSecondary", otherwise: nil) {
        $0.splitViewController(self, separateSecondaryFrom: primary)
      }
      ?? StructureReads.callBack("separateSecondaryViewController", on: primary) {
        primary.separateSecondaryViewController(for: self)
      }
    guard let separated else { return primary === first ? nil : [primary] }
    return [primary, separated]
  }
}
