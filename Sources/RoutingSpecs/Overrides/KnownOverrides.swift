import HeadlessUIKit

/// Classes of which is known what they override: the table must say the same, or nothing it says is believed.
enum KnownOverrides {
  @MainActor static let all: [(type: UIViewController.Type, members: [String])] = [
    (UIViewController.self, []), (UINavigationController.self, []), (UIAlertController.self, []),
    (Bare.self, []), (Two.self, ["viewDidLoad", "viewDidAppear"]),
    (Below.self, ["viewDidLoad", "viewDidAppear", "title"]),
    (Generic<Int>.self, ["viewDidAppear"]), (BelowGeneric.self, ["viewDidAppear", "present"]),
    (Stack.self, ["viewWillAppear", "pushViewController"]),
  ]
}

private final class Bare: UIViewController {
  var own = 0
  func own(_ value: Int) { own = value }
}

private class Two: UIViewController {
  override func viewDidLoad() {}
  override func viewDidAppear(_ animated: Bool) {}
}

private final class Below: Two {
  override var title: String? { didSet {} }
  override func viewDidLoad() {}
}

private class Generic<Value>: UIViewController {
  var value: Value?
  override func viewDidAppear(_ animated: Bool) { value = nil }
}

private final class BelowGeneric: Generic<String> {
  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)?
  ) {}
}

private final class Stack: UINavigationController {
  override func viewWillAppear(_ animated: Bool) {}
  override func pushViewController(_ viewController: UIViewController, animated: Bool) {}
}
