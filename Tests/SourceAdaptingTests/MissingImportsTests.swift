import Foundation
import SourceAdapting
import TestSupport
import Testing

/// Apple's modules that are not here are imported only where they can be.
@Suite struct MissingImportsTests {
  private func adapted(_ sources: String...) -> [String] {
    let files = sources.enumerated().map { SourceFile(path: "\($0.offset).swift", text: $0.element) }
    return SourceAdapter.adapt(files).files.filter { $0.path.hasSuffix(".adapted.swift") }.map(\.text)
  }

  private func directive(_ line: Int, _ file: Int = 0) -> String {
    "#sourceLocation(file: \"\(file).swift\", line: \(line))\n"
  }

  private func warning(_ module: String, _ count: Int) -> String {
    "#warning(\"\(MissingModule(name: module, fileCount: count).warning)\")\n"
  }

  @Test func `a module that is not here is imported where it can be, and no line moves`() {
    let text = adapted("import UIKit\nimport ARKit // why\nlet x = 1\n")[0]
    #expect(
      text == directive(1) + "import UIKit\n\n#if canImport(ARKit)\n" + directive(2) + "import ARKit\n#else\n"
        + directive(2) + warning("ARKit", 1) + "#endif\n" + directive(2) + " // why\nlet x = 1\n")
  }

  static let statements: [(source: String, compiled: String)] = [
    ("@preconcurrency import ARKit", "@preconcurrency import ARKit"),
    ("@_exported import ARKit", "@_exported import ARKit"),
    ("@testable import ARKit", "@testable import ARKit"),
    ("import struct ARKit.ARFrame", "import struct ARKit.ARFrame"),
    ("import ARKit.ARFrame", "import ARKit"),
    ("public import ARKit", "public import ARKit"),
    ("@_spi(Own) private import ARKit", "@_spi(Own) private import ARKit"),
  ]

  @Test(arguments: statements)
  func `whatever stands before the module's name stays`(source: String, compiled: String) {
    let text = adapted("import UIKit\n\(source)\nlet x = 1")[0]
    #expect(text.contains("#if canImport(ARKit)\n\(directive(2))\(compiled)\n#else\n"))
    #expect(text.hasSuffix("#endif\n\(directive(2))\nlet x = 1"))
  }

  @Test func `an attribute on a line of its own counts its line`() {
    let text = adapted("import UIKit\n@preconcurrency // old\nimport ARKit\nlet x = 1")[0]
    #expect(text.contains(directive(2) + "@preconcurrency import ARKit\n#else\n"))
    #expect(text.hasSuffix("#endif\n\(directive(2))\n\nlet x = 1"))
  }

  @Test func `several imports on one line or in one condition are changed each`() {
    let text = adapted("import UIKit\n#if DEBUG\nimport ARKit; import HomeKit\nimport Speech\n#endif\n")[0]
    for module in ["ARKit", "HomeKit", "Speech"] {
      #expect(text.contains("#if canImport(\(module))\n"), "\(module)")
    }
    #expect(!text.contains("ARKit;"))
    #expect(text.hasSuffix("#endif\n\(directive(4))\n#endif\n"))
  }

  @Test func `each module is told once, whatever number of files imports it`() {
    let texts = adapted("#if DEBUG\nimport ARKit\n#endif", "import ARKit", "import ARKit\nimport HomeKit")
    #expect(texts.joined().components(separatedBy: "#warning").count == 3)
    #expect(texts[1].contains(warning("ARKit", 3)) && texts[2].contains(warning("HomeKit", 1)))
  }

  @Test func `what the module brings along on Apple's systems is imported without it`() {
    #expect(adapted("import ARKit\n")[0].contains("import UIKit\n#endif\n"))
    #expect(adapted("import Speech\n")[0].contains("import Foundation\n#endif\n"))
    #expect(!adapted("import UIKit\nimport Speech\n")[0].contains("import Foundation\n"))
  }

  @Test(arguments: [
    "#if canImport(ARKit)\nimport ARKit\n#endif", "import RxSwift", "import UIKit", "import Combine",
    "import Foundation", "// import ARKit", "let s = \"import ARKit\"", "let ARKit = 1",
  ])
  func `what can be imported, or is asked for already, stays as it is`(source: String) {
    #expect(adapted(source) == [directive(1) + source])
  }

  @Test func `a file that gets a member of another gets its imports where they can be`() {
    let texts = adapted(
      "import UIKit\nclass A: UIViewController {}",
      "import UIKit\nimport ARKit\nextension A { override func viewDidLoad() {} }")
    #expect(texts[0].hasPrefix("#if canImport(ARKit)\nimport ARKit\n#endif\n"))
  }

  @Test func `a warning is read as it was written`() {
    for count in [1, 12] {
      let module = MissingModule(name: "ARKit", fileCount: count)
      #expect(MissingModule(warning: module.warning) == module)
    }
    #expect(MissingModule(warning: "variable 'x' was never used") == nil)
  }

  static let symbols: [(symbol: String, module: String, isItsOwn: Bool)] = [
    ("ARSession", "ARKit", true), ("ARSession.run", "ARKit", true), ("ARCHIVE", "Speech", false),
    ("Area", "ARKit", false), ("CKRecord", "CloudKit", true), ("vDSP_add", "Accelerate", true),
    ("kABPersonPhoneProperty", "AddressBook", true), ("HM", "HomeKit", false),
    ("UIView.ARKit", "ARKit", false),
  ]

  @Test(arguments: symbols)
  func `a symbol tells by its name where it probably comes from`(
    symbol: String, module: String, isItsOwn: Bool
  ) throws {
    let module = try #require(AppleModule.named[module])
    #expect((module.claim(on: symbol) != nil) == isItsOwn)
  }

  @Test func `no module that the package has counts as missing`() throws {
    let folder = Repository.folder.appending(path: "Sources/Shims")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    let manifest = try String(
      contentsOf: Repository.folder.appending(path: "Package.swift"), encoding: .utf8)
    for name in names.sorted() where manifest.contains("\"\(name)\"") {
      #expect(AppleModule.named[name] == nil, "take the row of \(name) away")
    }
    #expect(names.contains("UIKit") && manifest.contains("\"UIKit\""))
  }
}
