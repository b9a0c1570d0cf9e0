public import Foundation
public import HeadlessUIKit

// How a button looks: kept, never drawn. What it says is its title, with attributes or without.

extension UIButton {
  /// The title with what it has.
  ///
  /// - Parameter state: The state for which it is shown.
  /// - Returns: What was set for it, unless another title was set later.
  public final func attributedTitle(for state: State) -> NSAttributedString? {
    let written: NSAttributedString? = kept(or: nil, "attributedTitle \(state.rawValue)")
    return written?.string == title(for: state) ? written : nil
  }

  /// The title that is shown, with what it has.
  public final var currentAttributedTitle: NSAttributedString? {
    attributedTitle(for: isEnabled ? .normal : .disabled) ?? attributedTitle(for: .normal)
  }

  /// The picture for a state; here that which is shown.
  ///
  /// - Parameter state: The state.
  /// - Returns: The picture.
  public final func image(for state: State) -> UIImage? { currentImage }

  /// The picture behind the title.
  ///
  /// - Parameter state: The state for which it is shown.
  /// - Returns: What was set for it, or for the normal state.
  public final func backgroundImage(for state: State) -> UIImage? {
    kept(or: kept(or: nil, "backgroundImage 0"), "backgroundImage \(state.rawValue)")
  }

  /// The picture behind the title that is shown.
  public final var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// Sets the color of the title's shadow; nothing is drawn.
  ///
  /// - Parameters:
  ///   - color: The color.
  ///   - state: The state for which it is shown.
  public final func setTitleShadowColor(_ color: UIColor?, for state: State) {}

  /// Sets how symbols look; kept, never drawn.
  ///
  /// - Parameters:
  ///   - configuration: How.
  ///   - state: The state for which it holds.
  public final func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    keep(configuration, "symbol \(state.rawValue)")
  }

  /// The view of the picture; it has the button's picture, and stands nowhere.
  public final var imageView: UIImageView? {
    let view: UIImageView = kept(or: UIImageView(image: nil))
    keep(view)
    view.image = currentImage
    return view
  }

  /// Whether the picture is darker while it is touched; kept, never used.
  public final var adjustsImageWhenHighlighted: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }

  /// Whether the picture is paler while nothing happens by a touch; kept, never used.
  public final var adjustsImageWhenDisabled: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }

  /// Whether it glows while it is touched; kept, never used.
  public final var showsTouchWhenHighlighted: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }

  /// What the button is for; kept, never used.
  public final var role: Role {
    get { kept(or: .normal) }
    set { keep(newValue) }
  }

  /// Whether it changes where a pointer rests; kept, never used.
  public final var isPointerInteractionEnabled: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }

  /// Whether the look follows the state of itself; kept, `configurationUpdateHandler` says when it is called.
  public final var automaticallyUpdatesConfiguration: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }

  /// Changes the look to suit the state.
  ///
  /// It is called at the end of the turn in which it was set or asked for; a change of the state alone does not call it here.
  public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { kept(or: nil) }
    set {
      keep(newValue)
      setNeedsUpdateConfiguration()
    }
  }

  /// Asks that the look be changed to suit the state, at the end of the turn.
  public final func setNeedsUpdateConfiguration() {
    guard !kept(or: false, "isUpdateDue") else { return }
    keep(true, "isUpdateDue")
    Simulation.current.clock.schedule { [weak self] in
      guard let self else { return }
      keep(false, "isUpdateDue")
      updateConfiguration()
      configurationUpdateHandler?(self)
    }
  }

  /// Changes the look of a button to suit its state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// What a button is for.
  public enum Role: Int, Hashable, Sendable {
    /// Nothing special.
    case normal = 0
    /// What people mostly choose.
    case primary = 1
    /// Nothing is to happen.
    case cancel = 2
    /// Something goes for ever.
    case destructive = 3
  }
}
