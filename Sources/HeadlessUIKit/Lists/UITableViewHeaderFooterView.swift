public import Foundation

/// A view above or below a section of a table that is used again and again.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The name under which views of this kind wait to be used again.
  open var reuseIdentifier: String? {
    trackAccess()
    return identifier
  }

  final let identifier: String?

  /// The section above or below which the view stands.
  final var place: (section: Int, isHeader: Bool)?

  /// What the view shows; views of the app's belong in here.
  public final let contentView = UIView()

  /// The view behind the contents.
  open var backgroundView: UIView? {
    get {
      trackAccess()
      return backgroundViewStorage
    }
    set {
      backgroundViewStorage?.removeFromSuperview()
      backgroundViewStorage = newValue
      if let newValue { insertSubview(newValue, at: 0) }
    }
  }

  private final var backgroundViewStorage: UIView?

  /// The label for a text.
  open var textLabel: UILabel? {
    trackAccess()
    return label
  }

  /// What the view shows, in one value.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get {
      trackAccess()
      return contentConfigurationStorage
    }
    set {
      contentConfigurationStorage = newValue
      if let list = newValue as? UIListContentConfiguration { label.text = list.text }
    }
  }

  private final var contentConfigurationStorage: (any UIContentConfiguration)?

  private lazy final var label: UILabel = {
    let label = UILabel(frame: .zero)
    contentView.attachWithoutCallbacks(label)
    return label
  }()

  /// Makes a view.
  ///
  /// - Parameter reuseIdentifier: The name under which it waits to be used again.
  public init(reuseIdentifier: String?) {
    identifier = reuseIdentifier
    super.init(frame: .zero)
    attachWithoutCallbacks(contentView)
  }

  /// Makes a view from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    identifier = RegisteredClasses.identifier
    super.init(coder: coder)
    attachWithoutCallbacks(contentView)
  }

  /// Makes the view of a class that was registered, by the initialiser that the class may have overridden.
  @usableFromInline
  convenience init(registered: ()) { self.init(reuseIdentifier: RegisteredClasses.identifier) }

  /// Called before the view is used for another section.
  open func prepareForReuse() {}

  /// What a header of the system shows, without texts.
  ///
  /// - Returns: A new value.
  open func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration() }
}
