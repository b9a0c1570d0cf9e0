import Foundation
import Testing
import UIKit

@MainActor @Suite("Looks that few screens have")
struct RareLookTests {
  private let window = UIWindow(frame: .zero)
  private let screen = UIViewController()

  private func show(_ view: UIView) {
    screen.view.addSubview(view)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    Simulation.current.clock.settle()
  }

  private var words: [String] { window.everythingPossible().map(\.words) }

  @Test func `what is at the side of an item is touched where it does something`() {
    Simulation.reset()
    let cell = UICollectionViewListCell(frame: .zero)
    var taps = 0
    show(cell)
    cell.accessories = [
      .disclosureIndicator(), .delete { taps += 1 }, .label(text: "7"),
      .customView(configuration: .init(customView: UISwitch(), placement: .trailing())),
    ]
    #expect(cell.accessories.count == 4 && words == ["tap 'Delete'", "turn 'UISwitch' on"])
    #expect(window.shownTexts.contains("7") && window.perform(.tapControl(0)) && taps == 1)
    cell.accessories = [.checkmark()]
    #expect(words == [])
  }

  @Test func `the names under which the system would keep what is on screen are kept`() {
    #expect(screen.restorationIdentifier == nil && screen.view.restorationIdentifier == nil)
    (screen.restorationIdentifier, screen.view.restorationIdentifier) = ("screen", "view")
    #expect(screen.restorationIdentifier == "screen" && screen.view.restorationIdentifier == "view")
  }

