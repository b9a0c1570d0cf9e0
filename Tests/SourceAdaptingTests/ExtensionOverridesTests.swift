import Foundation
import SourceAdapting
import TestSupport
import Testing

/// What an app adds to UIKit's classes, and its own classes override, calls what Objective-C would call.
@Suite struct ExtensionOverridesTests {
  private func adapt(_ sources: String...) -> Adaptation {
    SourceAdapter.adapt(
      sources.enumerated().map { SourceFile(path: "\($0.offset).swift", text: $0.element) })
  }

  /// What the app is compiled with in place of UIKit: classes of the same names.
  private static let kit = """
    @MainActor open class UIResponder { public init() {} }
    @MainActor open class UIViewController: UIResponder { func go(home: Bool) -> String { "kit" } }
    @MainActor open class UIView: UIResponder {}
    @MainActor open class UIControl: UIView {}
    @MainActor enum Simulation { static let storyboards = Storyboards() }
    @MainActor struct Storyboards {
      func register(_ type: Any.Type) {}
      func registerView(_ type: Any.Type) {}
    }
    @MainActor var log: [String] = []
    """

  /// Sources of an app, and what they say in Objective-C: an expression on each line, with its value.
  struct Program: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let sources: [String]
    let values: [(String, String)]
  }

  private static let programs = [
    Program(
      testDescription: "methods of responders, controllers and views",
      sources: [
        """
        extension UIResponder {
          @objc dynamic open func go(_ way: String, by foot: Bool = true) -> String { "responder \\(way)" }
          @objc func stop() { log.append("stop") }
        }
        public extension UIViewController {
          @objc override func go(_ way: String, by foot: Bool) -> String {
            "controller " + super.go(way)
          }
        }
        """,
        """
        class Plain: UIViewController {}
        class Home: UIViewController {
          override func go(_ way: String, by foot: Bool) -> String { "home " + super.go(way, by: foot) }
          override func stop() {
            log.append("home")
            super.stop()
          }
        }
        class Between: Home { func twice() -> String { go("a") + ", " + super.go("b", by: true) } }
        final class Deep: Between {
          override func go(_ way: String, by foot: Bool) -> String { "deep " + super.go("!" + way, by: foot) }
          func above() -> String { [1].map { _ in super.go("c", by: true) }[0] }
          func back() -> String { super.go(home: true) }
        }
        class Card: UIView {}
        extension Card {
          override func go(_ way: String, by foot: Bool) -> String { "card " + super.go(way) }
        }
        class Box<Item>: UIResponder where Item: Equatable {
          override func go(_ way: String, by foot: Bool) -> String { "box of \\(Item.self)" }
        }
        class Crate: Box<Int> { func above() -> String { super.go("d", by: true) } }
        """,
      ],
      values: [
        ("UIResponder().go(\"x\")", "responder x"),
        ("UIView().go(\"x\")", "responder x"),
        ("Plain().go(\"x\")", "controller responder x"),
        ("Home().go(\"x\")", "home controller responder x"),
        ("(Deep() as UIResponder).go(\"x\")", "deep home controller responder !x"),
        ("Between().twice()", "home controller responder a, home controller responder b"),
        ("Deep().twice()", "deep home controller responder !a, home controller responder b"),
        ("Deep().above()", "home controller responder c"),
        ("Deep().back()", "kit"),
        ("Card().go(\"x\")", "card responder x"),
        ("Crate().go(\"x\") + Crate().above()", "box of Intbox of Int"),
        ("{ Plain().stop(); Deep().stop(); return log.joined() }()", "stophomestop"),
      ]),
    Program(
      testDescription: "properties, and methods that throw or suspend",
      sources: [
        """
        struct Failure: Error {}
        extension UIResponder {
          @objc open var title: String? {
            get { log.last }
            set { log.append(newValue ?? "none") }
          }
          @objc var size: Int { 1 }
          @objc func read(_ name: String) throws -> Int { throw Failure() }
          @objc func wait(until done: @escaping () -> Void) async -> Int { 1 }
        }
        extension UIView { override var size: Int { super.size + 10 } }
        extension UIControl { override var size: Int { super.size + 1000 } }
        class Label: UIView {
          var text: String?
          override var title: String? {
            get { "label " + (text ?? "") }
            set {
              text = newValue
              super.title = newValue
            }
          }
          override var size: Int { super.size + 100 }
          override func read(_ path: String) throws -> Int { (try? super.read(path)) ?? 7 }
          override func wait(until done: @escaping () -> Void) async -> Int { await super.wait(until: done) + 1 }
        }
        private struct Place { var depth = 1 }
        private extension UIView { @objc func hide(in place: Place) -> Int { place.depth } }
        private class Shy: UIView {
          override func hide(in place: Place) -> Int { super.hide(in: place) + 1 }
        }
        @MainActor func hidden() -> Int { (Shy() as UIView).hide(in: Place()) }
        """
      ],
      values: [
        ("{ let it: UIResponder = Label(); it.title = \"x\"; return it.title! + log[0] }()", "label xx"),
        (
          "[UIResponder().size, UIView().size, Label().size, UIControl().size].description",
          "[1, 11, 111, 1011]"
        ),
        ("(try? UIView().read(\"x\")).map { \"\\($0)\" } ?? \"thrown\"", "thrown"),
        ("\"\\((try? (Label() as UIView).read(\"x\")) ?? 0)\"", "7"),
        ("\"\\(await (Label() as UIResponder).wait {})\"", "2"),
        ("\"\\(hidden())\"", "2"),
      ]),
  ]

  @Test(arguments: programs)
  func `what is compiled calls the methods that Objective-C would call`(program: Program) throws {
    let adaptation = SourceAdapter.adapt(
      program.sources.enumerated().map { SourceFile(path: "\($0.offset).swift", text: $0.element) })
    #expect(adaptation.remarks.isEmpty)
    let lines = try run(
      adaptation.files.filter { $0.path != "InterfaceBuilder.swift" } + [
        SourceFile(path: "Kit.swift", text: Self.kit),
        SourceFile(path: "main.swift", text: program.values.map { "print(\($0.0))\n" }.joined()),
      ])
    #expect(lines == program.values.map(\.1))
  }

  /// Compiles files, and runs what comes of them.
  private func run(_ files: [SourceFile]) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "overrides-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for file in files {
      try file.text.write(to: folder.appending(path: file.path), atomically: true, encoding: .utf8)
    }
    let program = folder.appending(path: "program").path
    let paths = files.map { folder.appending(path: $0.path).path }
    let result = try ExternalTool.run(["swiftc", "-swift-version", "6", "-o", program] + paths)
    try #require(result.status == 0 && !result.output.contains("warning"), "\(result.output)")
    return try ExternalTool.run([program]).output.split(separator: "\n").map(String.init)
  }

  @Test func `lines stay where they are, and what nobody overrides stays as it is`() {
    let sources = [
      "extension UIView {\n  @objc func f(\n    _ x: Int // why\n  ) {\n    g()\n  }\n  func g() {}\n}",
      "class V: UIView {\n  override func f(_ x: Int) {\n    super.f(x)\n    super.g()\n  }\n}",
    ]
    let files = adapt(sources[0], sources[1]).files.dropLast().map {
      $0.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    #expect(files[0].count == 9 && files[0][5].contains("g()") && files[0][7] == "  func g() {}")
    #expect(files[1][4] == "    super.g()" && files[1][3].hasPrefix("    self.") && files[1][6] == "}")
  }

  /// Overrides for which the source has to be changed by hand.
  private static let obstacles = [
    "extension UIView { @objc class func f() {} }\nclass V: UIView { override class func f() {} }",
    "extension UIView { @objc var f: Int { 1 } }\nclass V: UIView { override var f: Int { didSet {} } }",
    "extension UIView { @objc var f: Int? { 1 } }\nclass V: UIView { override var f: Int { 1 } }",
    "extension UIView { @objc func f() -> Int? { 1 } }\nclass V: UIView { override func f() -> Int { 1 } }",
    "extension UIView { @objc func f(_: Int) {} }\nclass V: UIView { override func f(_ x: Int) {} }",
    "extension NSObject { @objc func f() {} }\nclass V: UIButton { override func f() {} }",
  ]

  @Test(arguments: obstacles)
  func `what cannot be overridden under another name is told with its line`(source: String) {
    let remarks = adapt(source).remarks
    #expect(remarks.map(\.line) == [2] && remarks.first?.path == "0.swift")
    let words = remarks.first.map { "\($0.reason)" } ?? ""
    #expect(words.hasPrefix("V.f"), "\(words)")
  }

  @Test func `what a class of UIKit's declares itself is overridden as ever`() {
    let source = "class V: UIViewController { override func viewDidLoad() { super.viewDidLoad() } }"
    let others = [
      "extension UIView { func viewDidLoad() {} }",
      "extension UIViewController { func viewDidLoad(_ x: Int) {} }",
    ]
    let adaptation = adapt(source, others[0], others[1])
    #expect(adaptation.remarks.isEmpty && adaptation.files[0].text.contains(source))
    let overload = adapt(
      "extension UIView { func add(_ x: Int) {} }\nclass V: UIView { override func add(_ x: String) {} }")
    #expect(overload.remarks.isEmpty && overload.files[0].text.contains("override func add(_ x: String) {}"))
  }
}
