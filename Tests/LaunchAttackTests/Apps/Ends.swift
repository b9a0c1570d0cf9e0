import RouteChecking
import UIKit

private final class ShopScreen: PlainScreen {}
private final class CheckoutScreen: PlainScreen {}

/// The end of an order, from where nobody is to go back to paying.
private final class ThanksScreen: PlainScreen {
  private let isWrong: Bool

  init(isWrong: Bool) {
    self.isWrong = isWrong
    super.init("Thanks")
    navigationItem.hidesBackButton = true
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard !isWrong else { return }
    addButton("Done") { [weak self] in
      self?.navigationController?.popToRootViewController(animated: true)
    }
  }
}

@MainActor
private func ordering(isWrong: Bool) -> UIViewController {
  let shop = ShopScreen("Shop")
  shop.loadViewIfNeeded()
  shop.addButton("Checkout") { [weak shop] in
    let checkout = CheckoutScreen("Checkout")
    checkout.loadViewIfNeeded()
    checkout.addButton("Pay") { [weak checkout] in
      checkout?.navigationController?.pushViewController(ThanksScreen(isWrong: isWrong), animated: true)
    }
    shop?.navigationController?.pushViewController(checkout, animated: true)
  }
  return UINavigationController(rootViewController: shop)
}

/// Opens what was read last whenever it appears, or only the first time.
private final class ReadingList: PlainScreen {
  private let isWrong: Bool
  private var hasOpened = false

  init(isWrong: Bool) {
    self.isWrong = isWrong
    super.init("Articles")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard isWrong || !hasOpened else { return }
    hasOpened = true
    navigationController?.pushViewController(PlainScreen("Article"), animated: true)
  }
}

/// A list whose content is a child, which is thrown away when memory runs short.
private final class GalleryScreen: PlainScreen {
  private let isWrong: Bool

  init(isWrong: Bool) {
    self.isWrong = isWrong
    super.init("Gallery")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() { show() }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    for child in children {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    if !isWrong { show() }
  }

  private func show() {
    let child = PlainScreen("Pictures")
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

/// Signs out, and takes all screens away with it.
@MainActor
private func account(isWrong: Bool) -> UIViewController {
  let account = PlainScreen("Account")
  account.loadViewIfNeeded()
  account.addButton("Sign out") { [weak account] in
    account?.navigationController?.setViewControllers(
      isWrong ? [] : [PlainScreen("Sign in")], animated: true)
  }
  return UINavigationController(rootViewController: account)
}

/// Tells of two problems at once.
@MainActor
private func syncing(isWrong: Bool) -> UIViewController {
  let home = PlainScreen("Home")
  home.loadViewIfNeeded()
  home.addButton("Sync") { [weak home] in
    for title in ["Offline", "Storage is full"].prefix(isWrong ? 2 : 1) {
      let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      home?.present(alert, animated: true)
    }
  }
  return home
}

extension LaunchAttack {
  static let ends = [
    LaunchAttack("an order ends nowhere", .leadsHome, after: ["tap 'Checkout'", "tap 'Pay'"]) {
      window, isWrong in
      AppRoot(window, showing: ordering(isWrong: isWrong))
    },
    LaunchAttack("Back opens the same again", .backEnds, after: ["tap Back"]) { window, isWrong in
      AppRoot(window, showing: UINavigationController(rootViewController: ReadingList(isWrong: isWrong)))
    },
    LaunchAttack("what is thrown away does not come back", .isNeverBlank, after: ["get a memory warning"]) {
      window, isWrong in
      AppRoot(window, showing: UINavigationController(rootViewController: GalleryScreen(isWrong: isWrong)))
    },
    LaunchAttack("nothing is left after signing out", .isNeverBlank, after: ["tap 'Sign out'"]) {
      window, isWrong in
      AppRoot(window, showing: account(isWrong: isWrong))
    },
    LaunchAttack("two alerts come at once", .staysWellFormed, after: ["tap 'Sync'"]) { window, isWrong in
      AppRoot(window, showing: syncing(isWrong: isWrong))
    },
  ]
}
