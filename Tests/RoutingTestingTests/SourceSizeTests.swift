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

  @Test
  func `no method of UIKit's has a body of more than 15 lines, so that each can be read beside Apple's page`()
    throws
  {
    let model = Repository.folder.appending(path: "Sources/HeadlessUIKit")
    let files = try FileManager.default.subpathsOfDirectory(atPath: model.path).filter {
      $0.contains(#/(^|\/)(UI|NS)[^\/]*\.swift$/#)
    }
    var count = 0
    for file in files {
      let text = try String(contentsOf: model.appending(path: file), encoding: .utf8)
      for method in Self.methods(in: text) {
        count += 1
        #expect(method.body <= 15, "\(file):\(method.line) has \(method.body)")
      }
    }
    #expect(count > 700)
  }

  /// The lines on which methods, initialisers and accessors that others see begin, and how many lines their bodies have.
  private static func methods(in text: String) -> [(line: Int, body: Int)] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.compactMap { first in
      let line = lines[first].drop { $0 == " " }
      guard isBeginning(line) else { return nil }
      if line.hasSuffix("}") { return (first + 1, 1) }
      let margin = lines[first].prefix { $0 == " " }
      let opening = lines[first...].firstIndex { $0.hasSuffix("{") || $0.hasSuffix("}") }
      let end = lines[first...].firstIndex { $0 == "\(margin)}" }
      guard let opening, let end, lines[opening].hasSuffix("{") else { return nil }
      return (first + 1, end - opening - 1)
    }
  }

  private static func isBeginning(_ line: Substring) -> Bool {
    if ["get {", "set {", "willSet {", "didSet {"].contains(where: { line.hasPrefix($0) }) { return true }
    let words = line.split(separator: " ").prefix { !$0.contains("(") || $0.hasPrefix("init(") }
    return words.contains { ["public", "open"].contains($0) }
      && words.contains { $0 == "func" || $0.hasPrefix("init") || $0.hasPrefix("subscript") }
  }
}
