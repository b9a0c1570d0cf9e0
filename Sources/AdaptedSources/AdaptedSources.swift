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
  /// The package manager asks again only when the package changes. The command is therefore told what is planned here, and
  /// also runs when the list or a folder has changed, so that it notices what came later.
  ///
  /// - Parameters:
  ///   - context: The package and the tools.
  ///   - target: The target that uses the plugin.
  /// - Returns: The command.
  /// - Throws: Where the file is missing, or no source is where it says.
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let list = target.directoryURL.appending(path: Self.list)
    let path = (try? String(contentsOf: list, encoding: .utf8))?.trimmingCharacters(
      in: .whitespacesAndNewlines)
    guard let path, !path.isEmpty else {
      throw Failure(description: "\(target.name): \(Self.list) must say in which folder the app's source is")
    }
    let place = "\(Self.name(of: list, in: context.package.directoryURL)):1"
    let folder = target.directoryURL.appending(path: path, directoryHint: .isDirectory).standardizedFileURL
    guard let all = try? FileManager.default.subpathsOfDirectory(atPath: folder.plainPath) else {
      throw Failure(
        description: "\(place): there is no folder \(path); paths are relative to the target's folder"
          + Self.folders(near: folder))
    }
    let names = all.sorted()
    let sources = names.filter { $0.hasSuffix(".swift") }
    guard !sources.isEmpty else {
      throw Failure(description: "\(place): there is no Swift file in \(folder.plainPath)")
    }
    let output = context.pluginWorkDirectoryURL.appending(path: "adapted")
    let inputs = sources + names.filter { name in Self.otherInputs.contains { name.hasSuffix($0) } }
    let folders = [folder] + names.map { folder.appending(path: $0) }.filter(\.isFolder)
    return [
      .buildCommand(
        displayName: "Adapting \(sources.count) \(sources.count == 1 ? "file" : "files") of \(target.name)",
        executable: try context.tool(named: "adapt-sources").url,
        arguments: [folder.plainPath, output.plainPath, list.plainPath] + inputs,
        inputFiles: inputs.map { folder.appending(path: $0) } + [list] + folders,
        outputFiles: (sources.map { $0.dropLast(".swift".count) + ".adapted.swift" } + [
          "InterfaceBuilder.swift"
        ])
        .map { output.appending(path: $0) })
    ]
  }

  /// What is read besides the source: views, and data models in all their versions.
  private static let otherInputs = [
    ".storyboard", ".xib", ".xcdatamodel/contents", ".xcdatamodeld/.xccurrentversion",
  ]

  private static func name(of file: URL, in package: URL) -> String {
    let (path, top) = (file.plainPath, package.plainPath)
    guard path.hasPrefix(top) else { return path }
    return String(path.dropFirst(top.count).drop { $0 == "/" })
  }

  /// The folders that stand where a path goes wrong.
  ///
  /// A plugin cannot import what finds the nearest name.
  private static func folders(near folder: URL) -> String {
    var parent = folder.deletingLastPathComponent()
    while !parent.isFolder, parent.pathComponents.count > 1 { parent.deleteLastPathComponent() }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.plainPath)) ?? []
    let folders = names.filter { !$0.hasPrefix(".") && parent.appending(path: $0).isFolder }.sorted()
    guard !folders.isEmpty, folders.count <= 20 else { return "" }
    return ". In \(parent.plainPath) are: \(folders.joined(separator: ", "))"
  }

  /// The target does not say where its source is.
  private struct Failure: Error, CustomStringConvertible {
    /// What is missing.
    let description: String
  }
}

extension URL {
  /// The path as it is on the disk, with spaces.
  fileprivate var plainPath: String { path(percentEncoded: false) }

  fileprivate var isFolder: Bool { (try? resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false }
}
