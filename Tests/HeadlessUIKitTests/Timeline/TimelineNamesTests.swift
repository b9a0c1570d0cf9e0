import HeadlessUIKit
import Testing

/// References to controllers get names wherever they stand in a text.
@Suite struct TimelineNamesTests {
  @Test(arguments: [
    ("Attempt to present <Post: #12> on <Home: #-3>.", "Attempt to present Post12 on Home-3."),
    ("<Hosting<Post>: #7>", "Hosting<Post>7"), ("<<Post: #1>: #2>", "<Post1: #2>"), ("<: #1>", "<: #1>"),
    ("<Post: #>", "<Post: #>"), ("<Post: #1", "<Post: #1"), ("<Post: #x>", "<Post: #x>"),
    ("a < b: #1 > c", "a < b: #1 > c"), ("<Page: #4><Page: #5>", "Page4Page5"), ("„<Ä: #1>“", "„Ä1“"),
    ("", ""), ("<", "<"), ("<A<B", "<A<B"), ("<A<B: #1>", "<AB1"), ("<A(b: #1>", "<A(b: #1>"),
    ("on <Hosting<Either<Edit, Modified<Post>>>: #7>.", "on Hosting<Either<Edit, Modified<Post>>>7."),
    ("<Hosting<Box<(id: Int) -> Post>>: #8>", "Hosting<Box<(id: Int) -> Post>>8"),
  ])
  func `a reference is replaced, and nothing else`(_ text: String, _ expected: String) {
    #expect(TimelineNames.replacing(in: text) { "\($0)\($1)" } == expected)
  }
}
