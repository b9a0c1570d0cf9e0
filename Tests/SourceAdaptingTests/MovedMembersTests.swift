import Foundation
import SourceAdapting
import Testing

/// What Objective-C lets extensions override, or lets subclasses override in them, stands in the class afterwards.
@Suite struct MovedMembersTests {
  private func adapted(_ sources: String...) -> [String] {
    let files = sources.enumerated().map { SourceFile(path: "\($0.offset).swift", text: $0.element) }
    return SourceAdapter.adapt(files).files.prefix(sources.count).map {
      $0.text.components(separatedBy: "\nextension V {\n  @MainActor").first ?? ""
    }
  }

  @Test
  func
    `an override in an extension moves into the class with its comments and attributes, and keeps its line`()
  {
    let text = adapted(
      """
      class V: UIViewController {
      }
      extension V: P {
        func other() {}

        // Why.
        /// Loads.
        @objc public override func viewDidLoad() {
          load(#selector(other))
        } // end
        override var isBig: Bool { true }
      }
      """)
    #expect(
      text == [
        """
        #sourceLocation(file: "0.swift", line: 1)
        class V: UIViewController {

        #sourceLocation(file: "0.swift", line: 6)
          // Why.
          /// Loads.
          public override func viewDidLoad() {
            load(Selector("other", { (it: V) in it.other() }))
          }
        #sourceLocation(file: "0.swift", line: 2)

        #sourceLocation(file: "0.swift", line: 11)
          override var isBig: Bool { true }
        #sourceLocation(file: "0.swift", line: 2)
        }
        extension V: P {
          func other() {}

          



         // end
          
        }
        """
      ])
  }

  @Test func `a class in another file gets the member together with what its file imports`() {
    let texts = adapted(
      "import UIKit\nclass V: UIViewController {}",
      "import Maps\nimport UIKit\n#if os(iOS)\nimport Other\n#endif\npublic extension V { override func prepare(for s: S, sender: Any?) {} }"
    )
    #expect(
      texts[0]
        == """
        import Maps
        #sourceLocation(file: "0.swift", line: 1)
        import UIKit
        class V: UIViewController {
        #sourceLocation(file: "1.swift", line: 6)
        override public func prepare(for s: S, sender: Any?) {}
        #sourceLocation(file: "0.swift", line: 2)
        }
        """)
    #expect(texts[1].hasSuffix("\npublic extension V {  }"))
  }

  @Test func `what a subclass overrides moves out of an extension of its base`() {
    let texts = adapted(
      "class V {}\nextension V { @objc func f(_ x: Int) {}; func g() {}; @objc var size: Int { 1 } }",
      "class W: V {}", "class X: W { override func f(_ x: Int) {}; override var size: Int { 2 } }")
    let parts = texts[0].components(separatedBy: "extension V")
    #expect(parts[0].contains("\n func f(_ x: Int) {}\n") || parts[0].contains("\nfunc f(_ x: Int) {}\n"))
    #expect(parts[0].contains("var size: Int { 1 }\n"))
    #expect(parts[1].contains("func g() {}") && !parts[1].contains("func f") && !parts[1].contains("var"))
  }

  static let unmoved = [
    "class V<T>: UIView {}\nextension V { override func f() {} }",
    "extension UIView { override func f() {} }",
    "class V: UIView {}\nextension V where A: B { override func f() {} }",
    "class V: UIView {}\n#if DEBUG\nextension V { override func f() {} }\n#endif",
    "class V: UIView {}\nextension V {\n#if DEBUG\noverride func f() {}\n#endif\n}",
    "class V: UIView {}\nextension V { class W: UIView { override func f() {} } }",
    "class V: UIView {}\nextension V { convenience init(x: Int) { self.init() } }\nclass W: V { override init() {} }",
    "func g() { class V: UIView {} }\nextension V { override func f() {} }",
  ]

  @Test(arguments: unmoved)
  func `a member stays where nobody knows the class, or under which condition it would stand there`(
    source: String
  ) {
    #expect(adapted(source)[0].hasPrefix("#sourceLocation(file: \"0.swift\", line: 1)\n\(source)"))
  }

  @Test func `a private class of another file is another class`() {
    let texts = adapted("private class V: UIView {}", "extension V { override func f() {} }")
    #expect(texts[1].contains("override func f() {}"))
  }
}
