import Foundation
import HeadlessUIKit

/// Contents that say what is called.
private struct CalledContent: UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView {
    CalloutStage.called("UIContentConfiguration.makeContentView()")
    return CalledContentView(frame: .zero)
  }
  func updated(for state: any UIConfigurationState) -> CalledContent {
    CalloutStage.called("UIContentConfiguration.updated(for:)")
    return self
  }
}

private final class CalledContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration = CalledContent() {
    didSet { CalloutStage.called("UIContentView.configuration=") }
  }
  func supports(_ configuration: any UIContentConfiguration) -> Bool {
    CalloutStage.called("UIContentView.supports(_:)")
    return true
  }
}

private final class CalledCell: UITableViewCell {
  override func updateConfiguration(using state: UICellConfigurationState) {
    CalloutStage.called("UITableViewCell.updateConfiguration(using:)")
  }
}

private final class CalledItem: UICollectionViewCell {
  override func updateConfiguration(using state: UICellConfigurationState) {
    CalloutStage.called("UICollectionViewCell.updateConfiguration(using:)")
  }
}

private final class CalledHeader: UITableViewHeaderFooterView {
  override func updateConfiguration(using state: UIViewConfigurationState) {
    CalloutStage.called("UITableViewHeaderFooterView.updateConfiguration(using:)")
  }
}

private final class CalledControl: UIControl {
  private func called(_ method: String) { CalloutStage.called("UIControl.\(method)") }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    called("beginTracking(_:with:)")
    return true
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    called("continueTracking(_:with:)")
    return true
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { called("endTracking(_:with:)") }
}

// What contents, cells and controls of the app's own are asked and told.
extension TrackedCallout {
  @MainActor static let configurations: [TrackedCallout] = contentsOfCells + states + controls + groups

  @MainActor private static let contentsOfCells: [TrackedCallout] =
    [
      "UIContentConfiguration.makeContentView()", "UIContentView.supports(_:)",
      "UIContentView.configuration=",
    ]
    .map { member in
      TrackedCallout(member) { stage in
        stage.makeTile = {
          for _ in 0...1 { stage.contents.cell.contentConfiguration = CalledContent() }
        }
      } acting: {
        $0.makeTile()
      }
    }

  @MainActor private static func state(
    of view: @escaping @MainActor () -> UIView, _ member: String, isCounted: Bool,
    _ change: @escaping @MainActor (UIView) -> Void
  ) -> TrackedCallout {
    TrackedCallout(member, isCounted: isCounted) { stage in
      let made = view()
      stage.show(made)
      stage.makeTile = { change(made) }
    } acting: {
      $0.makeTile()
      Simulation.current.clock.settle()
    }
  }

  @MainActor private static let states: [TrackedCallout] = [
    state(of: { CalledCell() }, "UITableViewCell.updateConfiguration(using:)", isCounted: false) {
      ($0 as? UITableViewCell)?.setNeedsUpdateConfiguration()
    },
    state(
      of: { CalledItem(frame: .zero) }, "UICollectionViewCell.updateConfiguration(using:)", isCounted: false
    ) {
      ($0 as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
    },
    state(
      of: { CalledHeader(reuseIdentifier: nil) }, "UITableViewHeaderFooterView.updateConfiguration(using:)",
      isCounted: false
    ) {
      ($0 as? UITableViewHeaderFooterView)?.setNeedsUpdateConfiguration()
    },
    state(of: { UITableViewCell() }, "UIContentConfiguration.updated(for:)", isCounted: true) {
      ($0 as? UITableViewCell)?.contentConfiguration = CalledContent()
      ($0 as? UITableViewCell)?.setNeedsUpdateConfiguration()
    },
    state(of: { UITableViewCell() }, "UITableViewCell.configurationUpdateHandler=", isCounted: true) {
      ($0 as? UITableViewCell)?.configurationUpdateHandler = { _, _ in CalloutStage.current?.look() }
    },
    state(
      of: { UICollectionViewCell(frame: .zero) }, "UICollectionViewCell.configurationUpdateHandler=",
      isCounted: true
    ) {
      ($0 as? UICollectionViewCell)?.configurationUpdateHandler = { _, _ in CalloutStage.current?.look() }
    },
    state(
      of: { UITableViewHeaderFooterView(reuseIdentifier: nil) },
      "UITableViewHeaderFooterView.configurationUpdateHandler=", isCounted: true
    ) {
      ($0 as? UITableViewHeaderFooterView)?.configurationUpdateHandler = { _, _ in
        CalloutStage.current?.look()
      }
    },
  ]

  @MainActor private static let controls: [TrackedCallout] =
    ["beginTracking(_:with:)", "continueTracking(_:with:)", "endTracking(_:with:)"].map { method in
      TrackedCallout("UIControl.\(method)", isCounted: false) {
        $0.show(CalledControl())
      } acting: {
        $0.window.perform(.adjust(up: true, control: 0))
      }
    }

  @MainActor private static let groups: [TrackedCallout] = [
    TrackedCallout(
      "UITabBarControllerDelegate.tabBarController(_:displayedViewControllersFor:proposedViewControllers:)"
    ) { stage in
      let group = UITabGroup(title: "", image: nil, identifier: "group", children: [])
      group.managingNavigationController = UINavigationController()
      stage.tabs.delegate = stage.listener
      stage.makeTile = { stage.tabs.tabs = [group] }
    } acting: {
      $0.makeTile()
    },
    TrackedCallout("UITab.init(title:image:identifier:viewControllerProvider:)") { stage in
      let tab = UITab(title: "", image: nil, identifier: "tab") { _ in
        CalloutStage.current?.look()
        return UIViewController()
      }
      stage.makeTile = { stage.tabs.tabs = [tab] }
    } acting: {
      $0.makeTile()
    },
  ]
}
