import HeadlessUIKit
import RoutingSpecs
import TimingDefects

/// An app of whose screens a finger learns more than where they stand: some refuse to be swiped away or to go back.
@MainActor
enum StubbornApp {
  static func app(_ bounds: StackSpace.Bounds) throws -> RoutedApp {
    let catalogue = try ScreenCatalogue([
      ScreenEntry(name: "Home"), ScreenEntry(name: "Item"), ScreenEntry(name: "Sheet"),
      ScreenEntry(name: "Step"),
    ])
    let space = try StackSpace(catalogue: catalogue, bounds: bounds)
    let item = TimingDefect.item { $0.present(over: $0.window.topmost) }
    let pushed = Route(
      "pushed", summary: "Pushes an item.", expecting: Expectation(reaches: Target(screen: 1))
    ) { attempt in
      guard let navigation = attempt.window.navigation else { return attempt.decline("nowhere") }
      navigation.pushViewController(Item(), animated: true)
      attempt.finish(.reached)
    }
    return try RoutedApp(
      name: "stubborn", summary: "Screens that stay.", space: space, exhaustiveSpace: space,
      binding: StubbornBinding(), routes: [item, pushed])
  }
}

/// A screen that is not swiped away.
private final class Sheet: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    isModalInPresentation = true
  }
}

/// A screen from which there is no way back.
private final class Step: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.hidesBackButton = true
    navigationController?.interactivePopGestureRecognizer?.isEnabled = false
  }
}

private struct StubbornBinding: ScreenBinding {
  func makeController(for screen: Screen) -> UIViewController {
    switch screen.kind {
    case 0: Home()
    case 1: Item()
    case 2: Sheet()
    default: Step()
    }
  }

  func screen(of controller: UIViewController) -> Screen? {
    switch controller {
    case is Home: Screen(kind: 0)
    case is Item: Screen(kind: 1)
    case is Sheet: Screen(kind: 2)
    case is Step: Screen(kind: 3)
    default: nil
    }
  }
}
