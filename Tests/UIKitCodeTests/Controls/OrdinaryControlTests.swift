import Foundation
import HeadlessUIKit
import QuartzCore
import Testing
import UIKit

/// What classes of ordinary apps override and ask for.
@MainActor @Suite("Ordinary controls")
struct OrdinaryControlTests {
  init() { Simulation.reset() }

  @Test func `a button changes its look at the end of a turn, and its handler is called after it`() {
    final class Badge: UIButton {
      var notes: [String] = []
      override func updateConfiguration() { notes.append("method") }
    }

    let button = Badge(type: .system)
    button.setNeedsUpdateConfiguration()
    button.setNeedsUpdateConfiguration()
    #expect(button.notes == [])
    Simulation.current.clock.settle()
    #expect(button.notes == ["method"])
    button.configurationUpdateHandler = { ($0 as? Badge)?.notes.append("handler") }
    Simulation.current.clock.settle()
    #expect(button.notes == ["method", "method", "handler"])
  }

  @Test func `a field may do more where its last letter is taken away`() {
    final class CodeField: UITextField {
      var notes: [String] = []
      override func deleteBackward() {
        if !hasText { notes.append("to the field before") }
        super.deleteBackward()
      }
    }

    let field = CodeField()
    field.addAction(UIAction { ($0.sender as? CodeField)?.notes.append("changed") }, for: .editingChanged)
    field.insertText("7")
    field.deleteBackward()
    field.deleteBackward()
    #expect(field.text == "" && field.notes == ["changed", "changed", "to the field before"])
  }

  @Test func `a field knows places in its text, and the next letter goes where code says`() throws {
    let field = UITextField()
    field.text = "1234 5"
    #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 6)
    let place = try #require(field.position(from: field.beginningOfDocument, offset: 4))
    field.selectedTextRange = field.textRange(from: place, to: place)
    field.insertText("x")
    #expect(field.text == "1234x 5")
    field.deleteBackward()
    field.deleteBackward()
    #expect(field.text == "123 5")
    let caret = try #require(field.selectedTextRange?.start)
    #expect(field.offset(from: field.beginningOfDocument, to: caret) == 3)
    #expect(field.position(from: caret, offset: 3) == nil && field.position(from: caret, offset: -4) == nil)
    #expect(field.compare(caret, to: field.endOfDocument) == .orderedAscending)
  }

  @Test func `a part of a text is read and replaced, and another text is selected at its end`() throws {
    let view = UITextView()
    view.text = "a🙂b"
    view.selectedRange = NSRange(location: 1, length: 2)
    let part = try #require(view.selectedTextRange)
    #expect(view.text(in: part) == "🙂" && !part.isEmpty)
    view.replace(part, withText: "ccc")
    #expect(view.text == "acccb" && view.selectedRange == NSRange(location: 4, length: 0))
    view.text = "new"
    #expect(view.selectedRange == NSRange(location: 3, length: 0))
    view.text = "a🙂"
    view.deleteBackward()
    #expect(view.text == "a")
  }

  @Test func `a field of an app's own decides where its caret is`() {
    final class CodeField: UITextField {
      override func caretRect(for position: UITextPosition) -> CGRect {
        CGRect(x: 1, y: 2, width: 3, height: 4)
      }
      override var selectedTextRange: UITextRange? {
        get { textRange(from: endOfDocument, to: endOfDocument) }
        set {}
      }
    }

    let field: UITextField = CodeField()
    field.text = "12"
    field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
    field.inputAccessoryView = UIInputView(
      frame: CGRect(x: 0, y: 0, width: 9, height: 4), inputViewStyle: .keyboard)
    #expect(field.caretRect(for: field.endOfDocument).width == 3 && UIInputView().inputViewStyle == .default)
    #expect(field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.end) } == 2)
  }

  @Test func `a control may want to know of each action, and a button of a bar is switched on and off`() {
    final class Counted: UIButton {
      var notes: [String] = []
      override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        notes.append(action.description)
        super.sendAction(action, to: target, for: event)
      }
      override func sendAction(_ action: UIAction) {
        notes.append(action.title)
        super.sendAction(action)
      }
    }
    final class Owner: UIResponder {
      var calls = 0
    }

    let owner = Owner()
    let button = Counted()
    button.addTarget(owner, action: Selector("count", { (it: Owner) in it.calls += 1 }), for: .touchUpInside)
    button.addAction(UIAction(title: "own") { _ in owner.calls += 10 }, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(button.notes == ["count", "own"] && owner.calls == 11)
    let item = UIBarButtonItem(primaryAction: UIAction { _ in owner.calls += 1 })
    item.changesSelectionAsPrimaryAction = true
    item.tap()
    #expect(item.isSelected && owner.calls == 12)
    item.tap()
    #expect(!item.isSelected)
  }

