public import Foundation

/// A view above or below a section of a table that is used again and again.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The name under which views of this kind wait to be used again.
  open var reuseIdentifier: String? { tracked(identifier) }

  final let identifier: String?

  /// The section above or below which the view stands.
  final var place: (section: Int, isHeader: Bool)?

  /// What the view shows; views of the app's belong in here.
  public final var contentView: UIView { content }

  private final var content = UIView()

  /// The view behind the contents.
  open var backgroundView: UIView? {
    get { tracked(backgroundViewStorage) }
    set {
      backgroundViewStorage?.removeFromSuperview()
      backgroundViewStorage = newValue
      if let newValue { insertSubview(newValue, at: 0) }
    }
  }

  private final var backgroundViewStorage: UIView?

  /// The label for a text.
  open var textLabel: UILabel? { tracked(label) }

  /// What the view shows, in one value.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { tracked(contentConfigurationStorage) }
    set {
      contentConfigurationStorage = newValue
      content = replaceContent(content, by: newValue)
    }
  }

  final var contentConfigurationStorage: (any UIContentConfiguration)?

  private lazy final var label: UILabel = {
    let label = UILabel(frame: .zero)
    content.attachWithoutCallbacks(label)
    return label
  }()

  /// Makes a view.
  ///
  /// - Parameter reuseIdentifier: The name under which it waits to be used again.
  public init(reuseIdentifier: String?) {
    identifier = reuseIdentifier
    super.init(frame: .zero)
    attachWithoutCallbacks(content)
  }

  /// Makes a view from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    identifier = RegisteredClasses.identifier
    super.init(coder: coder)
    attachWithoutCallbacks(content)
  }

  /// Makes the view of a class that was registered, by the initialiser that the class may have overridden.
  @usableFromInline
  convenience init(registered: ()) { self.init(reuseIdentifier: RegisteredClasses.identifier) }

  /// Makes a view of the class whose entry is called, for generic code that knows no more than that it is a header's.
  @usableFromInline
  convenience init(fromMetatype reuseIdentifier: String?) { self.init(reuseIdentifier: reuseIdentifier) }

  /// Called before the view is used for another section.
  open func prepareForReuse() {}

  /// What a header of the system shows, without texts.
  ///
  /// - Returns: A new value.
  open func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// What the view is like.
  open var configurationState: UIViewConfigurationState { tracked(stateInEffect) }

  /// Called when the state has changed, before the view comes on screen and where it was asked for; an override sets what is shown.
  ///
  /// - Parameter state: What the view is like.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    updateContents(for: state)
  }

  /// What is called with the view and its state after `updateConfiguration(using:)`.
  public typealias ConfigurationUpdateHandler =
    (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void

  /// What is called with the view and its state after `updateConfiguration(using:)`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { tracked(updateHandler) }
    set {
      updateHandler = newValue
      noteState()
    }
  }

  final var updateHandler: ConfigurationUpdateHandler?

  final var isUpdateDue = true

  /// Whether contents of the app's own are asked what they are in another state.
  public final var automaticallyUpdatesContentConfiguration = true

  /// Asks for `updateConfiguration(using:)`, at the end of the turn or before the view comes on screen.
  public final func setNeedsUpdateConfiguration() { noteState() }
}
