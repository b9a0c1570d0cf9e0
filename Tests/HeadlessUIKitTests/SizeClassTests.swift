import HeadlessUIKit
import Testing

/// Writes down which width it had before.
private final class AdaptingScreen: UIViewController {
  private(set) var heard: [UIUserInterfaceSizeClass?] = []

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    heard.append(previousTraitCollection?.horizontalSizeClass)
  }
}

@MainActor @Suite("A device that becomes narrow or wide")
struct SizeClassTests {
  @Test func `everybody in a window hears of it, and what was before`() {
    let (child, other, sheet, inner) = (
      AdaptingScreen(), AdaptingScreen(), AdaptingScreen(), AdaptingScreen()
    )
    let tabs = Tabs("tabs", child, other)
    let stage = Stage(tabs)
    tabs.presentNow(sheet)
    sheet.addChild(inner)
    #expect(stage.user(.changeSizeClass(.compact)))
    #expect(!stage.user(.changeSizeClass(.compact)) && !stage.user(.changeSizeClass(.unspecified)))
    #expect(stage.user(.changeSizeClass(.regular)))
    for screen in [child, other, sheet, inner] { #expect(screen.heard == [.regular, .compact]) }
    #expect(child.traitCollection.horizontalSizeClass == .regular && stage.isInOrder)
  }

  @Test func `a presentation that adapts covers its presenter, or uncovers it`() {
    let (root, popover) = (Screen("root"), UIViewController().styled(.popover))
    let stage = Stage(root) { $0.compactPopoverStyle = .fullScreen }
    popover.popoverPresentationController?.sourceView = root.view
    root.presentNow(popover)
    #expect(appearances(takeJournal()).isEmpty)
    Simulation.current.changeSizeClass(to: .compact)
    #expect(appearances(takeJournal()) == ["root.willDisappear", "root.didDisappear"])
    #expect(root.view.window == nil && stage.isInOrder)
    Simulation.current.changeSizeClass(to: .regular)
    #expect(appearances(takeJournal()) == ["root.willAppear", "root.didAppear"])
    #expect(root.view.window === stage.window && stage.isInOrder)
    stage.window.isHidden = true
    Simulation.current.changeSizeClass(to: .compact)
    Simulation.current.changeSizeClass(to: .regular)
    #expect(appearances(journal) == ["root.willDisappear", "root.didDisappear"])
  }

  @Test func `a split view off screen adapts when it comes on screen`() {
    let split = Split("split", Screen("primary"), Screen("secondary"))
    let tabs = Tabs("tabs", UIViewController(), split)
    let stage = Stage(tabs)
    Simulation.current.changeSizeClass(to: .compact)
    #expect(!split.isCollapsed && split.viewControllers.count == 2)
    tabs.selectedIndex = 1
    stage.settle()
    #expect(split.isCollapsed && split.viewControllers.count == 1 && stage.isInOrder)
  }
}
