/// Something to do, with a name: what controls and bar buttons carry out.
@preconcurrency @MainActor
open class UIAction {
  /// What is called, with the action itself.
  public typealias Handler = @MainActor (UIAction) -> Void

  /// The name.
  open var title: String

  /// The picture.
  open var image: UIImage?

  /// The control or bar button on whose behalf the action is carried out now.
  open private(set) var sender: Any?

  /// The name by which an action is taken away or replaced.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    ///
    /// - Parameter rawValue: The name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes a name.
    ///
    /// - Parameter rawValue: The name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The name by which the action is taken away or replaced; each action has one of its own unless it is given one.
  public final let identifier: Identifier

  private let handler: Handler

  private static var lastNumber = 0

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - title: The name.
  ///   - image: The picture.
  ///   - identifier: The name by which it is taken away or replaced.
  ///   - handler: What to do.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, handler: @escaping Handler
  ) {
    self.title = title
    self.image = image
    self.handler = handler
    UIAction.lastNumber += 1
    self.identifier = identifier ?? Identifier("action \(UIAction.lastNumber)")
  }

  final func perform(by sender: Any?) {
    let outer = self.sender
    self.sender = sender
    // Who is touched keeps the action; if that kept the sender as well, neither would ever go.
    defer { self.sender = outer }
    StructureReads.callOut("action") { handler(self) }
  }
}
