import Journeys
import KeptShapes
import TestSupport
import Testing
import UIKit

@testable import Pixel

/// A stack of the tests' own.
final class CardStack: UINavigationController {}

/// A container of the tests' own, which is also seen empty.
final class Frame: UIViewController {}

/// Shapes that no app has, drawn at random, each printed, compiled and compared.
@MainActor @Suite struct OddShapeTests {
  private static let all: [@MainActor () throws -> Shape] = [
    odd0Shape, odd1Shape, odd2Shape, odd3Shape, odd4Shape, odd5Shape, odd6Shape, odd7Shape, odd8Shape,
    odd9Shape,
  ]

  private static let screens = [
    ScreenClass(FeedViewController.self), ScreenClass(PostViewController.self), ScreenClass(Frame.self),
    ScreenClass("Hidden<\"A\">"),
  ]

  private static let containers: [(ScreenTree.Kind, ScreenClass)] = [
    (.stack, ScreenClass(UINavigationController.self)), (.stack, ScreenClass(UINavigationController.self)),
    (.stack, ScreenClass(CardStack.self)), (.stack, ScreenClass("Nav")),
    (.tabs, ScreenClass(UITabBarController.self)), (.tabs, ScreenClass(MainTabBarController.self)),
    (.split, ScreenClass(UISplitViewController.self)), (.container, ScreenClass(Frame.self)),
    (.container, ScreenClass("Box")),
  ]

  private func tree(_ height: Int, _ random: inout SeededGenerator) -> ScreenTree {
    let presents = height > 0 && Int.random(in: 0...3, using: &random) == 0
    let presented = presents ? tree(height - 1, &random) : nil
    let screen = Self.screens[Int.random(in: 0..<Self.screens.count, using: &random)]
    guard height > 0, Int.random(in: 0...2, using: &random) > 0 else {
      return ScreenTree(.screen, screen, presented: presented)
    }
    let (kind, name) = Self.containers[Int.random(in: 0..<Self.containers.count, using: &random)]
    // A container of a class of its own that holds nothing is a screen.
    let least = kind == .container ? 1 : 0
    let count = Int.random(in: least...(kind == .stack ? 4 : 2), using: &random)
    let children = (0..<count).map { _ in tree(height - 1, &random) }
    return ScreenTree(kind, name, children: children, presented: presented)
  }

  /// Each is made of some hierarchies more than the one before.
  private var shapes: [Shape] {
    Self.all.indices.map { index in
      var random = SeededGenerator(state: UInt64(index))
      return Shape(seen: (0...index).map { _ in tree(3, &random) })
    }
  }

  @Test func `what is printed of any shape is compiled to that shape`() throws {
    let shapes = shapes
    for (shape, kept) in zip(shapes, Self.all) { #expect(try kept() == shape, "\(shape.text)") }
    let code = shapes.enumerated().map { $1.swift(named: "odd \($0)") }.joined(separator: "\n")
    try KeptShape.expect(code, in: "PixelTests/Shapes/OddShapes.swift", of: "Pixel")
  }
}
