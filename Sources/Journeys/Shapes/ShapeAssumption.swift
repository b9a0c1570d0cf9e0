/// What a team holds of all hierarchies of a shape and its parts cannot say: that two things are never there together, or that
/// one is there at most once.
public struct ShapeAssumption: Sendable {
  /// What is held, in words that go on from "It does not hold that".
  public let sentence: String

  let holds: @Sendable (ScreenTree) -> Bool
}

extension ShapeAssumption: Hashable {
  /// Whether two assumptions have the same sentence; nobody can compare what they ask.
  public static func == (first: ShapeAssumption, second: ShapeAssumption) -> Bool {
    first.sentence == second.sentence
  }

  /// Tells the sentence.
  ///
  /// - Parameter hasher: What is told.
  public func hash(into hasher: inout Hasher) { hasher.combine(sentence) }
}

extension Shape {
  /// Holds something of all hierarchies of the shape.
  ///
  /// A hierarchy that breaks it is outside the shape: `check(_:links:shape:)` tells it, and a `ShapeSpace` has none.
  ///
  /// ```swift
  /// let compose = ScreenClass(ComposeViewController.self)
  /// let shape = try pixelShape().assuming("one message is written at a time") { $0.count(of: compose) < 2 }
  /// ```
  ///
  /// - Parameters:
  ///   - sentence: What is held, in words that go on from "It does not hold that".
  ///   - holds: Whether it holds of a hierarchy; asked again and again, always with the same answer.
  /// - Returns: The shape without the hierarchies that break it.
  public func assuming(_ sentence: String, _ holds: @escaping @Sendable (ScreenTree) -> Bool) -> Shape {
    var shape = self
    shape.assumptions.append(ShapeAssumption(sentence: sentence, holds: holds))
    return shape
  }
}

extension ScreenTree {
  /// How often controllers of a class stand in the hierarchy, presented ones included.
  ///
  /// - Parameter screen: The class.
  /// - Returns: How many there are.
  public func count(of screen: ScreenClass) -> Int {
    (children + layers).reduce(self.screen == screen ? 1 : 0) { $0 + $1.count(of: screen) }
  }
}
