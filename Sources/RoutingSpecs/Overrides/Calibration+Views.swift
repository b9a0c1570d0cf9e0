import Foundation
import HeadlessUIKit

extension Calibration {
  /// What every controller has about its view, its appearance and its class.
  static let views: [Calibration] = [
    Calibration("view", by: OwnView.self),
    Calibration("viewIfLoaded", by: OwnViewIfLoaded.self),
    Calibration("isViewLoaded", by: OwnIsViewLoaded.self),
    Calibration("nibName", by: OwnNibName.self),
    Calibration("nibBundle", by: OwnNibBundle.self),
    Calibration("loadView", by: OwnLoadView.self),
    Calibration("loadViewIfNeeded", by: OwnLoadViewIfNeeded.self),
    Calibration("viewDidLoad", by: OwnViewDidLoad.self),
    Calibration("viewWillAppear", by: OwnViewWillAppear.self),
    Calibration("viewIsAppearing", by: OwnViewIsAppearing.self),
    Calibration("viewDidAppear", by: OwnViewDidAppear.self),
    Calibration("viewWillDisappear", by: OwnViewWillDisappear.self),
    Calibration("viewDidDisappear", by: OwnViewDidDisappear.self),
    Calibration(
      "shouldAutomaticallyForwardAppearanceMethods", by: OwnForwarding.self),
    Calibration("viewWillLayoutSubviews", by: OwnViewWillLayoutSubviews.self),
    Calibration("viewDidLayoutSubviews", by: OwnViewDidLayoutSubviews.self),
    Calibration("updateViewConstraints", by: OwnUpdateViewConstraints.self),
    Calibration("didReceiveMemoryWarning", by: OwnDidReceiveMemoryWarning.self),
    Calibration("traitCollection", by: OwnTraitCollection.self),
    Calibration("traitCollectionDidChange", by: OwnTraitCollectionDidChange.self),
    Calibration("preferredStatusBarStyle", by: OwnPreferredStatusBarStyle.self),
    Calibration("prefersStatusBarHidden", by: OwnPrefersStatusBarHidden.self),
    Calibration("accessibilityPerformEscape", by: OwnPerformEscape.self),
    Calibration("childForStatusBarStyle", by: OwnChildForStatusBarStyle.self),
    Calibration("childForStatusBarHidden", by: OwnChildForStatusBarHidden.self),
    Calibration("preferredStatusBarUpdateAnimation", by: OwnStatusBarAnimation.self),
    Calibration("childForHomeIndicatorAutoHidden", by: OwnChildForHomeIndicator.self),
    Calibration("childForScreenEdgesDeferringSystemGestures", by: OwnChildForScreenEdges.self),
    Calibration("preferredScreenEdgesDeferringSystemGestures", by: OwnPreferredScreenEdges.self),
    Calibration("shouldAutorotate", by: OwnShouldAutorotate.self),
    Calibration(
      "preferredInterfaceOrientationForPresentation", by: OwnPreferredOrientation.self),
    Calibration("prefersHomeIndicatorAutoHidden", by: OwnPrefersHomeIndicatorHidden.self),
    Calibration("viewSafeAreaInsetsDidChange", by: OwnSafeAreaDidChange.self),
    Calibration("viewLayoutMarginsDidChange", by: OwnMarginsDidChange.self),
    Calibration("supportedInterfaceOrientations", by: OwnSupportedInterfaceOrientations.self),
    Calibration("description", by: OwnDescription.self),
    Calibration("next", by: OwnNext.self),
    Calibration("isKind", by: OwnIsKind.self),
    Calibration("canBecomeFirstResponder", by: OwnCanBecomeFirstResponder.self),
    Calibration("isFirstResponder", by: OwnIsFirstResponder.self),
    Calibration("becomeFirstResponder", by: OwnBecomeFirstResponder.self),
    Calibration("resignFirstResponder", by: OwnResignFirstResponder.self),
  ]
}

// MARK: - Subclasses of UIViewController

