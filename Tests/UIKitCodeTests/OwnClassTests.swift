import Foundation
import Testing
import UIKit

/// A navigation controller that keeps the delegate that it was given, as many do.
private final class Watched: UINavigationController {
  var changes = 0

  override weak var delegate: (any UINavigationControllerDelegate)? {
    didSet { changes += 1 }
  }
}

private final class ColorfulBar: UINavigationBar {
  let color: String

  override init(frame: CGRect) {
    color = "blue"
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class Tools: UIToolbar {}

/// A button with the two initialisers that most buttons of an app's own have; the others are inherited.
private final class RoundButton: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    tag = 7
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// Leaves the status bar to the topmost controller, as many do.
private final class Leaving: UINavigationController {
  override var childForStatusBarStyle: UIViewController? { topViewController }
  override var childForStatusBarHidden: UIViewController? { topViewController }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
}

private final class Starter: UIApplicationDelegate {
  var window: UIWindow?
}

private final class TouchedCell: UITableViewCell {
  static var looks: [String] = []

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    Self.looks.append("touched \(isHighlighted)")
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    if selected { Self.looks.append("selected") }
  }
}

/// A table that watches where it is scrolled and colours its headers, as many do.
private final class FoldingTable: UITableViewController {
  var offsets: [CGFloat] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    TouchedCell(style: .default, reuseIdentifier: nil)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    TouchedCell.looks.append("chosen")
  }

  override func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    (view as? UITableViewHeaderFooterView)?.textLabel?.textColor = .red
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
  override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { view.endEditing(true) }
}

private final class Tile: UICollectionViewCell {
  static var looks: [String] = []

  override var isHighlighted: Bool { didSet { Self.looks.append("touched \(isHighlighted)") } }
  override var isSelected: Bool { didSet { Self.looks.append("selected \(isSelected)") } }
}

private final class Tiles: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(Tile.self, forCellWithReuseIdentifier: "tile")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  { 1 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
  }

  override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}

/// A label that keeps its text away from its edges.
private final class PaddedLabel: UILabel {
  override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 8, dy: 0)) }

  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    super.textRect(forBounds: bounds.insetBy(dx: 8, dy: 0), limitedToNumberOfLines: numberOfLines)
  }
}

private final class PaddedField: UITextField {
  override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 8, dy: 0) }
  override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    super.placeholderRect(forBounds: bounds)
  }
}

private final class CountedTable: UITableView {
  var loads = 0

  override func reloadData() {
    loads += 1
    super.reloadData()
  }
}

/// Lays items out from the left, as many do.
private final class LeftAlignedLayout: UICollectionViewFlowLayout {
  private var known: [UICollectionViewLayoutAttributes] = []

  override func prepare() {
    super.prepare()
    let first = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    first.size = CGSize(width: 40, height: 20)
    first.center = CGPoint(x: 20, y: 10)
    known = [first]
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 40, height: 20) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    known.filter { $0.frame.intersects(rect) }.compactMap { $0.copy() as? UICollectionViewLayoutAttributes }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

/// Sends what is shared to the app's own friends.
private final class SendToFriend: UIActivity {
  override class var activityCategory: UIActivity.Category { .share }
  override var activityType: UIActivity.ActivityType? { .init("friend") }
  override var activityTitle: String? { "Send to a friend" }
  override var activityImage: UIImage? { UIImage(systemName: "person") }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { !activityItems.isEmpty }
  override func perform() { activityDidFinish(true) }
}

/// A view that says for itself what it is to people who cannot see it.
private final class Stars: UIView {
  var count = 3

  override var isAccessibilityElement: Bool {
    get { true }
    set {}
  }
  override var accessibilityLabel: String? {
    get { "\(count) stars" }
    set {}
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.adjustable) }
    set { super.accessibilityTraits = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var tintColor: UIColor! { didSet { count += 1 } }
  override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 8, left: 0, bottom: 0, right: 0) }
  override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
  override func accessibilityIncrement() { count += 1 }
}

/// A window that notes that the user is there.
private final class WatchedWindow: UIWindow {
  override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
}

/// What was told.
@MainActor private final class Log {
  var lines: [String] = []
}

