import Foundation
import HeadlessUIKit

/// The storyboard files beside the tests.
enum StoryboardFixtures {
  static func data(_ file: String) throws -> Data {
    var url = URL(filePath: #filePath)
    for _ in 0..<4 { url.deleteLastPathComponent() }
    return try Data(contentsOf: url.appending(path: "Fixtures/Storyboards/\(file)"))
  }

  static func document(_ file: String) throws -> StoryboardDocument {
    try StoryboardDocument(data: data(file), file: file)
  }
}
