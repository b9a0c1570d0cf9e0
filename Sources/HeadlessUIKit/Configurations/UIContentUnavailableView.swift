public import Foundation

/// What a screen shows that has nothing to show.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  private var shown: UIContentUnavailableConfiguration

  /// What the view shows.
  open var configuration: any UIContentConfiguration {
    get {
      trackAccess()
      return shown
    }
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
    guard look.title != nil || look.image != nil || properties.primaryAction?.title.isEmpty == false else {
      return
    }
    let button = UIButton(configuration: look, primaryAction: properties.primaryAction)
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.primaryAction == nil
    button.isEnabled = properties.isEnabled
    attachWithoutCallbacks(button)
  }
}
