import Foundation

/// What a tab bar shows for one controller.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The text in the corner of the item.
  open var badgeValue: String? {
    get { owner.tracked(badgeValueStorage) }
    set { badgeValueStorage = newValue }
  }

  final var badgeValueStorage: String?

  /// The picture while the tab is selected.
  open var selectedImage: UIImage? {
    get { owner.tracked(selectedImageStorage) }
    set { selectedImageStorage = newValue }
  }

  final var selectedImageStorage: UIImage?

  /// Makes an item.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - tag: A number by which an app finds the item.
  public init(title: String?, tag: Int) {
    super.init()
    titleStorage = title
    tagStorage = tag
  }

  /// Makes an item without a title.
  public override convenience init() { self.init(title: nil, tag: 0) }

  /// Makes an item that the system knows.
  ///
  /// - Parameters:
  ///   - systemItem: Which item.
  ///   - tag: A number by which an app finds the item.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, tag: tag)
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

extension UITabBarItem {
  /// The items that the system knows.
  public enum SystemItem: Int, Hashable, Sendable {
    /// More.
    case more = 0
    /// Favorites.
    case favorites = 1
    /// What somebody has chosen.
    case featured = 2
    /// What people like best.
    case topRated = 3
    /// What was there last.
    case recents = 4
    /// People.
    case contacts = 5
    /// What was.
    case history = 6
    /// Bookmarks.
    case bookmarks = 7
    /// Search.
    case search = 8
    /// What was loaded.
    case downloads = 9
    /// What is newest.
    case mostRecent = 10
    /// What most people have looked at.
    case mostViewed = 11

    /// The item that a file calls by its name.
    init?(word: String) {
      guard
        let found = (0...SystemItem.mostViewed.rawValue).lazy.compactMap(SystemItem.init)
          .first(where: { String(describing: $0) == word })
      else { return nil }
      self = found
    }

    /// What the system writes on it.
    var title: String {
      switch self {
      case .topRated: "Top Rated"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      default: String(describing: self).capitalized
      }
    }
  }
}
