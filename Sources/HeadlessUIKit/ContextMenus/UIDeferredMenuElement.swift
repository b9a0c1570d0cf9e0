/// Stands in a menu for elements that are asked for when the menu opens.
///
/// Elements that come in a later turn come into the menu that is open.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  /// Is given what is called with the elements.
  public typealias Provider =
    @MainActor (_ completion: @escaping @MainActor ([UIMenuElement]) -> Void) -> Void

  private let provider: Provider
  private let isCached: Bool
  private var elements: [UIMenuElement]?
  private var isAsked = false

  /// Makes an element that asks once.
  ///
  /// - Parameter elementProvider: Is asked when the menu opens for the first time.
  public convenience init(_ elementProvider: @escaping Provider) {
    self.init(elementProvider, isCached: true)
  }

  private init(_ provider: @escaping Provider, isCached: Bool) {
    self.provider = provider
    self.isCached = isCached
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Makes an element that asks whenever the menu opens.
  ///
  /// - Parameter elementProvider: Is asked.
  /// - Returns: The element.
  open class func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider, isCached: false)
  }

  override final var choices: [UIMenuElement] { (elements ?? ask()).flatMap(\.choices) }

  /// The elements that are there; nobody is asked.
  final var found: [UIMenuElement] { elements ?? [] }

  private func ask() -> [UIMenuElement] {
    guard !isAsked else { return [] }
    isAsked = true
    StructureReads.callOut("deferredElements") {
      provider { [weak self] in self?.elements = $0 }
    }
    return elements ?? []
  }

  /// The menu closes: what is not kept is asked for anew.
  final func close() {
    guard !isCached, elements != nil else { return }
    (elements, isAsked) = (nil, false)
  }
}

extension UIMenu {
  /// Whether something in it is asked for when it opens.
  final var asksWhenOpened: Bool {
    elements.contains { ($0 as? UIMenu)?.asksWhenOpened ?? ($0 is UIDeferredMenuElement) }
  }

  /// The menu closes.
  final func close() {
    for element in elements {
      (element as? UIDeferredMenuElement)?.close()
      (element as? UIMenu)?.close()
    }
  }
}
