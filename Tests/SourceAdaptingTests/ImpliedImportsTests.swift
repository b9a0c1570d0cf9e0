import SourceAdapting
import Testing

/// What Apple's modules bring along is imported, where a file uses it.
@Suite struct ImpliedImportsTests {
  /// The modules that are imported before the first line of the file.
  private func added(_ source: String, _ other: String = "") -> [String] {
    let files = [SourceFile(path: "A.swift", text: source), SourceFile(path: "B.swift", text: other)]
    let text = SourceAdapter.adapt(files).files.first { $0.path == "A.adapted.swift" }?.text ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let imports = lines.prefix { $0.hasPrefix("import ") }
    #expect(lines[imports.count].hasPrefix("#sourceLocation") && lines[imports.count].hasSuffix("line: 1)"))
    return imports.map { String($0.dropFirst("import ".count)) }
  }

  static let uses: [(source: String, modules: [String])] = [
    ("import Foundation\nclass A: ObservableObject { @Published var x = 1 }", ["Combine"]),
    ("import UIKit\nvar bag: Set<AnyCancellable> = []", ["Combine"]),
    ("import Foundation\nlet p = NotificationCenter.default.publisher(for: name)", ["Combine"]),
    ("import Foundation\nlet t = Timer.publish(every: 1, on: .main, in: .common)", ["Combine"]),
    ("import Foundation\nfunc f(_ a: NSUserActivity) {}", ["UIKit"]),
    ("import Foundation\nclass A { func f() {}; let s = #selector(f) }", ["UIKit"]),
    ("import UIKit\nlet c = UNUserNotificationCenter.current()", ["UserNotifications"]),
    ("import Foundation\nlet s = SecItemDelete([kSecClass: kSecClassKey] as CFDictionary)", ["Security"]),
    (
      "import Foundation\nimport SwiftUI\nlet c = UNUserNotificationCenter.current(), a: NSUserActivity",
      ["UIKit", "UserNotifications"]
    ),
    ("#if DEBUG\nimport Combine\n#endif\nimport UIKit\nlet a: AnyCancellable", ["Combine"]),
  ]

  @Test(arguments: uses)
  func `a file imports what it uses, and no line of it moves`(source: String, modules: [String]) {
    #expect(added(source) == modules)
  }

  static let enough = [
    "import Combine\nclass A: ObservableObject {}", "import SwiftUI\nclass A: ObservableObject {}",
    "import UIKit\nfunc f(_ a: NSUserActivity) {}", "class A: ObservableObject {}",
    "import Foundation\n// ObservableObject\nlet a = \"ObservableObject\"",
    "import Foundation\nlet a = page.publisher(named: x)",
    "import UserNotifications\nlet c = UNUserNotificationCenter.current()",
  ]

  @Test(arguments: enough)
  func `a file that sees what it uses, or nothing at all, imports nothing more`(source: String) {
    #expect(added(source) == [])
  }

  @Test(arguments: [
    "protocol Publisher {}", "struct A { class Publisher {} }\ntypealias Publisher = A.Publisher",
  ])
  func `what the app declares itself is not another module's`(declaration: String) {
    #expect(added("import Foundation\nlet p: Publisher", declaration) == [])
  }
}
