public import Foundation

/// What a screen shows that has nothing to show: texts, a picture and two buttons.
public nonisolated struct UIContentUnavailableConfiguration: UIContentConfiguration, SystemContent, Hashable,
  Sendable
{
  /// What a button does.
  public struct ButtonProperties: Hashable, Sendable {
    /// What a tap does; without it and without a menu there is no button.
    public var primaryAction: UIAction? {
      get { action.object as? UIAction }
      set { action = SameObject(newValue) }
    }

    /// What opens.
    public var menu: UIMenu? {
      get { menuOfButton.object as? UIMenu }
      set { menuOfButton = SameObject(newValue) }
    }

    /// Whether the user can tap it.
    public var isEnabled = true

    private var action = SameObject(nil)
    private var menuOfButton = SameObject(nil)
  }

  /// The text.
  public var text: String?
  /// The text below it.
  public var secondaryText: String?
  /// The picture.
  public var image: UIImage?
  /// How the button looks.
  public var button = UIButton.Configuration.plain()
  /// What the button does.
  public var buttonProperties = ButtonProperties()
  /// How the other button looks.
  public var secondaryButton = UIButton.Configuration.plain()
  /// What the other button does.
  public var secondaryButtonProperties = ButtonProperties()
  /// Everything else, which is kept for the module that knows it.
  package var details = KeptDetails()

  private var kind = Kind.empty

  private enum Kind: Hashable, Sendable {
    case empty
    case loading
    case search
  }

  /// Nothing, for an app to fill.
  ///
  /// - Returns: A new value.
  public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }

  /// Something that turns while contents are on their way.
  ///
  /// - Returns: A new value.
  public static func loading() -> UIContentUnavailableConfiguration {
    var made = UIContentUnavailableConfiguration()
    (made.kind, made.text) = (.loading, "Loading…")
    return made
  }

  /// That nothing was found.
  ///
  /// - Returns: A new value, which names what was searched for where the screen searches.
  public static func search() -> UIContentUnavailableConfiguration {
    var made = UIContentUnavailableConfiguration()
    made.kind = .search
    (made.text, made.secondaryText) = ("No Results", "Check the spelling or try a new search.")
    made.image = UIImage(systemName: "magnifyingglass")
    return made
  }

  /// Makes a view that shows the value.
  ///
  /// - Returns: A new view.
  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// The value as it is in a state: one for a search names what was searched for.
  ///
  /// - Parameter state: The state.
  /// - Returns: The value.
  @MainActor public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard kind == .search, text == "No Results",
      let words = (state as? UIContentUnavailableConfigurationState)?.searchText, !words.isEmpty
    else { return self }
    var named = self
    named.text = "No Results for “\(words)”"
    return named
  }

  /// Whether something turns.
  var isLoading: Bool { kind == .loading }
}

/// An object that is equal to itself alone.
// The objects belong to the main actor, and are handed on, never looked at.
struct SameObject: Hashable, @unchecked Sendable {
  let object: AnyObject?

  init(_ object: AnyObject?) { self.object = object }

  static func == (first: SameObject, second: SameObject) -> Bool { first.object === second.object }

  func hash(into hasher: inout Hasher) { hasher.combine(object.map { ObjectIdentifier($0) }) }
}

/// What a screen shows that has nothing to show.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  private var shown: UIContentUnavailableConfiguration

  /// What the view shows.
  open var configuration: any UIContentConfiguration {
    get { tracked(shown) }
    set {
      guard let newValue = newValue as? UIContentUnavailableConfiguration else { return }
      shown = newValue
      show()
    }
  }

  /// Makes a view.
  ///
  /// - Parameter configuration: What it shows.
  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    show()
  }

  /// Makes a view from an archive, which shows nothing.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    shown = .empty()
    super.init(coder: coder)
  }

  private func show() {
    for view in subviewStorage { view.takeOut() }
    if shown.isLoading {
      let indicator = UIActivityIndicatorView(style: .medium)
      indicator.startAnimating()
      attachWithoutCallbacks(indicator)
    }
    for case let text? in [shown.text, shown.secondaryText] {
      let label = UILabel(frame: .zero)
      label.textStorage = text
      attachWithoutCallbacks(label)
    }
    add(shown.button, shown.buttonProperties)
    add(shown.secondaryButton, shown.secondaryButtonProperties)
  }

  private func add(
    _ look: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) {
    guard look.title != nil || look.image != nil || properties.primaryAction?.title.isEmpty == false
    else { return }
    let button = UIButton(configuration: look, primaryAction: properties.primaryAction)
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.primaryAction == nil
    button.isEnabled = properties.isEnabled
    attachWithoutCallbacks(button)
  }
}

/// What a screen shows in place of contents, and whether its class says so itself.
@MainActor
enum UnavailableContent {
  private final class Plain: UIViewController {}

  private final class Overriding: UIViewController {
    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
    }
  }

  private static let update = OverriddenMethod(
    of: UIViewController.self, plain: Plain.self, overriding: Overriding.self)

  /// Whether the class of a controller says what it shows in place of contents.
  static func isUpdated(by controller: UIViewController) -> Bool { update.isOverridden(by: controller) }
}

extension UIViewController {
  /// What is shown over the view because there is nothing to show, or `nil`.
  ///
  /// The buttons of the system's configuration can be tapped. The view is loaded for it.
  public final var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { tracked(rare?.unavailable) }
    set {
      noteUse()
      rareProperties.unavailable = newValue
      showUnavailable()
    }
  }

  /// Asks that `updateContentUnavailableConfiguration(using:)` be called at the end of the turn, or before the screen appears.
  public final func setNeedsUpdateContentUnavailableConfiguration() {
    noteUse()
    RowLayout.request(self)
  }

  /// Asks for it if the class says what it shows, or what is shown follows a search.
  final func requestUnavailableUpdate() {
    if rare?.unavailable != nil || UnavailableContent.isUpdated(by: self) { RowLayout.request(self) }
  }

  private func showUnavailable() {
    guard let holder = loadedView else { return }
    let old = rare?.unavailableView
    guard let configuration = rare?.unavailable else {
      old?.takeOut()
      rare?.unavailableView = nil
      return
    }
    let view = ShownContent.view(for: configuration.updated(for: unavailableState), after: old ?? UIView())
    if view !== old {
      old?.takeOut()
      rareProperties.unavailableView = view
    }
    if view.superviewStorage !== holder { StructureReads.suspended { holder.addSubview(view) } }
  }

  /// What the configuration goes by: the environment, and what the user searches for.
  final var unavailableState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitsInEffect)
    state.searchText = navigationItemInEffect?.searchControllerStorage?.bar.field.textStorage
    return state
  }

  /// Shows what was set in the state as it is now.
  final func followUnavailableState() { if rare?.unavailable != nil { showUnavailable() } }
}

extension UIViewController: LaidOutLate {
  // Not asked of the view, which is not made before somebody wants it.
  final var standsInWindow: Bool { hasHost }

  final func layOut() {
    let state = contentUnavailableConfigurationState
    StructureReads.callBack("updateContentUnavailableConfiguration", on: self) {
      updateContentUnavailableConfiguration(using: state)
    }
  }
}
