import Foundation
import HeadlessUIKit

/// The storyboard of the customer service: the conversation to begin with, and questions and answers.
@MainActor
enum ServiceStoryboard {
  /// The storyboard's name.
  static let name = "Service"

  private static let text = """
    {
      "name": "Service",
      "initial": "Chat",
      "scenes": [
        {"identifier": "Chat", "class": "ChatViewController"},
        {"identifier": "Help", "class": "HelpViewController"}
      ]
    }
    """

  /// Registers the storyboard and its classes, unless that was done before.
  static func makeKnown() {
    let storyboards = Simulation.storyboards
    guard storyboards.document(named: name) == nil else { return }
    storyboards.register(ChatViewController.self, HelpViewController.self)
    do {
      try storyboards.register(StoryboardDocument(json: Data(text.utf8), file: "Service.json"))
    } catch {
      preconditionFailure("the storyboard of the customer service cannot be read: \(error)")
    }
  }
}
