import Foundation
import HeadlessUIKit
import TestSupport

/// The storyboard files beside the tests.
enum StoryboardFixtures {
  static func data(_ file: String) throws -> Data {
    try Repository.fixture("Storyboards/\(file)")
  }

  static func document(_ file: String) throws -> StoryboardDocument {
    try StoryboardDocument(xml: data(file), file: file)
  }
}
