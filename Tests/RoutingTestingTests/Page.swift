import Foundation
import TestSupport
import Testing

/// A text that people read, and what it claims about the files around it.
struct Page: CustomTestStringConvertible {
  /// The path in the repository.
  let path: String
  let text: String

  var testDescription: String { path }

  /// The folder of the documentation, which links by name.
  private static let catalogue = Repository.folder.appending(path: "Sources/RouteCheck.docc")

  init(path: String) throws {
    let file = Repository.folder.appending(path: path)
    self.init(path: path, text: try String(contentsOf: file, encoding: .utf8))
  }

  init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// Every page: those at the top, the shims', the checkers' and all of the documentation.
  static func all() throws -> [Page] {
    let top = ["README.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "CHANGELOG.md"]
    let deep = ["Sources/Shims/README.md", "scripts/peers/README.md"]
    let files = try FileManager.default.subpathsOfDirectory(atPath: catalogue.path)
    let documentation = files.filter { $0.hasSuffix(".md") || $0.hasSuffix(".tutorial") }.sorted()
    return try (top + deep + documentation.map { "Sources/RouteCheck.docc/\($0)" }).map { try Page(path: $0) }
  }

  // MARK: - Code

  /// The blocks of code in a language, without their fences.
  func blocks(of language: String) -> [String] {
    pieces.filter { $0.language == language }.map { $0.text }
  }

  /// A part of a page: prose, which has no language, or a block of code.
  private struct Piece {
    let language: String?
    var text = ""
  }

  private var pieces: [Piece] {
    var result = [Piece(language: nil)]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let isInCode = result[result.count - 1].language != nil
      if isInCode, line == "```" {
        result.append(Piece(language: nil))
      } else if !isInCode, line.hasPrefix("```") {
        result.append(Piece(language: String(line.dropFirst(3))))
      } else {
        result[result.count - 1].text += "\(line)\n"
      }
    }
    return result
  }

  /// The blocks that claim to be a whole Swift file: they begin as one does.
  var wholeFiles: [String] {
    blocks(of: "swift").filter { $0.hasPrefix("import ") || $0.hasPrefix("// swift-tools-version") }
  }

  /// Whether a block is a piece of a manifest, which only the package manager compiles.
  static func isOfManifest(_ block: String) -> Bool {
    block.hasPrefix("dependencies: [") || block.hasPrefix(".target(")
  }

  // MARK: - Links

  /// The links that lead to no file, page or resource.
  var deadLinks: [String] {
    let prose = pieces.filter { $0.language == nil }.map { $0.text }.joined()
      .replacing(/`[^`\n]*`/, with: "")
    let folder = Repository.folder.appending(path: path).deletingLastPathComponent()
    let files = prose.matches(of: /\]\(([^)\s]+)\)/).map { String($0.output.1) }
      .filter { !$0.contains("://") && !$0.hasPrefix("#") }
    let pages = prose.matches(of: /<doc:([^>]+)>/).map { String($0.output.1) }
    let resources = text.matches(of: /@(?:Image|Code)\([^)]*\)/).flatMap { directive in
      directive.output.matches(of: /(?:source|file|previousFile): "([^"]+)"/).map { String($0.output.1) }
    }
    let deadFiles = files.filter { link in !Self.exists(String(link.prefix { $0 != "#" }), in: folder) }
    let deadPages = pages.filter { !Self.hasPage($0) }
    let deadResources = resources.filter { !Self.exists("Resources/\($0)", in: Self.catalogue) }
    return deadFiles + deadPages + deadResources
  }

  private static func exists(_ path: String, in folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: path).path)
  }

  private static func hasPage(_ name: String) -> Bool {
    let places = ["\(name).md", "Articles/\(name).md", "Properties/\(name).md", "Tutorials/\(name).tutorial"]
    return places.contains { exists($0, in: catalogue) }
  }
}

extension String {
  /// The text with one space in place of whatever lays it out.
  var folded: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
