import Foundation
import HeadlessUIKit

/// What every controller has about its view, its appearance and its class.
enum ViewOverrides {
  static let all: [UIViewController.Type] = [
    View.self, ViewIfLoaded.self, IsViewLoaded.self, NibName.self, NibBundle.self, LoadView.self,
    LoadViewIfNeeded.self, ViewDidLoad.self, ViewWillAppear.self, ViewIsAppearing.self, ViewDidAppear.self,
    ViewWillDisappear.self, ViewDidDisappear.self, ShouldAutomaticallyForwardAppearanceMethods.self,
    ViewWillLayoutSubviews.self, ViewDidLayoutSubviews.self, UpdateViewConstraints.self,
    DidReceiveMemoryWarning.self, TraitCollection.self, TraitCollectionDidChange.self,
    PreferredStatusBarStyle.self, PrefersStatusBarHidden.self, AccessibilityPerformEscape.self,
    ChildForStatusBarStyle.self, ChildForStatusBarHidden.self, PreferredStatusBarUpdateAnimation.self,
    ChildForHomeIndicatorAutoHidden.self, ChildForScreenEdgesDeferringSystemGestures.self,
    PreferredScreenEdgesDeferringSystemGestures.self, ShouldAutorotate.self,
    PreferredInterfaceOrientationForPresentation.self, PrefersHomeIndicatorAutoHidden.self,
    ViewSafeAreaInsetsDidChange.self, ViewLayoutMarginsDidChange.self, SupportedInterfaceOrientations.self,
    Description.self, Next.self, IsKind.self, CanBecomeFirstResponder.self, IsFirstResponder.self,
    BecomeFirstResponder.self, ResignFirstResponder.self,
  ]

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  final class View: UIViewController { override var view: UIView! { didSet {} } }
  final class ViewIfLoaded: UIViewController { override var viewIfLoaded: UIView? { super.viewIfLoaded } }
  final class IsViewLoaded: UIViewController { override var isViewLoaded: Bool { super.isViewLoaded } }
  final class NibName: UIViewController { override var nibName: String? { super.nibName } }
  final class NibBundle: UIViewController { override var nibBundle: Bundle? { super.nibBundle } }
  final class LoadView: UIViewController { override func loadView() {} }
  final class LoadViewIfNeeded: UIViewController { override func loadViewIfNeeded() {} }
  final class ViewDidLoad: UIViewController { override func viewDidLoad() {} }
  final class ViewWillAppear: UIViewController { override func viewWillAppear(_ animated: Bool) {} }
  final class ViewIsAppearing: UIViewController { override func viewIsAppearing(_ animated: Bool) {} }
  final class ViewDidAppear: UIViewController { override func viewDidAppear(_ animated: Bool) {} }
  final class ViewWillDisappear: UIViewController { override func viewWillDisappear(_ animated: Bool) {} }
  final class ViewDidDisappear: UIViewController { override func viewDidDisappear(_ animated: Bool) {} }
  final class ShouldAutomaticallyForwardAppearanceMethods: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool {
      super.shouldAutomaticallyForwardAppearanceMethods
    }
  }
  final class ViewWillLayoutSubviews: UIViewController { override func viewWillLayoutSubviews() {} }
  final class ViewDidLayoutSubviews: UIViewController { override func viewDidLayoutSubviews() {} }
  final class UpdateViewConstraints: UIViewController { override func updateViewConstraints() {} }
  final class DidReceiveMemoryWarning: UIViewController { override func didReceiveMemoryWarning() {} }
  final class TraitCollection: UIViewController {
    override var traitCollection: UITraitCollection { super.traitCollection }
  }
  final class TraitCollectionDidChange: UIViewController {
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  }
  final class PreferredStatusBarStyle: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
  }
  final class PrefersStatusBarHidden: UIViewController {
    override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
  }
  final class AccessibilityPerformEscape: UIViewController {
    override func accessibilityPerformEscape() -> Bool { super.accessibilityPerformEscape() }
  }
  final class ChildForStatusBarStyle: UIViewController {
    override var childForStatusBarStyle: UIViewController? { super.childForStatusBarStyle }
  }
  final class ChildForStatusBarHidden: UIViewController {
    override var childForStatusBarHidden: UIViewController? { super.childForStatusBarHidden }
  }
  final class PreferredStatusBarUpdateAnimation: UIViewController {
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
      super.preferredStatusBarUpdateAnimation
    }
  }
  final class ChildForHomeIndicatorAutoHidden: UIViewController {
    override var childForHomeIndicatorAutoHidden: UIViewController? { super.childForHomeIndicatorAutoHidden }
  }
  final class ChildForScreenEdgesDeferringSystemGestures: UIViewController {
    override var childForScreenEdgesDeferringSystemGestures: UIViewController? {
      super.childForScreenEdgesDeferringSystemGestures
    }
  }
  final class PreferredScreenEdgesDeferringSystemGestures: UIViewController {
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
      super.preferredScreenEdgesDeferringSystemGestures
    }
  }
  final class ShouldAutorotate: UIViewController {
    override var shouldAutorotate: Bool { super.shouldAutorotate }
  }
  final class PreferredInterfaceOrientationForPresentation: UIViewController {
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
      super.preferredInterfaceOrientationForPresentation
    }
  }
  final class PrefersHomeIndicatorAutoHidden: UIViewController {
    override var prefersHomeIndicatorAutoHidden: Bool { super.prefersHomeIndicatorAutoHidden }
  }
  final class ViewSafeAreaInsetsDidChange: UIViewController { override func viewSafeAreaInsetsDidChange() {} }
  final class ViewLayoutMarginsDidChange: UIViewController { override func viewLayoutMarginsDidChange() {} }
  final class SupportedInterfaceOrientations: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      super.supportedInterfaceOrientations
    }
  }
  final class Description: UIViewController { override var description: String { super.description } }
  final class Next: UIViewController { override var next: UIResponder? { super.next } }
  final class IsKind: UIViewController {
    override func isKind(of aClass: AnyClass) -> Bool { super.isKind(of: aClass) }
  }
  final class CanBecomeFirstResponder: UIViewController {
    override var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder }
  }
  final class IsFirstResponder: UIViewController {
    override var isFirstResponder: Bool { super.isFirstResponder }
  }
  final class BecomeFirstResponder: UIViewController {
    override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
  }
  final class ResignFirstResponder: UIViewController {
    override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
  }
}
