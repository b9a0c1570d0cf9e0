extension StoryboardDocument {
  /// A way from one scene to another.
  public struct Segue: Hashable, Sendable {
    /// How a segue brings its destination on screen (rule G4).
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// Through `show(_:sender:)`.
      case show
      /// Through `showDetailViewController(_:sender:)`.
      case showDetail
      /// Through `present(_:animated:completion:)`.
      case present
      /// As a popover.
      case popover
      /// As a child, when the source's view loads.
      case embed
      /// Through a navigation controller or not at all; deprecated by Apple (rule G5).
      case push
      /// Back to a controller that accepts it (rules G7 to G10).
      case unwind
      /// Through the app's own subclass of `UIStoryboardSegue`.
      case custom
    }

    /// The id of the segue in the file; may be empty.
    public var id: String

    /// The identifier by which code performs the segue and tells it from others.
    public var identifier: String?

    /// How the destination comes on screen.
    public var kind: Kind

    /// The `id` of the destination; empty for an unwind segue, whose destination is searched for.
    public var destination: String

    /// The name of the app's segue class, for a custom segue.
    public var customClass: String?

    /// The name of the method that an unwind segue calls, such as `unwindToHome:`.
    public var unwindAction: String?

    /// The name of the source's method that makes the destination, such as `makeDetail:`.
    public var creationAction: String?

    /// The presentation style that the segue sets, where it sets one.
    public var presentationStyle: UIModalPresentationStyle?

    /// Whether the transition is animated.
    public var animates = true

    /// Where the segue stands in the file.
    public var place: SourcePlace

    /// Makes a segue.
    ///
    /// - Parameters:
    ///   - id: The id of the segue in the file.
    ///   - identifier: The identifier by which code performs the segue.
    ///   - kind: How the destination comes on screen.
    ///   - destination: The `id` of the destination scene.
    ///   - place: Where the segue stands.
    public init(
      id: String = "", identifier: String? = nil, kind: Kind, destination: String = "", place: SourcePlace
    ) {
      self.id = id
      self.identifier = identifier
      self.kind = kind
      self.destination = destination
      self.place = place
    }

    /// The segue's name in messages.
    var label: String { identifier ?? id }
  }
}
