/// Which parts of the stack a search looks at.
///
/// The order is a law, whatever the options are. From the starting controller:
/// 1. `current`: that controller itself.
/// 2. `visible` or `contained`: what is inside it, depth first, a container before its children, visible children
///    first. Navigation: the top, then the others from top to bottom. Tabs: the selected one, then the others from
///    left to right. Split: the columns that are shown, the primary first, then the others. With `visible` only
///    visible children are entered, with `contained` all.
/// 3. `parent`: the containers around it, the nearest first.
/// 4. `presented`: the modal layers over it, the nearest first.
/// 5. `presenting`: the layers below it, the nearest first.
///
/// The own controller of each of these layers is tested, and entered as `visible` and `contained` say.
public struct SearchOptions: OptionSet, Hashable, Sendable {
  /// The options as bits, in the order of declaration.
  public let rawValue: UInt8

  /// Makes a set of options from its bits.
  ///
  /// - Parameter rawValue: The options as bits, in the order of declaration.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Test the starting controller.
  public static let current = SearchOptions(rawValue: 1 << 0)

  /// Enter containers, but only what they show.
  public static let visible = SearchOptions(rawValue: 1 << 1)

  /// Enter containers, and all that is in them.
  public static let contained = SearchOptions(rawValue: 1 << 2)

  /// Go on in the layers below the starting controller.
  public static let presenting = SearchOptions(rawValue: 1 << 3)

  /// Go on in the modal layers over the starting controller.
  public static let presented = SearchOptions(rawValue: 1 << 4)

  /// Test the containers around the starting controller.
  public static let parent = SearchOptions(rawValue: 1 << 5)

  /// Everything on the stack; the default.
  public static let fullStack: SearchOptions = [.current, .contained, .presented, .presenting]

  /// Everything that a layer shows, on every layer of the stack.
  public static let fullVisible: SearchOptions = [.current, .visible, .presented, .presenting]

  /// Everything in the starting controller's layer.
  public static let currentAllStack: SearchOptions = [.current, .contained]

  /// What the starting controller's layer shows.
  public static let currentVisibleOnly: SearchOptions = [.current, .visible]

  /// The starting controller's layer and the modal layers over it.
  public static let currentAndUp: SearchOptions = [.current, .contained, .presented]

  /// The starting controller's layer and the layers below it.
  public static let currentAndDown: SearchOptions = [.current, .contained, .presenting]

  /// Names of the single options, in the order of declaration.
  public static let names: [(option: SearchOptions, name: String)] = [
    (.current, "current"), (.visible, "visible"), (.contained, "contained"), (.presenting, "presenting"),
    (.presented, "presented"), (.parent, "parent"),
  ]
}

extension SearchOptions: CustomStringConvertible {
  /// The names of the options, in the order of declaration, in brackets.
  public var description: String {
    "[" + Self.names.filter { contains($0.option) }.map(\.name).joined(separator: ", ") + "]"
  }
}
