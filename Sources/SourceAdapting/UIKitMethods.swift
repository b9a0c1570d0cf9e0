/// UIKit's own methods that apps name in selectors, often without their labels: `#selector(UIView.endEditing)`.
///
/// What UIKit passes to them is not what they want: a control passes itself where `endEditing(_:)` wants a `Bool`, and Objective-C
/// takes whatever is not zero for `true`. So does the model, unless a `Bool` is passed. In place of a completion a control passes its event,
/// which may crash on a device; the model passes none.
enum UIKitMethods {
  /// The methods of each class as they are declared, each parameter with its label and its type; behind `=` the name that
  /// Objective-C has for one.
  private static let declarations: [(type: String, methods: [String])] = [
    ("UIResponder", ["becomeFirstResponder", "resignFirstResponder", "reloadInputViews"]),
    (
      "UIView",
      [
        "endEditing _:Bool", "removeFromSuperview", "sizeToFit", "layoutIfNeeded", "layoutSubviews",
        "setNeedsLayout", "setNeedsDisplay", "setNeedsUpdateConstraints", "updateConstraintsIfNeeded",
        "invalidateIntrinsicContentSize", "tintColorDidChange",
      ]
    ),
    (
      "UIViewController",
      [
        "dismiss=dismissViewControllerAnimated:completion: animated:Bool completion:Block?",
        "loadViewIfNeeded", "viewDidLoad", "viewDidLayoutSubviews", "removeFromParent",
        "setNeedsStatusBarAppearanceUpdate", "setEditing _:Bool animated:Bool",
        "show=showViewController:sender: _:UIViewController sender:Any?",
        "showDetailViewController _:UIViewController sender:Any?",
        "performSegue withIdentifier:String sender:Any?",
      ]
    ),
    (
      "UINavigationController",
      [
        "popViewController=popViewControllerAnimated: animated:Bool",
        "popToRootViewController=popToRootViewControllerAnimated: animated:Bool",
        "popToViewController _:UIViewController animated:Bool",
        "pushViewController _:UIViewController animated:Bool",
        "setNavigationBarHidden _:Bool animated:Bool", "setToolbarHidden _:Bool animated:Bool",
      ]
    ),
    ("UITableView", ["reloadData", "beginUpdates", "endUpdates", "setEditing _:Bool animated:Bool"]),
    ("UICollectionView", ["reloadData"]),
    ("UIScrollView", ["flashScrollIndicators"]),
    ("UIRefreshControl", ["beginRefreshing", "endRefreshing"]),
    ("UIActivityIndicatorView", ["startAnimating", "stopAnimating"]),
    ("UIImageView", ["startAnimating", "stopAnimating"]),
    ("UIWindow", ["makeKeyAndVisible"]),
  ]

  /// What the menu over a selection offers, with the sender as the argument; the model has no such menu, so nobody calls them, and
  /// an app compares their names in `canPerformAction(_:withSender:)`.
  private static let editActions: Set<String> = [
    "copy", "cut", "decreaseSize", "delete", "increaseSize", "paste", "select", "selectAll", "toggleBoldface",
    "toggleItalics", "toggleUnderline",
  ]

  private static let methods = Dictionary(
    grouping: declarations.flatMap { type, methods in methods.map { method($0, of: type) } }, by: \.name)

  private static func method(_ declaration: String, of type: String) -> SourceOutline.Method {
    let words = declaration.split(separator: " ")
    let names = words[0].split(separator: "=").map(String.init)
    let parameters = words.dropFirst().map { $0.split(separator: ":").map(String.init) }
    var method = SourceOutline.Method(owner: type, name: names[0], line: 0)
    method.objectiveCName = names.dropFirst().first
    method.labels = parameters.map { $0[0] }
    method.parameterTypes = parameters.map { $0[1] }
    return method
  }

  /// A selector of the method that a name means in a class; `nil` where it is not one of these.
  ///
  /// - Parameters:
  ///   - name: The name without argument labels.
  ///   - labels: The labels, where they are written.
  ///   - type: The class.
  /// - Returns: The expression.
  static func selector(_ name: String, labels: [String]?, of type: String) -> String? {
    if editActions.contains(name), labels == nil || labels == ["_"] {
      return "Selector(\("\(name):".swiftLiteral))"
    }
    // Whatever has the keyboard is sent these, not the class that names them.
    return candidates(name, labels).first.map {
      closure(for: $0, of: $0.owner == "UIResponder" ? $0.owner : type)
    }
  }

  /// A selector of the method that a name means in some object, where one class alone has it, as in `view.endEditing`.
  static func selector(_ name: String, labels: [String]?) -> String? {
    let candidates = candidates(name, labels)
    return candidates.count == 1 ? closure(for: candidates[0], of: candidates[0].owner) : nil
  }

  private static func candidates(_ name: String, _ labels: [String]?) -> [SourceOutline.Method] {
    (methods[name] ?? []).filter { labels == nil || $0.labels == labels }
  }

  /// A selector that calls a method, whatever it is given.
  private static func closure(for method: SourceOutline.Method, of type: String) -> String {
    let arguments = zip(["a", "b"], zip(method.labels, method.parameterTypes)).map { name, parameter in
      let value =
        switch parameter.1 {
        case "Bool": "\(name) as? Bool ?? true"
        case "Block?": "nil"
        default: name
        }
      let isLoose = value != name || parameter.1 == "Any?"
      return (
        parameter: isLoose ? "\(name): Any?" : name,
        argument: parameter.0 == "_" ? value : "\(parameter.0): \(value)"
      )
    }
    let parameters = (["it: \(type)"] + arguments.map(\.parameter)).joined(separator: ", ")
    let call = "it.\(method.name)(\(arguments.map(\.argument).joined(separator: ", ")))"
    return "Selector(\(method.selectorName.swiftLiteral), { (\(parameters)) in \(call) })"
  }
}
