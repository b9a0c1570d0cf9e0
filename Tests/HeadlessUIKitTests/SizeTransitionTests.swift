import Foundation
import HeadlessUIKit
import Testing

/// Writes down what it is told of a size and an environment to come.
private class ContainedScreen: UIViewController {
  let name: String
  var handsOn = true
  var childSize: CGSize?

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    record(name, "traits(\(width(of: traitCollection)) to \(width(of: newCollection)))")
    if handsOn { super.willTransition(to: newCollection, with: coordinator) }
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    record(name, "size(\(Int(size.width)))")
    coordinator.animate { [name] in record(name, "alongside(\($0.isAnimated))") }
    coordinator.animate(alongsideTransition: nil) { [name] in
      record(name, "ended(\($0.transitionDuration))")
    }
    if handsOn { super.viewWillTransition(to: size, with: coordinator) }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    record(name, "changed")
  }

  override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    childSize ?? super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
  }

  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    record(name, "prefers(\(Int(container.preferredContentSize.width)))")
  }

  private func width(of traits: UITraitCollection) -> String { "\(traits.horizontalSizeClass)" }
}

/// A presentation that gives what it shows a third of the width.
private final class Drawer: UIPresentationController, UIViewControllerTransitioningDelegate {
  override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    CGSize(width: parentSize.width / 3, height: parentSize.height)
  }

  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    record("drawer", "prefers(\(Int(preferredContentSize.width)))")
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { self }
}

@MainActor @Suite("Who hears of a size before it comes")
struct SizeTransitionTests {
  private let root = ContainedScreen("root")
  private let child = ContainedScreen("child")

  private func contain() { root.addChild(child) }

  @Test
  func `the environment is announced, then the size; animations follow the change, completions its end`() {
    contain()
    let stage = Stage(root)
    stage.user(.changeSizeClass(.compact))
    #expect(
      takeJournal() == [
        "root.traits(regular to compact)", "child.traits(regular to compact)", "root.size(375)",
        "child.size(375)", "root.changed", "child.changed", "root.alongside(true)", "child.alongside(true)",
      ])
    #expect(!stage.isIdle && stage.time == 0)
    stage.settle()
    #expect(takeJournal() == ["root.ended(0.3)", "child.ended(0.3)"])
    #expect(stage.time == 300 && stage.isInOrder)
  }

  @Test func `a container that hands nothing on keeps it from its children, but not the change itself`() {
    contain()
    root.handsOn = false
    let stage = Stage(root)
    stage.user(.changeSizeClass(.compact))
    #expect(takeJournal().filter { $0.hasPrefix("child") } == ["child.changed"])
  }

  @Test func `a container says how large its children become, and who has that size already is not told`() {
    contain()
    root.childSize = CGSize(width: 100, height: 50)
    let stage = Stage(root)
    stage.user(.changeSizeClass(.compact))
    #expect(takeJournal().contains("child.size(100)"))
    child.view.frame = CGRect(x: 7, y: 7, width: 100, height: 50)
    stage.user(.changeSizeClass(.regular))
    let heard = takeJournal().filter { $0.hasPrefix("child") }
    #expect(heard.contains("child.traits(compact to regular)") && !heard.contains("child.size(100)"))
  }

  @Test func `what is presented hears of it from its presentation, which says how large it becomes`() {
    let stage = Stage(root)
    let drawer = Drawer(presentedViewController: child, presenting: root)
    child.modalPresentationStyle = .custom
    child.transitioningDelegate = drawer
    root.present(child, animated: false)
    stage.settle()
    #expect(drawer.containerView?.bounds.width == 820)
    #expect(drawer.frameOfPresentedViewInContainerView.width == 820)
    stage.user(.changeSizeClass(.compact))
    let heard = takeJournal()
    #expect(heard.contains("child.size(125)") && heard.contains("child.traits(regular to compact)"))
    #expect(heard.filter { $0.hasPrefix("child.size") }.count == 1)
    child.preferredContentSize = CGSize(width: 20, height: 20)
    #expect(takeJournal() == ["drawer.prefers(20)"])
  }

  @Test func `a parent hears that a child prefers another size, and not that it prefers the same`() {
    contain()
    let stage = Stage(root)
    child.preferredContentSize = CGSize(width: 20, height: 20)
    child.preferredContentSize = CGSize(width: 20, height: 20)
    child.preferredContentSize = .zero
    #expect(takeJournal() == ["root.prefers(20)", "root.prefers(0)"] && stage.isInOrder)
  }

  @Test
  func
    `a tablet that becomes narrow has a part of the screen, a telephone that becomes wide lies on its side`()
  {
    for (start, sizes) in [(UIUserInterfaceSizeClass.regular, [375, 820]), (.compact, [932, 430])] {
      let root = ContainedScreen("root")
      let stage = Stage(root) { $0.horizontalSizeClass = start }
      for size in sizes {
        let isNarrow = Simulation.current.settings.horizontalSizeClass == .compact
        stage.user(.changeSizeClass(isNarrow ? .regular : .compact))
        #expect(takeJournal().contains("root.size(\(size))"))
        stage.settle()
        takeJournal()
      }
    }
  }

  @Test func `without animations nobody waits`() {
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    let stage = Stage(root)
    stage.user(.changeSizeClass(.compact))
    #expect(takeJournal().last == "root.alongside(false)")
    stage.settle()
    #expect(takeJournal() == ["root.ended(0.0)"] && stage.time == 0)
  }

  @Test func `what is added when the change is over is carried out all the same`() throws {
    final class Keeper: UIViewController {
      var coordinator: (any UIViewControllerTransitionCoordinator)?

      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        self.coordinator = coordinator
      }
    }
    let keeper = Keeper()
    let stage = Stage(keeper)
    stage.user(.changeSizeClass(.compact))
    let coordinator = try #require(keeper.coordinator)
    coordinator.animate { _ in record("late", "alongside") }
    #expect(takeJournal() == ["late.alongside"])
    #expect(coordinator.containerView === stage.window && coordinator.viewController(forKey: .to) == nil)
    #expect(coordinator.view(forKey: .from) == nil && !coordinator.isInteractive && !coordinator.isCancelled)
  }
}
