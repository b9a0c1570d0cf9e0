import Foundation
import TestSupport

/// The members that the sources of the model declare as `open`, by the class or extension they stand in.
enum OpenMembers {
  /// Where a member was found.
  struct Member: Hashable {
    let owner: String
    let name: String
    let isInExtension: Bool
  }

  /// All members of all classes, in the order of the files.
  static func all() throws -> [Member] { try sources().flatMap(members(in:)) }

  /// All lines of the model.
  static func lines() throws -> [Substring] { try sources().flatMap { $0.split(separator: "\n") } }

  private static func sources() throws -> [String] {
    let folder = Repository.folder.appending(path: "Sources/HeadlessUIKit")
    let files =
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
      .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
    return try files.sorted { $0.path < $1.path }.map { try String(contentsOf: $0, encoding: .utf8) }
  }

  /// The members of one file: what stands indented by two below a class or an extension.
  static func members(in source: String) -> [Member] {
    let head = /^(?:[@\w()]+ )*(class|extension) (\w+)/
    let member =
      /^  (?:@\w+ )*(?:override )?open (?:(?:override|weak|lazy|private\(set\)|fileprivate\(set\)) )*(?:func|var) (\w+)/
    var owner: (name: String, isExtension: Bool)?
    var found: [Member] = []
    for line in source.split(separator: "\n") {
      if let match = line.prefixMatch(of: head) {
        owner = (String(match.2), match.1 == "extension")
      } else if let match = line.prefixMatch(of: member), let owner {
        found.append(Member(owner: owner.name, name: String(match.1), isInExtension: owner.isExtension))
      }
    }
    return found
  }
}
