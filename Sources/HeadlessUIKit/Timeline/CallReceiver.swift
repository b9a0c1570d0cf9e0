/// Who is asked for something: a controller, a window, or nobody on the stack.
@MainActor
enum CallReceiver {
  case controller(UIViewController)
  case window(UIWindow)
  case nobody

  /// How the timeline calls the receiver.
  var name: String? {
    switch self {
    case .controller(let controller): Timeline.name(controller)
    case .window: "the window"
    case .nobody: nil
    }
  }

  /// The change of a stack, or of tabs, that is under way inside the receiver.
  var stackTransition: Transition? {
    if case .controller(let controller) = self { controller.stackTransitionInFlight } else { nil }
  }

  /// What a call can change about the receiver; two that are equal show that a call has done nothing.
  var footprint: CallFootprint {
    switch self {
    case .controller(let controller): CallFootprint(controller)
    case .window(let window): CallFootprint(window)
    case .nobody: CallFootprint()
    }
  }
}

/// What a call can change about its receiver, as numbers, so that nothing is held.
struct CallFootprint: Equatable {
  private var children: [Int] = []
  private var others: [Int?] = []

  init() {}

  @MainActor
  init(_ controller: UIViewController) {
    children = controller.childStorage.map(\.serial)
    others = [
      controller.presentedStorage?.serial, controller.parentStorage?.serial,
      Int(controller.appearance.rawValue),
    ]
    if let tabs = controller as? UITabBarController {
      others += [tabs.selected, tabs.isMoreSelected ? 1 : 0]
      children += tabs.tabControllers.map(\.serial)
    } else if let split = controller as? UISplitViewController {
      others += [split.currentDisplayMode.rawValue]
      children += split.columns.all.map(\.serial)
    }
  }

  @MainActor
  init(_ window: UIWindow) {
    others = [window.rootStorage?.serial, window.isHiddenInEffect ? 1 : 0]
  }
}
