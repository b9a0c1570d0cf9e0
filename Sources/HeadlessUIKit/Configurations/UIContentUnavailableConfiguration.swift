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