private final class OwnView: UIViewController {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var view: UIView! {
    get { super.view }
    set {}
  }
}
private final class OwnViewIfLoaded: UIViewController {
  override var viewIfLoaded: UIView? { super.viewIfLoaded }
}
private final class OwnIsViewLoaded: UIViewController {
  override var isViewLoaded: Bool { super.isViewLoaded }
}
private final class OwnNibName: UIViewController { override var nibName: String? { super.nibName } }
private final class OwnNibBundle: UIViewController { override var nibBundle: Bundle? { super.nibBundle } }
private final class OwnLoadView: UIViewController { override func loadView() {} }
private final class OwnLoadViewIfNeeded: UIViewController { override func loadViewIfNeeded() {} }
private final class OwnViewDidLoad: UIViewController { override func viewDidLoad() {} }
private final class OwnViewWillAppear: UIViewController { override func viewWillAppear(_ animated: Bool) {} }
private final class OwnViewIsAppearing: UIViewController {
  override func viewIsAppearing(_ animated: Bool) {}
}
private final class OwnViewDidAppear: UIViewController { override func viewDidAppear(_ animated: Bool) {} }
private final class OwnViewWillDisappear: UIViewController {
  override func viewWillDisappear(_ animated: Bool) {}
}
private final class OwnViewDidDisappear: UIViewController {
  override func viewDidDisappear(_ animated: Bool) {}
}
private final class OwnForwarding: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool {
    super.shouldAutomaticallyForwardAppearanceMethods
  }
}
private final class OwnViewWillLayoutSubviews: UIViewController { override func viewWillLayoutSubviews() {} }
private final class OwnViewDidLayoutSubviews: UIViewController { override func viewDidLayoutSubviews() {} }
private final class OwnShouldAutorotate: UIViewController {
  override var shouldAutorotate: Bool { super.shouldAutorotate }
}
private final class OwnPreferredOrientation: UIViewController {
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    super.preferredInterfaceOrientationForPresentation
  }
}
private final class OwnPrefersHomeIndicatorHidden: UIViewController {
  override var prefersHomeIndicatorAutoHidden: Bool { super.prefersHomeIndicatorAutoHidden }
}
private final class OwnSafeAreaDidChange: UIViewController { override func viewSafeAreaInsetsDidChange() {} }
private final class OwnMarginsDidChange: UIViewController { override func viewLayoutMarginsDidChange() {} }
private final class OwnUpdateViewConstraints: UIViewController { override func updateViewConstraints() {} }
private final class OwnDidReceiveMemoryWarning: UIViewController {
  override func didReceiveMemoryWarning() {}
}
private final class OwnTraitCollection: UIViewController {
  override var traitCollection: UITraitCollection { super.traitCollection }
}
private final class OwnTraitCollectionDidChange: UIViewController {
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
private final class OwnPreferredStatusBarStyle: UIViewController {
  override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
}
private final class OwnPrefersStatusBarHidden: UIViewController {
  override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
}
private final class OwnPerformEscape: UIViewController {
  override func accessibilityPerformEscape() -> Bool { super.accessibilityPerformEscape() }
}
private final class OwnChildForStatusBarStyle: UIViewController {
  override var childForStatusBarStyle: UIViewController? { super.childForStatusBarStyle }
}
private final class OwnChildForStatusBarHidden: UIViewController {
  override var childForStatusBarHidden: UIViewController? { super.childForStatusBarHidden }
}
private final class OwnChildForHomeIndicator: UIViewController {
  override var childForHomeIndicatorAutoHidden: UIViewController? { super.childForHomeIndicatorAutoHidden }
}
private final class OwnChildForScreenEdges: UIViewController {
  override var childForScreenEdgesDeferringSystemGestures: UIViewController? {
    super.childForScreenEdgesDeferringSystemGestures
  }
}
private final class OwnPreferredScreenEdges: UIViewController {
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
    super.preferredScreenEdgesDeferringSystemGestures
  }
}
private final class OwnStatusBarAnimation: UIViewController {
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
    super.preferredStatusBarUpdateAnimation
  }
}
private final class OwnSupportedInterfaceOrientations: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    super.supportedInterfaceOrientations
  }
}
private final class OwnDescription: UIViewController {
  override var description: String { super.description }
}
private final class OwnNext: UIViewController { override var next: UIResponder? { super.next } }
private final class OwnIsKind: UIViewController {
  override func isKind(of aClass: AnyClass) -> Bool { super.isKind(of: aClass) }
}
private final class OwnCanBecomeFirstResponder: UIViewController {
  override var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder }
}
private final class OwnIsFirstResponder: UIViewController {
  override var isFirstResponder: Bool { super.isFirstResponder }
}
private final class OwnBecomeFirstResponder: UIViewController {
  override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
}
private final class OwnResignFirstResponder: UIViewController {
  override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
}