  @Test func `what is laid out by the app itself compiles, and says what it is`() {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(9))
    let group = NSCollectionLayoutGroup.custom(layoutSize: size) { environment in
      [
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(origin: .zero, size: environment.container.contentSize))
      ]
    }
    let section = NSCollectionLayoutSection(group: group)
    section.visibleItemsInvalidationHandler = { items, _, _ in items.forEach { $0.alpha = $0.frame.midX } }
    let path = IndexPath(item: 0, section: 0)
    #expect(UICollectionViewLayoutAttributes(forCellWith: path).representedElementCategory == .cell)
    let line = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: path)
    #expect((line.copy() as? UICollectionViewLayoutAttributes)?.representedElementCategory == .decorationView)
    let context = UICollectionViewFlowLayout().invalidationContext(forBoundsChange: .zero)
    #expect(context is UICollectionViewFlowLayoutInvalidationContext)
  }

  @Test func `a segment that is taken out moves the choice along, or takes it away`() {
    let control = UISegmentedControl(items: ["a", "b", "c"])
    control.selectedSegmentIndex = 2
    control.removeSegment(at: 0, animated: true)
    #expect(control.selectedSegmentIndex == 1 && control.titleForSegment(at: 1) == "c")
    control.removeSegment(at: 9, animated: true)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && control.numberOfSegments == 1)
    control.insertSegment(with: UIImage(), at: 0, animated: false)
    control.setImage(UIImage(), forSegmentAt: 1)
    #expect(control.numberOfSegments == 2 && control.titleForSegment(at: 1) == nil)
  }

  @Test func `sections are put before and after others`() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["b"])
    snapshot.insertSections(["a"], beforeSection: "b")
    snapshot.insertSections(["c", "d"], afterSection: "b")
    snapshot.insertSections(["x"], afterSection: "nowhere")
    snapshot.appendItems([1], toSection: "a")
    #expect(
      snapshot.sectionIdentifiers == ["a", "b", "c", "d"] && snapshot.numberOfItems(inSection: "a") == 1)
  }

  @Test func `a layout of an app's own overrides what it likes`() {
    final class Columns: UICollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
      override func invalidationContext(
        forBoundsChange newBounds: CGRect
      ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        context.contentOffsetAdjustment.y = 3
        return context
      }
      override func finalizeCollectionViewUpdates() { super.finalizeCollectionViewUpdates() }
    }

    let layout = Columns()
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
    let context = layout.invalidationContext(forBoundsChange: .zero)
    #expect(context.contentOffsetAdjustment.y == 3 && context.invalidateEverything)
    #expect(layout.targetContentOffset(forProposedContentOffset: CGPoint(x: 1, y: 2)).y == 2)
    #expect(UIScrollView().touchesShouldCancel(in: UIView()))
    #expect(!UIScrollView().touchesShouldCancel(in: UIButton(type: .system)))
  }

  @Test func `an app has no other icons, and a scene no other size`() {
    let application = UIApplication.shared
    var failures = 0
    application.setAlternateIconName("night") { failures += $0 == nil ? 0 : 1 }
    let scene = UIWindow(frame: .zero).windowScene
    scene?.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { _ in failures += 1 }
    #expect(failures == 0)
    Simulation.current.clock.settle()
    #expect(failures == (scene == nil ? 1 : 2) && application.alternateIconName == nil)
    #expect(application.statusBarFrame.height == 0 && application.backgroundRefreshStatus == .available)
  }

  @Test func `what only draws is kept`() {
    var configuration = UIButton.Configuration.filled()
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.font = .boldSystemFont(ofSize: 20)
      return outgoing
    }
    let copy = configuration
    #expect(copy == configuration)
    #expect(copy.titleTextAttributesTransformer?(AttributeContainer()).font == .boldSystemFont(ofSize: 20))
    let dots = UIPageControl()
    dots.backgroundStyle = .minimal
    dots.setIndicatorImage(UIImage(), forPage: 1)
    #expect(dots.backgroundStyle == .minimal && dots.indicatorImage(forPage: 1) != nil)
    #expect(dots.indicatorImage(forPage: 0) == nil)
    let picker = UIImagePickerController()
    picker.mediaTypes = ["public.movie"]
    #expect(picker.mediaTypes == ["public.movie"] && picker.cameraDevice == .rear)
    let item = UIBarButtonItem(title: "Back", style: .plain, target: nil, action: nil)
    item.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: -5, vertical: 0), for: .default)
    #expect(item.backButtonTitlePositionAdjustment(for: .default).horizontal == -5)
  }

  @Test func `an animation keeps values of the app's own, which tell animations apart`() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.setValue("fade", forKey: "name")
    #expect(animation.value(forKey: "name") as? String == "fade" && animation.value(forKey: "other") == nil)
  }

  @Test func `a path that can be changed knows its pieces`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLines(between: [CGPoint(x: 1, y: 2), CGPoint(x: 5, y: 9)])
    path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .pi, clockwise: false)
    path.closeSubpath()
    let copy = path.copy()
    path.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(path.boundingBox.maxX == 20 && copy?.boundingBox.maxX == 5 && copy != path)
    #expect(CAShapeLayer().path == nil && path.mutableCopy() == path)
  }
}
