public import Foundation

/// A nib as data: its top-level objects, and what they are connected to.
///
/// It is read from the XML of a `.xib` file and given to `Simulation.storyboards`, where `UINib` and the controllers that
/// are made from nibs find it. Files are read by the caller.
public struct NibDocument: Hashable, Sendable {
  /// An object that a nib makes each time it is loaded.
  public enum Object: Hashable, Sendable {
    /// A view, with what is in it.
    case view(StoryboardDocument.View)
    /// A recogniser of gestures, which views of the nib name.
    case recognizer(StoryboardDocument.Recognizer)
  }

  /// An object that is there already when the nib is loaded.
  public struct Placeholder: Hashable, Sendable {
    /// The identifier of the object that loads the nib.
    public static var owner: String { "IBFilesOwner" }
    /// The identifier of whoever is first in the chain of responders.
    public static var firstResponder: String { "IBFirstResponder" }

    /// The id that connections lead to.
    public var id: String
    /// Which object it is: the owner, the first responder, or one of those that are handed over with the options.
    public var identifier: String
    /// What is connected to it.
    public var connections: StoryboardDocument.Connections

    /// Names an object.
    ///
    /// - Parameters:
    ///   - id: The id that connections lead to.
    ///   - identifier: Which object it is.
    ///   - connections: What is connected to it.
    public init(
      id: String, identifier: String,
      connections: StoryboardDocument.Connections = StoryboardDocument.Connections()
    ) {
      self.id = id
      self.identifier = identifier
      self.connections = connections
    }
  }

  /// The name by which code asks for the nib, such as `ProfileView`.
  public var name: String

  /// The objects that are made, in the order of the file.
  public var objects: [Object]

  /// The objects that are there already.
  public var placeholders: [Placeholder]

  /// The ids of the rules of layout, to which outlets may lead.
  public var constraints: [String] = []

  /// The place of the document itself.
  public var place: SourcePlace

  /// Makes a nib.
  ///
  /// - Parameters:
  ///   - name: The name by which code asks for the nib.
  ///   - objects: The objects that are made.
  ///   - placeholders: The objects that are there already.
  ///   - place: Where the nib comes from, for errors; its name by default.
  public init(
    name: String, objects: [Object], placeholders: [Placeholder] = [], place: SourcePlace? = nil
  ) {
    self.name = name
    self.objects = objects
    self.placeholders = placeholders
    self.place = place ?? SourcePlace(file: name)
  }
}

extension NibDocument {
  /// Reads the XML of a `.xib` file.
  ///
  /// Controllers and objects of the app's own classes that stand in it beside the views are not made.
  ///
  /// - Parameters:
  ///   - xml: The contents of the file.
  ///   - file: Its name; without folder and extension it is the nib's name.
  /// - Throws: `StoryboardError` with the line of what is wrong.
  public init(xml: Data, file: String) throws(StoryboardError) {
    let root = try XMLElementTree.parse(xml, file: file)
    guard root.name == "document" else { throw StoryboardError(root.place, .notAStoryboard(root: root.name)) }
    guard let objects = root.child("objects") else { throw StoryboardError(root.place, .missing("objects")) }
    self.init(
      name: StoryboardDocument.name(ofFile: file), objects: objects.children.compactMap(Object.init),
      place: root.place)
    for element in objects.children where element.name == "placeholder" {
      placeholders.append(
        Placeholder(
          id: try element.required("id"), identifier: try element.required("placeholderIdentifier"),
          connections: XMLSceneViews.connections(of: element)))
    }
    constraints = objects.elements(named: "constraint").compactMap { $0.attributes["id"] }
  }
}

extension NibDocument.Object {
  /// What an element beside others in a nib makes, if it is a view or a recogniser.
  fileprivate init?(_ element: XMLElementTree) {
    if let recognizer = XMLSceneViews.recognizer(element) {
      self = .recognizer(recognizer)
    } else if Self.others.contains(element.name) || element.name.hasSuffix("Controller") {
      return nil
    } else {
      self = .view(XMLSceneViews.view(element))
    }
  }

  /// Elements of a nib that are neither views nor controllers.
  private static let others: Set<String> = [
    "placeholder", "customObject", "barButtonItem", "navigationItem", "tabBarItem",
    "viewControllerPlaceholder",
  ]
}
