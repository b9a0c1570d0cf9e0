import SourceAdapting
import Testing

/// A piece of an app's source, and what becomes of it.
struct AdaptedPiece: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let source: String
  let expected: String

  init(_ name: String, _ source: String, _ expected: String) {
    (testDescription, self.source, self.expected) = (name, source, expected)
  }

  static let all: [AdaptedPiece] = [
    .init("plain source", "let x = 1\n", "let x = 1\n"),
    .init("an attribute", "class A { @objc func f() {} }", "class A { func f() {} }"),
    .init(
      "an attribute with a name", "class A { @objc(g:) func f(_ x: Int) {} }",
      "class A { func f(_ x: Int) {} }"),
    .init("an attribute on a line of its own", "@objcMembers\nclass A {}", "\nclass A {}"),
    .init("the app's entry", "@main\nfinal class App {}", "\nfinal class App {}"),
    .init(
      "the delegate of an app in SwiftUI", "@UIApplicationDelegateAdaptor(Own.Delegate.self) var delegate",
      "@UIApplicationDelegateAdaptor(Own.Delegate.self, making: { Own.Delegate() }) var delegate"),
    .init(
      "modules whose names UIKit gives",
      "import CoreGraphics\nimport ObjectiveC.runtime\nimport struct CoreGraphics.CGFloat\nimport CoreGraphicsKit",
      "import UIKit\nimport UIKit\nimport UIKit\nimport CoreGraphicsKit"),
    .init("a comment behind an attribute", "@IBAction /* why */ func f() {}", "/* why */ func f() {}"),
    .init(
      "other attributes", "@MainActor @available(iOS 15, *) func f() {}",
      "@MainActor @available(iOS 15, *) func f() {}"),
    .init(
      "a method that takes code for the main actor",
      "class A: B { private func f(_ x: @escaping @MainActor () -> Void) {}; func g() { let x: @Sendable () -> Void } }",
      "class A: B { @preconcurrency private func f(_ x: @escaping @MainActor () -> Void) {}; func g() { let x: @Sendable () -> Void } }"
    ),
    .init(
      "a property with code that may be sent",
      "class A: B {\n  var x: (@Sendable () -> Void)?\n  let y = { @MainActor in }\n  var z: Int\n  @MainActor func f() {}\n}",
      "class A: B {\n  @preconcurrency var x: (@Sendable () -> Void)?\n  let y = { @MainActor in }\n  var z: Int\n  @MainActor func f() {}\n}"
    ),
    .init(
      "a method that is said to be older than actors",
      "class A: B { @preconcurrency func f(_ x: any Sendable) {} }",
      "class A: B { @preconcurrency func f(_ x: any Sendable) {} }"),
    .init("a text", "let s = \"@objc #selector(f)\"", "let s = \"@objc #selector(f)\""),
    .init("a comment", "// @objc #selector(f)\n", "// @objc #selector(f)\n"),
    .init("dynamic", "class A { @objc dynamic var x = 1 }", "class A { var x = 1 }"),
    .init("dynamic as a name", "let a = color.dynamic\nfunc f() {}", "let a = color.dynamic\nfunc f() {}"),
    .init(
      "optional as a case", "enum E { case optional\n func f() {} }", "enum E { case optional\n func f() {} }"
    ),
    .init(
      "a selector with labels", "class A { func f(_ x: B) { g(#selector(f(_:))) } }",
      "class A { func f(_ x: B) { g(Selector(\"f:\", { (it: A, a) in it.f(a) })) } }"),
    .init(
      "a selector without labels", "class A { func f(by x: B) {}; let s = #selector(f) }",
      "class A { func f(by x: B) {}; let s = Selector(\"fBy:\", { (it: A, a) in it.f(by: a) }) }"),
    .init(
      "a selector of another class", "class A { func f() {} }\nlet s = #selector(A.f)",
      "class A { func f() {} }\nlet s = Selector(\"f\", { (it: A) in it.f() })"),
    .init(
      "a selector of this class", "class A { func f() {}; let s = #selector(Self.f) }",
      "class A { func f() {}; let s = Selector(\"f\", { (it: A) in it.f() }) }"),
    .init(
      "a selector in an extension of a nested class",
      "extension A.B { func f() { g(#selector(f)) } }",
      "extension A.B { func f() { g(Selector(\"f\", { (it: A.B) in it.f() })) } }"),
    .init(
      "a selector that is inherited",
      "class A { func f(_ x: Int, with y: Int) {} }\nclass B: A { let s = #selector(f) }",
      "class A { func f(_ x: Int, with y: Int) {} }\nclass B: A "
        + "{ let s = Selector(\"f:with:\", { (it: B, a, b) in it.f(a, with: b) }) }"),
    .init(
      "a selector with its own name", "class A { @objc(go) func f() {}; let s = #selector(f) }",
      "class A { func f() {}; let s = Selector(\"go\", { (it: A) in it.f() }) }"),
    .init(
      "a getter", "class A { var x = 1; let s = #selector(getter: x) }",
      "class A { var x = 1; let s = Selector(\"x\", { (it: A) in it.x }) }"),
    .init(
      "a selector of a certain type",
      "class A { func f(_ x: B) {}; let s = #selector(f as (A) -> (B) -> Void) }",
      "class A { func f(_ x: B) {}; let s = Selector(\"f:\", { (it: A, a) in it.f(a) }) }"),
    .init(
      "a selector on several lines", "class A { func f() {}; let s = #selector(\n  f\n) }\nlet y = 2",
      "class A { func f() {}; let s = Selector(\"f\", { (it: A) in it.f() })\n\n }\nlet y = 2"),
    .init(
      "a protocol on one line", "@objc protocol P { @objc optional func f(_ x: Int); func g() }",
      "protocol P: AnyObject { func f(_ x: Int); func g() }; extension P { func f(_ x: Int) {} }"),
    .init(
      "comments at a method that may be left out",
      "@objc protocol P {\n  @objc optional func f(_ x: Int, // one\n    y: Int) // two\n}",
      "protocol P: AnyObject {\n  func f(_ x: Int, // one\n    y: Int) // two\n}"
        + "; extension P { func f(_ x: Int, y: Int) {} }"),
    .init("a protocol", "@objc protocol P { func f() }", "protocol P: AnyObject { func f() }"),
    .init(
      "a protocol that inherits", "@objc protocol P: Q { func f() }", "protocol P: AnyObject, Q { func f() }"),
    .init("a protocol for classes", "@objc protocol P: AnyObject { }", "protocol P: AnyObject { }"),
    .init(
      "a protocol for classes and others", "@objc protocol P: Q & AnyObject, R { }",
      "protocol P: Q & AnyObject, R { }"),
    .init(
      "a protocol for classes in old words", "@objc protocol P: /* weak */ class, Q { }",
      "protocol P: /* weak */ AnyObject, Q { }"),
    .init(
      "a protocol for objects", "@objc protocol P : NSObjectProtocol { }", "protocol P : NSObjectProtocol { }"
    ),
    .init(
      "a method that may be left out",
      "@objc public protocol P { @objc optional func f(_ x: Int) }\nlet a = p?.f?(1)",
      "public protocol P: AnyObject { func f(_ x: Int) }; public extension P { func f(_ x: Int) {} }\nlet a = p?.f(1)"
    ),
    .init(
      "a selector in a generic class inside another type",
      "extension A.B { class C<T> { func f() { g(#selector(f)) } } }",
      "extension A.B { class C<T> { func f() { g(Selector(\"f\", { (it: C) in it.f() })) } } }"),
    .init(
      "a part of UIKit", "import UIKit.UIControl\nimport class UIKit.UIView\nimport UIKit",
      "import UIKit\nimport class UIKit.UIView\nimport UIKit"),
    .init(
      "a property that is observed",
      "import UIKit\nclass A { @objc dynamic var n: [Int] = { [] }() // list\n  @objc dynamic var m = 1 }\nlet o = a.observe(\\.n) { _, _ in }",
      "import UIKit\nclass A { var n: [Int] = { [] }() { willSet { KeyValueChanges.begin(self) } didSet { KeyValueChanges.end() } }"
        + " // list\n  var m = 1 }\nlet o = a.observe(\\.n) { _, _ in }"),
    .init(
      "a property that is observed and has an observer",
      "import UIKit\nclass A { @objc dynamic var n = 0 { didSet { f() } } }\nlet o = a.observe(\\A.n) { _, _ in }",
      "import UIKit\nclass A { var n = 0 { willSet { KeyValueChanges.begin(self) }; didSet { defer { KeyValueChanges.end() }; f() } } }"
        + "\nlet o = a.observe(\\A.n) { _, _ in }"),
    .init(
      "a result of a method that may be left out",
      "@objc protocol P { @objc optional func f(_ x: Int, of y: Q) -> Int? }\nlet a = p?.f?(1, of: q) ?? 2",
      "protocol P: AnyObject { }; protocol ifThere_P_f__of: P { func f(_ x: Int, of y: Q) -> Int? }"
        + "; extension P { func ifThere_f(_ x: Int, of y: Q) -> Int? "
        + "{ (self as? any ifThere_P_f__of)?.f(x, of: y) } }\nlet a = p?.ifThere_f(1, of: q) ?? 2"),
    .init(
      "a result and none by the same name",
      "@objc protocol P { @objc optional func f() -> Int; @objc optional func f(by x: Int) }",
      "protocol P: AnyObject { func f(by x: Int) }; protocol ifThere_P_f: P { func f() -> Int }"
        + "; extension P { func ifThere_f() -> (Int)? { (self as? any ifThere_P_f)?.f() }; "
        + "func ifThere_f(by x: Int) { f(by: x) } }; extension P { func f(by x: Int) {} }"),
    .init(
      "a class with a method that may be left out",
      "@objc protocol P { @objc optional func f() -> Int }\nclass A: P {}\nclass B: A { func f() -> Int { 1 } }\nclass C: B {}",
      "protocol P: AnyObject { }; protocol ifThere_P_f: P { func f() -> Int }"
        + "; extension P { func ifThere_f() -> (Int)? { (self as? any ifThere_P_f)?.f() } }"
        + "\nclass A: P {}\nclass B: A { func f() -> Int { 1 } }; extension B: ifThere_P_f {}\nclass C: B {}"
    ),
    .init(
      "what a delegate gives, bound by a condition",
      "if let s = all[0].tableView?(t, heightForRowAt: p), a { }; guard let r = f.delegate?.textField?(f) else {}",
      "if let s = Optional.some(all[0].tableView(t, heightForRowAt: p)).flatMap({ $0 }), a { }"
        + "; guard let r = f.delegate?.textField(f) else {}"),
    .init(
      "methods that UIKit's delegates may leave out",
      "n.delegate?.navigationController?(n, didShow: v); s.delegate?.scrollViewDidScroll?(s)",
      "n.delegate?.navigationController(n, didShow: v); s.delegate?.scrollViewDidScroll(s)"),
    .init(
      "a controller that is called in a chain", "v.navigationController?.push(w); tableView?(x)",
      "v.navigationController?.push(w); tableView?(x)"),
    .init(
      "closures that are called if they are there", "a.completion?(); a.sceneHandler?()",
      "a.completion?(); a.sceneHandler?()"),
    .init(
      "closures with the names of UIKit's methods",
      "typealias F = () -> Void\nclass A { var scene: (() -> Void)?; var textFieldDidEnd: F? }\n"
        + "a.scene?(); a.textFieldDidEnd?()",
      "typealias F = () -> Void\nclass A { var scene: (() -> Void)?; var textFieldDidEnd: F? }\n"
        + "a.scene?(); a.textFieldDidEnd?()"),
    .init(
      "a view with the name of UIKit's method",
      "class A { var tableView: UITableView! }\nd.tableView?(t, x: 1)",
      "class A { var tableView: UITableView! }\nd.tableView(t, x: 1)"),
    .init("a key path", "let k = #keyPath(CALayer.cornerRadius)", "let k = \"cornerRadius\""),
    .init("a key path of several names", "f(#keyPath(Shop.Cart.row.name), 1)", "f(\"row.name\", 1)"),
    .init("a key path of this class", "class A { let k = #keyPath(isOn) }", "class A { let k = \"isOn\" }"),
    .init("a key path of the system's", "f(#keyPath(UIView.isHidden))", "f(\"hidden\")"),
    .init(
      "a color", "f(#colorLiteral(red: 0.5, green: 0, blue: 1, alpha: 1).cgColor)",
      "f(UIColor(red: 0.5, green: 0, blue: 1, alpha: 1).cgColor)"),
    .init(
      "a picture", "let x = [#imageLiteral(resourceName: \"a) b\"), y]",
      "let x = [UIImage(named: \"a) b\")!, y]"),
    .init(
      "a picture on several lines", "let x = #imageLiteral(\n  resourceName: \"a\"\n).size",
      "let x = UIImage(\n  named: \"a\"\n)!.size"),
    .init("a preview", "let x = 1\n#Preview {\n  V()\n}\nlet y = 2", "let x = 1\n\n\n\nlet y = 2"),
    .init(
      "a preview with a name and attributes",
      "@available(iOS 17, *)\n#Preview(\"Cart\", traits: .landscape) { V(\"}\") }\n", "\n\n"),
  ]
}

