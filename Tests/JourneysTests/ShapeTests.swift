import HeadlessUIKit
import Testing

@testable import Journeys

/// Shapes as they are written, and what is in them.
@MainActor
@Suite struct ShapeTests {
  final class Feed: UIViewController {}
  final class Post: UIViewController {}
  final class Author: UIViewController {}
  final class Sheet: UIViewController {}
  final class Frame: UIViewController {}

  private static func screen(_ type: UIViewController.Type, presents: ScreenTree? = nil) -> ScreenTree {
    ScreenTree(.screen, ScreenClass(type), presented: presents)
  }

  private static func stack(_ types: [UIViewController.Type], presents: ScreenTree? = nil) -> ScreenTree {
    ScreenTree(
      .stack, ScreenClass(UINavigationController.self), children: types.map { screen($0) },
      presented: presents
    )
  }

  private static func head(_ type: UIViewController.Type) -> ShapeHead { screen(type).head }

  private static func stackHead(_ type: UIViewController.Type) -> ShapeHead { stack([type]).head }

  /// A shape in which something of each kind may be outside.
  private func shape() throws -> Shape {
    try Shape {
      Stack(Feed.self) {
        Post.self
        Pushed(Author.self, on: Post.self)
      }
      .presents { Stack(Sheet.self) }
      Container(Frame.self) {
        OneOf {
          Feed.self
          Stack(Feed.self)
        }
      }
    }
  }

  @Test func `what is written is inside, and everything else has its deviation`() throws {
    let shape = try shape()
    let stack = Self.stackHead(Feed.self)
    let frame = ShapeHead(.container, ScreenClass(Frame.self), count: 1)
    func framed(_ child: ScreenTree) -> ScreenTree {
      ScreenTree(.container, ScreenClass(Frame.self), children: [child])
    }
    let cases: [(ScreenTree, ShapePiece?)] = [
      (Self.stack([Feed.self]), nil), (Self.stack([Feed.self, Post.self, Post.self, Author.self]), nil),
      (
        Self.stack([Feed.self, Author.self]),
        .push(Self.head(Author.self), on: ScreenClass(Feed.self), in: stack)
      ),
      (
        Self.stack([Feed.self, Post.self, Feed.self]),
        .push(Self.head(Feed.self), on: ScreenClass(Post.self), in: stack)
      ),
      (Self.stack([Post.self]), .root(Self.stackHead(Post.self))),
      (Self.stack([]), .root(Self.stack([]).head)),
      (Self.screen(Feed.self), .root(Self.head(Feed.self))), (framed(Self.screen(Feed.self)), nil),
      (framed(Self.stack([Feed.self, Post.self])), nil),
      (framed(Self.screen(Post.self)), .child(Self.head(Post.self), of: frame, place: 1)),
      (Self.stack([Feed.self], presents: Self.stack([Sheet.self])), nil),
      (
        Self.stack([Feed.self], presents: Self.screen(Sheet.self)),
        .presentation(Self.head(Sheet.self), by: stack)
      ),
      (
        framed(Self.stack([Feed.self], presents: Self.stack([Sheet.self, Post.self]))),
        .push(Self.head(Post.self), on: ScreenClass(Sheet.self), in: Self.stackHead(Sheet.self))
      ),
    ]
    for (tree, deviation) in cases { #expect(shape.deviation(of: tree) == deviation.map { .missing($0) }) }
    #expect(Set(cases.compactMap { $0.1?.description }).count == cases.count { $0.1 != nil })
  }

  @Test func `the order in which a shape is written says nothing`() throws {
    let first = try Shape {
      Feed.self
      Stack(Feed.self) {
        Pushed(Author.self, on: Post.self, Feed.self, Author.self)
        Post.self
      }
    }
    let second = try Shape {
      Stack(Feed.self) {
        Post.self
        Author.self
      }
      Feed.self
    }
    #expect(first == second && first.text == second.text)
  }

  @Test func `the text counts the places of a container from one`() throws {
    let shape = try Shape {
      Container(Frame.self) {
        Feed.self
        OneOf {
          Post.self
          Author.self
        }
      }
    }
    let lines = shape.text.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.contains { $0.hasSuffix("Feed, at 1") } && lines.contains("at 2 one of"), "\(shape.text)")
  }

