import Foundation
import SourceAdapting

/// The source of an app, as it lies in a folder.
struct AdaptedFolder {
  private let folder: String
  private let names: [String]

  /// Looks for the files of a folder and of those below it.
  init(_ folder: String) throws {
    self.folder = Self.withoutSlash(folder)
    guard let names = try? FileManager.default.subpathsOfDirectory(atPath: folder) else {
      throw NoFolder(path: folder)
    }
    self.names = names.sorted()
  }

  /// Changes the source.
  func adapt() throws -> Adaptation {
    let interfaces = try files("storyboard") + files("xib")
    return SourceAdapter.adapt(
      try files("swift"), storyboards: interfaces, dataModels: try read(modelNames)
    ) { "\(folder)/\($0)" }
  }

  /// Sees whether a list still names this folder, and whether a build was planned with all of its files.
  ///
  /// Like the plugin, which cannot share code with this, it takes what a list says as relative to the list's folder.
  func confirm(list: String, planned: [String]) throws {
    let url = URL(filePath: list)
    let text = try String(contentsOf: url, encoding: .utf8)
    let named = url.deletingLastPathComponent().appending(
      path: text.trimmingCharacters(in: .whitespacesAndNewlines), directoryHint: .isDirectory)
    try AdaptationPlan(folder: folder, files: planned).confirm(
      folder: Self.withoutSlash(named.standardizedFileURL.path(percentEncoded: false)),
      files: ["swift", "storyboard", "xib"].flatMap(names(endingIn:)) + modelNames)
  }

  private static func withoutSlash(_ path: String) -> String {
    path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  private func names(endingIn suffix: String) -> [String] { names.filter { $0.hasSuffix("." + suffix) } }

  private var modelNames: [String] { names.filter(SourceAdapter.readsDataModel) }

  private func files(_ suffix: String) throws -> [SourceFile] { try read(names(endingIn: suffix)) }

  private func read(_ names: [String]) throws -> [SourceFile] {
    try names.map { name in
      SourceFile(path: name, text: try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8))
    }
  }

  /// Writes files, but not those that say the same already, so that nothing is compiled anew without a reason.
  static func write(_ files: [SourceFile], into output: String) throws {
    for file in files {
      let url = URL(filePath: output).appending(path: file.path)
      if let old = try? Data(contentsOf: url), old == Data(file.text.utf8) { continue }
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: url, options: .atomic)
    }
  }

  /// Nothing is where the source should be, or no folder.
  private struct NoFolder: Error, CustomStringConvertible {
    let path: String
    var description: String { "there is no folder \(path)" }
  }
}
