import HeadlessUIKit
import Routing
import RoutingSpecs

/// Address and delivery, which must not disappear under the customer's fingers.
final class CheckoutViewController: ScreenViewController, RoutingInterceptable {
  override class var kind: EmporiumScreen { .checkout }

  override var isRefusing: Bool { true }

  var canBeDismissed: Bool { false }
}

/// Where name and addresses are edited; stays as long as something is unsaved.
final class ProfileEditorViewController: ScreenViewController, RoutingInterceptable, Dismissible {
  override class var kind: EmporiumScreen { .profileEditor }

  private var hasUnsavedChanges = false

  var dismissalMethod: DismissalMethod<Void>?

  override var isRefusing: Bool { hasUnsavedChanges }

  var canBeDismissed: Bool { !hasUnsavedChanges }

  override func restore(_ screen: Screen) { hasUnsavedChanges = screen.refusesDismissal }
}
