/// What many states share: what is on screen and what can be done with it.
struct Scene: Hashable, Codable {
  /// What is written on screen.
  let texts: [String]
  /// The class of the screen on top.
  let top: String
  /// How often a screen stands right on another one of the same name.
  let repeats: Int
  /// What can be done, in a fixed order.
  let actions: [UserAction]
  /// The numbers of what the team wants to see and sees here.
  let witnessed: [Int]
}
