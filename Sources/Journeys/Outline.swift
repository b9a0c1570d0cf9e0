import Foundation
import HeadlessUIKit

/// The drawing of everything that stands in a window, such as `Tabs[*Nav[Feed, Post#1] | Nav[Profile]] > Nav[Compose]`.
@MainActor
struct Outline {
  /// The controllers in the order in which they are drawn.
  private(set) var controllers: [UIViewController] = []

  /// The drawing.
  private(set) var text = ""

  /// The drawing as far as it has come.
  private var drawn = TextBytes()

  /// How often a screen stands right on another one of the same name, in a stack or over it.
  private(set) var repeats = 0

  private var lastName = Name("")

  /// The identifiers made anew that controllers have.
  private(set) var identifiers = FreshIdentifiers()

  /// What a controller is called.
  private struct Name {
    let drawn: String
    /// The same but for an identifier that was made anew: what is opened twice has two of them.
    let compared: String

    init(_ drawn: String, compared: String? = nil) {
      (self.drawn, self.compared) = (drawn, compared ?? drawn)
    }
  }

  private init() {}

  /// Draws what stands in a window.
  init(of window: UIWindow) {
    drawn.reserveCapacity(128)
    if let root = ControllerTree.root(of: window) { draw(root) } else { drawn.add(text: "nothing") }
    text = drawn.text
  }

  /// Draws a controller, which may be presented over a screen.
  private mutating func draw(_ controller: UIViewController, over screen: Name? = nil) {
    controllers.append(controller)
    let children = ControllerTree.children(of: controller)
    let traits = ClassTraits.of(type(of: controller))
    lastName = name(of: controller, traits)
    drawn.add(text: lastName.drawn)
    if !children.isEmpty || traits.isContainer { drawChildren(children, of: controller, traits) }
    // What is presented may be the screen itself or a stack with it on top.
    if lastName.compared == screen?.compared { repeats += 1 }
    guard let presented = ControllerTree.presented(by: controller) else { return }
    drawn.add(text: " > ")
    draw(presented, over: lastName)
  }

  private mutating func drawChildren(
    _ children: [UIViewController], of container: UIViewController, _ traits: ClassTraits
  ) {
    let selected = traits.isTabs ? (container as? UITabBarController)?.selectedViewController : nil
    drawn.add("[")
    for (index, child) in children.enumerated() {
      if index > 0, traits.isNavigation,
        name(of: child, ClassTraits.of(type(of: child))).compared == lastName.compared
      {
        repeats += 1
      }
      if index > 0 { drawn.add(text: selected == nil ? ", " : " | ") }
      if child === selected { drawn.add("*") }
      draw(child)
    }
    drawn.add("]")
  }

  /// What a controller is called in drawings: its class without the usual ending, and what identifies it.
  private mutating func name(of controller: UIViewController, _ traits: ClassTraits) -> Name {
    guard traits.isIdentified, let controller = controller as? any Identifiable else {
      return Name(traits.name(of: controller), compared: traits.name)
    }
    let id: Any = controller.id
    // The id that every object has by itself differs from run to run.
    if id is ObjectIdentifier { return Name(traits.name) }
    if let identifier = id as? UUID, let number = identifiers.number(of: identifier) {
      return Name("\(traits.name)#\(number)", compared: traits.name)
    }
    let text = "\(id)"
    let numbered = identifiers.numbering(text)
    return Name("\(traits.name)#\(numbered)", compared: numbered == text ? nil : traits.name)
  }

  /// What a controller is called where it is not drawn.
  static func name(of controller: UIViewController) -> String {
    var outline = Outline()
    return outline.name(of: controller, ClassTraits.of(type(of: controller))).drawn
  }

  /// What a class is called in the app.
  static func className(of type: UIViewController.Type) -> String { ClassTraits.of(type).className }

  /// What a class is called in drawings.
  static func name(of type: UIViewController.Type) -> String { ClassTraits.of(type).name }

  /// What a controller is called in drawings, whatever identifies it.
  static func kindName(of controller: UIViewController) -> String {
    ClassTraits.of(type(of: controller)).name(of: controller)
  }

  /// What a controller is called in the app.
  static func className(of controller: UIViewController) -> String {
    let traits = ClassTraits.of(type(of: controller))
    return traits.hosts ? traits.name(of: controller) : traits.className
  }
}

/// What a drawing wants to know of a class of controllers, found out once: it is asked for at every moment of every run.
@MainActor
private final class ClassTraits {
  let className: String
  let name: String
  let isNavigation: Bool
  let isTabs: Bool
  let isIdentified: Bool

  /// Whether its screens are called after the views that they show.
  let hosts: Bool

  /// Whether it is drawn as a container even where nothing is inside.
  var isContainer: Bool { isNavigation || isTabs }

  private init(of type: UIViewController.Type) {
    className = (type as? any ViewHosting.Type)?.viewName ?? String(describing: type)
    name = Self.name(of: type)
    isNavigation = type is UINavigationController.Type
    isTabs = type is UITabBarController.Type
    isIdentified = type is any Identifiable.Type
    hosts = (type as? any ViewHosting.Type)?.viewName != nil
  }

  /// What a controller of the class is called: the class, or the view that is shown.
  func name(of controller: UIViewController) -> String {
    hosts ? (controller as? any ViewHosting)?.viewName ?? name : name
  }

  private static let known = TypeTable<ClassTraits>()

  static func of(_ type: UIViewController.Type) -> ClassTraits {
    let id = ObjectIdentifier(type)
    if let traits = known[id] { return traits }
    let traits = ClassTraits(of: type)
    known.add(traits, for: id)
    return traits
  }

  private static func name(of type: UIViewController.Type) -> String {
    if type == UINavigationController.self { return "Nav" }
    if type == UITabBarController.self { return "Tabs" }
    if type == UISplitViewController.self { return "Split" }
    if type == UIAlertController.self { return "Alert" }
    if type == UIViewController.self { return "ViewController" }
    if type == UIPageViewController.self { return "Page" }
    if let view = (type as? any ViewHosting.Type)?.viewName { return view }
    let name = String(describing: type)
    for ending in ["ViewController", "Controller"] where name.hasSuffix(ending) && name.count > ending.count {
      return String(name.dropLast(ending.count))
    }
    return name
  }
}
