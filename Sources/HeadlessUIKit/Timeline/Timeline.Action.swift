extension Timeline {
  /// What UIKit can be asked for.
  enum Action: String, CaseIterable {
    case present
    case dismiss
    case push
    case pop
    case popTo = "popToViewController"
    case popToRoot = "popToRootViewController"
    case setViewControllers
    case setTabs = "viewControllers ="
    case selectIndex = "selectedIndex ="
    case selectController = "selectedViewController ="
    case setRoot = "rootViewController ="
    case makeKeyAndVisible
    case setHidden = "isHidden ="
    case addChild
    case removeFromParent
    case beginAppearance = "beginAppearanceTransition"
    case endAppearance = "endAppearanceTransition"
    case exchange = "transition"
    case show
    case showDetail = "showDetailViewController"
    case setColumn = "setViewController"
    case showColumn = "show column"
    case hideColumn = "hide column"
    case setColumns = "viewControllers of columns ="
    case setDisplayMode = "preferredDisplayMode ="
    case setPages = "setViewControllers of pages"
    case performSegue
    case animate = "UIView.animate"
    case transitionView = "UIView.transition"
    case finishInteraction = "finish the interaction"
    case cancelInteraction = "cancel the interaction"
    case completeTransition

    /// The call with its arguments, as it might be written.
    @MainActor
    func words(_ arguments: [Argument]) -> String {
      let list = arguments.compactMap(\.words).joined(separator: ", ")
      if rawValue.hasSuffix("=") { return "\(rawValue) \(list)" }
      return list.isEmpty ? rawValue : "\(rawValue)(\(list))"
    }
  }

  /// What a call was given.
  @MainActor
  enum Argument {
    case controller(UIViewController?)
    case controllers([UIViewController])
    case text(String)
    case flag(String, Bool)

    static func animated(_ flag: Bool) -> Argument { .flag("animated", flag) }

    fileprivate var words: String? {
      switch self {
      case .controller(let controller): controller.map(Timeline.name) ?? "nil"
      case .controllers(let list): "[\(list.map(Timeline.name).joined(separator: ", "))]"
      case .text(let text): text
      case .flag(let name, let isSet): isSet ? name : nil
      }
    }
  }
}
