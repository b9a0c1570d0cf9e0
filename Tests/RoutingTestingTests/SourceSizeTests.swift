import Foundation
import TestSupport
import Testing

/// A file of the sources can be read in one go.
@Suite struct SourceSizeTests {
  private static let most = 300

  /// Classes whose members apps may override: without Objective-C, Swift takes such members in the body of a class only.
  private static let larger = [
    "HeadlessUIKit/Controllers/UIViewController.swift", "HeadlessUIKit/Windows/UIView.swift",
  ]

  @Test func `no file has more than 300 lines, but for two classes that cannot be taken apart`() throws {
    let sources = Repository.folder.appending(path: "Sources")
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter {
      $0.hasSuffix(".swift")
    }
    let long = try files.filter { file in
      let text = try Data(contentsOf: sources.appending(path: file))
      return text.count { $0 == UInt8(ascii: "\n") } > Self.most
    }
    #expect(files.count > 1_000 && long.sorted() == Self.larger)
  }
}
