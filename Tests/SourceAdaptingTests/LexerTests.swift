import Testing

@testable import SourceAdapting

@Suite struct LexerTests {
  static let sources = [
    "", "a", "let x = \"a { b \\(c(\"}\")) d\" // {\n", "/* a /* b */ c */ d", "#\"raw \" \\( \"# + x",
    "\"\"\"\nlines { \"quote\" \\(f(1))\n\"\"\"", "@objc(name:) func f()", "#selector(f)", "`class`.self",
    "a / b / c", "let r = /[{\"]+/", "\"not closed\nnext", "é + ü", "\"", "/*", "\\", "x\r\ny",
  ]

  @Test(arguments: sources)
  func `the texts of all tokens joined are the source`(source: String) {
    #expect(SourceLexer.tokens(of: source).map(\.text).joined() == source)
  }

  @Test func `braces, quotes and comments inside texts and comments are no tokens of their own`() {
    let source = #"f("{ \(g("}")) }") /* { */ { // }"#
    #expect(SourceLexer.tokens(of: source).filter { $0.text == "{" || $0.text == "}" }.count == 1)
  }

  @Test func `a regular expression is a token, whatever stands in it`() {
    let words = SourceLexer.tokens(of: "let r = /[{\"]+\\//, s = a / b").map(\.text)
    #expect(words.contains("/[{\"]+\\//") && words.filter { $0 == "/" }.count == 1)
  }

  @Test func `a file that ends anywhere is read as far as it goes`() {
    let text =
      "class A: B<C> {\n  @objc(d:) optional func d(_ e: [F], g: H = .i()) -> J? { k }\n  @IBOutlet weak var l: M!\n}\n"
    for end in text.indices {
      let outline = SourceOutline.of(SourceFile(path: "A.swift", text: String(text[..<end])))
      #expect(outline.methods.allSatisfy { $0.name == "d" && $0.owner == "A" }, "\(text[..<end])")
    }
  }

  @Test func `a token knows the line on which it begins`() {
    let tokens = SourceLexer.tokens(of: "a\n/* x\n */ b \"\"\"\n\n\"\"\" c")
    #expect(tokens.filter { $0.kind == .word }.map(\.line) == [1, 3, 5])
  }

  @Test func `every source of this package is the texts of its tokens`() throws {
    for file in try PackageSources.all() {
      #expect(SourceLexer.tokens(of: file.text).map(\.text).joined() == file.text, "\(file.path)")
    }
  }
}
