/// What a tab bar shows for one controller.
@preconcurrency @MainActor
open class UITabBarItem {
  /// The controller that the item is shown for; the controller's rare properties clear it when they go.
  final nonisolated(unsafe) var owner = Link<UIViewController>(nil)

  /// The title.
  open var title: String? {
    get {
      owner.trackAccess()
      return titleStorage
    }
    set { titleStorage = newValue }
  }

  final var titleStorage: String?

  /// A number by which an app finds the item.
  open var tag: Int {
    get {
      owner.trackAccess()
      return tagStorage
    }
    set { tagStorage = newValue }
  }

  final var tagStorage: Int

  /// The text in the corner of the item.
  open var badgeValue: String? {
    get {
      owner.trackAccess()
      return badgeValueStorage
    }
    set { badgeValueStorage = newValue }
  }

  final var badgeValueStorage: String?

  /// The picture.
  open var image: UIImage? {
    get {
      owner.trackAccess()
      return imageStorage
    }
    set { imageStorage = newValue }
  }

  final var imageStorage: UIImage?

  /// The picture while the tab is selected.
  open var selectedImage: UIImage? {
    get {
      owner.trackAccess()
      return selectedImageStorage
    }
    set { selectedImageStorage = newValue }
  }

  final var selectedImageStorage: UIImage?

  /// Makes an item.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - tag: A number by which an app finds the item.
  public init(title: String?, tag: Int) {
    titleStorage = title
    tagStorage = tag
  }

  /// Makes an item with a picture.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The picture.
  ///   - tag: A number by which an app finds the item.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, tag: tag)
    self.image = image
  }

  /// Makes an item with two pictures.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The picture.
  ///   - selectedImage: The picture while the tab is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}
