public import HeadlessUIKit

/// Where a search starts.
public enum StartingPoint {
  /// The last controller of the modal chain: the window's root, or the one presented last.
  case topmost

  /// The window's root.
  case root

  /// Whatever the closure names; the search finds nothing where it names none.
  case custom(@MainActor () throws -> UIViewController?)
}

/// A search through the stack: what to look at, from where, in which window.
@MainActor
public struct StackIterator {
  /// Which parts of the stack are looked at.
  public let options: SearchOptions

  /// Where the search starts.
  public let startingPoint: StartingPoint

  private let source: WindowSource

  /// Describes a search.
  ///
  /// - Parameters:
  ///   - options: Which parts of the stack to look at.
  ///   - startingPoint: Where to start.
  ///   - windowProvider: The window; the one of ``RoutingDefaults`` if `nil`.
  public init(
    options: SearchOptions = .fullStack, startingPoint: StartingPoint = .topmost,
    windowProvider: (any WindowProvider)? = nil
  ) {
    self.init(options: options, startingPoint: startingPoint, source: WindowSource(windowProvider))
  }

  private init(options: SearchOptions, startingPoint: StartingPoint, source: WindowSource) {
    self.options = options
    self.startingPoint = startingPoint
    self.source = source
  }

  /// The controller that the search starts from now.
  ///
  /// - Returns: The controller, or `nil` if there is no window or it is empty.
  /// - Throws: Whatever a custom starting point throws.
  public func start() throws -> UIViewController? {
    let start = try begin()
    start?.noteUse()
    return start
  }

  /// The controller that the search starts from now, by whoever does not look what it is.
  func begin() throws -> UIViewController? {
    switch startingPoint {
    case .topmost: OpenRegions.ownCode { window?.topmostViewController }
    case .root: OpenRegions.ownCode { window?.rootViewController }
    case .custom(let start): try OpenRegions.appCode(.startingPoint) { try start() }
    }
  }

  /// The first controller, in the order of the search, that passes a test.
  ///
  /// - Parameter isMatch: The test; it must not change the stack.
  /// - Returns: The first match, or `nil` if no controller passes.
  /// - Throws: Whatever a custom starting point throws.
  public func firstViewController(where isMatch: @MainActor (UIViewController) -> Bool) throws
    -> UIViewController?
  {
    guard let start = try begin() else { return nil }
    return firstViewController(from: start, where: isMatch)
  }

  /// The first controller that passes a test, by whoever knows already what the search starts from.
  func firstViewController(
    from start: UIViewController, where isMatch: @MainActor (UIViewController) -> Bool
  ) -> UIViewController? {
    StackSearch(options: searchOptions).firstViewController(from: start, where: isMatch)
  }

  /// The same search with other options.
  func searching(_ options: SearchOptions) -> StackIterator {
    StackIterator(options: options, startingPoint: startingPoint, source: source)
  }

  /// Nothing is presented over the topmost controller, so that nothing needs to look.
  private var searchOptions: SearchOptions {
    if case .topmost = startingPoint { return options.subtracting(.presented) }
    return options
  }

  private var window: UIWindow? { source.window }
}
