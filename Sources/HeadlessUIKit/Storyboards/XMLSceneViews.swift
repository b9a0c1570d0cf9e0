/// Reads the views of a scene, and what is connected to them.
struct XMLSceneViews {
  typealias View = StoryboardDocument.View

  /// The view that an element stands for.
  ///
  /// - Parameter element: The element; one of which the model knows no class is a plain view.
  /// - Returns: The view, with all that is in it.
  static func view(_ element: XMLElementTree) -> View {
    var view = View(
      id: element.attributes["id"] ?? "", kind: View.Kind(rawValue: element.name) ?? .view,
      place: element.place)
    view.customClass = element.attributes["customClass"]
    view.customModule = element.attributes["customModule"]
    view.isHidden = element.attributes["hidden"] == "YES"
    view.isEnabled = element.attributes["enabled"] != "NO"
    view.isOn = element.attributes["on"] == "YES"
    view.tag = element.attributes["tag"].flatMap { Int($0) } ?? 0
    view.reuseIdentifier = element.attributes["reuseIdentifier"]
    view.cellLabels = ["textLabel", "detailTextLabel"].compactMap { element.attributes[$0] }
    view.placeholder = element.attributes["placeholder"]
    view.text = text(of: element)
    view.accessibilityIdentifier = element.child("accessibility")?.attributes["identifier"]
    view.segments = element.child("segments")?.children.map { $0.attributes["title"] ?? "" } ?? []
    view.children = children(of: element)
    view.prototypes = (element.child("prototypes") ?? element.child("cells"))?.children.map(Self.view) ?? []
    view.staticSections = element.child("sections")?.children.map(section) ?? []
    view.connections = connections(of: element)
    return view
  }

  private static func text(of element: XMLElementTree) -> String? {
    if let text = element.attributes["text"] { return text }
    let state = element.children.first { $0.name == "state" && $0.attributes["key"] == "normal" }
    let title = state?.attributes["title"] ?? element.child("buttonConfiguration")?.attributes["title"]
    return title ?? element.attributes["title"] ?? element.child("string")?.text
  }

  /// What stands in a view, and in the view for the contents of a cell.
  private static func children(of element: XMLElementTree) -> [View] {
    let own = element.child("subviews")?.children.map(view) ?? []
    let content = element.child("tableViewCellContentView") ?? element.content
    return own + (content?.child("subviews")?.children.map(view) ?? [])
  }

  private static func section(_ element: XMLElementTree) -> StoryboardDocument.Section {
    StoryboardDocument.Section(
      header: element.attributes["headerTitle"], cells: element.child("cells")?.children.map(view) ?? [])
  }

  /// The buttons of a navigation item.
  static func barButtons(_ item: XMLElementTree) -> [StoryboardDocument.BarButton] {
    item.descendants.filter { $0.name == "barButtonItem" }.compactMap { element in
      let side = element.attributes["key"] ?? item.sideOfItems(around: element)
      guard let side, side != "backBarButtonItem" else { return nil }
      var button = StoryboardDocument.BarButton(
        id: element.attributes["id"] ?? "", isRight: side.hasPrefix("right"),
        title: element.attributes["title"] ?? element.attributes["systemItem"])
      button.isEnabled = element.attributes["enabled"] != "NO"
      button.connections = connections(of: element)
      return button
    }
  }

  /// What an element's connections say.
  static func connections(of element: XMLElementTree) -> StoryboardDocument.Connections {
    var result = StoryboardDocument.Connections()
    for connection in element.child("connections")?.children ?? [] {
      switch connection.name {
      case "outlet", "outletCollection":
        guard let property = connection.attributes["property"] else { continue }
        var outlet = StoryboardDocument.Outlet(
          property: property, destination: connection.attributes["destination"] ?? "", place: connection.place
        )
        outlet.isCollection = connection.name == "outletCollection"
        result.outlets.append(outlet)
      case "action":
        guard let selector = connection.attributes["selector"] else { continue }
        result.actions.append(
          StoryboardDocument.Action(
            selector: selector, destination: connection.attributes["destination"] ?? "-1",
            event: UIControl.Event(word: connection.attributes["eventType"])))
      case "segue":
        if let id = connection.attributes["id"], connection.attributes["kind"] != "relationship" {
          result.segues.append(id)
        }
      default: continue
      }
    }
    return result
  }
}

extension XMLElementTree {
  /// The first element of a name that stands directly in this one.
  func child(_ name: String) -> XMLElementTree? { children.first { $0.name == name } }

  /// The view for the contents of a collection's cell.
  fileprivate var content: XMLElementTree? {
    children.first { $0.attributes["key"] == "contentView" }
  }

  /// All elements inside this one, each before those inside it.
  var descendants: [XMLElementTree] { children.flatMap { [$0] + $0.descendants } }

  /// Whether a list of buttons is that at the left or at the right.
  fileprivate func sideOfItems(around element: XMLElementTree) -> String? {
    children.first { $0.children.contains { $0 === element } }?.attributes["key"]
  }
}

extension UIControl.Event {
  /// The events that a storyboard can name.
  private static let words: [(String, UIControl.Event)] = [
    ("touchDown", .touchDown), ("touchUpInside", .touchUpInside), ("touchUpOutside", .touchUpOutside),
    ("valueChanged", .valueChanged), ("primaryActionTriggered", .primaryActionTriggered),
    ("editingDidBegin", .editingDidBegin), ("editingChanged", .editingChanged),
    ("editingDidEnd", .editingDidEnd), ("editingDidEndOnExit", .editingDidEndOnExit),
  ]

  /// The event that a word of a storyboard means; a touch where it says nothing that the model sends.
  init(word: String?) { self = Self.words.first { $0.0 == word }?.1 ?? .touchUpInside }
}
