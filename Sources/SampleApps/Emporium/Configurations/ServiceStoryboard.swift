import Foundation
import HeadlessUIKit

/// The storyboard of the customer service: the conversation to begin with, and questions and answers.
@MainActor
enum ServiceStoryboard {
  /// The storyboard's name.
  static let name = "Service"

  private static let text = """
    <document initialViewController="Chat">
      <scenes>
        <scene>
          <objects>
            <viewController id="Chat" storyboardIdentifier="Chat" customClass="ChatViewController" \
    sceneMemberID="viewController"/>
          </objects>
        </scene>
        <scene>
          <objects>
            <viewController id="Help" storyboardIdentifier="Help" customClass="HelpViewController" \
    sceneMemberID="viewController"/>
          </objects>
        </scene>
      </scenes>
    </document>
    """

  /// Registers the storyboard and its classes, unless that was done before.
  static func makeKnown() {
    let storyboards = Simulation.storyboards
    guard storyboards.document(named: name) == nil else { return }
    storyboards.register(ChatViewController.self, HelpViewController.self)
    do {
      try storyboards.register(StoryboardDocument(xml: Data(text.utf8), file: "Service.storyboard"))
    } catch {
      preconditionFailure("the storyboard of the customer service cannot be read: \(error)")
    }
  }
}