  @Test func `the text of a text view and its storage are one`() {
    let view = UITextView()
    view.text = "one"
    #expect(view.textStorage.string == "one" && view.layoutManager.textStorage === view.textStorage)
    view.textStorage.append(NSAttributedString(string: " two"))
    #expect(view.text == "one two" && view.textContainer.layoutManager === view.layoutManager)
    view.textStorage.setAttributedString(NSAttributedString(string: "three"))
    #expect(view.text == "three" && view.layoutManager.numberOfGlyphs == 5)
    let storage = NSTextStorage(string: "alone")
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 1))
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    #expect(storage.length == 5 && storage.layoutManagers.count == 1 && manager.numberOfGlyphs == 5)
    storage.removeLayoutManager(manager)
    #expect(storage.layoutManagers.isEmpty && manager.textStorage == nil)
  }

  @Test func `letters are written and taken away, and whoever listens is told`() {
    let field = UITextField()
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    field.deleteBackward()
    field.insertText("ab")
    field.deleteBackward()
    #expect(field.text == "a" && field.hasText && changes == 2)
  }

  @Test func `how something is typed into is kept, each by itself`() {
    let field = UITextField()
    #expect(field.keyboardType == .default && field.textContentType == nil)
    (field.keyboardType, field.returnKeyType, field.autocorrectionType) = (.emailAddress, .go, .no)
    field.textContentType = .username
    #expect(field.keyboardType == .emailAddress && field.returnKeyType == .go)
    #expect(field.autocorrectionType == .no && field.textContentType == .username)
    #expect(field.spellCheckingType == .default && UITextView().keyboardType == .default)
  }

  @Test func `an action for nobody goes to whoever has the keyboard`() {
    Simulation.reset()
    let field = UITextField()
    show(field)
    let end = Selector("resignFirstResponder") { (it: UIResponder) in _ = it.resignFirstResponder() }
    #expect(!UIApplication.shared.sendAction(end, to: nil, from: nil, for: nil))
    field.becomeFirstResponder()
    #expect(UIApplication.shared.sendAction(end, to: nil, from: nil, for: nil) && !field.isFirstResponder)
  }

  @Test func `a tap beside the field ends the editing, though the recognizer is no Bool`() {
    Simulation.reset()
    let field = UITextField()
    show(field)
    let tap = UITapGestureRecognizer(
      target: screen.view, action: Selector("endEditing:", { (it: UIView, a) in it.endEditing(a) }))
    screen.view.addGestureRecognizer(tap)
    field.becomeFirstResponder()
    let gesture = window.everythingPossible().first { $0.words == "tap 'the UIView'" }?.gesture
    #expect(gesture.map { window.perform($0) } == true && !field.isFirstResponder)
  }

  @Test(arguments: [false, true]) func `one view takes the place of another`(isHidden: Bool) {
    Simulation.reset()
    let (old, new) = (UIView(), UIView())
    show(old)
    if isHidden { screen.view.addSubview(new) }
    var isDone = false
    UIView.transition(from: old, to: new, duration: 0.3, options: isHidden ? [.showHideTransitionViews] : [])
    {
      isDone = $0
    }
    #expect(new.superview === screen.view && old.isHidden == isHidden && !new.isHidden)
    #expect((old.superview == nil) == !isHidden && !isDone)
    Simulation.current.clock.settle()
    #expect(isDone)
  }

  @Test func `what is set for all views of a class is kept by one that stands for them, anew in each run`() {
    Simulation.reset()
    UILabel.appearance().textColor = .red
    let inside = UINavigationBar.appearance(whenContainedInInstancesOf: [UINavigationController.self])
    #expect(UILabel.appearance().textColor == .red && UILabel().textColor != .red)
    #expect(inside === UINavigationBar.appearance() && UISwitch.appearance() === UISwitch.appearance())
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [UISearchBar.self]).title = "Cancel"
    #expect(UIBarButtonItem.appearance().title == "Cancel" && UIView.appearance().superview == nil)
    Simulation.reset()
    #expect(UILabel.appearance().textColor != .red)
  }

  @Test func `how the lines of rows look is kept, and nobody is asked`() {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    let plain = list
    list.itemSeparatorHandler = { _, configuration in
      var own = configuration
      own.bottomSeparatorVisibility = .hidden
      return own
    }
    list.separatorConfiguration.color = .red
    let asked = list.itemSeparatorHandler?(IndexPath(item: 0, section: 0), list.separatorConfiguration)
    #expect(asked?.bottomSeparatorVisibility == .hidden && asked?.color == .red)
    #expect(plain.itemSeparatorHandler == nil && plain.separatorConfiguration.color != .red)
  }

  @Test func `levels of windows, bars and lines of shapes are kept`() {
    window.windowLevel = .alert + 1
    #expect(window.windowLevel.rawValue == 2001 && UIWindow(frame: .zero).windowLevel == .normal)
    let bar = UINavigationBar()
    bar.barTintColor = .red
    bar.setBackgroundImage(UIImage(), for: .default)
    #expect(bar.barTintColor == .red && bar.backgroundImage(for: .default) != nil)
    #expect(bar.backgroundImage(for: .compact) == nil && bar.isTranslucent)
    let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    item.setTitleTextAttributes([.kern: 1], for: .normal)
    item.width = 3
    #expect(item.titleTextAttributes(for: .normal)?.count == 1 && item.width == 3)
    screen.edgesForExtendedLayout = []
    #expect(screen.edgesForExtendedLayout == [] && UIViewController().edgesForExtendedLayout == .all)
    let path = UIBezierPath()
    path.lineCapStyle = .round
    #expect(path.lineCapStyle == .round && path.lineJoinStyle == .miter)
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 4, y: 2), controlPoint: CGPoint(x: 9, y: 9))
    #expect(path.currentPoint == CGPoint(x: 4, y: 2))
  }

  @Test func `two pictures are the same where they are made of the same`() throws {
    let picture = try #require(UIImage(systemName: "star")?.cgImage)
    let part = CGRect(x: 0, y: 0, width: 4, height: 2)
    let (first, second) = (picture.cropping(to: part), picture.cropping(to: part))
    #expect(first == second && first != picture && picture.cropping(to: .zero) == nil)
  }

  @Test func `places of searches, buttons of columns and spines are kept or constant`() {
    Simulation.reset()
    let item = UINavigationItem(title: "a")
    #expect(item.preferredSearchBarPlacement == .automatic && item.searchBarPlacement == .stacked)
    item.preferredSearchBarPlacement = .inline
    #expect(item.searchBarPlacement == .integrated)
    let split = UISplitViewController(style: .doubleColumn)
    split.displayModeButtonVisibility = .never
    #expect(split.displayModeButtonVisibility == .never)
    #expect(split.displayModeButtonItem === split.displayModeButtonItem)
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal,
      options: [.interPageSpacing: 8, .spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
    #expect(pages.spineLocation == .none)
    let search = UISearchController(searchResultsController: nil)
    search.dimsBackgroundDuringPresentation = false
    #expect(!search.obscuresBackgroundDuringPresentation)
    let look = UIBackgroundConfiguration.listCell()
    #expect(look.updated(for: UICellConfigurationState(traitCollection: UITraitCollection())) == look)
  }

  @Test func `a screen can say which child decides about the edges of the display`() {
    final class Leaving: UINavigationController {
      override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
      override var childForScreenEdgesDeferringSystemGestures: UIViewController? { topViewController }
      override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
    }
    Simulation.reset()
    let stack = Leaving(rootViewController: screen)
    #expect(stack.childForHomeIndicatorAutoHidden == screen && screen.childForHomeIndicatorAutoHidden == nil)
    #expect(stack.childForScreenEdgesDeferringSystemGestures == screen)
    #expect(stack.preferredScreenEdgesDeferringSystemGestures == .bottom)
    #expect(screen.preferredScreenEdgesDeferringSystemGestures == [])
  }

  @Test func `a scene says how its status bar looks, and a link who has opened it`() {
    Simulation.reset()
    let scene = window.windowScene ?? UIApplication.shared.connectedScenes.first as? UIWindowScene
    scene?.title = "Inbox"
    if let scene {
      #expect(scene.title == "Inbox" && scene.statusBarManager?.isStatusBarHidden == false)
      #expect((scene.statusBarManager?.statusBarFrame.height ?? 0) > 0)
    }
    #expect(UIApplication.shared.statusBarOrientation == .portrait)
    let context = UIOpenURLContext(url: URL(filePath: "/a"))
    #expect(context.options.sourceApplication == nil && !context.options.openInPlace)
  }
}