  @Test(arguments: [true, false])
  func `a block takes conditions and loops`(isLoggedIn: Bool) throws {
    let shape = try Shape {
      if isLoggedIn { Feed.self } else { Author.self }
      for type in [Post.self, Sheet.self] as [UIViewController.Type] { Screen(type) }
      if isLoggedIn { Frame.self }
    }
    let types =
      isLoggedIn ? [Feed.self, Frame.self, Post.self, Sheet.self] : [Author.self, Post.self, Sheet.self]
    #expect(shape.roots == types.map { Self.head($0) })
  }

  /// What is wrong with a shape that is written in one way.
  private func error(@ShapeBuilder _ roots: () -> [ShapeItem]) -> ShapeError? {
    do throws(ShapeError) {
      _ = try Shape(roots)
      return nil
    } catch {
      return error
    }
  }

  @Test func `what says something twice or not at all is refused`() {
    let frame = ShapeHead(.container, ScreenClass(Frame.self), count: 1)
    #expect(error {} == .empty)
    #expect(
      error {
        Feed.self
        Feed.self
      } == .mentionedTwice(Self.head(Feed.self), in: "the window"))
    #expect(
      error {
        Stack(Feed.self) { Post.self }
        Container(Frame.self) { Stack(Feed.self) { Author.self } }
      } == .describedTwice(Self.stackHead(Feed.self)))
    #expect(
      error {
        Stack(Feed.self) {
          Post.self
          Pushed(Post.self, on: Feed.self)
        }
      } == .mentionedTwice(Self.head(Post.self), in: "a stack on ShapeTests.Feed"))
    #expect(error { Container(Frame.self, count: 1) } == .notDescribed(frame))
    #expect(error { Container(Frame.self) { OneOf {} } } == .nothingAllowed(in: frame, place: 1))
    #expect(error { Pushed(Post.self, on: Feed.self) } == .pushedOutsideStack(ScreenClass(Post.self)))
  }

  @Test func `what is never pushed, and what never ends, is refused`() {
    let stack = Self.stackHead(Feed.self)
    let frame = ShapeHead(.container, ScreenClass(Frame.self), count: 1)
    #expect(
      error { Stack(Feed.self) { Pushed(Post.self, on: Author.self) } }
        == .notInStack(ScreenClass(Author.self), stack))
    #expect(
      error { Stack(Feed.self) { Pushed(Post.self, on: Post.self) } }
        == .neverPushed(Self.head(Post.self), stack))
    #expect(
      error {
        Stack(
          OneOf {
            Feed.self
            Post.self
          })
      } == .severalBottoms([ScreenClass(Feed.self), ScreenClass(Post.self)]))
    #expect(error { Container(Frame.self) { Container(Frame.self, count: 1) } } == .neverEnds(frame))
    #expect(
      error {
        Container(Frame.self) {
          OneOf {
            Container(Frame.self, count: 1)
            Feed.self
          }
        }
      } == nil)
  }

  @Test func `what was seen is in the shape, and what is in it was seen piece by piece`() {
    let trees = [
      Self.stack([Feed.self, Post.self]), Self.stack([Feed.self, Post.self, Author.self]),
      Self.stack([Feed.self], presents: Self.screen(Sheet.self)),
    ]
    let shape = Shape(seen: trees)
    #expect(Shape(seen: trees.reversed()) == shape && trees.allSatisfy { shape.contains($0) })
    #expect(shape.contains(Self.stack([Feed.self, Post.self], presents: Self.screen(Sheet.self))))
    #expect(!shape.contains(Self.stack([Feed.self, Author.self])))
    for index in trees.indices {
      var others = trees
      others.remove(at: index)
      // The first is a beginning of the second.
      #expect(Shape(seen: others).contains(trees[index]) == (index == 0))
    }
  }
}
