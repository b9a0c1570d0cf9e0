import ConcurrencyHooks
public import Foundation

/// A head, a foot or the like that is on screen.
struct SupplementaryView {
  let kind: String
  let path: IndexPath
  let view: UICollectionReusableView
}

extension UICollectionView {
  /// The head of a section.
  public nonisolated static var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }

  /// The foot of a section.
  public nonisolated static var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

  /// Says of which class the views of a kind and a name are.
  ///
  /// - Parameters:
  ///   - viewClass: The class, or `nil` to forget the name.
  ///   - elementKind: The kind.
  ///   - identifier: The name.
  public final func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    supplements[elementKind, default: RegisteredClasses()].register(viewClass, as: identifier)
  }

  /// Says from which nib the views of a kind and a name are.
  ///
  /// - Parameters:
  ///   - nib: The nib, with one view in it, or `nil` to forget the name.
  ///   - kind: The kind.
  ///   - identifier: The name.
  public final func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    supplements[kind, default: RegisteredClasses()].register(nib, as: identifier) { nib in
      nib.load(owner: nil)?.first as? UICollectionReusableView ?? UICollectionReusableView(frame: .zero)
    }
  }

  /// A view of a kind and a name that were registered.
  ///
  /// - Parameters:
  ///   - elementKind: The kind.
  ///   - identifier: The name; one that was not registered raises an exception.
  ///   - indexPath: Where it stands.
  /// - Returns: A view that is not on screen any more, or a new one.
  public final func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = supplements[elementKind]?.takeUnused(identifier) as? UICollectionReusableView {
      view.prepareForReuse()
      return view
    }
    let made: UICollectionReusableView? = supplements[elementKind]?.make(
      identifier, by: ClassHooksMakeCollectionView)
    if let made { return made }
    Simulation.current.raise(.unknownSupplementaryView(identifier, kind: elementKind))
    return UICollectionReusableView(frame: .zero)
  }

  /// The view of a kind that stands somewhere.
  ///
  /// - Parameters:
  ///   - elementKind: The kind.
  ///   - indexPath: Where it stands.
  /// - Returns: The view, or `nil` where there is none on screen.
  public final func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    trackAccess()
    layOutRows()
    return supplementaryViews.first { $0.kind == elementKind && $0.path == indexPath }?.view
  }

  /// The views of a kind that are on screen.
  ///
  /// - Parameter elementKind: The kind.
  /// - Returns: The views, uppermost first.
  public final func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    trackAccess()
    layOutRows()
    return supplementaryViews.filter { $0.kind == elementKind }.map(\.view)
  }

  /// Where the views of a kind stand that are on screen.
  ///
  /// - Parameter elementKind: The kind.
  /// - Returns: The places, uppermost first.
  public final func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    trackAccess()
    layOutRows()
    return supplementaryViews.filter { $0.kind == elementKind }.map(\.path)
  }

  private var supplementaryViews: [SupplementaryView] { supplementarySections.flatMap(\.views) }

  // MARK: - What is on screen

  final func layOutSections(_ sections: [Int]) {
    remove { !sections.contains($0) }
    for section in sections where !supplementarySections.contains(where: { $0.section == section }) {
      let path = IndexPath(item: 0, section: section)
      let kinds = collectionViewLayoutStorage.kinds(ofSection: section, in: self)
      supplementarySections.append((section, kinds.map { make($0, at: path) }))
    }
    supplementarySections.sort { $0.section < $1.section }
  }

  final func dropSections() { remove { _ in true } }

  private func make(_ kind: String, at path: IndexPath) -> SupplementaryView {
    let view = ask("viewForSupplementaryElementOfKind", otherwise: UICollectionReusableView(frame: .zero)) {
      $0.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    }
    StructureReads.suspended { addSubview(view) }
    tell("willDisplaySupplementaryView", otherwise: ()) {
      $0.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
    }
    return SupplementaryView(kind: kind, path: path, view: view)
  }

  private func remove(where isGone: (Int) -> Bool) {
    let gone = supplementarySections.filter { isGone($0.section) }.flatMap(\.views)
    supplementarySections.removeAll { isGone($0.section) }
    for entry in gone {
      entry.view.takeOut()
      supplements[entry.kind]?.putAway(entry.view, as: entry.view.identifier)
      tell("didEndDisplayingSupplementaryView", otherwise: ()) {
        $0.collectionView(
          self, didEndDisplayingSupplementaryView: entry.view, forElementOfKind: entry.kind, at: entry.path)
      }
    }
  }
}

// MARK: - Registrations

extension UICollectionView {
  /// A class of heads, feet or the like, and how one of them is made ready.
  @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Makes a view ready: it is given the view, its kind and where it stands.
    public typealias Handler = @MainActor (Supplementary, String, IndexPath) -> Void

    fileprivate let handler: Handler
    fileprivate let kind: String

    /// Makes a registration.
    ///
    /// - Parameters:
    ///   - elementKind: The kind.
    ///   - handler: Makes a view ready.
    public init(elementKind: String, handler: @escaping Handler) {
      (kind, self.handler) = (elementKind, handler)
    }
  }

  /// A view of a registration.
  ///
  /// - Parameters:
  ///   - registration: The class of the view, and how it is made ready.
  ///   - indexPath: Where it stands.
  /// - Returns: A view that is not on screen any more, or a new one.
  public final func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let name = String(reflecting: Supplementary.self)
    register(Supplementary.self, forSupplementaryViewOfKind: registration.kind, withReuseIdentifier: name)
    let view = dequeueReusableSupplementaryView(
      ofKind: registration.kind, withReuseIdentifier: name, for: indexPath)
    guard let view = view as? Supplementary else {
      preconditionFailure("a view of another class than its registration's")
    }
    StructureReads.callOut("supplementary registration") {
      registration.handler(view, registration.kind, indexPath)
    }
    return view
  }
}
