import Foundation
import TestSupport

/// The conformance tests as the simulator compiles them, brought to a folder where this system's compiler finds them.
struct SimulatorSources {
  /// What only an Apple system has, without its effects: the log and Objective-C's exceptions.
  private static let platform = """
    import Foundation
    @MainActor enum Platform {
      static var raised: [String] { [] }
      static func begin() {}
      static func turn() {}
      static func logged(since start: Date) -> [String] { [] }
    }
    """

  private static let conditionalImport = """
    #if os(iOS)
      import UIKit
    #else
      import HeadlessUIKit
    #endif
    """

  /// The names of the files and what stands in them.
  private(set) var files: [(name: String, text: String)] = []

  /// The conformance tests alone.
  let tests: [(name: String, text: String)]

  init() throws {
    let all = try Self.read("Tests/HeadlessUIKitTests/Conformance")
    let modelOnly = ["Stage.swift", "RuleTableConformanceTests.swift"]
    tests = all.filter { !modelOnly.contains($0.name) }
    files = tests.map { ($0.name, $0.text.replacing(Self.conditionalImport, with: "import UIKit")) }
    files += try Self.read("scripts/simulator/Support").filter { $0.name != "Platform.swift" }
    files.append(("Platform.swift", Self.platform))
    // There a header has the names of UIKit for files that import nothing.
    files += try Self.read("Sources/HeadlessUIKit/Simulation")
      .filter { $0.name == "ModelSettings.swift" }
      .map { ($0.name, "import UIKit\n" + $0.text) }
    files.append(("Shadows.swift", try shadows()))
  }

  private static func read(_ folder: String) throws -> [(name: String, text: String)] {
    try FileManager.default.contentsOfDirectory(
      at: Repository.folder.appending(path: folder), includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }.map {
      ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8))
    }
  }

  /// Types in place of those that the model has and UIKit has not, so that whoever names one is refused.
  private func shadows() throws -> String {
    let types = Set(try SymbolGraph.members().compactMap { $0.split(separator: ".").first.map(String.init) })
    let apples = ["UI", "NS", "CG", "CA"]
    let declared = Set(
      files.flatMap { $0.text.matches(of: /(?:enum|struct|class|protocol) (\w+)/) }.map {
        String($0.output.1)
      })
    return types.filter { type in
      type.first?.isUppercase == true && !apples.contains { type.hasPrefix($0) }
        && !declared.contains(type)
        // What is nested in UIKit's own types is found there.
        && !["Selector", "Notification"].contains(type)
    }.sorted().map { "@available(*, unavailable) enum \($0) {}\n" }.joined()
  }

  /// Has the compiler look at files.
  ///
  /// - Parameter extra: One more file.
  /// - Returns: What it has to say, and whether it is content.
  /// - Throws: Where there is no compiler, or no module was built.
  func check(adding extra: String = "") throws -> (isContent: Bool, output: String) {
    let folder = FileManager.default.temporaryDirectory
      .appending(
        path: "simulator-\(ProcessInfo.processInfo.processIdentifier)-\(UInt.random(in: 0...UInt.max))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let all = extra.isEmpty ? files : [files.last, ("Extra.swift", extra)].compactMap(\.self)
    for file in all {
      try file.text.write(to: folder.appending(path: file.name), atomically: true, encoding: .utf8)
    }
    guard let products = SymbolGraph.products else {
      throw SymbolGraph.Absence(reason: "no built module was found")
    }
    let hooks = products.appending(path: "ConcurrencyHooks.build/module.modulemap").path
    let (status, output) = try ExternalTool.run(
      [
        "swiftc", "-typecheck", "-swift-version", "6", "-I", products.appending(path: "Modules").path,
        "-Xcc",
        "-fmodule-map-file=\(hooks)",
      ] + all.map { folder.appending(path: $0.name).path })
    return (status == 0, output)
  }
}
