public import HeadlessUIKit

/// What is said of a run, moment by moment, and of how its moments follow each other.
///
/// A run has a moment before anything is done, one after each event, and a last one when nothing is left to happen; in
/// the middle of a turn of the run loop, which nobody sees, there is none. A formula is judged from the first moment.
///
///     .always(.shows(AccountViewController.self).implies(.now("logged in") { _ in Session.shared.isLoggedIn }))
///     .shows(LaunchViewController.self).until(.shows(HomeViewController.self))
public struct Formula: Sendable {
  /// Something that is seen at one moment.
  struct Proposition: Sendable {
    let words: String
    let holds: @MainActor (Glance) -> Bool
  }

  let logic: TimedLogic
  let propositions: [Proposition]

  /// How many things a formula may look at in each moment.
  static let mostPropositions = 64

  private init(_ logic: TimedLogic, _ propositions: [Proposition]) {
    precondition(
      propositions.count <= Self.mostPropositions,
      "A formula looks at \(propositions.count) things, and \(Self.mostPropositions) are the most.")
    self.logic = logic
    self.propositions = propositions
  }

  private func joined(
    _ other: Formula, _ whole: (TimedLogic, TimedLogic) -> TimedLogic
  ) -> Formula {
    Formula(
      whole(logic, other.logic.shifted(by: propositions.count)), propositions + other.propositions)
  }
}

// MARK: - One moment

extension Formula {
  /// Something that a closure sees at the moment.
  ///
  /// - Parameters:
  ///   - words: What it sees, for reports: "the cart is empty".
  ///   - holds: Looks at the moment and changes nothing; asked at every moment.
  /// - Returns: The formula.
  public static func now(
    _ words: String, _ holds: @escaping @MainActor (Glance) -> Bool
  ) -> Formula {
    Formula(.proposition(0), [Proposition(words: words, holds: holds)])
  }

  /// Something that a closure sees at the moment, which knows what the app's launch has returned.
  ///
  /// - Parameters:
  ///   - words: What it sees, for reports.
  ///   - root: The type of what the launch returns; where it is another one, and for a route, the formula does not hold.
  ///   - holds: Looks at the moment and changes nothing; asked at every moment.
  /// - Returns: The formula.
  public static func now<Root>(
    _ words: String, of root: Root.Type, _ holds: @escaping @MainActor (Root, Glance) -> Bool
  ) -> Formula {
    now(words) { glance in (glance.root as? Root).map { holds($0, glance) } ?? false }
  }

  /// The user sees a controller of a class in the topmost layer.
  ///
  /// - Parameter type: The class; a controller of a subclass counts as well.
  /// - Returns: The formula.
  public static func shows<Controller: UIViewController>(_ type: Controller.Type) -> Formula {
    now("\(type) is shown") { $0.shows(type) }
  }

  /// Nothing is left to happen.
  public static var isAtRest: Formula { now("the app is at rest") { $0.isAtRest } }
}

// MARK: - Together

extension Formula {
  /// The formula does not hold.
  ///
  /// - Parameter formula: A formula.
  /// - Returns: The opposite.
  public static func not(_ formula: Formula) -> Formula {
    Formula(.not(formula.logic), formula.propositions)
  }

  /// Both hold.
  ///
  /// - Parameter other: The other formula.
  /// - Returns: Both.
  public func and(_ other: Formula) -> Formula { joined(other) { .and($0, $1) } }

  /// At least one of them holds.
  ///
  /// - Parameter other: The other formula.
  /// - Returns: Either.
  public func or(_ other: Formula) -> Formula { joined(other) { .or($0, $1) } }

  /// Wherever this formula holds, the other one does.
  ///
  /// If no run ever makes this matter, the report says so, and does not say that the formula holds.
  ///
  /// - Parameter conclusion: What follows.
  /// - Returns: The implication.
  public func implies(_ conclusion: Formula) -> Formula { joined(conclusion) { .implies($0, $1) } }
}

// MARK: - Over time

extension Formula {
  /// A formula holds at this moment and at every later one of the run.
  ///
  /// - Parameter formula: The formula.
  /// - Returns: The formula over time.
  public static func always(_ formula: Formula) -> Formula {
    Formula(.always(formula.logic), formula.propositions)
  }

  /// A formula holds at this moment or at a later one of the run.
  ///
  /// A run that is over cannot make the formula hold any more.
  ///
  /// - Parameter formula: The formula.
  /// - Returns: The formula over time.
  public static func eventually(_ formula: Formula) -> Formula {
    Formula(.eventually(formula.logic), formula.propositions)
  }

  /// Another formula holds at this moment or at a later one of the run, and this one at every moment before that.
  ///
  /// - Parameter other: What puts an end to it; it must come before the run is over.
  /// - Returns: The formula over time.
  public func until(_ other: Formula) -> Formula { joined(other) { .until($0, $1) } }
}

extension Formula {
  /// The formula in words.
  public var words: String { words(of: logic) }

  func words(of part: TimedLogic) -> String { part.words { propositions[$0].words } }
}
