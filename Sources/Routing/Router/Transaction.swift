import HeadlessUIKit

/// New controllers that come onto the stack in one change.
struct Transaction {
  enum Kind {
    /// The first step's action brings its controller in, with all that was built into it.
    case perform
    /// A container on the stack gets the controllers of these steps as children.
    case embed(into: UIViewController, steps: [Int])
  }

  /// The step whose controller comes in first; the steps' indices count down.
  let first: Int

  /// The last step whose controller comes in.
  let last: Int

  let kind: Kind
}