@Suite struct AdapterTests {
  /// What becomes of a file, without the name that it says to the compiler and the names for storyboards.
  private func adapted(_ source: String) -> String {
    let adaptation = SourceAdapter.adapt([SourceFile(path: "A.swift", text: source)])
    let text = adaptation.files.first { $0.path == "A.adapted.swift" }?.text ?? ""
    let body = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).dropFirst()
    return body.first.map(String.init) ?? ""
  }

  @Test(arguments: AdaptedPiece.all + AdaptedPiece.selectors)
  func `a piece of source becomes what compiles without Objective-C`(piece: AdaptedPiece) {
    #expect(adapted(piece.source) == piece.expected)
  }

  @Test(arguments: AdaptedPiece.all + AdaptedPiece.selectors)
  func `what is adapted once is not changed again`(piece: AdaptedPiece) {
    #expect(adapted(piece.expected) == piece.expected)
  }

  @Test(arguments: AdaptedPiece.all + AdaptedPiece.selectors)
  func `a line stays where it was`(piece: AdaptedPiece) {
    // One line more says the file's name, and what is known to storyboards comes at the end.
    let before = piece.source.split(separator: "\n", omittingEmptySubsequences: false)
    let after = adapted(piece.source).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(before.count == after.count)
  }

  @Test func `source without Objective-C stays as it is`() throws {
    // Objects of Core Data are made in a way of their own.
    let adapted = ["SourceAdapting", "/App/", "CoreData"]
    let files = try PackageSources.all().filter { file in !adapted.contains { file.path.contains($0) } }
    // A module of Apple's has the name of the sample app Messages.
    for file in files where !file.text.contains("@main") && !file.text.contains("import Messages\n") {
      let adaptation = SourceAdapter.adapt([file])
      let text = adaptation.files.first { $0.path == SourceAdapter.path(of: file.path) }?.text ?? ""
      // What Apple's modules bring along may have to be imported, and what takes code for an actor is older than actors.
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let rest = lines.drop { $0.hasPrefix("import ") }.joined(separator: "\n")
      let expected = "#sourceLocation(file: \"\(file.path)\", line: 1)\n" + file.text
      let mark = "@preconcurrency "
      #expect(
        rest.replacing(mark, with: "").hasPrefix(expected.replacing(mark, with: "")), "\(file.path)")
      #expect(adaptation.remarks.isEmpty, "\(file.path)")
    }
  }

  @Test func `the compiler is told the name of the file, whatever it is`() {
    let adaptation = SourceAdapter.adapt([SourceFile(path: "A.swift", text: "")]) { "my \"app\"/\($0)" }
    #expect(adaptation.files.first?.text == "#sourceLocation(file: \"my \\\"app\\\"/A.swift\", line: 1)\n")
  }

  static let remarks: [(String, Adaptation.Reason)] = [
    ("let s = #selector(model.save)", .unknownMethod("model.save")),
    (
      "class A { func f() {} }; class B { func f() {} }; let s = #selector(model.f)",
      .unknownMethod("model.f")
    ),
    ("class A { func dismiss() {} }; let s = #selector(screen.dismiss)", .unknownMethod("screen.dismiss")),
    ("class A { let s = #selector(unknown) }", .unknownMethod("unknown")),
    ("let s = #selector(f)", .unknownMethod("f")),
    (
      "class A { func f(_ a: Int, _ b: Int, _ c: Int) {}; let s = #selector(f) }",
      .tooManyArguments("A.f", count: 3)
    ),
    ("@objc protocol P { @objc optional func f() throws -> Int }", .optionalResult("P.f")),
    ("@objc protocol P { @objc optional func scrollViewDidF() -> Int }", .optionalResult("P.scrollViewDidF")),
    ("let k = #keyPath(A)", .keyPath("A")),
  ]

  @Test(arguments: remarks)
  func `what nobody can change is told with its line`(source: String, reason: Adaptation.Reason) {
    let adaptation = SourceAdapter.adapt([SourceFile(path: "A.swift", text: "\n" + source)])
    #expect(adaptation.remarks == [Adaptation.Remark(path: "A.swift", line: 2, reason: reason)])
    #expect(!"\(reason)".isEmpty)
  }
}
