import Foundation
import SourceAdapting
import TestSupport

/// The Swift files of this package, as many different ones as one can wish for.
enum PackageSources {
  static func all() throws -> [SourceFile] {
    let folder = Repository.folder.appending(path: "Sources")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path()).filter {
      $0.hasSuffix(".swift")
    }
    return try paths.sorted().map { path in
      SourceFile(path: path, text: try String(contentsOf: folder.appending(path: path), encoding: .utf8))
    }
  }
}
