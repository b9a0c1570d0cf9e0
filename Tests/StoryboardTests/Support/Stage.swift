import Foundation
import HeadlessUIKit
import Testing

/// A fresh simulation with the storyboards of the conformance tests and one window.
@MainActor
struct Stage {
  let window = UIWindow(frame: .zero)
  let storyboard: UIStoryboard

  init() throws {
    Simulation.reset()
    Journal.entries = []
    let storyboards = Simulation.storyboards
    storyboards.removeAll()
    storyboards.register(
      ListController.self, DetailController.self, SheetController.self, HostController.self,
      PlainController.self)
    storyboards.registerSegue("SpecialSegue") {
      SpecialSegue(identifier: $0, source: $1, destination: $2)
    }
    storyboards.registerUnwindAction(
      "unwindToList:", on: ListController.self, ListController.unwindToList)
    try storyboards.register(StoryboardFixtures.document("Wing.storyboard"))
    try storyboards.register(StoryboardFixtures.document("Stage.storyboard"))
    storyboard = UIStoryboard(name: "Stage", bundle: nil)
  }

  /// Makes a scene the root of the window and waits until it is on screen.
  func show<Controller: UIViewController>(_ identifier: String) throws -> Controller {
    let root = try #require(
      storyboard.instantiateViewController(withIdentifier: identifier) as? Controller)
    window.rootViewController = root
    window.makeKeyAndVisible()
    settle()
    return root
  }

  /// Shows the tabs, and gives the list inside the first one.
  func showTabs() throws -> (tabs: UITabBarController, list: ListController) {
    let tabs: UITabBarController = try show("Tabs")
    let navigation = try #require(tabs.selectedViewController as? UINavigationController)
    return (tabs, try #require(navigation.topViewController as? ListController))
  }

  func settle() {
    #expect(Simulation.current.clock.settle())
    #expect(ControllerTree._checkInvariants(of: window, isSettled: true) == nil)
  }

  var faults: [Fault] { Simulation.current.faults }
}

/// What the controllers of the stage were asked and told, in order.
@MainActor
enum Journal {
  static var entries: [String] = []

  static func note(_ controller: UIViewController, _ event: String) {
    entries.append("\(type(of: controller)) \(event)")
  }
}

class PlainController: UIViewController {
  var mayPerform = true

  override func awakeFromNib() { Journal.note(self, "awakeFromNib") }

  override func viewDidLoad() { Journal.note(self, "viewDidLoad") }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    Journal.note(self, "shouldPerform \(identifier)")
    return mayPerform
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let isLoaded = segue.destination.isViewLoaded ? "loaded" : "not loaded"
    Journal.note(self, "prepare \(segue.identifier ?? "-") (\(isLoaded))")
  }

  override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    Journal.note(self, "allowedChildren")
    return super.allowedChildrenForUnwinding(from: source)
  }

  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    Journal.note(self, "canPerform")
    return super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
  }

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    Journal.note(self, "dismiss")
    super.dismiss(animated: flag, completion: completion)
  }

  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    Journal.note(self, "unwind towards \(type(of: subsequentVC))")
    super.unwind(for: unwindSegue, towards: subsequentVC)
  }
}

final class ListController: PlainController {
  var returns = 0

  func unwindToList(_ segue: UIStoryboardSegue) {
    Journal.note(self, "unwindToList from \(type(of: segue.source))")
    returns += 1
  }
}

final class DetailController: PlainController {
  let number: Int

  required init?(coder: NSCoder) {
    number = 0
    super.init(coder: coder)
  }

  init?(coder: NSCoder, number: Int) {
    self.number = number
    super.init(coder: coder)
  }
}

final class SheetController: PlainController {}

final class HostController: PlainController {}

/// A segue class of the app: says that it ran, and pushes without animation.
final class SpecialSegue: UIStoryboardSegue {
  override func perform() {
    Journal.note(source, "special")
    source.navigationController?.pushViewController(destination, animated: false)
  }
}
