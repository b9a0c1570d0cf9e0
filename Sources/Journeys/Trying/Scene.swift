/// What many states share: what is on screen and what can be done with it.
struct Scene: Hashable, Codable {
  /// What is written on screen.
  let texts: [String]
  /// The class of the screen on top.
  let top: String
  /// How often a screen stands right on another one of the same name.
  let repeats: Int
  /// How many views of one class stand in one view, where they are several.
  let piles: Piles
  /// What can be done, in a fixed order.
  let actions: [UserAction]
  /// The numbers of what the team wants to see and sees here.
  let witnessed: [Int]
  /// What is on screen and disabled, in words.
  let disabled: [String]
  /// Another window that is on screen, if one is.
  let otherWindow: OtherWindow?
}

/// A window beside the one that is used.
struct OtherWindow: Hashable, Codable {
  /// Its class.
  let name: String
  /// The class of its root.
  let root: String?
}
