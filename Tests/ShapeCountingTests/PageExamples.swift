import Journeys
import ShapeCounting

/// What the page about shapes shows of their count.
///
/// `PageTests` compares the two.
@MainActor
private enum PageExamples {
  static func pixelShape() throws -> Shape {
    try Shape { Screen(ScreenClass("Feed")) }
  }

  static func count() throws {
    let space = try ShapeSpace(try pixelShape(), bound: ShapeBound(depth: 5, layers: 2))
    print(space.count)
  }
}
