public import HeadlessUIKit

/// Which method of a scene's router belongs to which segue, by the segue's identifier.
///
/// Where Objective-C builds a selector from the identifier, Swift has a typed table. A segue that the table does not
/// have is an error, never silence.
///
///     static let segues = SegueTable<HomeRoutingLogic>()
///       .routing("Detail") { $0.routeToDetail(segue: $1) }
@MainActor
public struct SegueTable<Router> {
  private typealias Method = @MainActor (Router, UIStoryboardSegue) -> Void

  private var methods: [(identifier: String, method: Method)] = []

  /// Makes a table without segues.
  public init() {}

  /// The identifiers that the table has, in the order in which they were added.
  public var identifiers: [String] { methods.map(\.identifier) }

  /// Adds a segue.
  ///
  /// - Parameters:
  ///   - identifier: The segue's identifier; one that the table has already gets the new method.
  ///   - method: Calls the router's method.
  /// - Returns: The table with the segue.
  public func routing(
    _ identifier: String, to method: @escaping @MainActor (Router, UIStoryboardSegue) -> Void
  ) -> SegueTable {
    var table = self
    table.methods.removeAll { $0.identifier == identifier }
    table.methods.append((identifier, method))
    return table
  }

  /// Calls the router's method for a segue; to be called by `prepare(for:sender:)`.
  ///
  /// - Parameters:
  ///   - segue: The segue that is about to be performed.
  ///   - router: The router of the segue's source.
  /// - Throws: `VIPRoutingError` where there is no router, or the table has no method. O(segues).
  public func route(_ segue: UIStoryboardSegue, with router: Router?) throws(VIPRoutingError) {
    let source = String(describing: type(of: segue.source))
    guard let router else { throw .noRouter(source: source) }
    guard let identifier = segue.identifier else { throw .segueWithoutIdentifier(source: source) }
    guard let entry = methods.first(where: { $0.identifier == identifier }) else {
      throw .unknownSegue(identifier, source: source, known: identifiers)
    }
    entry.method(router, segue)
  }
}
