import HeadlessUIKit
import RoutingSpecs

/// An app whose vault notes in a static variable that it was shown, which nobody can see who asks UIKit alone.
@MainActor
enum RememberingApp {
  private static var hasShownVault = false

  private final class Vault: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      RememberingApp.hasShownVault = true
    }
  }

  private final class Plain: UIViewController {}

  private struct Binding: ScreenBinding {
    func makeController(for screen: Screen) -> UIViewController { screen.kind == 0 ? Plain() : Vault() }

    func screen(of controller: UIViewController) -> Screen? {
      switch controller {
      case is Plain: Screen(kind: 0)
      case is Vault: Screen(kind: 1)
      default: nil
      }
    }

    func startOver() { RememberingApp.hasShownVault = false }
  }

  static func app() throws -> RoutedApp {
    let catalogue = try ScreenCatalogue(["Plain", "Vault"].map { ScreenEntry(name: $0) })
    let space = { try StackSpace(catalogue: catalogue, bounds: $0) }
    let route = Route(
      "open", summary: "Declines while the vault was shown.",
      expecting: Expectation(
        reaches: Target(screen: 0), exemptFrom: RouteProperties([.reachesTarget, .isIdempotent]))
    ) { attempt in
      attempt.finish(
        hasShownVault ? .declined(RouteRefusal("locked", message: "The vault was shown.")) : .reached)
    }
    return try RoutedApp(
      name: "remembering", summary: "A vault.",
      space: space(.init(tabs: 2, depth: 2, modals: 1, splits: false)),
      exhaustiveSpace: space(.init(tabs: 0, depth: 1, modals: 0, splits: false)), binding: Binding(),
      routes: [route])
  }
}
