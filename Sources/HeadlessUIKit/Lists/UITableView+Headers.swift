import ConcurrencyHooks

extension UITableView {
  /// Says of which class the headers and footers of a name are.
  ///
  /// - Parameters:
  ///   - aClass: The class, or `nil` to forget the name.
  ///   - identifier: The name.
  public final func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headers.register(aClass, as: identifier)
  }

  /// Says from which nib the headers and footers of a name are.
  ///
  /// - Parameters:
  ///   - nib: The nib, with one header in it, or `nil` to forget the name.
  ///   - identifier: The name.
  public final func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headers.register(nib, as: identifier) { nib in
      let made = nib.load(owner: nil)
      if let made, made.count == 1, let header = made[0] as? UITableViewHeaderFooterView { return header }
      if made != nil { Simulation.current.raise(.invalidHeaderNib(identifier)) }
      return UITableViewHeaderFooterView(reuseIdentifier: identifier)
    }
  }

  /// A header or footer of a name.
  ///
  /// - Parameter identifier: The name.
  /// - Returns: A view that is not on screen any more, a new one of the class or nib that was registered, or `nil`.
  public final func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    if let view = headers.takeUnused(identifier) as? UITableViewHeaderFooterView {
      view.isUpdateDue = true
      view.prepareForReuse()
      return view
    }
    return headers.make(identifier, by: ClassHooksMakeHeader)
  }

  /// The header above a section.
  ///
  /// - Parameter section: The section.
  /// - Returns: The view, where the delegate has given one of that class and it is on screen.
  public final func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sectionView(at: section, isHeader: true)
  }

  /// The footer below a section.
  ///
  /// - Parameter section: The section.
  /// - Returns: The view, where the delegate has given one of that class and it is on screen.
  public final func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sectionView(at: section, isHeader: false)
  }

  private func sectionView(at section: Int, isHeader: Bool) -> UITableViewHeaderFooterView? {
    trackAccess()
    return sectionViews.lazy.flatMap(\.views).compactMap { $0 as? UITableViewHeaderFooterView }
      .first { $0.place?.section == section && $0.place?.isHeader == isHeader }
  }
}
