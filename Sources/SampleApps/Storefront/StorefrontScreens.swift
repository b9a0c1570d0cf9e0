public import HeadlessUIKit
public import Routing

/// The first screen of the shop.
public final class HomeViewController: UIViewController {}

/// The customer's account.
public final class AccountViewController: UIViewController {}

/// One product.
public final class ProductViewController: UIViewController {}

/// Where a customer signs in.
public final class LoginViewController: UIViewController {}

/// Where a customer asks for a new password; stands after the login in its navigation controller.
public final class ForgotPasswordViewController: UIViewController {}

/// What the customer is about to buy.
public final class BagViewController: UIViewController {}

/// The payment, which must not disappear under the customer's fingers.
public final class CheckoutViewController: UIViewController, RoutingInterceptable {
  /// Whether the payment may be taken off the screen: never, while it is on it.
  public let canBeDismissed = false
}
