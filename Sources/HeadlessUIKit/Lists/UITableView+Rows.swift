import Foundation

extension UITableView: RowHolder {
  final func askSectionCount() -> Int {
    ask("numberOfSections", otherwise: 0) { $0.numberOfSections(in: self) }
  }

  final func askCount(inSection section: Int) -> Int {
    ask("numberOfRowsInSection", otherwise: 0) { $0.tableView(self, numberOfRowsInSection: section) }
  }

  final func askCell(at path: IndexPath) -> UIView {
    ask("cellForRowAt", otherwise: UITableViewCell(style: .default, reuseIdentifier: nil)) {
      $0.tableView(self, cellForRowAt: path)
    }
  }

  final func willDisplay(_ cell: UIView, at path: IndexPath) {
    guard let cell = cell as? UITableViewCell else { return }
    showEditing(of: cell, at: path, animated: false)
    cell.layOut()
    tell("willDisplay", otherwise: ()) { $0.tableView(self, willDisplay: cell, forRowAt: path) }
  }

  final func didEndDisplaying(_ cell: UIView, at path: IndexPath) {
    guard let cell = cell as? UITableViewCell else { return }
    classes.putAway(cell, as: cell.identifier)
    tell("didEndDisplaying", otherwise: ()) { $0.tableView(self, didEndDisplaying: cell, forRowAt: path) }
  }

  final func mark(_ cell: UIView, selected: Bool) {
    guard let cell = cell as? UITableViewCell, cell.isSelectedStorage != selected else { return }
    cell.setSelected(selected, animated: false)
  }

  final func layOutSections(_ sections: [Int]) {
    for entry in sectionViews where !sections.contains(entry.section) { putAway(entry.views) }
    sectionViews.removeAll { !sections.contains($0.section) }
    for section in sections where !sectionViews.contains(where: { $0.section == section }) {
      let views = [sectionView(of: section, isHeader: true), sectionView(of: section, isHeader: false)]
        .compactMap(\.self)
      sectionViews.append((section, views))
      StructureReads.suspended { views.forEach { addSubview($0) } }
    }
  }

  final func dropSections() {
    let old = sectionViews
    sectionViews = []
    for entry in old { putAway(entry.views) }
  }

  private func putAway(_ views: [UIView]) {
    for view in views {
      view.takeOut()
      if let header = view as? UITableViewHeaderFooterView { headers.putAway(header, as: header.identifier) }
    }
  }

  private func sectionView(of section: Int, isHeader: Bool) -> UIView? {
    let own = tell("viewInSection", otherwise: nil) { delegate in
      isHeader
        ? delegate.tableView(self, viewForHeaderInSection: section)
        : delegate.tableView(self, viewForFooterInSection: section)
    }
    if let header = own as? UITableViewHeaderFooterView {
      header.place = (section, isHeader)
      header.layOut()
    }
    return own ?? title(of: section, isHeader: isHeader)
  }

  private func title(of section: Int, isHeader: Bool) -> UIView? {
    let title = ask("titleInSection", otherwise: nil) { source in
      isHeader
        ? source.tableView(self, titleForHeaderInSection: section)
        : source.tableView(self, titleForFooterInSection: section)
    }
    guard let title else { return nil }
    let label = UILabel(frame: .zero)
    label.text = title
    return label
  }

  /// Asks the data source.
  final func ask<Result>(
    _ name: StaticString, otherwise: @autoclosure () -> Result, _ body: (any UITableViewDataSource) -> Result
  ) -> Result {
    guard let source = dataSourceStorage else { return otherwise() }
    return StructureReads.callOut(name, about: accountable) { body(source) }
  }

  /// Asks or tells the delegate.
  final func tell<Result>(
    _ name: StaticString, otherwise: Result, _ body: (any UITableViewDelegate) -> Result
  ) -> Result {
    guard let delegate = tableDelegate else { return otherwise }
    return StructureReads.callOut(name, about: accountable) { body(delegate) }
  }
}

extension UITableView {
  /// How a table looks; kept, nothing is drawn.
  public enum Style: Int, Hashable, Sendable {
    /// Rows below each other.
    case plain = 0
    /// Sections apart from each other.
    case grouped = 1
    /// Sections apart from each other, with round corners.
    case insetGrouped = 2
  }

  /// Where a row comes to stand that code scrolls to; nothing is laid out, so it only comes on screen.
  public enum ScrollPosition: Int, Hashable, Sendable {
    /// Anywhere.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// How rows come and go; without effect, nothing is drawn.
  public enum RowAnimation: Int, Hashable, Sendable {
    /// They fade.
    case fade = 0
    /// To the right.
    case right = 1
    /// To the left.
    case left = 2
    /// Upwards.
    case top = 3
    /// Downwards.
    case bottom = 4
    /// At once.
    case none = 5
    /// In the middle.
    case middle = 6
    /// As the system thinks best.
    case automatic = 100
  }
}