@MainActor @Suite("Bars, delegates and windows of an app's own classes")
struct OwnClassTests {
  @Test func `the collection of a controller comes from a layout or a nib`() {
    let device = Device()
    _ = UICollectionViewController(nibName: nil, bundle: nil).view
    #expect(device.faults == [.collectionWithoutLayout])
    _ = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()).view
    #expect(device.faults.count == 1)
  }

  @Test func `a delegate can be overridden, weak as it is`() {
    _ = Device()
    final class Delegate: UINavigationControllerDelegate {}
    let stack = Watched(rootViewController: UIViewController())
    let before = stack.changes
    let delegate = Delegate()
    stack.delegate = delegate
    #expect(stack.changes == before + 1 && stack.delegate === delegate)
  }

  @Test func `a button of an app's own class can be made in each way`() {
    _ = Device()
    let made = [
      RoundButton(), RoundButton(type: .system), RoundButton(configuration: .filled()),
      RoundButton(primaryAction: UIAction(title: "Go") { _ in }),
    ]
    #expect(made.map(\.buttonType) == [.custom, .system, .system, .custom])
    #expect(made.allSatisfy { $0.tag == 7 } && made[3].currentTitle == "Go")
  }

  @Test func `the status bar can be left to a child`() {
    _ = Device()
    let (stack, screen) = (Leaving(rootViewController: UIViewController()), UIViewController())
    #expect(screen.childForStatusBarStyle == nil && screen.childForStatusBarHidden == nil)
    #expect(stack.childForStatusBarStyle == stack.topViewController)
    #expect(stack.preferredStatusBarUpdateAnimation == .slide)
  }

  @Test func `the window of the app's delegate can be asked for, though it need not have one`() {
    let device = Device()
    let starter = Starter()
    let delegate: any UIApplicationDelegate = starter
    #expect(delegate.window??.isHidden == nil)
    starter.window = device.show(UIViewController())
    #expect(delegate.window??.isHidden == false)
    final class Bare: UIApplicationDelegate {}
    let bare: any UIApplicationDelegate = Bare()
    #expect(bare.window == nil)
  }

  @Test func `items, actions and layers equal themselves alone`() {
    let items = [UITabBarItem(title: "a", tag: 0), UITabBarItem(title: "a", tag: 0)]
    #expect(items.firstIndex(of: items[1]) == 1 && Set(items).count == 2)
    let action = UIAction(title: "a") { _ in }
    #expect(action == action && action != UIAction(title: "a") { _ in })
    #expect(CALayer() != CALayer() && UIBezierPath() != UIBezierPath())
    #expect(UINavigationItem(title: "a") != UINavigationItem(title: "a"))
  }

  @Test func `bars are of the classes that were named`() {
    _ = Device()
    let stack = UINavigationController(navigationBarClass: ColorfulBar.self, toolbarClass: Tools.self)
    #expect((stack.navigationBar as? ColorfulBar)?.color == "blue" && stack.toolbar is Tools)
    #expect(stack.navigationBar === stack.navigationBar && stack.viewControllers == [])
    let plain = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
    #expect(
      type(of: plain.navigationBar) == UINavigationBar.self && type(of: plain.toolbar) == UIToolbar.self)
  }

  @Test func `a window tells that it is shown and hidden`() {
    _ = Device()
    let log = Log()
    let tokens = [UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification].map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let window = note.object as? UIWindow
        MainActor.assumeIsolated { log.lines.append("\(name.rawValue) \(window?.isHidden == true)") }
      }
    }
    let window = UIWindow(frame: .zero)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    window.makeKeyAndVisible()
    window.isHidden = true
    tokens.forEach(NotificationCenter.default.removeObserver)
    #expect(
      log.lines == ["UIWindowDidBecomeVisibleNotification false", "UIWindowDidBecomeHiddenNotification true"])
  }

  @Test func `the cell of a tapped row looks touched before it is selected`() {
    let device = Device()
    TouchedCell.looks = []
    let screen = FoldingTable(style: .plain)
    let window = device.show(screen)
    device.user(.tapRow(IndexPath(row: 1, section: 0), list: 0), in: window)
    #expect(TouchedCell.looks == ["touched true", "touched false", "selected", "chosen"])
    screen.tableView.contentOffset.y = 20
    #expect(screen.offsets == [20])
  }

  @Test func `a tapped item looks touched until it is selected`() {
    let device = Device()
    let window = device.show(Tiles(collectionViewLayout: UICollectionViewFlowLayout()))
    Tile.looks = []
    device.user(.tapRow(IndexPath(row: 0, section: 0), list: 0), in: window)
    #expect(Tile.looks == ["touched true", "selected true", "touched false"])
  }

  @Test func `texts can be kept away from the edges, and loading be watched`() {
    _ = Device()
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 20)
    let inner = CGRect(x: 8, y: 0, width: 84, height: 20)
    #expect(PaddedLabel().textRect(forBounds: bounds, limitedToNumberOfLines: 1) == inner)
    let field = PaddedField()
    #expect(
      field.editingRect(forBounds: bounds) == inner && field.placeholderRect(forBounds: bounds) == bounds)
    let table = CountedTable()
    table.reloadData()
    #expect(table.loads == 1 && UITabBarItem.appearance() === UITabBarItem.appearance())
  }

  @Test func `layouts, activities, and what a view says to people who cannot see it can be an app's own`() {
    _ = Device()
    let layout = LeftAlignedLayout()
    layout.prepare()
    let shown = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(shown?.map(\.frame) == [CGRect(x: 0, y: 0, width: 40, height: 20)])
    #expect(shown?.map(\.indexPath) == [IndexPath(item: 0, section: 0)])
    #expect(
      layout.layoutAttributesForElements(in: CGRect(x: 50, y: 0, width: 10, height: 10))?.isEmpty == true)
    let activity = SendToFriend()
    #expect(activity.canPerform(withActivityItems: ["a"]) && SendToFriend.activityCategory == .share)
    #expect(UIActivity().activityTitle == nil && activity.activityTitle == "Send to a friend")
    let stars = Stars()
    stars.accessibilityTraits = .button
    stars.tintColor = .red
    stars.accessibilityIncrement()
    #expect(stars.accessibilityLabel == "5 stars" && stars.accessibilityTraits == [.button, .adjustable])
    #expect(stars.safeAreaInsets.top == 8 && WatchedWindow(frame: .zero).isHidden)
  }

  @Test func `what labels, fields and texts say and look like can be an app's own`() {
    let label: UILabel = LoudLabel()
    label.font = .systemFont(ofSize: 20)
    label.textAlignment = .center
    label.numberOfLines = 2
    label.attributedText = NSAttributedString(string: "a")
    #expect((label as? LoudLabel)?.changes == ["font 20.0", "1", "2 lines", "attributed a"])
    #expect(label.text == "a" && label.font.pointSize == 20)
    let note: UITextView = NoteView()
    note.font = .systemFont(ofSize: 11)
    note.text = "b"
    note.textContainerInset = .zero
    #expect((note as? NoteView)?.changes == ["made", "font", "b", "inset"])
    #expect(note.attributedText.string == "b" && note.textContainerInset == .zero)
    let container = NSTextContainer(size: CGSize(width: 4, height: 5))
    #expect(UITextView(frame: .zero, textContainer: container).textContainer === container)
    let tray: UIScrollView = Tray()
    tray.contentInset = UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)
    tray.transform = CGAffineTransform(scaleX: 2, y: 2)
    tray.contentMode = .center
    #expect((tray as? Tray)?.changes == ["inset 1.0", "transform", "mode"])
    #expect(tray.adjustedContentInset.top == 1 && tray.contentMode == .center)
  }
}

private final class LoudLabel: UILabel {
  var changes: [String] = []
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var font: UIFont! { didSet { changes.append("font \(font.pointSize)") } }
  override var textAlignment: NSTextAlignment { didSet { changes.append("\(textAlignment.rawValue)") } }
  override var numberOfLines: Int { didSet { changes.append("\(numberOfLines) lines") } }
  override var attributedText: NSAttributedString? {
    didSet { changes.append("attributed \(attributedText?.string ?? "")") }
  }
}

/// A text view as those with a placeholder are, which inherits how it is made of nothing.
private final class NoteView: UITextView {
  var changes: [String] = []

  override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
    changes.append("made")
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var font: UIFont? { didSet { changes.append("font") } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var text: String! { didSet { changes.append(text) } }
  override var textContainerInset: UIEdgeInsets { didSet { changes.append("inset") } }
}

private final class Tray: UIScrollView {
  var changes: [String] = []
  override var contentInset: UIEdgeInsets { didSet { changes.append("inset \(contentInset.top)") } }
  override var transform: CGAffineTransform { didSet { changes.append("transform") } }
  override var contentMode: UIView.ContentMode { didSet { changes.append("mode") } }
}
