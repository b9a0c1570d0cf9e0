/// What is expected of a route: the screen that it reaches, and the stacks from which it must decline.
public struct Expectation: Sendable {
  /// The screen that must be visible in the topmost layer in the end.
  public let target: Target

  /// The stacks from which the route must decline instead; the first whose predicate holds decides.
  public let declines: [Decline]

  /// What the route may take off the stack when it has to build its target.
  public let disturbance: Disturbance

  /// The screens that the route goes through: whatever was pushed over them may be popped.
  public let anchors: [Target]

  /// The properties that the route is known not to have, and is not held to; reports leave their cells empty.
  ///
  /// Who builds each time finds nothing: without `isIdempotent` there is no `findsWhatIsThere` either.
  public let exemptions: RouteProperties

  /// Describes an expectation.
  ///
  /// - Parameters:
  ///   - target: The screen that must be visible in the end.
  ///   - declines: The stacks from which the route must decline.
  ///   - disturbance: What the route may take off the stack to build its target.
  ///   - anchors: The screens that the route goes through.
  ///   - exemptions: The properties that the route is known not to have.
  public init(
    reaches target: Target, declines: [Decline] = [], disturbance: Disturbance = .nothing,
    through anchors: [Target] = [], exemptFrom exemptions: RouteProperties = []
  ) {
    self.exemptions =
      exemptions.contains(.isIdempotent)
      ? exemptions.union(RouteProperties(.findsWhatIsThere)) : exemptions
    self.target = target
    self.declines = declines
    self.disturbance = disturbance
    self.anchors = anchors
  }
}

/// The refusals of an expectation, with the names of screens looked up once.
struct ResolvedDeclines: Sendable {
  private let declines: [(error: String, predicate: ResolvedPredicate)]

  /// No refusals.
  static let none = ResolvedDeclines()

  private init() { declines = [] }

  /// Looks the names up, or throws an error for one that the catalogue does not have.
  init(_ expectation: Expectation, in catalogue: ScreenCatalogue) throws(ScreenCatalogueError) {
    var resolved: [(error: String, predicate: ResolvedPredicate)] = []
    for decline in expectation.declines {
      resolved.append((decline.error, try ResolvedPredicate(decline.predicate, in: catalogue)))
    }
    declines = resolved
  }

  /// The error with which the route must decline from a stack; `nil` where it must reach its target.
  func expectedError(in state: StackState) -> String? {
    expectedError { $0.evaluate(state) }
  }

  /// The error with which the route must decline where some of the predicates hold.
  func expectedError(where holds: (ResolvedPredicate) -> Bool) -> String? {
    declines.first { holds($0.predicate) }?.error
  }
}

/// An error, and the stacks from which a route must end with it.
public struct Decline: Sendable {
  /// The error's name.
  public let error: String

  /// The stacks.
  public let predicate: StatePredicate

  /// Describes a refusal that is right.
  ///
  /// - Parameters:
  ///   - error: The error's name.
  ///   - predicate: The stacks from which the route must end with it.
  public init(_ error: String, when predicate: StatePredicate) {
    self.error = error
    self.predicate = predicate
  }
}

/// What a route may take off the stack when it builds its target.
///
/// A target that was on the stack before may always be uncovered: the layers above it dismissed, and what was
/// pushed over it popped. Nothing else may go then, whatever is said here.
public enum Disturbance: String, Hashable, Sendable, Codable, CaseIterable {
  /// Nothing but the layers above the one that the target was built in.
  case nothing

  /// What stood in the container that the target was put into, as a push that replaces what was there does.
  case siblings

  /// All modal layers.
  case modals

  /// Everything: the route replaces the root.
  case everything
}

/// What must be visible in the topmost layer.
public struct Target: Hashable, Sendable {
  /// What is looked for.
  public enum Subject: Hashable, Sendable {
    /// A screen of the catalogue, by its index, with a context where it matters.
    case screen(kind: Int, context: Int?)
    /// A container that has all the screens of a list among its descendants.
    case container(ContentKind, with: [Int])
  }

  /// Where it must stand.
  public enum Place: String, Hashable, Sendable, Codable, CaseIterable {
    /// Anywhere in the topmost layer, visible.
    case topmostLayer
    /// It is the root of the window, with nothing presented over it.
    case windowRoot
    /// In a layer that is presented.
    case presentedLayer
  }

  /// What is looked for.
  public let subject: Subject

  /// Where it must stand.
  public let place: Place

  /// Describes a screen that must be visible.
  ///
  /// - Parameters:
  ///   - kind: The screen's index in the catalogue.
  ///   - context: The context's index that it must show, or `nil` where any will do.
  ///   - place: Where it must stand.
  public init(screen kind: Int, context: Int? = nil, place: Place = .topmostLayer) {
    subject = .screen(kind: kind, context: context)
    self.place = place
  }

  /// Describes a container that must be visible.
  ///
  /// - Parameters:
  ///   - container: What kind of container.
  ///   - screens: The screens that it must have among its descendants, by their indices.
  ///   - place: Where it must stand.
  public init(container: ContentKind, with screens: [Int] = [], place: Place = .topmostLayer) {
    subject = .container(container, with: screens)
    self.place = place
  }

  /// The target in words.
  ///
  /// - Parameter catalogue: The screens' names.
  /// - Returns: For instance `Home as the root of the window`.
  public func words(in catalogue: ScreenCatalogue) -> String {
    switch place {
    case .topmostLayer: "\(subjectWords(in: catalogue)) visible in the topmost layer"
    case .windowRoot: "\(subjectWords(in: catalogue)) as the root of the window, nothing presented over it"
    case .presentedLayer: "\(subjectWords(in: catalogue)) visible in a presented layer on top"
    }
  }

  private func subjectWords(in catalogue: ScreenCatalogue) -> String {
    switch subject {
    case .screen(let kind, let context):
      let entry = catalogue.screens[kind]
      return context.map { "\(entry.name)(\(entry.contexts[$0]))" } ?? entry.name
    case .container(let kind, let screens):
      let names = screens.map { catalogue.screens[$0].name }.joined(separator: " and ")
      return "a \(kind.words)\(names.isEmpty ? "" : " with \(names)")"
    }
  }
}
