extension StoryboardDocument {
  /// An item of a bar that belongs to no controller.
  public struct BarItem: Hashable, Sendable {
    /// The id that outlets lead to.
    public var id: String

    /// The title, or the name of the system's item.
    public var title: String?

    /// A number by which an app finds it.
    public var tag = 0

    /// Whether the user can touch it.
    public var isEnabled = true

    /// The buttons that it shows; a tab has none.
    public var buttons: [BarButton] = []

    /// Makes an item without buttons.
    ///
    /// - Parameters:
    ///   - id: The id that outlets lead to.
    ///   - title: The title.
    public init(id: String, title: String? = nil) {
      self.id = id
      self.title = title
    }
  }
}

extension XMLSceneViews {
  /// The items of a bar among the views of a scene; nothing of any other view.
  static func items(of element: XMLElementTree) -> [StoryboardDocument.BarItem] {
    guard let kind = View.Kind(rawValue: element.name), let list = element.child("items") else { return [] }
    switch kind {
    case .navigationBar, .tabBar: return list.children.map(item)
    case .toolbar:
      var item = StoryboardDocument.BarItem(id: "")
      item.buttons = list.children.map { barButton($0, isRight: false) }
      return [item]
    default: return []
    }
  }

  private static func item(_ element: XMLElementTree) -> StoryboardDocument.BarItem {
    let system = element.attributes["systemItem"].flatMap { UITabBarItem.SystemItem(word: $0) }
    var item = StoryboardDocument.BarItem(
      id: element.attributes["id"] ?? "", title: element.attributes["title"] ?? system?.title)
    item.tag = element.attributes["tag"].flatMap { Int($0) } ?? 0
    item.isEnabled = element.attributes["enabled"] != "NO"
    item.buttons = barButtons(element)
    return item
  }
}

extension SceneViews {
  /// Puts into a bar what the file says of it.
  func fill(_ bar: UINavigationBar, with items: [StoryboardDocument.BarItem]) {
    bar.items = items.map { description in
      let item = UINavigationItem(title: description.title ?? "")
      let made = description.buttons.map { ($0.isRight, makeInBar($0)) }
      let (left, right) = (made.filter { !$0.0 }.map(\.1), made.filter(\.0).map(\.1))
      if !left.isEmpty { item.leftBarButtonItems = left }
      if !right.isEmpty { item.rightBarButtonItems = right }
      note(item, id: description.id)
      return item
    }
  }

  /// Puts into a bar what the file says of it.
  func fill(_ bar: UITabBar, with items: [StoryboardDocument.BarItem]) {
    bar.items = items.map { description in
      let item = UITabBarItem(title: description.title, tag: description.tag)
      item.isEnabled = description.isEnabled
      note(item, id: description.id)
      return item
    }
  }

  /// Puts into a bar what the file says of it.
  func fill(_ bar: UIToolbar, with items: [StoryboardDocument.BarItem]) {
    bar.items = items.flatMap(\.buttons).map(makeInBar)
  }

  /// Makes a button among the views, which is connected when all of them are there.
  private func makeInBar(_ description: StoryboardDocument.BarButton) -> UIBarButtonItem {
    let button = description.make()
    note(button, id: description.id)
    add(description.connections, of: button)
    return button
  }
}

extension StoryboardDocument.BarButton {
  /// Makes the button, which is connected to nothing yet.
  @MainActor
  func make() -> UIBarButtonItem {
    let button = UIBarButtonItem()
    button.title = title
    button.isEnabled = isEnabled
    return button
  }
}
