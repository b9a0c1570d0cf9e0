/// What stands in a bar: a button, or a tab.
@preconcurrency @MainActor
open class UIBarItem: SingleObject {
  /// The controller that the item is shown for, if there is one; the controller's rare properties clear it when they go.
  final nonisolated(unsafe) var owner = Link<UIViewController>(nil)

  /// The title.
  open var title: String? {
    get { owner.tracked(titleStorage) }
    set { titleStorage = newValue }
  }

  final var titleStorage: String?

  /// The picture.
  open var image: UIImage? {
    get { owner.tracked(imageStorage) }
    set { imageStorage = newValue }
  }

  final var imageStorage: UIImage?

  /// A number by which an app finds the item.
  open var tag: Int {
    get { owner.tracked(tagStorage) }
    set { tagStorage = newValue }
  }

  final var tagStorage = 0

  /// Whether the user can touch the item.
  open var isEnabled: Bool {
    get { owner.tracked(isEnabledStorage) }
    set { isEnabledStorage = newValue }
  }

  final var isEnabledStorage = true

  /// The name by which tests find the item.
  open var accessibilityIdentifier: String?

  /// Makes an item.
  public init() {}
}
