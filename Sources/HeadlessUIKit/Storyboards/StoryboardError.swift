/// What is wrong with a storyboard, and where.
public struct StoryboardError: Error, Hashable, Sendable {
  /// What can be wrong with a storyboard.
  public enum Problem: Hashable, Sendable {
    /// The text is no XML; the parser's own code.
    case malformedXML(code: Int)
    /// The file is something else than a storyboard: the name of its outermost element.
    case notAStoryboard(root: String)
    /// A value that must be there is not.
    case missing(String)
    /// A word that is none of those allowed.
    case unknownWord(String, for: String, allowed: [String])
    /// Two scenes with one id, or one storyboard identifier.
    case duplicateIdentifier(String, first: SourcePlace)
    /// Two segues of one scene with one identifier.
    case duplicateSegue(String, first: SourcePlace)
    /// A segue, a relationship or the start that leads to no scene.
    case unknownDestination(String, known: [String])
    /// Scenes that contain themselves, through relationships, embedding and references.
    case cycle([String])
    /// Contents in a scene that is no container, or more than it takes.
    case unexpectedContents(kind: StoryboardDocument.Scene.Kind, count: Int)
    /// A class that nobody registered and that is not linked.
    case unknownClass(String, known: [String])
    /// A reference to a storyboard that has no such scene.
    case unknownReference(StoryboardDocument.Reference, known: [String])
  }

  /// Where the problem is.
  public let place: SourcePlace

  /// What the problem is.
  public let problem: Problem

  /// Names a problem.
  ///
  /// - Parameters:
  ///   - place: Where the problem is.
  ///   - problem: What the problem is.
  public init(_ place: SourcePlace, _ problem: Problem) {
    self.place = place
    self.problem = problem
  }
}

extension StoryboardError: CustomStringConvertible {
  /// What is wrong, where, and what to do about it.
  public var description: String { "\(place): \(fact). \(remedy)" }

  private var fact: String {
    switch problem {
    case .malformedXML(let code): "this is not well-formed XML (parser error \(code))"
    case .notAStoryboard(let root): "the outermost element is <\(root)>, not <document>"
    case .missing(let key): "\"\(key)\" is missing"
    case .unknownWord(let word, let role, _): "\"\(word)\" is no \(role)"
    case .duplicateIdentifier(let name, let first): "the identifier \"\(name)\" is taken at \(first)"
    case .duplicateSegue(let name, let first): "the scene has a segue \"\(name)\" at \(first) already"
    case .unknownDestination(let id, _): "no scene has the id \"\(id)\""
    case .cycle(let ids): "scenes contain themselves: \(ids.joined(separator: " → "))"
    case .unexpectedContents(let kind, let count): "a \(kind.rawValue) cannot start with \(count) controllers"
    case .unknownClass(let name, _): "there is no class \"\(name)\""
    case .unknownReference(let reference, _):
      "storyboard \"\(reference.storyboard)\" has no "
        + (reference.identifier.map { "scene \"\($0)\"" } ?? "initial scene")
    }
  }

  private var remedy: String {
    switch problem {
    case .malformedXML: "Repair the text at this place, or export the file again"
    case .notAStoryboard: "Pass a .storyboard file of iOS"
    case .missing(let key): "Add \"\(key)\""
    case .unknownWord(let name, _, let allowed): choice(name, allowed, otherwise: "Nothing is allowed here")
    case .duplicateIdentifier, .duplicateSegue: "Rename one of the two"
    case .unknownDestination(let name, let known): choice(name, known, otherwise: "Add a scene")
    case .cycle: "Break the chain at one relationship, embed segue or reference"
    case .unexpectedContents(.navigationController, _): "Give it at most one root"
    case .unexpectedContents(.splitViewController, _): "Leave out what its style has no column for"
    case .unexpectedContents: "Make it a navigation, tab bar or split view controller"
    case .unknownClass(let name, let known):
      choice(name, known, otherwise: "Register it with Simulation.storyboards.register(_:)")
    case .unknownReference(let reference, let known):
      choice(reference.identifier ?? "", known, otherwise: "Register that storyboard first")
    }
  }

  private func choice(_ name: String, _ allowed: [String], otherwise: String) -> String {
    if let near = NearestName.find(name, among: allowed) { return "Did you mean \"\(near)\"?" }
    if allowed.isEmpty { return otherwise }
    let shown = allowed.prefix(12).map { "\"\($0)\"" }.joined(separator: ", ")
    return "Known: \(shown)\(allowed.count > 12 ? " and \(allowed.count - 12) more" : "")"
  }
}

/// Where in a storyboard file something stands.
public struct SourcePlace: Hashable, Sendable, CustomStringConvertible {
  /// The name of the file, as the caller gave it.
  public var file: String

  /// The line, counted from 1; `nil` for what was not read from a file.
  public var line: Int?

  /// Names a place.
  ///
  /// - Parameters:
  ///   - file: The name of the file.
  ///   - line: The line, counted from 1.
  public init(file: String, line: Int? = nil) {
    self.file = file
    self.line = line
  }

  /// The place as compilers print it: `Main.storyboard:12`.
  public var description: String { line.map { "\(file):\($0)" } ?? file }
}
