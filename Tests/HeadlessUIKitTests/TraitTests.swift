import Foundation
import HeadlessUIKit
import Testing

/// A trait of an app's own.
private enum Density: UITraitDefinition {
  static let defaultValue = 1
}

/// A trait whose values cannot be compared.
private enum Painter: UITraitDefinition {
  static let defaultValue: (@Sendable () -> Void)? = nil
}

extension UIMutableTraits {
  fileprivate var density: Int {
    get { self[Density.self] }
    set { self[Density.self] = newValue }
  }
}

private final class Watcher: UIViewController {
  let name: String

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    record(name, "\(previousTraitCollection?[Density.self] ?? 0) to \(traitCollection[Density.self])")
  }
}

@MainActor @Suite("Traits")
struct TraitTests {
  private let root = Watcher("root")
  private let child = Watcher("child")

  private func contain() -> Stage {
    root.addChild(child)
    root.view.addSubview(child.view)
    return Stage(root)
  }

  // MARK: - Collections

  @Test func `an environment says what it was told, and defaults of all else`() {
    let traits = UITraitCollection {
      $0.horizontalSizeClass = .compact
      $0.density = 3
    }
    #expect(traits.horizontalSizeClass == .compact && traits[Density.self] == 3)
    #expect(traits.verticalSizeClass == .unspecified && traits.displayScale == 0)
    #expect(traits.preferredContentSizeCategory == .unspecified)
    #expect(
      UITraitCollection(userInterfaceStyle: .dark) == UITraitCollection { $0.userInterfaceStyle = .dark })
  }

  @Test func `environments are equal by their values, whatever the order in which these were set`() {
    let one = UITraitCollection(traitsFrom: [.init(displayScale: 2), .init(userInterfaceIdiom: .pad)])
    let other = UITraitCollection(traitsFrom: [
      .init(displayScale: 3), .init(userInterfaceIdiom: .pad), .init(displayScale: 2),
    ])
    #expect(one == other && one.hash == other.hash)
    #expect(one != other.modifyingTraits { $0.density = 2 })
    #expect(one.modifyingTraits { $0.displayScale = 1 } == one.replacing(UITraitDisplayScale.self, value: 1))
    #expect(one.containsTraits(in: .init(displayScale: 2)) && !one.containsTraits(in: .init(displayScale: 3)))
    let painted = one.replacing(Painter.self, value: {})
    #expect(painted == painted && painted != one.replacing(Painter.self, value: {}))
  }

  @Test func `colors look different where a trait is different on which colors depend`() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let differences = [
      UITraitCollection(userInterfaceStyle: .dark), light.modifyingTraits { $0.density = 9 },
    ]
    .map { light.hasDifferentColorAppearance(comparedTo: $0) }
    #expect(differences == [true, false])
    #expect(UIContentSizeCategory.small < .accessibilityLarge)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }

  @Test(arguments: [UIUserInterfaceSizeClass.compact, .regular])
  func `the device says what it is`(width: UIUserInterfaceSizeClass) {
    let stage = Stage(root) { $0.horizontalSizeClass = width }
    let traits = root.traitCollection
    #expect(traits.horizontalSizeClass == width && traits.verticalSizeClass == .regular)
    #expect(traits.userInterfaceIdiom == (width == .compact ? .phone : .pad))
    #expect(traits.userInterfaceStyle == .light && traits.layoutDirection == .leftToRight)
    #expect(stage.window.traitCollection == traits && root.view.traitCollection == traits)
    #expect(UITraitCollection.current == traits)
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    }
    #expect(UITraitCollection.current == traits)
  }

  // MARK: - Overrides

  @Test func `what is overridden holds for everything inside, and the nearest says last`() {
    let stage = contain()
    let label = UILabel()
    child.view.addSubview(label)
    let holders: [(String, (Int) -> Void)] = [
      ("scene", { stage.window.windowScene?.traitOverrides[Density.self] = $0 }),
      ("window", { stage.window.traitOverrides[Density.self] = $0 }),
      ("root", { root.traitOverrides[Density.self] = $0 }),
      ("its view", { root.view.traitOverrides[Density.self] = $0 }),
      ("child", { child.traitOverrides[Density.self] = $0 }),
      ("its view", { child.view.traitOverrides[Density.self] = $0 }),
      ("label", { label.traitOverrides[Density.self] = $0 }),
    ]
    func values() -> [Int] {
      [
        stage.window.windowScene?.traitCollection, stage.window.traitCollection, root.traitCollection,
        root.view.traitCollection, child.traitCollection, child.view.traitCollection, label.traitCollection,
      ].map { $0?[Density.self] ?? 0 }
    }
    for (index, holder) in holders.enumerated() {
      holder.1(index + 2)
      let expected = (0..<holders.count).map { $0 <= index ? $0 + 2 : index + 2 }
      #expect(values() == expected, "\(holder.0)")
    }
    stage.window.windowScene?.traitOverrides.remove(Density.self)
    #expect(values().first == 1 && values().last == 8)
    #expect(label.traitOverrides.contains(Density.self) && !label.traitOverrides.contains(Painter.self))
  }

  @Test func `what is presented inherits from the window and the presentation, and not from the presenter`() {
    let stage = Stage(root)
    root.traitOverrides[Density.self] = 2
    stage.window.overrideUserInterfaceStyle = .dark
    child.presentationController?.traitOverrides[Density.self] = 5
    root.presentNow(child)
    #expect(child.traitCollection[Density.self] == 5 && child.traitCollection.userInterfaceStyle == .dark)
    #expect(
      stage.window.overrideUserInterfaceStyle == .dark && root.overrideUserInterfaceStyle == .unspecified)
    stage.window.overrideUserInterfaceStyle = .unspecified
    #expect(child.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `a parent says what is so for a child, who may still say otherwise`() {
    _ = contain()
    root.setOverrideTraitCollection(.init(horizontalSizeClass: .compact), forChild: child)
    #expect(root.overrideTraitCollection(forChild: child)?.horizontalSizeClass == .compact)
    #expect(child.traitCollection.horizontalSizeClass == .compact)
    child.traitOverrides.horizontalSizeClass = .regular
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(root.traitCollection.horizontalSizeClass == .regular)
  }

  // MARK: - Changes

  @Test func `who is inside hears of a change when the turn ends, from the outside to the inside, and once`()
  {
    let stage = contain()
    let registration = child.registerForTraitChanges([Density.self]) { (child: Watcher, previous) in
      record(child.name, "registered \(previous[Density.self])")
    }
    root.traitOverrides[Density.self] = 2
    root.traitOverrides[Density.self] = 3
    #expect(journal == [])
    stage.settle()
    let told = ["root.1 to 3", "child.1 to 3", "child.registered 1"]
    #expect(journal == told)
    root.traitOverrides[Density.self] = 3
    stage.settle()
    #expect(journal == told)
    child.unregisterForTraitChanges(registration)
    root.traitOverrides.remove(Density.self)
    root.updateTraitsIfNeeded()
    #expect(journal == told + ["root.3 to 1", "child.3 to 1"] && stage.isInOrder)
  }

  @Test func `only those are called whose traits have changed`() {
    let stage = contain()
    root.registerForTraitChanges([Painter.self]) { (_: Watcher, _) in record("root", "painter") }
    child.registerForTraitChanges([UITraitHorizontalSizeClass.self, Density.self]) { (_: Watcher, _) in
      record("child", "width or density")
    }
    child.traitOverrides.horizontalSizeClass = .regular
    stage.settle()
    #expect(journal == [])
    Simulation.current.changeSizeClass(to: .compact)
    #expect(journal == ["root.1 to 1"])
    root.traitOverrides[Density.self] = 2
    stage.settle()
    #expect(journal == ["root.1 to 1", "root.1 to 2", "child.1 to 2", "child.width or density"])
  }

  @Test func `a method is called with as many arguments as it has`() {
    let stage = contain()
    let none = Selector("none") { (_: Watcher) in record("none", "") }
    let one = Selector("one:") { (_: Watcher, who: Watcher) in record("one", who.name) }
    let two = Selector("two:previous:") { (_: Watcher, who: Watcher, previous: UITraitCollection) in
      record("two", "\(who.name) \(previous[Density.self])")
    }
    child.registerForTraitChanges([Density.self], target: root, action: none)
    child.registerForTraitChanges([Density.self], action: one)
    child.registerForTraitChanges([Density.self], action: two)
    child.traitOverrides[Density.self] = 7
    stage.settle()
    #expect(journal == ["child.1 to 7", "none.", "one.child", "two.child 1"])
  }

  @Test func `who comes into another environment hears of it`() {
    let stage = Stage(root)
    root.traitOverrides[Density.self] = 4
    stage.settle()
    journal = []
    root.addChild(child)
    stage.settle()
    #expect(journal == ["child.1 to 4"])
  }

  @Test func `a split view that is told to be narrow collapses, and expands when nobody says so any more`() {
    let split = UISplitViewController()
    split.viewControllers = [UINavigationController(rootViewController: root), child]
    let stage = Stage(split)
    #expect(!split.isCollapsed)
    stage.window.traitOverrides.horizontalSizeClass = .compact
    stage.settle()
    #expect(split.isCollapsed && stage.isInOrder)
    stage.window.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    stage.settle()
    #expect(!split.isCollapsed && stage.isInOrder)
  }

  @Test func `tabs that are told to be narrow have More`() {
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<6).map { _ in UIViewController() }
    let stage = Stage(tabs)
    tabs.traitOverrides.horizontalSizeClass = .compact
    stage.settle()
    #expect(tabs.hasMore && stage.isInOrder)
  }

  @Test func `a new run begins without what an earlier one has overridden`() {
    let stage = Stage(root)
    stage.window.traitOverrides[Density.self] = 9
    stage.window.windowScene?.traitOverrides[Density.self] = 8
    UITraitCollection.current = UITraitCollection()
    Simulation.current.beginRun(in: stage.window, settings: ModelSettings())
    #expect(
      stage.window.traitCollection[Density.self] == 1 && !stage.window.traitOverrides.contains(Density.self))
    #expect(UITraitCollection.current.displayScale > 0)
  }
}
