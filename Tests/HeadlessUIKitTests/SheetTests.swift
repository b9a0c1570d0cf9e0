import Foundation
import HeadlessUIKit
import Testing

@MainActor
private final class SheetListener: UISheetPresentationControllerDelegate,
  UIPopoverPresentationControllerDelegate
{
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) { record("sheet", sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "none") }

  func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
    record("popover", "prepare")
    if popover.sourceItem == nil, popover.sourceView == nil {
      popover.sourceView = popover.presentingViewController.view
    }
  }
}

@MainActor @Suite("Sheets and popovers")
struct SheetTests {
  private let root = UIViewController()
  private let sheet = UIViewController()
  private let listener = SheetListener()
  private let button = UIButton(type: .system)

  /// A sheet that rests at three heights, over a screen with a button.
  private func stage(_ change: (UISheetPresentationController) -> Void = { _ in }) throws -> Stage {
    button.setTitle("Below", for: .normal)
    button.addAction(UIAction { _ in record("button", "tap") }, for: .touchUpInside)
    root.view.addSubview(button)
    let stage = Stage(root)
    sheet.modalPresentationStyle = .pageSheet
    let presentation = try #require(sheet.sheetPresentationController)
    presentation.detents = [
      .large(), .custom(identifier: .init("small")) { $0.maximumDetentValue * 0.2 }, .medium(),
      .custom { _ in nil },
    ]
    presentation.delegate = listener
    change(presentation)
    root.presentNow(sheet)
    journal = []
    return stage
  }

  private var presentation: UISheetPresentationController? { sheet.sheetPresentationController }

  private func drags(_ stage: Stage) -> [UserGesture] {
    stage.window.possibleGestures.filter { if case .dragSheet = $0 { true } else { false } }
  }

  @Test func `a sheet rests at the smallest height, and is dragged to any other at which it rests`() throws {
    let stage = try stage()
    #expect(drags(stage) == [.dragSheet(toDetent: 1), .dragSheet(toDetent: 2)])
    for (place, name) in [(2, "large"), (1, "medium"), (0, "small")] {
      #expect(stage.user(.dragSheet(toDetent: place)))
      #expect(presentation?.selectedDetentIdentifier?.rawValue == name)
    }
    #expect(journal == ["sheet.large", "sheet.medium", "sheet.small"])
    #expect(!stage.user(.dragSheet(toDetent: 0)) && !stage.user(.dragSheet(toDetent: 3)))
    #expect(stage.isInOrder && stage.console == [])
  }

  @Test func `a sheet that code moves tells nobody`() throws {
    let stage = try stage()
    presentation?.animateChanges { presentation?.selectedDetentIdentifier = .large }
    #expect(journal == [] && drags(stage) == [.dragSheet(toDetent: 0), .dragSheet(toDetent: 1)])
  }

  @Test func `a sheet with one height, and one that is no sheet, are not dragged`() throws {
    let stage = try stage { $0.detents = [.medium()] }
    #expect(drags(stage) == [] && !stage.user(.dragSheet(toDetent: 1)))
    root.dismiss(animated: false)
    stage.settle()
    #expect(!stage.user(.dragSheet(toDetent: 0)))
  }

  @Test func `beneath a sheet that dims nothing the user goes on, as long as it is low enough`() throws {
    let stage = try stage { $0.largestUndimmedDetentIdentifier = .medium }
    func words() -> [String] { stage.window.everythingPossible().map(\.words) }
    #expect(words().contains("tap 'Below'"))
    #expect(stage.user(.tapControl(0)) && takeJournal() == ["button.tap"])
    #expect(stage.user(.dragSheet(toDetent: 1)) && stage.user(.tapControl(0)))
    #expect(stage.user(.dragSheet(toDetent: 2)) && !words().contains("tap 'Below'"))
    #expect(!stage.user(.tapControl(0)))
  }

  @Test func `what the user can do with a sheet tells two moments apart`() throws {
    let stage = try stage { $0.largestUndimmedDetentIdentifier = .medium }
    var marks: Set<String> = []
    for place in [2, 1, 0] {
      #expect(stage.user(.dragSheet(toDetent: place)))
      marks.insert(ControllerTree.marks(of: [root, sheet]))
    }
    #expect(marks.count == 3)
  }

  @Test func `a bar beneath a sheet that dims nothing can be tapped`() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [root, UIViewController()]
    let stage = Stage(tabs)
    sheet.modalPresentationStyle = .pageSheet
    sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .large
    root.presentNow(sheet)
    #expect(stage.window.possibleGestures.contains(.tapTab(1)))
    #expect(stage.user(.tapTab(1)) && tabs.selectedIndex == 1)
  }

  @Test func `detents are equal by their names, and heights follow the room`() {
    struct Room: UISheetPresentationControllerDetentResolutionContext {
      var containerTraitCollection: UITraitCollection
      var maximumDetentValue: CGFloat
    }
    let room = Room(containerTraitCollection: UITraitCollection(), maximumDetentValue: 800)
    #expect(UISheetPresentationController.Detent.medium().resolvedValue(in: room) == 400)
    #expect(UISheetPresentationController.Detent.large().resolvedValue(in: room) == 800)
    let custom = UISheetPresentationController.Detent.custom { $0.maximumDetentValue - 1 }
    #expect(custom.resolvedValue(in: room) == 799)
    #expect(custom == custom && custom != .custom { _ in 799 })
  }

  // MARK: - Popovers

  @Test func `the delegate of a popover may say at the last moment what it points at`() throws {
    let stage = Stage(root)
    sheet.modalPresentationStyle = .popover
    let popover = try #require(sheet.popoverPresentationController)
    popover.delegate = listener
    journal = []
    root.presentNow(sheet)
    #expect(journal == ["popover.prepare"] && stage.console == [] && root.presentedViewController === sheet)
  }

  @Test func `a popover points at an item, on the first of the sides on which it may lie`() throws {
    let stage = Stage(root)
    let item = UIBarButtonItem(title: "More")
    sheet.modalPresentationStyle = .popover
    let popover = try #require(sheet.popoverPresentationController)
    popover.sourceItem = item
    #expect(popover.arrowDirection == .up)
    popover.permittedArrowDirections = [.left, .right]
    #expect(popover.arrowDirection == .left)
    popover.adaptiveSheetPresentationController.detents = [.medium()]
    #expect(popover.adaptiveSheetPresentationController.detents == [.medium()])
    root.presentNow(sheet)
    #expect(stage.console == [] && popover.sourceItem === item)
    #expect(stage.user(.tapOutside))
  }
}
