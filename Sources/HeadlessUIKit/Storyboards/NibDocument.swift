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
