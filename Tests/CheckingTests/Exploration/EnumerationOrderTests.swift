import Checking
import Foundation
import Testing

/// The order of each enumeration is a file: what changes there changes every stored rank and resume point.
@Suite struct EnumerationOrderTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/Enumerations")

  private static let isRecording = ProcessInfo.processInfo.environment["ROUTECHECK_RECORD"] != nil

  /// One line for each run: its choices and its value.
  private func listing(of model: SmallModel) -> String {
    var source = EnumeratingSource()
    var text = ""
    repeat {
      let value = model.draw(from: &source)
      text += "\(source.trail) \(value)\n"
    } while source.advance()
    return text
  }

  @Test(arguments: SmallModel.allCases)
  func `the order of an enumeration is the recorded one`(model: SmallModel) throws {
    let file = Self.folder.appending(path: "\(model.rawValue).txt")
    let actual = listing(of: model)
    if Self.isRecording {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try Data(actual.utf8).write(to: file)
      Issue.record("recorded \(file.lastPathComponent); run again without ROUTECHECK_RECORD")
    } else {
      #expect(try String(contentsOf: file, encoding: .utf8) == actual)
    }
  }
}
