import SourceAdapting
import Testing

/// What an app adds to all objects is added to UIKit's too, which do not derive from `NSObject` in the model.
@Suite struct RootExtensionsTests {
  /// The file, and whatever else it is adapted with.
  private func adapted(_ source: String, _ other: String = "") -> String {
    let files = [SourceFile(path: "A.swift", text: source), SourceFile(path: "B.swift", text: other)]
    return SourceAdapter.adapt(files).files.first { $0.path == "A.adapted.swift" }?.text ?? ""
  }

  @Test func `an extension of all objects stands once more for UIKit's, with the lines that it has`() {
    let text = adapted(
      """
      import Foundation

      private extension NSObject {
        @objc class var nameOfClass: String { "\\(self)" }
        static let key = 1
      }
      let x = 1
      """)
    #expect(
      text == """
        import UIKit
        #sourceLocation(file: "A.swift", line: 1)
        import Foundation

        private extension NSObject {
          class var nameOfClass: String { "\\(self)" }
          static let key = 1
        }
        #sourceLocation(file: "A.swift", line: 3)
        private extension UIResponder {
          class var nameOfClass: String { "\\(self)" }
          static let key = 1
        }
        #sourceLocation(file: "A.swift", line: 6)

        let x = 1
        """)
  }

  static let repeated = [
    ("extension NSObject: Then {}", "extension UIResponder: Then {}"),
    (
      "extension NSObject { func f() -> Self { self } }",
      "extension UIResponder { func f() -> Self { self } }"
    ),
    (
      "extension NSObject { func f(_ x: NSObject) {}; static func g() {} }",
      "extension UIResponder { ; static func g() {} }"
    ),
    (
      "extension NSObject { func f() { copy() }; var g: Int { 1 } }",
      "extension UIResponder { ; var g: Int { 1 } }"
    ),
    (
      "extension NSObject { convenience init(x: Int) {}; func g() {} }",
      "extension UIResponder { ; func g() {} }"
    ),
  ]

  @Test(arguments: repeated)
  func `what compiles by its form is repeated`(source: String, copy: String) {
    #expect(
      adapted("import UIKit\n" + source).contains(
        "\(source)\n#sourceLocation(file: \"A.swift\", line: 2)\n\(copy)\n"))
  }

  static let alone = [
    "extension NSObject { func f(_ x: NSObject) {} }",
    "extension NSObject { static let key = NSObject(); func f() { g(Self.key) } }",
    "extension NSObjectProtocol { func f() {} }",
    "extension NSObject: @unchecked Sendable {}",
    "extension NSObject { func taken() {} }",
  ]

  @Test(arguments: alone)
  func `what cannot be one of UIKit's is not repeated`(source: String) {
    let other = "extension UIView { func taken() {} }"
    #expect(!adapted(source, other).contains("UIResponder"))
  }
}
