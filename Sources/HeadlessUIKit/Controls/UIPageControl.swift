public import Foundation

/// A row of dots, one for each page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// How many pages there are.
  open var numberOfPages: Int {
    get { tracked(numberOfPagesStorage) }
    set {
      numberOfPagesStorage = max(0, newValue)
      currentPageStorage = bounded(currentPageStorage)
    }
  }

  final var numberOfPagesStorage = 0

  /// The number of the page that is shown, from 0; to set it tells nobody.
  open var currentPage: Int {
    get { tracked(currentPageStorage) }
    set { currentPageStorage = bounded(newValue) }
  }

  final var currentPageStorage = 0

  /// Whether the dots go where there is one page.
  open var hidesForSinglePage: Bool {
    get { tracked(hidesForSinglePageStorage) }
    set { hidesForSinglePageStorage = newValue }
  }

  final var hidesForSinglePageStorage = false

  /// The color of the dots; without effect, nothing is drawn.
  open var pageIndicatorTintColor: UIColor? {
    get { tracked(colors.others) }
    set { colors.others = newValue }
  }

  /// The color of the dot of the page that is shown; without effect, nothing is drawn.
  open var currentPageIndicatorTintColor: UIColor? {
    get { tracked(colors.current) }
    set { colors.current = newValue }
  }

  private final var colors: (others: UIColor?, current: UIColor?)

  /// Makes a row of dots.
  ///
  /// - Parameter frame: The frame in the superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a row of dots from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func bounded(_ page: Int) -> Int { max(0, min(page, numberOfPagesStorage - 1)) }

  override final func canAdjust(up: Bool) -> Bool {
    !(hidesForSinglePageStorage && numberOfPagesStorage < 2)
      && bounded(currentPageStorage + (up ? 1 : -1)) != currentPageStorage
  }

  /// The user taps beside the dot of the page that is shown.
  override final func moveValue(up: Bool) { currentPageStorage = bounded(currentPageStorage + (up ? 1 : -1)) }

  override final func tap() {}
}
