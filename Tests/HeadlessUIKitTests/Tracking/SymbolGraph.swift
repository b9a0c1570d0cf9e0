import Foundation
import TestSupport

/// The public interface of the module, as the toolchain extracts it from what the build has made.
enum SymbolGraph {
  /// Why the interface cannot be had here.
  struct Absence: Error {
    let reason: String
  }

  /// The public members of all types, as `Type.member`; what can be written stands there once more, as `Type.member=`.
  ///
  /// - Returns: The names, each once, in the order of the alphabet.
  /// - Throws: `Absence` where the tool or the module is missing.
  static func members() throws -> [String] {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "interface-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try extract(into: folder)
    let data = try Data(contentsOf: folder.appending(path: "HeadlessUIKit.symbols.json"))
    let graph = try JSONDecoder().decode(Graph.self, from: data)
    return Set(graph.symbols.flatMap(\.names)).sorted()
  }

  private static func extract(into folder: URL) throws {
    guard let products = products else {
      throw Absence(reason: "no built module was found beside \(CommandLine.arguments[0])")
    }
    let hooks = products.appending(path: "ConcurrencyHooks.build/module.modulemap").path
    let (status, output) = try ExternalTool.run([
      "swift-symbolgraph-extract", "-module-name", "HeadlessUIKit", "-target", target,
      "-I", products.appending(path: "Modules").path, "-Xcc", "-fmodule-map-file=\(hooks)",
      "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", folder.path,
    ])
    guard status == 0 else {
      throw Absence(reason: "swift-symbolgraph-extract ended with \(status): \(output)")
    }
  }

  /// Where the build has put its products: beside the test bundle that runs.
  static var products: URL? {
    let bundle = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let executable = Bundle.main.executableURL?.deletingLastPathComponent()
    return [bundle, executable].compactMap(\.self).first {
      FileManager.default.fileExists(atPath: $0.appending(path: "Modules/HeadlessUIKit.swiftmodule").path)
    }
  }

  private static var target: String {
    #if arch(x86_64)
      "x86_64-unknown-linux-gnu"
    #else
      "aarch64-unknown-linux-gnu"
    #endif
  }

  private struct Graph: Decodable {
    let symbols: [Symbol]
  }

  private struct Symbol: Decodable {
    struct Kind: Decodable {
      let identifier: String
    }

    struct Fragment: Decodable {
      let spelling: String
    }

    let kind: Kind
    let pathComponents: [String]
    let declarationFragments: [Fragment]?

    /// What code can call: no types, and no cases of enumerations.
    var names: [String] {
      let callable = [
        "swift.property", "swift.type.property", "swift.method", "swift.type.method", "swift.init",
        "swift.subscript",
        "swift.func", "swift.func.op", "swift.var",
      ]
      guard callable.contains(kind.identifier) else { return [] }
      let name = pathComponents.joined(separator: ".")
      let declaration = (declarationFragments ?? []).map(\.spelling).joined()
      let isVariable = declaration.contains("var ") && !declaration.contains("{ get }")
      return isVariable ? [name, name + "="] : [name]
    }
  }
}
