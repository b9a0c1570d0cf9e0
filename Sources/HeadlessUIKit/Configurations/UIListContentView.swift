public import Foundation

/// The texts and the picture of a cell of the system's.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration
  private let labels = (first: UILabel(frame: .zero), second: UILabel(frame: .zero))

  /// What the view shows.
  open var configuration: any UIContentConfiguration {
    get { tracked(shown) }
    set {
      guard let newValue = newValue as? UIListContentConfiguration else { return }
      shown = newValue
      show()
    }
  }

  /// Makes a view.
  ///
  /// - Parameter configuration: What it shows.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    attachWithoutCallbacks(labels.first)
    attachWithoutCallbacks(labels.second)
    show()
  }

  /// Makes a view from an archive, which shows nothing.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    shown = UIListContentConfiguration()
    super.init(coder: coder)
    attachWithoutCallbacks(labels.first)
    attachWithoutCallbacks(labels.second)
  }

  private func show() {
    (labels.first.text, labels.second.text) = (shown.text, shown.secondaryText)
  }
}

/// What a cell of the system shows: up to two texts and a picture.
public nonisolated struct UIListContentConfiguration: UIContentConfiguration, SystemContent, Hashable,
  Sendable
{
  /// The text, or the upper one of two.
  public var text: String?
  /// The other text.
  public var secondaryText: String?
  /// The picture.
  public var image: UIImage?
  /// Everything else, which is kept for the module that knows it.
  package var details = KeptDetails()

  /// Nothing.
  public init() {}

  /// Nothing, for a cell.
  ///
  /// - Returns: A new value.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Nothing, for a cell with one text below the other.
  ///
  /// - Returns: A new value.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Nothing, for a cell with one text beside the other.
  ///
  /// - Returns: A new value.
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Makes a view that shows the texts.
  ///
  /// - Returns: A new view.
  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The same, in whatever state: how texts look is kept as code says it.
  ///
  /// - Parameter state: The state.
  /// - Returns: The value.
  @MainActor public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
