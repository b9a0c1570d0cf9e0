public import Foundation

/// A row of buttons of which one is chosen.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The number of no segment.
  public nonisolated static let noSegment = -1

  /// The segment that is chosen; to set it tells nobody.
  open var selectedSegmentIndex: Int {
    get { tracked(selectedSegmentIndexStorage) }
    set { selectedSegmentIndexStorage = newValue }
  }

  final var selectedSegmentIndexStorage: Int = UISegmentedControl.noSegment

  /// Whether a segment that is tapped does not stay chosen.
  open var isMomentary: Bool {
    get { tracked(isMomentaryStorage) }
    set { isMomentaryStorage = newValue }
  }

  final var isMomentaryStorage: Bool = false

  /// How many segments there are.
  open var numberOfSegments: Int { tracked(segments.count) }

  final var segments: [(title: String?, isEnabled: Bool)] = []

  /// Makes a control with segments.
  ///
  /// - Parameter items: The titles of the segments, or pictures, of which nothing is kept.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = (items ?? []).map { ($0 as? String, true) }
  }

  /// Makes a control without segments.
  ///
  /// - Parameter frame: The frame in the superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a control without segments from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Puts a segment in.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - segment: Its place; too large a number means the end.
  ///   - animated: Without effect, nothing is drawn.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert((title, true), at: min(max(0, segment), segments.count))
  }

  /// Puts a segment with a picture in, of which nothing is kept.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - segment: Its place; too large a number means the end.
  ///   - animated: Without effect, nothing is drawn.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insertSegment(withTitle: nil, at: segment, animated: animated)
  }

  /// Takes a segment out; if it was chosen, none is.
  ///
  /// - Parameters:
  ///   - segment: Its place; too large a number means the last one.
  ///   - animated: Without effect, nothing is drawn.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    let place = min(max(0, segment), segments.count - 1)
    segments.remove(at: place)
    if selectedSegmentIndexStorage == place {
      selectedSegmentIndexStorage = UISegmentedControl.noSegment
    } else if selectedSegmentIndexStorage > place {
      selectedSegmentIndexStorage -= 1
    }
  }

  /// Gives a segment a picture in place of its title; nothing is kept of the picture.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - segment: The segment; nothing happens where there is none.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { setTitle(nil, forSegmentAt: segment) }

  /// Takes all segments out.
  open func removeAllSegments() {
    segments = []
    selectedSegmentIndexStorage = UISegmentedControl.noSegment
  }

  /// Gives a segment a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - segment: The segment; nothing happens where there is none.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].title = title }
  }

  /// The title of a segment.
  ///
  /// - Parameter segment: The segment.
  /// - Returns: Its title, or `nil` where it has none.
  open func titleForSegment(at segment: Int) -> String? {
    tracked(segments.indices.contains(segment) ? segments[segment].title : nil)
  }

  /// Lets the user tap a segment or not.
  ///
  /// - Parameters:
  ///   - enabled: Whether the user can tap it.
  ///   - segment: The segment; nothing happens where there is none.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].isEnabled = enabled }
  }

  /// The user taps a segment.
  ///
  /// - Parameter index: The segment.
  /// - Returns: Whether it can be tapped and is not chosen already.
  final func tapSegment(at index: Int) -> Bool {
    guard segments.indices.contains(index), segments[index].isEnabled,
      isMomentaryStorage || selectedSegmentIndexStorage != index
    else { return false }
    selectedSegmentIndexStorage = index
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentaryStorage { selectedSegmentIndexStorage = UISegmentedControl.noSegment }
    return true
  }

  override final var changesByTouch: Bool { true }

  override final func tap() {}
}
