extension StoryboardDocument {
  /// A view of a scene, with what is in it.
  public struct View: Hashable, Sendable {
    /// What kind of view it is where it names no class of its own.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// A plain view; also for what the model has no class for.
      case view
      /// A line of text.
      case label
      /// A button.
      case button
      /// A field for a line of text.
      case textField
      /// A longer text.
      case textView
      /// A switch.
      case `switch`
      /// A slider.
      case slider
      /// Segments of which one is selected.
      case segmentedControl
      /// A picture.
      case imageView
      /// A view that scrolls.
      case scrollView
      /// Views in a row.
      case stackView
      /// A wheel that turns.
      case activityIndicatorView
      /// A picker of dates.
      case datePicker
      /// A table.
      case tableView
      /// A collection.
      case collectionView
      /// A cell of a table.
      case tableViewCell
      /// A cell of a collection.
      case collectionViewCell
      /// A view of a collection that belongs to no item.
      case collectionReusableView
      /// A navigation bar that belongs to no controller.
      case navigationBar
      /// A tab bar that belongs to no controller.
      case tabBar
      /// A toolbar that belongs to no controller.
      case toolbar
    }

    /// The id that connections lead to, unique in the document; empty where the file gives none.
    public var id: String

    /// What kind of view it is.
    public var kind: Kind

    /// The name of the app's class.
    public var customClass: String?

    /// The module of the app's class, where the file names it.
    public var customModule: String?

    /// What is written on it: the text of a label or field, the title of a button.
    public var text: String?

    /// What a field shows while it is empty.
    public var placeholder: String?

    /// The titles of segments.
    public var segments: [String] = []

    /// A switch that is on.
    public var isOn = false

    /// Whether it is hidden.
    public var isHidden = false

    /// Whether a control takes touches.
    public var isEnabled = true

    /// A number by which an app finds it.
    public var tag = 0

    /// The name by which tests find it.
    public var accessibilityIdentifier: String?

    /// The name under which a cell waits to be used again.
    public var reuseIdentifier: String?

    /// The ids of the labels that a cell of one of UIKit's styles has, the upper one first.
    public var cellLabels: [String] = []

    /// The views in it, backmost first.
    public var children: [View] = []

    /// The cells that code asks a table or a collection for by name.
    public var prototypes: [View] = []

    /// The cells of a table that has always the same ones, by section.
    public var staticSections: [Section] = []

    /// What a bar has: the items of a navigation bar, the tabs of a tab bar; of a toolbar one item with its buttons.
    public var items: [BarItem] = []

    /// What is connected to it and starts from it.
    public var connections = Connections()

    /// Where it stands in the file.
    public var place: SourcePlace

    /// Makes a view with nothing in it.
    ///
    /// - Parameters:
    ///   - id: The id that connections lead to.
    ///   - kind: What kind of view it is.
    ///   - place: Where it stands.
    public init(id: String, kind: Kind, place: SourcePlace) {
      self.id = id
      self.kind = kind
      self.place = place
    }
  }

  /// A section of a table that has always the same rows.
  public struct Section: Hashable, Sendable {
    /// The title above it.
    public var header: String?

    /// Its rows.
    public var cells: [View] = []

    /// Makes a section.
    ///
    /// - Parameters:
    ///   - header: The title above it.
    ///   - cells: Its rows.
    public init(header: String? = nil, cells: [View] = []) {
      self.header = header
      self.cells = cells
    }
  }

  /// A button in the bar above a scene.
  public struct BarButton: Hashable, Sendable {
    /// The id that outlets lead to.
    public var id: String

    /// Whether it stands at the right.
    public var isRight: Bool

    /// The title, or the name of the system's button.
    public var title: String?

    /// Whether the user can touch it.
    public var isEnabled = true

    /// What starts from it.
    public var connections = Connections()

    /// Makes a button.
    ///
    /// - Parameters:
    ///   - id: The id that outlets lead to.
    ///   - isRight: Whether it stands at the right.
    ///   - title: The title.
    public init(id: String, isRight: Bool, title: String?) {
      self.id = id
      self.isRight = isRight
      self.title = title
    }
  }

  /// What is connected to an object of a scene, and what starts from it.
  public struct Connections: Hashable, Sendable {
    /// The properties that hold other objects, in the order of the file.
    public var outlets: [Outlet] = []

    /// The methods that are called, in the order of the file.
    public var actions: [Action] = []

    /// The ids of the segues that a touch performs.
    public var segues: [String] = []

    /// Makes no connections.
    public init() {}
  }

  /// A property that holds another object of the scene.
  public struct Outlet: Hashable, Sendable {
    /// The property.
    public var property: String

    /// The id of the object.
    public var destination: String

    /// Whether the property is a list to which the object is added.
    public var isCollection = false

    /// Where the outlet stands in the file.
    public var place: SourcePlace

    /// Makes an outlet.
    ///
    /// - Parameters:
    ///   - property: The property.
    ///   - destination: The id of the object.
    ///   - place: Where the outlet stands.
    public init(property: String, destination: String, place: SourcePlace) {
      self.property = property
      self.destination = destination
      self.place = place
    }
  }

  /// A method that is called when the user touches an object.
  public struct Action: Hashable, Sendable {
    /// The name of the method, such as `save:`.
    public var selector: String

    /// The id of the object whose method it is; `-1` is whoever has it first in the chain of responders.
    public var destination: String

    /// What has to happen.
    public var event: UIControl.Event

    /// Makes an action.
    ///
    /// - Parameters:
    ///   - selector: The name of the method.
    ///   - destination: The id of the object whose method it is.
    ///   - event: What has to happen.
    public init(selector: String, destination: String, event: UIControl.Event) {
      self.selector = selector
      self.destination = destination
      self.event = event
    }
  }
}

extension StoryboardDocument.View {
  /// The class of the app's or of another module's, which is found where that module is linked.
  static func ownClass(of element: XMLElementTree) -> (name: String?, module: String?) {
    if let name = element.attributes["customClass"] { return (name, element.attributes["customModule"]) }
    return switch element.name {
    case "mapView": ("MKMapView", "MapKit")
    case "wkWebView": ("WKWebView", "WebKit")
    default: (nil, nil)
    }
  }
}
