import Checking

/// Groups of screens of which each could stand wherever another one of its group stands, and every route does the same.
///
/// A team declares them (`RoutedApp.declaring(interchangeable:)`). Of each group the first screen represents all of
/// them: a stack of representatives stands for every stack in which other screens of their groups stand in their places.
public struct InterchangeableScreens: Hashable, Sendable {
  /// No screen is declared interchangeable with another.
  public static let none = InterchangeableScreens()

  /// The groups, each as the indices of its screens in the catalogue: at least two, in ascending order.
  public let groups: [[Int]]

  /// The number of the group of each screen, by the screen's index; empty without groups.
  private let numbers: [Int?]

  private init(groups: [[Int]] = [], numbers: [Int?] = []) { (self.groups, self.numbers) = (groups, numbers) }

  /// Checks a declaration.
  ///
  /// - Parameters:
  ///   - groups: The names of the screens of each group, in any order.
  ///   - catalogue: The screens of the app.
  /// - Throws: `InterchangeableScreensError` for the first group that is wrong.
  public init(
    _ groups: [[String]], in catalogue: ScreenCatalogue
  ) throws(InterchangeableScreensError) {
    var numbers = [Int?](repeating: nil, count: catalogue.screens.count)
    var kinds: [[Int]] = []
    for (number, names) in groups.enumerated() {
      guard names.count > 1 else { throw .loneScreen(names.first, group: number) }
      var members: [Int] = []
      for name in names {
        guard let kind = catalogue.kind(named: name) else {
          throw .unknownScreen(name, group: number, nearest: catalogue.nearestName(to: name))
        }
        if let earlier = numbers[kind] { throw .repeatedScreen(name, first: earlier, second: number) }
        numbers[kind] = number
        members.append(kind)
        let (first, own) = (catalogue.screens[members[0]], catalogue.screens[kind])
        if let difference = first.difference(from: own) {
          throw .unlike(first.name, own.name, group: number, difference)
        }
      }
      kinds.append(members.sorted())
    }
    self.groups = kinds
    self.numbers = kinds.isEmpty ? [] : numbers
  }

  /// The same without the other groups.
  func only(_ group: Int) -> InterchangeableScreens {
    InterchangeableScreens(
      groups: [groups[group]], numbers: numbers.map { $0 == group ? 0 : nil })
  }

  /// Whether nothing is declared.
  public var isEmpty: Bool { groups.isEmpty }

  /// The number of the group of a screen, or `nil` where it is in none.
  ///
  /// - Parameter kind: The index of the screen in the catalogue.
  /// - Returns: An index of `groups`, or `nil`.
  public func group(of kind: Int) -> Int? { isEmpty ? nil : numbers[kind] }

  /// The screen that stands for this one: the first of its group, showing the same, and refusing as it does.
  func representative(of screen: Screen) -> Screen {
    guard let group = group(of: screen.kind) else { return screen }
    return screen.replacingKind(by: groups[group][0])
  }

  /// Whether stacks of representatives have this screen: it represents a group, or is in none.
  func isRepresentative(_ kind: Int) -> Bool { group(of: kind).map { groups[$0][0] == kind } ?? true }

  /// The stack of representatives that stands for this one.
  func representative(of state: StackState) -> StackState {
    isEmpty ? state : state.replacingScreens(by: representative)
  }

  /// How many stacks a stack of representatives stands for, itself among them.
  func weight(of state: StackState) -> Natural {
    isEmpty
      ? .one
      : state.screens.reduce(.one) { weight, screen in
        group(of: screen.kind).map { weight * Natural(groups[$0].count) } ?? weight
      }
  }
}

extension ScreenEntry {
  /// The first thing in which another screen occurs otherwise than this one, so that they cannot be interchangeable.
  ///
  /// - Parameter other: Another screen.
  /// - Returns: What differs, or `nil` where they show the same contexts, refuse alike and may stand in the same places.
  public func difference(from other: ScreenEntry) -> InterchangeableScreensError.Difference? {
    if contexts != other.contexts { return .contexts }
    if dismissal != other.dismissal { return .dismissal }
    return places.intersection(.all) == other.places.intersection(.all) ? nil : .places
  }
}

extension Screen {
  /// Another screen that shows the same, and refuses as this one does.
  func replacingKind(by kind: Int) -> Screen {
    Screen(kind: kind, context: context, refusesDismissal: refusesDismissal)
  }
}
