import HeadlessUIKit
import Routing
import Testing

@MainActor
struct StorefrontChainsTests {
  nonisolated struct Row: CustomTestStringConvertible, Sendable {
    let id: String
    let stack: @MainActor () -> (UIViewController, [UIViewController])
    let step: @MainActor (Stage) -> RoutingResult?
    let before: String
    let after: String
    var error: RoutingError.Code?

    var testDescription: String { id }

    init<ViewController: UIViewController>(
      _ id: String, _ step: @autoclosure @escaping @MainActor () -> DestinationStep<ViewController, Any?>,
      on stack: @escaping @MainActor () -> (UIViewController, [UIViewController]), _ before: String,
      becomes after: String, _ error: RoutingError.Code? = nil
    ) {
      self.id = id
      self.stack = stack
      self.step = { $0.go(step()) }
      self.before = before
      self.after = after
      self.error = error
    }
  }

  nonisolated static let rows: [Row] = [
    Row(
      "product is presented in a new navigation controller", Chains.product,
      on: { (HomeScreen(), []) }, "Home", becomes: "Home > Nav[Product]"),
    Row(
      "product that is visible is found", Chains.product,
      on: { (tabs(nav(HomeScreen(), ProductScreen())), []) }, "Tabs[*Nav[Home, Product]]",
      becomes: "Tabs[*Nav[Home, Product]]"),
    Row(
      "product below the top of its stack is not found", Chains.product,
      on: { (nav(ProductScreen(), HomeScreen()), []) }, "Nav[Product, Home]",
      becomes: "Nav[Product, Home] > Nav[Product]"),
    Row(
      "home replaces the root after the modals are gone", Chains.homeFromRoot,
      on: { (nav(AccountScreen()), [BagScreen(), nav(LoginScreen())]) }, "Nav[Account] > Bag > Nav[Login]",
      becomes: "Home"),
    Row(
      "home from root is refused under a screen that refuses", Chains.homeFromRoot,
      on: { (nav(AccountScreen()), [BagScreen(), nav(CheckoutScreen(), LoginScreen())]) },
      "Nav[Account] > Bag > Nav[Checkout, Login]", becomes: "Nav[Account] > Bag > Nav[Checkout, Login]",
      .cannotBeDismissed),
    Row(
      "home from root is refused while the root holds a screen that refuses", Chains.homeFromRoot,
      on: { (tabs(AccountScreen(), nav(CheckoutScreen(), LoginScreen())), []) },
      "Tabs[*Account, Nav[Checkout, Login]]", becomes: "Tabs[*Account, Nav[Checkout, Login]]",
      .cannotBeDismissed),
    Row(
      "home from current replaces the root with nothing presented", Chains.homeFromCurrent,
      on: { (AccountScreen(), []) }, "Account", becomes: "Home"),
    Row(
      "home from current is refused with something presented", Chains.homeFromCurrent,
      on: { (AccountScreen(), [BagScreen()]) }, "Account > Bag", becomes: "Account > Bag", .cannotReplaceRoot),
    Row(
      "account is pushed into a navigation controller under a modal", Chains.accountInNavigation,
      on: { (tabs(BagScreen(), nav(HomeScreen())), [LoginScreen()]) }, "Tabs[*Bag, Nav[Home]] > Login",
      becomes: "Tabs[Bag, *Nav[Home, Account]]"),
    Row(
      "account without any navigation controller is refused", Chains.accountInNavigation,
      on: { (HomeScreen(), [LoginScreen()]) }, "Home > Login", becomes: "Home > Login", .notFound),
    Row(
      "account is popped to where it lies under others", Chains.accountInNavigation,
      on: { (nav(AccountScreen(), HomeScreen(), BagScreen()), []) }, "Nav[Account, Home, Bag]",
      becomes: "Nav[Account]"),
    Row(
      "account is not revealed by popping a screen that refuses", Chains.accountInNavigation,
      on: { (nav(AccountScreen(), CheckoutScreen(), BagScreen()), []) }, "Nav[Account, Checkout, Bag]",
      becomes: "Nav[Account, Checkout, Bag]", .cannotBeDismissed),
    Row(
      "account goes into the visible navigation controller", Chains.accountOrNew,
      on: { (tabs(nav(HomeScreen()), nav(BagScreen()), selected: 1), []) }, "Tabs[Nav[Home], *Nav[Bag]]",
      becomes: "Tabs[Nav[Home], *Nav[Bag, Account]]"),
    Row(
      "account gets a new navigation controller where none is visible", Chains.accountOrNew,
      on: { (tabs(BagScreen(), nav(HomeScreen())), []) }, "Tabs[*Bag, Nav[Home]]",
      becomes: "Tabs[*Bag, Nav[Home]] > Nav[Account]"),
    Row(
      "tabs replace the root", Chains.tabScreen,
      on: { (LoginScreen(), [BagScreen()]) }, "Login > Bag", becomes: "Tabs[*Home, Account]"),
    Row(
      "tabs that are there are uncovered", Chains.tabScreen,
      on: { (tabs(BagScreen()), [BagScreen()]) }, "Tabs[*Bag] > Bag", becomes: "Tabs[*Bag]"),
    Row(
      "account anywhere is selected in its tab", Chains.accountAnywhere,
      on: { (tabs(HomeScreen(), AccountScreen()), [BagScreen()]) }, "Tabs[*Home, Account] > Bag",
      becomes: "Tabs[Home, *Account]"),
    Row(
      "account anywhere is found in the tabs that had to be built", Chains.accountAnywhere,
      on: { (LoginScreen(), [BagScreen()]) }, "Login > Bag", becomes: "Tabs[Home, *Account]"),
    Row(
      "account anywhere is refused where the tabs are there without it", Chains.accountAnywhere,
      on: { (tabs(HomeScreen()), []) }, "Tabs[*Home]", becomes: "Tabs[*Home]", .notFound),
    Row(
      "login and forgotten password go into one new navigation controller", Chains.forgotPassword,
      on: { (HomeScreen(), []) }, "Home", becomes: "Home > Nav[Login, ForgotPassword]"),
    Row(
      "forgotten password follows the login that is there", Chains.forgotPassword,
      on: { (HomeScreen(), [nav(LoginScreen(), BagScreen()), AccountScreen()]) },
      "Home > Nav[Login, Bag] > Account", becomes: "Home > Nav[Login, ForgotPassword]"),
    Row(
      "forgotten password is refused after a login without a container", Chains.forgotPassword,
      on: { (LoginScreen(), [BagScreen()]) }, "Login > Bag", becomes: "Login > Bag", .containerNotFound),
    Row(
      "login from root dismisses modals first", Chains.loginFromRoot,
      on: { (HomeScreen(), [BagScreen(), BagScreen()]) }, "Home > Bag > Bag", becomes: "Home > Nav[Login]"),
    Row(
      "a bag in another tab is left alone", Chains.bagVisible,
      on: { (tabs(HomeScreen(), BagScreen()), []) }, "Tabs[*Home, Bag]",
      becomes: "Tabs[*Home, Bag] > Nav[Bag]"),
    Row(
      "a bag that is always new is stacked on a modal one", Chains.bagAlwaysNew,
      on: { (HomeScreen(), [nav(BagScreen())]) }, "Home > Nav[Bag]", becomes: "Home > Nav[Bag] > Nav[Bag]"),
    Row(
      "a modal bag is found, a tab's is not", Chains.bagModal,
      on: { (tabs(BagScreen()), [nav(BagScreen(), HomeScreen()), LoginScreen()]) },
      "Tabs[*Bag] > Nav[Bag, Home] > Login", becomes: "Tabs[*Bag] > Nav[Bag]"),
  ]

  @Test(arguments: rows)
  func `a configuration of the article does what the article says`(row: Row) {
    for animated in [false, true] {
      let (root, modals) = row.stack()
      let stage = Stage(root, presenting: modals)
      #expect(stage.text == row.before)
      UIView.setAnimationsEnabled(animated)
      let result = row.step(stage)
      UIView.setAnimationsEnabled(true)
      #expect(result != nil, "exactly one completion")
      #expect(result?.error?.code == row.error)
      #expect(stage.text == row.after)
      #expect(Simulation.current.faults.isEmpty)
      if row.error != nil { #expect(result?.error?.changes.isEmpty == true) }
    }
  }
}
