import RouteChecking
import UIKit

@testable import Market

/// What the page about compiling an app shows.
///
/// `PageTests` compares the two.
@MainActor
private enum PageExamples {
  static func launched() -> App<UIWindow> {
    let shop = App("shop") { window in
      connectInterfaceBuilder()
      window.rootViewController = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
      return window
    }
    return shop
  }
}
