/// What is wrong with a shape as it is written.
public enum ShapeError: Error, Hashable, Sendable {
  /// The shape has no root.
  case empty
  /// Two places say what is in the same thing.
  case describedTwice(ShapeHead)
  /// The same thing is listed twice where it may stand.
  case mentionedTwice(ShapeHead, in: String)
  /// A container is mentioned by what it holds, and nothing says what that is.
  case notDescribed(ShapeHead)
  /// Nothing may stand at a place of a container, counted from 1.
  case nothingAllowed(in: ShapeHead, place: Int)
  /// Something is pushed on a screen that the stack does not have.
  case notInStack(ScreenClass, ShapeHead)
  /// Something is pushed only on screens that are never in the stack.
  case neverPushed(ShapeHead, ShapeHead)
  /// The first screens of one stack are of several classes.
  case severalBottoms([ScreenClass])
  /// `Pushed` stands where nothing is pushed.
  case pushedOutsideStack(ScreenClass)
  /// Something holds itself without an end, so that nothing satisfies the shape.
  case neverEnds(ShapeHead)
}

extension ShapeError: CustomStringConvertible {
  /// What is wrong, in a sentence, and what to write instead.
  public var description: String {
    switch self {
    case .empty: "The shape has no root; write what the window shows after launch."
    case .describedTwice(let head):
      "It is said twice what is in \(head); say it once, and mention it elsewhere without a block."
    case .mentionedTwice(let head, let place): "\(head) is mentioned twice in \(place); mention it once."
    case .notDescribed(let head):
      "\(head) is mentioned, and nothing says what it holds; give it a block once."
    case .nothingAllowed(let head, let place):
      "Nothing may stand at place \(place) of \(head), so that nothing satisfies the shape."
    case .notInStack(let screen, let stack):
      "Something is pushed on \(screen.name), which is not in \(stack)."
    case .neverPushed(let head, let stack):
      "\(head) is pushed only on screens that never come to be in \(stack)."
    case .severalBottoms(let screens):
      "One stack begins with \(screens.map(\.name).joined(separator: " or ")); write a stack for each."
    case .pushedOutsideStack(let screen):
      "\(screen.name) is pushed where there is no stack; `Pushed` stands in the block of a `Stack`."
    case .neverEnds(let head):
      "\(head) always holds what holds it again, so that nothing satisfies the shape."
    }
  }
}
