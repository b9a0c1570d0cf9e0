import Foundation
import PackagePlugin

/// Compiles an app's source where there is no Objective-C: the target that uses the plugin is the app's module.
///
/// A file `adapted-sources.txt` in the target's folder says where the source is. It is read at each build, changed and
/// compiled; nothing is kept that could become old.
@main
struct AdaptedSources: BuildToolPlugin {
  private static let list = "adapted-sources.txt"

  /// One command that changes all files of the app, if any of them is newer than what was made of it.
  ///
  /// - Parameters:
  ///   - context: The package and the tools.
  ///   - target: The target that uses the plugin.
  /// - Returns: The command.
  /// - Throws: Where the file is missing, or no source is where it says.
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let list = target.directoryURL.appending(path: Self.list)
    guard let text = try? String(contentsOf: list, encoding: .utf8) else {
      throw Failure(description: "\(target.name): \(Self.list) must say in which folder the app's source is")
    }
    let path = text.trimmingCharacters(in: .whitespacesAndNewlines)
    let folder = target.directoryURL.appending(path: path, directoryHint: .isDirectory).standardizedFileURL
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path()).sorted()
    let sources = names.filter { $0.hasSuffix(".swift") }
    guard !sources.isEmpty else {
      throw Failure(description: "\(target.name): there is no Swift file in \(folder.path())")
    }
    let output = context.pluginWorkDirectoryURL.appending(path: "adapted")
    let inputs = sources + names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
    return [
      .buildCommand(
        displayName: "Adapting \(sources.count) files of \(target.name)",
        executable: try context.tool(named: "adapt-sources").url, arguments: [folder.path(), output.path()],
        inputFiles: inputs.map { folder.appending(path: $0) } + [list],
        outputFiles: (sources.map { $0.dropLast(".swift".count) + ".adapted.swift" } + [
          "InterfaceBuilder.swift"
        ])
        .map { output.appending(path: $0) })
    ]
  }

  /// The target does not say where its source is.
  private struct Failure: Error, CustomStringConvertible {
    /// What is missing.
    let description: String
  }
}
