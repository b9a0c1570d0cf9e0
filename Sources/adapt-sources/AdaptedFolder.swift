import Foundation
import SourceAdapting

/// The source of an app, as it lies in a folder.
struct AdaptedFolder {
  private let folder: String
  private let names: [String]

  /// Looks for the files of a folder and of those below it.
  init(_ folder: String) throws {
    self.folder = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    names = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
  }

  /// Changes the source.
  func adapt() throws -> Adaptation {
    let interfaces = try files("storyboard") + files("xib")
    return SourceAdapter.adapt(try files("swift"), storyboards: interfaces) { "\(folder)/\($0)" }
  }

  private func files(_ suffix: String) throws -> [SourceFile] {
    try names.filter { $0.hasSuffix("." + suffix) }.map { name in
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
}
