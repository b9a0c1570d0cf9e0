import HeadlessUIKit

/// The drawing of everything that stands in a window, such as `Tabs[*Nav[Feed, Post#1] | Nav[Profile]] > Nav[Compose]`.
@MainActor
struct Outline {
  /// The controllers in the order in which they are drawn.
  private(set) var controllers: [UIViewController] = []

  /// The drawing.
  private(set) var text = ""

  /// How often a screen stands right on another one of the same name, in a stack or over it.
  private(set) var repeats = 0

  private var lastName = ""

  /// Draws what stands in a window.
  init(of window: UIWindow) {
    if let root = ControllerTree.root(of: window) { draw(root) } else { text = "nothing" }
  }

  private mutating func draw(_ controller: UIViewController) {
    controllers.append(controller)
    let children = ControllerTree.children(of: controller)
    lastName = Outline.name(of: controller)
    text += lastName
    if !children.isEmpty || controller is UINavigationController || controller is UITabBarController {
      drawChildren(children, of: controller)
    }
    guard let presented = ControllerTree.presented(by: controller) else { return }
    text += " > "
    if Outline.name(of: presented) == lastName { repeats += 1 }
    draw(presented)
  }

  private mutating func drawChildren(_ children: [UIViewController], of container: UIViewController) {
    let selected = (container as? UITabBarController)?.selectedViewController
    text += "["
    for (index, child) in children.enumerated() {
      if index > 0, container is UINavigationController, Outline.name(of: child) == lastName { repeats += 1 }
      if index > 0 { text += selected == nil ? ", " : " | " }
      if child === selected { text += "*" }
      draw(child)
    }
    text += "]"
  }

  /// What a controller is called in drawings: its class without the usual ending, and what identifies it.
  static func name(of controller: UIViewController) -> String {
    let name = name(of: type(of: controller))
    guard let identity = identity(of: controller) else { return name }
    return "\(name)#\(identity)"
  }

  // Names are asked for at every moment of every run, and making one takes long.
  private static var names: [ObjectIdentifier: String] = [:]
  private static var identified: [ObjectIdentifier: Bool] = [:]

  /// What a class is called in drawings.
  static func name(of type: UIViewController.Type) -> String {
    let id = ObjectIdentifier(type)
    if let known = names[id] { return known }
    let name = newName(of: type)
    names[id] = name
    return name
  }

  private static func newName(of type: UIViewController.Type) -> String {
    if type == UINavigationController.self { return "Nav" }
    if type == UITabBarController.self { return "Tabs" }
    if type == UISplitViewController.self { return "Split" }
    if type == UIAlertController.self { return "Alert" }
    if type == UIViewController.self { return "ViewController" }
    if type == UIPageViewController.self { return "Page" }
    let name = String(describing: type)
    for ending in ["ViewController", "Controller"] where name.hasSuffix(ending) && name.count > ending.count {
      return String(name.dropLast(ending.count))
    }
    return name
  }

  /// What tells a controller from others of its class, where its class says so.
  private static func identity(of controller: UIViewController) -> String? {
    let type = ObjectIdentifier(type(of: controller))
    if identified[type] == false { return nil }
    let isIdentified = controller is any Identifiable
    identified[type] = isIdentified
    guard isIdentified, let controller = controller as? any Identifiable else { return nil }
    let id: Any = controller.id
    // The id that every object has by itself differs from run to run.
    return id is ObjectIdentifier ? nil : String(describing: id)
  }
}
